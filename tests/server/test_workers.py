"""Replays and verification: in worker processes, in fair turns, bounded, and not for those who have gone."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

import golazo
from golazo.server.live.positions import Beginning
from golazo.server.live.replaying import Again, Wanted, frames, verified
from golazo.server.live.workers import FairQueue
from golazo.server.refusal import TooMuch
from tests.server.player import player
from tests.server.running import Running
from tests.server.test_tables import play_on, two_at_a_table

pytestmark = pytest.mark.anyio


async def test_those_who_wait_take_turns_by_address() -> None:
    queue = FairQueue(1)
    order: list[str] = []

    async def work(whose: str) -> None:
        await queue.enter(whose)
        order.append(whose)
        await asyncio.sleep(0)
        queue.leave()

    await asyncio.gather(*(work(whose) for whose in ("a", "a", "a", "a", "b", "c")))
    assert order == ["a", "a", "b", "c", "a", "a"]


async def test_what_is_watched_comes_first() -> None:
    queue = FairQueue(1)
    order: list[str] = []

    async def work(whose: str, is_first: bool) -> None:
        await queue.enter(whose, is_first)
        order.append(whose)
        await asyncio.sleep(0)
        queue.leave()

    await asyncio.gather(*(work(*each) for each in (("a", True), ("idle", False), ("idle", False), ("b", True))))
    assert order == ["a", "b", "idle", "idle"]


async def test_few_may_wait_and_those_who_go_make_room() -> None:
    queue = FairQueue(1, waiting=3, waiting_of_one=2)
    await queue.enter("busy")
    waiting = [asyncio.create_task(queue.enter("a")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await queue.enter("a")
    other = asyncio.create_task(queue.enter("b"))
    await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await queue.enter("c")
    waiting[0].cancel()
    await asyncio.gather(waiting[0], return_exceptions=True)
    assert len(queue) == 2
    queue.leave()
    await waiting[1]
    queue.leave()
    await other
    queue.leave()
    await queue.enter("again")


def long_game(game: str, seats: int) -> tuple[Beginning, list[list[tuple[int, list[str]]]]]:
    """A game in which everybody takes the last choice."""
    beginning = Beginning("t" * 20, game, seats, {}, "ab" * 32, [""] * seats)
    table = Again(beginning, None)._last.clone()
    turns: list[list[tuple[int, list[str]]]] = []
    while not table.over and len(turns) < 600:
        seat = table.asked[0]
        choice = table.name(seat, table.choices(seat)[-1])
        table.play(seat, choice)
        turns.append([(seat, [choice])])
    return beginning, turns


def test_a_replay_reads_each_event_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Linear: what was told before is never read again."""
    beginning, turns = long_game("masters-of-football", 4)
    read = 0
    events = golazo.Table.events

    def counted(self: Any, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        nonlocal read
        found = events(self, seat, since)
        read += len(found)
        return found

    monkeypatch.setattr(golazo.Table, "events", counted)
    again = Again(beginning, None)
    again.go_on(turns)
    assert read == sum(len(told) for told in again.told) > len(turns) / 10


def test_frames_of_a_kept_game_play_only_a_few_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    beginning, turns = long_game("masters-of-football", 4)
    frames(Wanted(beginning, turns, None, True, 0, 1, False))
    played = 0
    play = golazo.Table.play

    def counted(self: Any, seat: int, *choices: Any) -> None:
        nonlocal played
        played += 1
        play(self, seat, *choices)

    monkeypatch.setattr(golazo.Table, "play", counted)
    frames(Wanted(beginning, turns, None, True, len(turns) - 1, 1, False))
    assert played <= 25


def test_only_what_has_the_form_of_a_record_is_decoded() -> None:
    assert verified(b'{"golazo":1,"x":[{},{}]}') is None
    assert verified(b"[" * 100_000) is None
    record = golazo.game("world-cup-2010").new(2, seed=1).record()
    found = verified(httpx.Request("POST", "http://x", json=record).content)
    assert found is not None
    assert found.ok


async def test_verifying_needs_an_identity_and_takes_no_more_than_a_record(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as nobody:
        assert (await nobody.post("/api/verify", json={})).status_code == 401
        await nobody.get("/api/me")
        assert (await nobody.post("/api/verify", content=b"x" * 1_000_001)).status_code == 413
        assert (await nobody.post("/api/verify", json={"golazo": 1})).status_code == 400


async def test_abandoned_replays_hold_up_nobody(server: Running) -> None:
    """The attack at a small count: many ask and hang up, then somebody asks and is answered."""
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        await play_on({0: one, 1: other}, table, 20)
        path = f"/api/tables/{table}/replay?seat=none"
        await one.get(path)

        async def abandoned() -> int:
            async with httpx.AsyncClient(base_url=server.url, timeout=0.05) as client:
                try:
                    return (await client.get(path)).status_code
                except httpx.HTTPError:
                    return 0

        found = await asyncio.gather(*(abandoned() for _ in range(30)))
        assert set(found) <= {0, 200, 429}
        deadline = time.monotonic() + 20
        while (answer := await one.http.get(path)).status_code == 429:
            assert int(answer.headers["retry-after"]) > 0
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        assert answer.status_code == 200
        assert len(server.service.turns) == 0
