"""What a replay can jump to: goals where a game tells goals, else the final scores of its matches."""

from __future__ import annotations

import random

import pytest

import golazo
from tests.server.player import player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

MOVES = 2500
"""Enough for a goal or a final score in each game."""


@pytest.mark.parametrize("game", golazo.games())
def test_every_game_tells_what_it_marks(game: str) -> None:
    marks = set(golazo.game(game).marks)
    rng = random.Random(game)
    told: set[str] = set()
    for seed in range(40):
        table = golazo.game(game).new(golazo.game(game).seat_counts[0], seed=seed)
        for _ in range(MOVES):
            if table.over:
                break
            seat = table.asked[0]
            table.play(seat, rng.choice(table.choices(seat)))
        told |= {event["event"] for event in table.events(None)} & marks
        if told:
            return
    assert not marks, "nothing to jump to was told"


async def test_the_replay_has_them_with_the_moment_of_each(server: Running) -> None:
    async with player(server) as me:
        made = await me.new_table("world-cup-2010", "random", "me")
        table = made["table"]
        await me.watch(table)
        await me.asked(1)
        await me.post(f"/api/tables/{table}/seats/1", {"what": "bot"})
        await me.until(lambda message: message["type"] == "update" and bool((message["view"] or {}).get("over")))
        frames = await me.get(f"/api/tables/{table}/replay?seat=open&from=0&count=2")
        assert {mark["event"]["event"] for mark in frames["marks"]} == {"full-time"}
        assert len(frames["marks"]) == 64
        entries = [mark["ply"] for mark in frames["marks"]]
        assert entries == sorted(entries)
        assert 0 < entries[0] <= entries[-1] < frames["total"]
