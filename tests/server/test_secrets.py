"""Nothing that a client receives changes when only things change that it may not know: bytes, number and order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from golazo.engine.asking import Choice
from golazo.engine.table import Table
from golazo.server.log.entries import Change
from tests.server.forward import forward
from tests.server.player import Player, player
from tests.server.running import Running
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio

GAMES = ("world-cup-2010", "masters-of-football")
"""Those in which something is hidden while both owe a sealed answer; test_wire_leak has all four."""
WORLDS = 6


async def both_asked(
    server: Running, players: tuple[Player, Player], table: str, rng: random.Random, after: int
) -> None:
    """Play until both owe an answer to the same sealed question, at least `after` moves into the game."""
    await players[0].until(lambda m: m["type"] == "update" and m["view"] is not None)

    def owe(now: Table[Any], seat: int, choice: Choice) -> bool | None:
        questions = now.open_questions().values()
        state = server.service.hub.actors[table].state
        is_it = len(state.moves) >= after and now.asked == (0, 1) and all(asked.is_sealed for asked in questions)
        return True if is_it and not any(asked.steps for asked in questions) else None

    await forward(server, table, rng.choice, owe)
    for each in players:
        await each.quiet(0.2)


@pytest.mark.parametrize("game", GAMES)
async def test_redealt_worlds_look_the_same_over_the_wire(server: Running, game: str) -> None:
    rng = random.Random(game)
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other, game)
        await both_asked(server, (one, other), table, rng, 4)
        state = server.service.hub.actors[table].state
        real = state.table
        assert real is not None
        moves = len(state.moves)
        seen = set()
        hidden = set()
        for _ in range(WORLDS):
            world = real.seat(0).redeal(rng)

            def deal(world: object = world) -> None:
                state.table = world  # type: ignore[assignment]
                del state.moves[moves:]
                server.service.hub.actors[table].tell(Change(everyone=True))

            await one.send("unwatch", table=table)
            server.inside(deal)
            await one.quiet(0.2)
            await other.quiet(0.2)
            start = len(one.raw)
            await one.watch(table)
            update = await one.asked(0)
            # The other one answers, as that world lets them; what they do depends on what is hidden from us.
            world_choices = world.choices(1)
            picked = world.name(1, world_choices[rng.randrange(len(world_choices))])
            hidden.add((str(world.view(1)), picked))
            question = server.inside(lambda: state.question_id(1))
            answer = await other.do("choose", table=table, seat=1, question=question, choices=[picked])
            assert answer["type"] == "done"
            await one.do("why", table=table, seat=0, choice=update["choices"][0]["id"], key="why")
            await one.quiet(0.2)
            seen.add("\n".join(one.raw[start:]))
        assert len(hidden) > 1, "nothing was hidden"
        assert len(seen) == 1


async def test_a_step_of_a_sealed_answer_sends_nothing_to_others(server: Running) -> None:
    async with player(server) as one, player(server) as other, player(server) as watcher:
        table = await two_at_a_table(one, other)
        await watcher.watch(table)
        await both_asked(server, (one, other), table, random.Random(1), 0)
        await one.send("unwatch", table=table)
        await one.watch(table)
        update = await one.asked(0)
        await other.quiet()
        await watcher.quiet()
        assert (await one.choose(table, update))["type"] == "done"
        assert (await one.until(lambda m: m["type"] == "update"))["sequence"] == update["sequence"]
        assert await other.quiet() == []
        assert await watcher.quiet() == []
        assert (await one.do("undo", table=table, seat=0))["type"] == "done"
        again = await one.asked(0)
        assert again["question"]["steps"] == []
        assert await other.quiet() == []
        assert await watcher.quiet() == []


async def test_odds_are_shown_only_where_the_owner_lets_them(server: Running) -> None:
    async with player(server) as one:
        table = (await one.new_table("masters-of-football", "me", "greedy", odds=False))["table"]
        await one.watch(table)
        for _ in range(12):
            update = await one.asked(0)
            assert update["question"]["odds"] is None
            assert '"odds":{' not in one.raw[-1]
            assert '"odds":[' not in one.raw[-1]
            await one.choose(table, update)
