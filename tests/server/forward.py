"""Going on quickly to a moment worth looking at: choices are made on the server's own loop, by the usual way."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from golazo.engine.asking import Choice
from golazo.engine.table import Table
from golazo.server.live.actor import TableActor
from golazo.server.log.commands import Command
from golazo.server.protocol.messages import Choose
from tests.server.running import Running

T = TypeVar("T")
Pick = Callable[[Sequence[Choice]], Choice]
Stop = Callable[[Table[Any], int, Choice], T | None]
"""What is looked for, from the table, who is about to choose, and what; None: go on."""


async def forward(server: Running, table: str, pick: Pick, stop: Stop[T], most: int = 2000) -> T:
    """Play until something is found; the choice that led to it is not made."""

    async def go() -> T:
        actor = server.service.hub.actors[table]
        for _ in range(most):
            now = actor.state.table
            assert now is not None
            assert not now.over, "the game ended before"
            seat = now.asked[0]
            choice = pick(now.choices(seat))
            if (found := stop(now, seat, choice)) is not None:
                return found
            await make(actor, seat, now.name(seat, choice))
        raise AssertionError("not found")

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go(), server.loop))


async def make(actor: TableActor, seat: int, choice: str) -> None:
    """A choice as somebody who sits there would send it."""
    question, person = actor.state.question_id(seat), actor.state.seats[seat].person
    await actor.do(Command(Choose(actor.state.id, seat, [choice], secrets.token_hex(8), question), person))
