"""Limits hold for a person over all connections; the same attacks as a stranger would make, at small counts."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from golazo.server.live.scheduler import Scheduler
from golazo.server.log.schedule import Due
from golazo.server.settings import Settings
from tests.server.player import player
from tests.server.running import Running, running
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio

GAME = "world-cup-2010"


async def entries(server: Running, table: str) -> int:
    found = await asyncio.wrap_future(
        asyncio.run_coroutine_threadsafe(server.service.hub.store.entries(table), server.loop)
    )
    return len(found)


async def test_armed_reactions_are_not_written_without_end(server: Running) -> None:
    """One guest, several connections: what is the same is not written, and what differs only so often."""
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
        async with player(server, one.http.cookies["golazo"]) as again:
            before = await entries(server, table)
            armed = [{"question": "none", "choice": "x" * 400}]
            for _ in range(20):
                await one.do("arm", table=table, seat=0, armed=armed, auto_pass=False)
            assert await entries(server, table) == before + 1
            kinds = set()
            for number in range(60):
                sent = [{"question": str(number), "choice": "x" * 400}]
                somebody = (one, again)[number % 2]
                kinds.add((await somebody.do("arm", table=table, seat=0, armed=sent, auto_pass=False))["type"])
            assert kinds == {"done", "refused"}
            assert await entries(server, table) < before + 45


async def test_messages_are_counted_by_person_over_all_connections(tmp_path: Path) -> None:
    with running(tmp_path, rate=5.0) as server:
        async with player(server) as one, player(server, one.http.cookies["golazo"]) as again:
            table = "z" * 20
            refused = []
            for number in range(40):
                somebody = (one, again)[number % 2]
                await somebody.send("why", table=table, seat=0, choice="x", key="k")
                refused.append((await somebody.of("refused"))["error"]["key"])
            assert refused.count("table-unknown") < 30
            assert "too-often" in refused


async def test_one_person_has_few_tables_in_the_lobby(server: Running) -> None:
    async with player(server) as spammer, player(server) as honest:
        for _ in range(3):
            await spammer.new_table(GAME, "me", "open", listed=True)
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = await spammer.post("/api/tables", {"game": GAME, "seats": seats, "listed": True}, 429)
        assert refused["error"]["key"] == "listed-enough"
        await spammer.new_table(GAME, "me", "open")
        mine = await honest.new_table(GAME, "me", "open", listed=True)
        assert mine["table"] in [each["table"] for each in await honest.get("/api/tables")]


async def test_the_others_vote_for_a_stand_in_of_somebody_who_is_away(tmp_path: Path) -> None:
    with running(tmp_path, absence=0.5) as server:
        async with player(server) as owner, player(server) as second, player(server) as third:
            made = await owner.new_table(GAME, "me", "open", "open")
            table = made["table"]
            everybody = [owner, second, third]
            for seat in (1, 2):
                await everybody[seat].post(f"/api/tables/{table}/join", {"invite": made["invites"][str(seat)]})
            actor = server.service.hub.actors[table]
            while actor.state.table is None:
                await asyncio.sleep(0.05)
            seat = actor.state.table.asked[0]
            idler = everybody.pop(seat)
            await idler.watch(table)
            await idler.until(lambda m: m["type"] == "update")
            await asyncio.sleep(0.6)
            path = f"/api/tables/{table}/seats/{seat}"
            here = await everybody[0].post(path, {"what": "stand-in"}, 409)
            assert here["error"]["key"] == "person-present"
            await idler.send("unwatch", table=table)
            await idler.caught_up()
            async with player(server) as stranger:
                await stranger.post(path, {"what": "stand-in"}, 403)
            for _ in range(2):
                assert (await everybody[0].post(path, {"what": "stand-in"}))["seats"][seat]["bot"] is None
            assert (await everybody[1].post(path, {"what": "stand-in"}))["seats"][seat]["bot"] is not None
            assert (await idler.post(path, {"what": "back"}))["seats"][seat]["bot"] is None


def test_a_clock_that_is_set_back_does_not_stop_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    actor = SimpleNamespace(subscribers=set())
    scheduler = Scheduler(actor, None, Settings(Path(), bot_pause=0.6))  # type: ignore[arg-type]
    now = time.time()
    monkeypatch.setattr("golazo.server.live.scheduler.time.time", lambda: now - 3600.0)
    bot, clock = Due(now + 0.6, "bot", 1), Due(now + 60.0, "time-out", 0)
    assert 0 < scheduler._delay(bot) <= 5.0, "not an hour"
    since = time.monotonic()
    monkeypatch.setattr("golazo.server.live.scheduler.time.monotonic", lambda: since + 6.0)
    assert scheduler._delay(bot) <= 0, "and it does come"
    assert scheduler._delay(clock) > 3600.0, "people's clocks are told by the clock that they see"


async def test_the_owner_removes_somebody_before_the_start(server: Running) -> None:
    async with player(server) as owner, player(server) as idler:
        made = await owner.new_table(GAME, "me", "open", "open", listed=True)
        table = made["table"]
        await idler.post(f"/api/tables/{table}/join", {"seat": 1})
        assert (await idler.post(f"/api/tables/{table}/seats/0", {"what": "open"}, 403))["error"]["key"] == "owner-only"
        after = await owner.post(f"/api/tables/{table}/seats/1", {"what": "open"})
        assert after["seats"][1]["kind"] == "open"
        await idler.post(f"/api/tables/{table}/join", {"seat": 1})
        after = await owner.post(f"/api/tables/{table}/seats/1", {"what": "bot", "bot": "random"})
        assert after["seats"][1]["kind"] == "bot"
