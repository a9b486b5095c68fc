"""A table at which nothing happens takes less memory, and goes on as if nothing had been."""

from __future__ import annotations

import time

import pytest

from tests.server.player import Message, Player, player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

CHOICES = 12


async def updates(me: Player, table: str) -> dict[int, Message]:
    """What both seats get, asked for anew."""
    await me.send("unwatch", table=table)
    await me.quiet()
    await me.watch(table)
    found: dict[int, Message] = {}
    while len(found) < 2 or any(update["view"] is None for update in found.values()):
        update = await me.of("update")
        found[update["seat"]] = update
    return found


async def seen(me: Player, table: str) -> dict[int, Message]:
    return {seat: update["view"] for seat, update in (await updates(me, table)).items()}


async def test_a_table_that_rested_shows_the_same_and_can_be_taken_back(server: Running) -> None:
    async with player(server) as me:
        table = (await me.new_table("magic-number-eleven", "me", "me"))["table"]
        for seat in (0, 1):
            await me.do("entropy", table=table, seat=seat, text="mine")
        for _ in range(CHOICES):
            shown = await updates(me, table)
            asked = next(update for update in shown.values() if update["question"] is not None)
            assert (await me.choose(table, asked))["type"] == "done"
        now = await seen(me, table)
        actor = server.service.hub.actors[table]

        def rest() -> None:
            actor.touched = time.monotonic() - 100
            actor.rest()

        server.inside(rest)
        moves = actor.state.moves
        assert all(move.before is None for move in moves)
        assert await seen(me, table) == now
        for _ in range(3):
            assert (await me.do("undo", table=table, seat=moves[-1].seat))["type"] == "done"
        assert len(actor.state.moves) <= CHOICES - 3
        fresh = actor.state.fresh()
        for move in actor.state.moves:
            fresh.play(move.seat, *move.choices)
        assert await seen(me, table) == {seat: fresh.view(seat) for seat in (0, 1)}
