"""Snapshots: where a course stood, kept when a table leaves memory, so that it is quickly back. Only a cache: the plies
are the truth, and a snapshot that cannot be read is passed over."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from golazo.engine import record as records
from golazo.engine.errors import GolazoError
from golazo.engine.events import Event
from golazo.games import game as find_game
from golazo.server.clocks import Clocks
from golazo.server.course import Course, Item, Move
from golazo.server.plies import Created
from golazo.server.protocol.parts import Armed
from golazo.server.seats import SeatState

FORMAT: Final = 4
WORTH: Final = 100
"""From how many plies on a snapshot is quicker than the plies themselves."""

_PLAIN: Final = ("count", "created_at", "last_at", "status", "ready_at", "undone", "entropy", "undo", "rematch")
_SEAT: Final = tuple(field for field in SeatState.__slots__ if field != "armed")
_MOVE: Final = ("ply", "seat", "choices", "by", "serial", "is_free", "is_hidden", "log_at", "left")


def taken(course: Course) -> dict[str, Any] | None:
    """The snapshot of a course; None where the game has not begun, or is short."""
    if course.table is None or course.count < WORTH:
        return None
    return {
        "format": FORMAT,
        "created": msgspec.to_builtins(course.created),
        **{field: getattr(course, field) for field in _PLAIN},
        "seats": [
            {**{field: getattr(seat, field) for field in _SEAT}, "armed": msgspec.to_builtins(seat.armed)}
            for seat in course.seats
        ],
        "clocks": [
            list(course.clocks.asked.items()),
            list(course.clocks.answered.items()),
            course.clocks.left,
            course.clocks.person_at,
        ],
        "keys": [[*whose, ply] for whose, ply in course.keys.items()],
        "moves": [[getattr(move, field) for field in _MOVE] for move in course.moves],
        "log": [list(item) for item in course.log],
        "record": course.table.record(),
        "table": records.snapshot(course.table),
    }


def course_of(table_id: str, saved: dict[str, Any]) -> Course | None:
    """The course that a snapshot was taken of; None if it is of another version."""
    try:
        if saved["format"] != FORMAT:
            return None
        course = Course(table_id)
        course.created = msgspec.convert(saved["created"], Created)
        course.game = find_game(course.created.game)
        for field in _PLAIN:
            setattr(course, field, saved[field])
        course.seats = [_seat(course.created, place, each) for place, each in enumerate(saved["seats"])]
        course.clocks = Clocks(course.created.clock, len(course.seats))
        asked, answered, course.clocks.left, course.clocks.person_at = saved["clocks"]
        course.clocks.asked = {seat: (serial, since) for seat, (serial, since) in asked}
        course.clocks.answered = dict(answered)
        course.keys = {(person, key): ply for person, key, ply in saved["keys"]}
        course.moves = [_move(values) for values in saved["moves"]]
        course.log = [_entry(values) for values in saved["log"]]
        course.table = records.restore(saved["table"], saved["record"], course.game)
    except (GolazoError, KeyError, ValueError, TypeError):
        return None
    return course


def _seat(created: Created, place: int, values: dict[str, Any]) -> SeatState:
    seat = SeatState(created.seats[place])
    for field in _SEAT:
        setattr(seat, field, values[field])
    seat.armed = msgspec.convert(values["armed"], list[Armed])
    return seat


def _move(values: list[Any]) -> Move:
    move = Move.__new__(Move)
    move.before = None
    for field, value in zip(_MOVE, values, strict=True):
        setattr(move, field, value)
    move.choices = tuple(move.choices)
    return move


def _entry(values: list[Any]) -> Event | Item:
    if len(values) == len(Item._fields):
        *others, unheard = values
        return Item._make([*others, tuple(unheard)])
    event, shown, seats, hidden = values
    return event, shown, tuple(seats), hidden
