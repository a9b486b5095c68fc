"""What the server itself does at a table."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from golazo.server import reactions
from golazo.server.course import Course
from golazo.server.plies import Draft

if TYPE_CHECKING:
    from golazo.server.room import Made, Room


async def begin(room: Room, seat: int) -> None:
    """The game begins: all entropy goes in, in the order of the seats."""

    def make(course: Course) -> Made:
        if course.status != "gathering" or course.ready_at is None:
            return [], None
        entropy = [each.entropy or "" for each in course.seats]
        return [Draft("begin", data={"entropy": entropy})], None

    await room.act(make)


async def bot(room: Room, seat: int) -> None:
    """A bot answers: its own seat's question, or an absent person's."""
    course = room.course
    question, level = course.question_id(seat), course.seats[seat].bot
    if question is None or level is None:
        return
    choices = await room.lobby.bots.think(course, seat, level)

    def make(course: Course) -> Made:
        if course.question_id(seat) != question or not course.seats[seat].is_bot or course.table is None:
            return [], None
        ready = course.table.clone()
        ready.play(seat, *choices)
        return [Draft("choice", seat, data={"choices": choices, "by": level})], ready

    await room.act(make)


async def react(room: Room, seat: int) -> None:
    """An automatic pass, or an armed reaction."""

    def make(course: Course) -> Made:
        draft = reactions.draft(course, seat)
        if draft is None or course.table is None:
            return [], None
        ready = course.table.clone()
        ready.play(seat, *draft.data["choices"])
        return [draft], ready

    await room.act(make)


async def time_out(room: Room, seat: int) -> None:
    """Time is up: a bot stands in until the person comes back."""

    def make(course: Course) -> Made:
        deadline = course.clocks.deadline(seat)
        if deadline is None or deadline > time.time() or course.seats[seat].is_bot or course.status != "playing":
            return [], None
        return [Draft("stand-in", seat, data={"bot": room.lobby.stand_in(course), "why": "time"})], None

    await room.act(make)


DOES: Final[dict[str, Callable[[Room, int], Awaitable[None]]]] = {
    "begin": begin,
    "bot": bot,
    "react": react,
    "time-out": time_out,
}
