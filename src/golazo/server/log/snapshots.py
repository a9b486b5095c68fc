"""Snapshots: where a table stood when it left memory, so that it is quickly back. Only a cache: the entries are the
truth, and a snapshot that cannot be read is passed over."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from golazo.engine import record as records
from golazo.engine.errors import GolazoError
from golazo.engine.events import Event
from golazo.games import game as find_game
from golazo.server.log.clocks import Clocks
from golazo.server.log.entries import Created
from golazo.server.log.fold import rules_of
from golazo.server.log.seat import SeatState
from golazo.server.log.state import Line, Played, TableState
from golazo.server.protocol.parts import Armed

FORMAT: Final = 8
WORTH: Final = 100
"""From how many entries on a snapshot is quicker than the entries themselves."""

_PLAIN: Final = (
    "count",
    "created_at",
    "last_at",
    "status",
    "ready_at",
    "undone",
    "entropy",
    "undo",
    "rematch",
    "result",
    "digest",
    "ended",
    "mixed",
)
_SEAT: Final = tuple(field for field in SeatState.__slots__ if field != "armed")
_MOVE: Final = ("number", "seat", "choices", "by", "serial", "is_free", "is_hidden", "log_at", "left")


def taken(state: TableState) -> dict[str, Any] | None:
    """The snapshot of a state; None where the game has not begun, or is short."""
    if state.table is None or state.is_older or state.count < WORTH:
        return None
    return {
        "format": FORMAT,
        "created": msgspec.to_builtins(state.created),
        **{field: getattr(state, field) for field in _PLAIN},
        "seats": [
            {**{field: getattr(seat, field) for field in _SEAT}, "armed": msgspec.to_builtins(seat.armed)}
            for seat in state.seats
        ],
        "clocks": [
            list(state.clocks.asked.items()),
            list(state.clocks.answered.items()),
            state.clocks.left,
            state.clocks.person_at,
        ],
        "seen": [[person, sorted(seats)] for person, seats in state.seen.items()],
        "votes": [[seat, sorted(persons)] for seat, persons in state.votes.items()],
        "used_invites": sorted(state.used_invites),
        "keys": [[*whose, entry] for whose, entry in state.keys.items()],
        "moves": [[getattr(move, field) for field in _MOVE] for move in state.moves],
        "log": [list(item) for item in state.log],
        "rules": rules_of(state),
        "record": state.table.record(),
        "table": records.snapshot(state.table),
    }


def state_of(table_id: str, saved: dict[str, Any]) -> TableState | None:
    """The state that a snapshot was taken of; None if it is of another version."""
    try:
        if saved["format"] != FORMAT:
            return None
        state = TableState(table_id)
        state.created = msgspec.convert(saved["created"], Created)
        state.game = find_game(state.created.game)
        if tuple(saved["rules"]) != rules_of(state):
            return None
        for field in _PLAIN:
            setattr(state, field, saved[field])
        state.seats = [_seat(state.created, place, each) for place, each in enumerate(saved["seats"])]
        state.clocks = Clocks(state.created.clock, len(state.seats))
        asked, answered, state.clocks.left, state.clocks.person_at = saved["clocks"]
        state.clocks.asked = {seat: (serial, since) for seat, (serial, since) in asked}
        state.clocks.answered = dict(answered)
        state.mixed = [(first, word) for first, word in state.mixed]
        state.seen = {person: set(seats) for person, seats in saved["seen"]}
        state.votes = {seat: set(persons) for seat, persons in saved["votes"]}
        state.used_invites = set(saved["used_invites"])
        state.keys = {(person, key): entry for person, key, entry in saved["keys"]}
        state.moves = [_move(values) for values in saved["moves"]]
        state.log = [_entry(values) for values in saved["log"]]
        state.table = records.restore(saved["table"], saved["record"], state.game)
    except (GolazoError, KeyError, ValueError, TypeError):
        return None
    return state


def _seat(created: Created, place: int, values: dict[str, Any]) -> SeatState:
    seat = SeatState(created.seats[place])
    for field in _SEAT:
        setattr(seat, field, values[field])
    seat.armed = msgspec.convert(values["armed"], list[Armed])
    return seat


def _move(values: list[Any]) -> Played:
    move = Played.__new__(Played)
    move.before = None
    for field, value in zip(_MOVE, values, strict=True):
        setattr(move, field, value)
    move.choices = tuple(move.choices)
    return move


def _entry(values: list[Any]) -> Event | Line:
    if len(values) == len(Line._fields):
        *others, unheard = values
        return Line._make([*others, tuple(unheard)])
    event, shown, seats, hidden = values
    return event, shown, tuple(seats), hidden
