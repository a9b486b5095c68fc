"""Seats are fluid: a person, a bot, an absent person's stand-in, and the person back again, at any question."""

from __future__ import annotations

from typing import Any

import msgspec

from golazo.server.log.entries import ArmedData, Change
from golazo.server.log.seat import SeatState
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry


def _changed(state: TableState, entry: Entry, what: str) -> Change:
    assert entry.seat is not None
    state.tell(entry.seat, what, entry.at)
    is_full = not any(seat.kind == "open" and seat.bot is None for seat in state.seats)
    if state.status == "gathering":
        state.ready_at = (state.ready_at or entry.at) if is_full else None
    if state.table is not None:
        state.clocks.follow(state.table, state.seats, entry.at)
    return Change(info=True, everyone=True)


def sit(state: TableState, entry: Entry) -> Change:
    seat = _seat(state, entry)
    if seat.invite is not None:
        state.used_invites.add(seat.invite)
    seat.kind, seat.person, seat.name, seat.muted = "person", entry.person, entry.data["name"], []
    seat.bot, seat.invite, seat.reserved, seat.stand_in, seat.resigned = None, None, None, False, False
    seat.auto_pass, seat.armed = False, []
    if state.status == "playing":
        assert entry.seat is not None
        state.saw(entry.seat)
    return _changed(state, entry, "sat-down")


def leave(state: TableState, entry: Entry) -> Change:
    """Before the game begins: the seat is open again."""
    changed = _changed(state, entry, "left")
    seat = _seat(state, entry)
    seat.kind, seat.person, seat.name, seat.bot, seat.entropy = "open", None, "", None, None
    seat.invite, seat.reserved, seat.auto_pass, seat.armed = entry.data["invite"], None, False, []
    state.ready_at = None if state.status == "gathering" else state.ready_at
    return changed


def bot(state: TableState, entry: Entry) -> Change:
    seat = _seat(state, entry)
    seat.kind, seat.person, seat.bot, seat.name = "bot", None, entry.data["bot"], entry.data["name"]
    seat.invite, seat.reserved, seat.stand_in, seat.auto_pass, seat.armed = None, None, False, False, []
    return _changed(state, entry, "bot")


def opened(state: TableState, entry: Entry) -> Change:
    """A seat that anybody with the invite may take; while the game goes on its bot plays until then."""
    seat = _seat(state, entry)
    seat.kind, seat.person, seat.invite, seat.stand_in, seat.resigned = "open", None, entry.data["invite"], False, False
    seat.bot, seat.name, seat.auto_pass, seat.armed = entry.data["bot"], "", False, []
    if state.status == "gathering":
        state.ready_at = None
    return Change(info=True, everyone=True)


def stand_in(state: TableState, entry: Entry) -> Change:
    seat = _seat(state, entry)
    seat.bot, seat.stand_in = entry.data["bot"], True
    state.votes.pop(entry.seat or 0, None)
    return _changed(state, entry, "stand-in" if entry.data.get("why") != "left" else "left")


def vote(state: TableState, entry: Entry) -> Change:
    assert entry.seat is not None
    assert entry.person is not None
    state.votes.setdefault(entry.seat, set()).add(entry.person)
    return Change(info=True)


def back(state: TableState, entry: Entry) -> Change:
    seat = _seat(state, entry)
    seat.bot, seat.stand_in = None, False
    assert entry.seat is not None
    state.clocks.came_back(entry.seat)
    state.clocks.restart(entry.seat, entry.at)
    return _changed(state, entry, "came-back")


def resign(state: TableState, entry: Entry) -> Change:
    seat = _seat(state, entry)
    seat.bot, seat.stand_in, seat.resigned = entry.data["bot"], False, True
    seat.auto_pass, seat.armed = False, []
    return _changed(state, entry, "resigned")


def entropy(state: TableState, entry: Entry) -> Change:
    _seat(state, entry).entropy = entry.data["text"]
    return Change()


def arm(state: TableState, entry: Entry) -> Change:
    seat = _seat(state, entry)
    said = msgspec.convert(entry.data, ArmedData)
    seat.armed = said.armed
    if said.auto_pass == seat.auto_pass:
        return Change(seat=entry.seat)
    seat.auto_pass = said.auto_pass
    return _changed(state, entry, "auto-pass" if said.auto_pass else "auto-pass-off")


def mute(state: TableState, entry: Entry) -> Change:
    seat, whom = _seat(state, entry), entry.data["whom"]
    others = [each for each in seat.muted if each != whom]
    seat.muted = [*others, whom] if entry.data["muted"] else others
    return Change(seat=entry.seat)


def _seat(state: TableState, entry: Entry) -> SeatState:
    assert entry.seat is not None
    return state.seats[entry.seat]


FOLDS: dict[str, Any] = {
    "sit": sit,
    "leave": leave,
    "bot": bot,
    "open": opened,
    "stand-in": stand_in,
    "back": back,
    "vote": vote,
    "resign": resign,
    "entropy": entropy,
    "arm": arm,
    "mute": mute,
}
