"""The same on PostgreSQL: two servers at one database, a restart of it, and back-ups from one database to the other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import golazo
from golazo.engine.errors import GolazoError
from golazo.server.settings import Settings
from golazo.server.storage.backup import backup, restore
from tests.server.player import player
from tests.server.running import Running, cluster, running
from tests.server.test_tables import CUP, play_on, two_at_a_table

pytestmark = pytest.mark.anyio

SECRET = "one secret for all of the processes"
UNDER_WAY = 30
"""Moves after which the database is restarted; a game has some hundreds."""


async def test_two_processes_serve_one_table(postgres: str, tmp_path: Path) -> None:
    with (
        running(tmp_path / "one", database_url=postgres, secret=SECRET, sweep=5.0) as first,
        running(tmp_path / "two", database_url=postgres, secret=SECRET, sweep=5.0) as second,
    ):
        async with player(first) as one, player(second) as other:
            table = await two_at_a_table(one, other)
            last = await play_on({0: one, 1: other}, table)
            record = await other.get(f"/api/tables/{table}/record")
            replayed = golazo.replay(record)
            for seat, update in last.items():
                assert update["view"] == replayed.view(seat)
            assert (await one.get(f"/api/tables/{table}"))["seats"][1]["present"]


async def test_a_game_goes_on_when_the_database_was_restarted(tmp_path: Path) -> None:
    with cluster() as database, running(tmp_path / "one", database_url=database.url) as server:
        async with player(server) as one, player(server) as other:
            table = await two_at_a_table(one, other)
            playing = asyncio.create_task(play_on({0: one, 1: other}, table))
            while len(server.service.hub.actors[table].state.moves) < UNDER_WAY:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(database.restart)
            assert not playing.done()
            last = await playing
            assert all(update["view"]["over"] for update in last.values())
            assert (await one.post("/api/verify", await one.get(f"/api/tables/{table}/record")))["ok"]


async def test_a_back_up_restores_into_the_other_database(server: Running, tmp_path: Path) -> None:
    settings = server.service.settings
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        await play_on({0: one, 1: other}, table, 20)
        cookie = one.http.cookies["golazo"]
    file = tmp_path / "backup.jsonl"
    counts = await asyncio.to_thread(backup, settings, file)
    assert counts["plies"] >= 20
    with pytest.raises(GolazoError) as refused:
        await asyncio.to_thread(backup, settings, file)
    assert refused.value.key == "save-exists"
    with cluster() as database:
        secret = (settings.data / "secret").read_text()
        into = Settings(tmp_path / "other", database_url=database.url, secret=secret)
        cut = tmp_path / "cut.jsonl"
        cut.write_bytes(file.read_bytes()[:-40])
        with pytest.raises(GolazoError) as refused:
            await asyncio.to_thread(restore, into, cut)
        assert refused.value.key == "backup-unreadable"
        assert await asyncio.to_thread(restore, into, file) == counts
        with pytest.raises(GolazoError) as refused:
            await asyncio.to_thread(restore, into, file)
        assert refused.value.key == "restore-not-empty"
        again = tmp_path / "again.jsonl"
        assert await asyncio.to_thread(backup, into, again) == counts
        with running(into.data, database_url=into.database_url, secret=into.secret) as restored:
            async with player(restored, cookie) as one:
                assert (await one.get(f"/api/tables/{table}"))["yours"] == [0]
                await one.watch(table)
                await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
    back = Settings(tmp_path / "back")
    assert await asyncio.to_thread(restore, back, again) == counts


async def test_a_table_outlives_its_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with player(server) as one:
            table = (await one.new_table(CUP, "me", "greedy"))["table"]
            await one.watch(table)
            update = await one.asked(0)
            await one.choose(table, update)
            update = await one.asked(0)
            cookie = one.http.cookies["golazo"]
    with running(tmp_path) as server:
        async with player(server, cookie) as one:
            await one.watch(table, **{"0": update["sequence"]})
            again = await one.asked(0)
            assert again["log"] == []
            assert again["view"] == update["view"]
            assert (await one.choose(table, again))["type"] == "done"
