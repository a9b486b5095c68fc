"""A client that does not read what it is sent holds up nobody, and misses nothing when it reads again."""

from __future__ import annotations

import random

import pytest

from tests.server.player import Message, player
from tests.server.running import Running
from tests.server.test_tables import play_on, two_at_a_table

pytestmark = pytest.mark.anyio


async def test_a_client_that_sleeps_gets_the_newest_view_and_the_whole_log_in_order(server: Running) -> None:
    async with player(server) as one, player(server) as other, player(server) as sleeper:
        table = await two_at_a_table(one, other)
        await sleeper.watch(table)
        # Nobody calls `next` for the sleeper: its queue, then the system's buffers, then the server's are full.
        last = await play_on({0: one, 1: other}, table, rng=random.Random(2010))
        assert last[0]["view"]["over"]
        asked = [sleeper.key() for _ in range(5)]
        for key in asked:
            await sleeper.send("why", table=table, seat=0, choice="x", key=key)
        got: list[Message] = []
        while not (got and got[-1].get("key") == asked[-1]):
            got.append(await sleeper.next())
        got += await sleeper.quiet()
    assert [message["key"] for message in got if message.get("key") in asked] == asked
    updates = [message for message in got if message["type"] == "update"]
    told = [line["number"] for update in updates for line in update["log"]]
    assert told == list(range(len(told)))
    assert updates[-1]["sequence"] == len(told)
    assert updates[-1]["view"]["table"]["results"] == last[0]["view"]["table"]["results"]
    assert updates[-1]["view"]["over"]
