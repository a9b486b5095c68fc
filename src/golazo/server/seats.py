"""Seats are fluid: a person, a bot, an absent person's stand-in, and the person back again, at any question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from golazo.server.plies import ArmedData, Change, SeatAtFirst
from golazo.server.protocol.parts import Armed

if TYPE_CHECKING:
    from golazo.server.course import Course
    from golazo.server.plies import Ply


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


def _changed(course: Course, ply: Ply, what: str) -> Change:
    assert ply.seat is not None
    course.tell(ply.seat, what, ply.at)
    is_full = not any(seat.kind == "open" and seat.bot is None for seat in course.seats)
    if course.status == "gathering":
        course.ready_at = (course.ready_at or ply.at) if is_full else None
    if course.table is not None:
        course.clocks.follow(course, ply.at)
    return Change(info=True, everyone=True)


def sit(course: Course, ply: Ply) -> Change:
    seat = _seat(course, ply)
    seat.kind, seat.person, seat.name, seat.muted = "person", ply.person, ply.data["name"], []
    seat.bot, seat.invite, seat.reserved, seat.stand_in, seat.resigned = None, None, None, False, False
    seat.auto_pass, seat.armed = False, []
    return _changed(course, ply, "sat-down")


def leave(course: Course, ply: Ply) -> Change:
    """Before the game begins: the seat is open again."""
    changed = _changed(course, ply, "left")
    seat = _seat(course, ply)
    seat.kind, seat.person, seat.name, seat.bot, seat.entropy = "open", None, "", None, None
    seat.invite, seat.reserved, seat.auto_pass, seat.armed = ply.data["invite"], None, False, []
    course.ready_at = None if course.status == "gathering" else course.ready_at
    return changed


def bot(course: Course, ply: Ply) -> Change:
    seat = _seat(course, ply)
    seat.kind, seat.person, seat.bot, seat.name = "bot", None, ply.data["bot"], ply.data["name"]
    seat.invite, seat.reserved, seat.stand_in, seat.auto_pass, seat.armed = None, None, False, False, []
    return _changed(course, ply, "bot")


def opened(course: Course, ply: Ply) -> Change:
    """A seat that anybody with the invite may take; while the game goes on its bot plays until then."""
    seat = _seat(course, ply)
    seat.kind, seat.person, seat.invite, seat.stand_in, seat.resigned = "open", None, ply.data["invite"], False, False
    seat.bot, seat.name, seat.auto_pass, seat.armed = ply.data["bot"], "", False, []
    if course.status == "gathering":
        course.ready_at = None
    return Change(info=True, everyone=True)


def stand_in(course: Course, ply: Ply) -> Change:
    seat = _seat(course, ply)
    seat.bot, seat.stand_in = ply.data["bot"], True
    return _changed(course, ply, "stand-in" if ply.data.get("why") != "left" else "left")


def back(course: Course, ply: Ply) -> Change:
    seat = _seat(course, ply)
    seat.bot, seat.stand_in = None, False
    assert ply.seat is not None
    course.clocks.came_back(ply.seat)
    course.clocks.restart(ply.seat, ply.at)
    return _changed(course, ply, "came-back")


def resign(course: Course, ply: Ply) -> Change:
    seat = _seat(course, ply)
    seat.bot, seat.stand_in, seat.resigned = ply.data["bot"], False, True
    seat.auto_pass, seat.armed = False, []
    return _changed(course, ply, "resigned")


def entropy(course: Course, ply: Ply) -> Change:
    _seat(course, ply).entropy = ply.data["text"]
    return Change()


def arm(course: Course, ply: Ply) -> Change:
    seat = _seat(course, ply)
    said = msgspec.convert(ply.data, ArmedData)
    seat.armed = said.armed
    if said.auto_pass == seat.auto_pass:
        return Change(seat=ply.seat)
    seat.auto_pass = said.auto_pass
    return _changed(course, ply, "auto-pass" if said.auto_pass else "auto-pass-off")


def mute(course: Course, ply: Ply) -> Change:
    seat, whom = _seat(course, ply), ply.data["whom"]
    others = [each for each in seat.muted if each != whom]
    seat.muted = [*others, whom] if ply.data["muted"] else others
    return Change(seat=ply.seat)


def _seat(course: Course, ply: Ply) -> SeatState:
    assert ply.seat is not None
    return course.seats[ply.seat]


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
