"""A table that leaves memory is brought back from its snapshot, the same as from its entries."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import golazo
from golazo.server.live.fragments import FragmentCache
from golazo.server.live.seat_view import SeatView
from golazo.server.log import snapshots
from golazo.server.log.decide import placed
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold, folded
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry
from tests.server.player import player
from tests.server.running import PATIENCE, running
from tests.server.test_tables import play_on, two_at_a_table


def played(game: str, moves: int) -> list[Entry]:
    """The entries of a game between two people who choose blindly, and take something back now and then."""
    rng = random.Random(game)
    people = [SeatAtFirst("person", name, name) for name in ("ana", "rui")]
    made = Created(game, "golazo", {}, people, False, "fair", "ab" * 32, None, True, "ana")
    state = TableState("t" * 20)
    entries: list[Entry] = []

    def happen(draft: Entry) -> None:
        entry = placed(state, [draft], float(len(entries)))[0]
        fold(state, entry)
        entries.append(entry)

    happen(Entry("create", data=msgspec.to_builtins(made)))
    happen(Entry("begin", data={"entropy": ["a", "b"]}))
    for number in range(moves):
        assert state.table is not None
        if state.table.over:
            break
        if number % 40 == 39:
            happen(Entry("undo", 0, "ana", data={"to": state.moves[-3].number, "name": "ana"}))
            happen(Entry("chat", 0, "ana", f"key{number}", {"text": "sorry", "name": "ana"}))
        seat = state.table.asked[0]
        choice = state.table.name(seat, rng.choice(state.table.choices(seat)))
        happen(Entry("choice", seat, people[seat].person, f"k{number}", {"choices": [choice]}))
    return entries


def seat_views(state: TableState) -> list[Any]:
    assert state.table is not None
    fragments = FragmentCache(state.table.names, odds=True)
    made = [SeatView(state, seat, fragments) for seat in (0, 1, None)]
    return [(seat_view.body()[1], msgspec.json.encode(seat_view.lines(0))) for seat_view in made]


@pytest.mark.parametrize("game", golazo.games())
def test_a_snapshot_and_the_tail_give_the_same_as_all_plies(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "WORTH", 1)  # a short game is saved as well
    entries = played(game, 180)
    most = len(entries) * 3 // 4
    whole, part = TableState("t" * 20), TableState("t" * 20)
    for _ in folded(whole, entries):
        pass
    for _ in folded(part, entries[:most]):
        pass
    saved = msgspec.json.decode(msgspec.json.encode(snapshots.taken(part)))
    back = snapshots.state_of("t" * 20, saved)
    assert back is not None
    assert seat_views(back) == seat_views(part)
    assert back.clocks.person_at == part.clocks.person_at > 0
    for _ in folded(back, entries[most:]):
        pass
    assert seat_views(back) == seat_views(whole)
    assert back.table is not None
    assert whole.table is not None
    assert back.table.record() == whole.table.record()


def test_a_snapshot_of_another_version_is_passed_over() -> None:
    assert snapshots.state_of("t" * 20, {"format": 0}) is None
    assert snapshots.state_of("t" * 20, {"format": snapshots.FORMAT}) is None


@pytest.mark.anyio
async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Any) -> None:
    with running(tmp_path, idle=0.3) as server:
        async with player(server) as one, player(server) as other:
            table = await two_at_a_table(one, other)
            last = await play_on({0: one, 1: other}, table, 110)
            await one.quiet()
            await one.send("unwatch", table=table)
            await other.send("unwatch", table=table)
            async with asyncio.timeout(PATIENCE):
                while table in server.service.hub.actors:
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.3)
            await one.watch(table)
            back = await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
            assert back["sequence"] >= last[0]["sequence"]
            saved = asyncio.run_coroutine_threadsafe(server.service.hub.store.snapshot(table), server.loop)
            assert (await asyncio.wrap_future(saved) or {})["count"] >= 100
