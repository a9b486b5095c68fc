"""Seats are fluid: a person, a bot, an absent person's stand-in, and the person back again, at any question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from golazo.server.log.entries import ArmedData, Change, SeatAtFirst
from golazo.server.protocol.parts import Armed

if TYPE_CHECKING:
    from golazo.server.log.entries import Ply
    from golazo.server.log.state import TableState


class SeatState:
    """Who sits on a seat, and who plays for it."""

    __slots__ = (
        "armed",
        "auto_pass",
        "bot",
        "entropy",
        "invite",
        "kind",
        "muted",
        "name",
        "person",
        "reserved",
        "resigned",
        "stand_in",
    )

    def __init__(self, first: SeatAtFirst) -> None:
        self.kind = first.kind
        self.name = first.name
        self.person = first.person
        self.bot = first.bot
        self.invite = first.invite
        self.reserved = first.reserved
        self.stand_in = False
        self.resigned = False
        self.auto_pass = False
        self.armed: list[Armed] = []
        self.muted: list[int | None] = []
        """Whose chat the seat does not get; None: the spectators'."""
        self.entropy: str | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays for the seat now."""
        return self.bot is not None

    def fired(self, place: int) -> None:
        """An armed reaction that was meant once has been made."""
        if place < len(self.armed) and self.armed[place].once:
            self.armed = [each for number, each in enumerate(self.armed) if number != place]


def _changed(state: TableState, ply: Ply, what: str) -> Change:
    assert ply.seat is not None
    state.tell(ply.seat, what, ply.at)
    is_full = not any(seat.kind == "open" and seat.bot is None for seat in state.seats)
    if state.status == "gathering":
        state.ready_at = (state.ready_at or ply.at) if is_full else None
    if state.table is not None:
        state.clocks.follow(state, ply.at)
    return Change(info=True, everyone=True)


def sit(state: TableState, ply: Ply) -> Change:
    seat = _seat(state, ply)
    seat.kind, seat.person, seat.name, seat.muted = "person", ply.person, ply.data["name"], []
    seat.bot, seat.invite, seat.reserved, seat.stand_in, seat.resigned = None, None, None, False, False
    seat.auto_pass, seat.armed = False, []
    return _changed(state, ply, "sat-down")


def leave(state: TableState, ply: Ply) -> Change:
    """Before the game begins: the seat is open again."""
    changed = _changed(state, ply, "left")
    seat = _seat(state, ply)
    seat.kind, seat.person, seat.name, seat.bot, seat.entropy = "open", None, "", None, None
    seat.invite, seat.reserved, seat.auto_pass, seat.armed = ply.data["invite"], None, False, []
    state.ready_at = None if state.status == "gathering" else state.ready_at
    return changed


def bot(state: TableState, ply: Ply) -> Change:
    seat = _seat(state, ply)
    seat.kind, seat.person, seat.bot, seat.name = "bot", None, ply.data["bot"], ply.data["name"]
    seat.invite, seat.reserved, seat.stand_in, seat.auto_pass, seat.armed = None, None, False, False, []
    return _changed(state, ply, "bot")


def opened(state: TableState, ply: Ply) -> Change:
    """A seat that anybody with the invite may take; while the game goes on its bot plays until then."""
    seat = _seat(state, ply)
    seat.kind, seat.person, seat.invite, seat.stand_in, seat.resigned = "open", None, ply.data["invite"], False, False
    seat.bot, seat.name, seat.auto_pass, seat.armed = ply.data["bot"], "", False, []
    if state.status == "gathering":
        state.ready_at = None
    return Change(info=True, everyone=True)


def stand_in(state: TableState, ply: Ply) -> Change:
    seat = _seat(state, ply)
    seat.bot, seat.stand_in = ply.data["bot"], True
    return _changed(state, ply, "stand-in" if ply.data.get("why") != "left" else "left")


def back(state: TableState, ply: Ply) -> Change:
    seat = _seat(state, ply)
    seat.bot, seat.stand_in = None, False
    assert ply.seat is not None
    state.clocks.came_back(ply.seat)
    state.clocks.restart(ply.seat, ply.at)
    return _changed(state, ply, "came-back")


def resign(state: TableState, ply: Ply) -> Change:
    seat = _seat(state, ply)
    seat.bot, seat.stand_in, seat.resigned = ply.data["bot"], False, True
    seat.auto_pass, seat.armed = False, []
    return _changed(state, ply, "resigned")


def entropy(state: TableState, ply: Ply) -> Change:
    _seat(state, ply).entropy = ply.data["text"]
    return Change()


def arm(state: TableState, ply: Ply) -> Change:
    seat = _seat(state, ply)
    said = msgspec.convert(ply.data, ArmedData)
    seat.armed = said.armed
    if said.auto_pass == seat.auto_pass:
        return Change(seat=ply.seat)
    seat.auto_pass = said.auto_pass
    return _changed(state, ply, "auto-pass" if said.auto_pass else "auto-pass-off")


def mute(state: TableState, ply: Ply) -> Change:
    seat, whom = _seat(state, ply), ply.data["whom"]
    others = [each for each in seat.muted if each != whom]
    seat.muted = [*others, whom] if ply.data["muted"] else others
    return Change(seat=ply.seat)


def _seat(state: TableState, ply: Ply) -> SeatState:
    assert ply.seat is not None
    return state.seats[ply.seat]


FOLDS: dict[str, Any] = {
    "sit": sit,
    "leave": leave,
    "bot": bot,
    "open": opened,
    "stand-in": stand_in,
    "back": back,
    "resign": resign,
    "entropy": entropy,
    "arm": arm,
    "mute": mute,
}
