"""Going on quickly to a moment worth looking at: choices are made on the server's own loop, by the usual way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from golazo.engine.asking import Choice
from golazo.engine.table import Table
from golazo.server.course import Course
from golazo.server.plies import Draft
from golazo.server.room import Made, Room
from tests.server.running import Running

T = TypeVar("T")
Pick = Callable[[Sequence[Choice]], Choice]
Stop = Callable[[Table[Any], int, Choice], T | None]
"""What is looked for, from the table, who is about to choose, and what; None: go on."""


async def forward(server: Running, table: str, pick: Pick, stop: Stop[T], most: int = 2000) -> T:
    """Play until something is found; the choice that led to it is not made."""

    async def go() -> T:
        room = server.service.lobby.rooms[table]
        for _ in range(most):
            now = room.course.table
            assert now is not None
            assert not now.over, "the game ended before"
            seat = now.asked[0]
            choice = pick(now.choices(seat))
            if (found := stop(now, seat, choice)) is not None:
                return found
            await make(room, seat, now.name(seat, choice))
        raise AssertionError("not found")

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go(), server.loop))


async def make(room: Room, seat: int, choice: str) -> None:
    def made(course: Course) -> Made:
        assert course.table is not None
        ready = course.table.clone()
        ready.play(seat, choice)
        return [Draft("choice", seat, course.seats[seat].person, None, {"choices": [choice]})], ready

    await room.act(made)
