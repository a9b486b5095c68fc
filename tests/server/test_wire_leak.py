"""Re-dealt worlds of all four games: what a seat and a spectator get over the wire is the same in every one of them.

At several moments of a game everything that a seat may not know is drawn anew. The bytes, the number and the order of
what it receives stay as they are: on coming to the table, on asking why something is not to be had, and while another
seat seals an answer, whichever that is.
"""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import golazo
from golazo.engine.table import Table
from golazo.server.log.entries import Change
from tests.server.campaign import OPTIONS
from tests.server.player import Player, player
from tests.server.running import Running
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio

MOMENTS = 5
WORLDS = 4


def moments(game: str, rng: random.Random) -> list[Table[Any]]:
    """Tables in the middle of a game: one that hides something, then those at which both seats owe a sealed answer."""
    table = golazo.game(game).new(2, seed=rng.getrandbits(32), options=OPTIONS.get(game, {}))
    sealed: list[Table[Any]] = []
    others: list[Table[Any]] = []
    while not table.over:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.choices(seat)))
        both = set(table.asked) == {0, 1} and all(_is_sealed(table, each) for each in (0, 1))
        if both:
            sealed.append(table.clone())
        elif not table.over:
            others.append(table.clone())
    rng.shuffle(sealed)
    rng.shuffle(others)
    most = (MOMENTS + 1) // 2
    hiding = next((table for table in (*others, *sealed) if _hides(table, rng)), None)
    if hiding is None:  # nobody kept a card to himself in this game
        return moments(game, rng)
    return [hiding, *(sealed[:most] + others)[: MOMENTS - 1]]


def _hides(table: Table[Any], rng: random.Random) -> bool:
    """Whether the second seat holds anything that the first does not know."""
    return len({str(table.seat(0).redeal(rng).view(1)) for _ in range(WORLDS)}) > 1


def _is_sealed(table: Table[Any], seat: int) -> bool:
    question = table.question(seat)
    return question is not None and question.sealed


async def received(server: Running, somebody: Player, table: str, ask: str | None) -> list[str]:
    """What one gets on coming to the table, and in answer to a question about a choice."""
    await somebody.send("unwatch", table=table)
    await somebody.caught_up()
    start = len(somebody.raw)
    await somebody.watch(table)
    await somebody.caught_up()
    if ask is not None:
        await somebody.do("why", table=table, seat=0, choice=ask, key="why")
    return somebody.raw[start:]


def lay(server: Running, table_id: str, world: Table[Any]) -> None:
    """Put another world on a table of the server."""
    actor = server.service.hub.actors[table_id]

    def put() -> None:
        state = actor.state
        state.table = world
        state.moves.clear()
        state.log[:] = world.events_since()
        state.clocks.follow(world, state.seats, time.time())
        actor._views.clear()
        actor.tell(Change(everyone=True))

    server.inside(put)


@pytest.mark.parametrize("game", golazo.games())
async def test_nothing_that_one_may_not_know_shows_on_the_wire(server: Running, game: str) -> None:
    rng = random.Random(f"wire {game}")
    hidden: set[str] = set()
    async with player(server) as me, player(server) as other, player(server) as watcher:
        table_id = await two_at_a_table(me, other, game, options=OPTIONS.get(game, {}))
        await other.until(lambda m: m["type"] == "update" and m["view"] is not None)
        await other.send("unwatch", table=table_id)
        await other.caught_up()
        for moment, real in enumerate(moments(game, rng)):
            mine: set[str] = set()
            watched: set[str] = set()
            while_sealed: set[str] = set()
            for _ in range(WORLDS):
                world = real.seat(0).redeal(rng)
                hidden.add(f"{moment} {world.view(1)}")
                lay(server, table_id, world)
                ask = world.name(0, world.choices(0)[0]) if 0 in world.asked else None
                mine.add("\n".join(await received(server, me, table_id, ask)))
                if _is_sealed(world, 0) and _is_sealed(world, 1):
                    while_sealed.add(await _sealed(server, me, other, table_id, world, rng))
                # A spectator knows less than a seat: the same worlds are all possible to them.
                lay(server, table_id, real.seat(0).redeal(rng))
                watched.add("\n".join(await received(server, watcher, table_id, None)))
                await watcher.send("unwatch", table=table_id)
                await watcher.caught_up()
            assert all('"type":"update"' in each for each in (*mine, *watched))
            assert len(mine) == 1, f"moment {moment}: a seat gets what it may not know"
            assert len(watched) == 1, f"moment {moment}: a spectator gets what they may not know"
            assert len(while_sealed) <= 1, f"moment {moment}: another seat's sealed answer shows"
    assert len(hidden) > MOMENTS, "nothing was hidden"


async def _sealed(
    server: Running, me: Player, other: Player, table_id: str, world: Table[Any], rng: random.Random
) -> str:
    """What one gets while the other takes a step of a sealed answer, whichever step it is."""
    choices = world.choices(1)
    picked = world.name(1, choices[rng.randrange(len(choices))])
    state = server.service.hub.actors[table_id].state
    question = server.inside(lambda: state.question_id(1))
    start = len(me.raw)
    answer = await other.do("choose", table=table_id, seat=1, question=question, choices=[picked])
    assert answer["type"] == "done", answer
    await me.caught_up()
    return "\n".join(me.raw[start:])
