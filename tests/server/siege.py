"""A siege: hostile clients at a server with tables that are to stay as they are."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

import golazo
from tests.server.campaign import OPTIONS
from tests.server.hostile import Hostile, Target
from tests.server.player import NOWHERE
from tests.server.processes import Process
from tests.server.running import PATIENCE

WARM_UP = 500
"""Messages after which memory is looked at for the first time: what is loaded once is no growth."""
AT_ONCE = 100
"""Messages that are sent before the answers to them are read."""
TOO_LONG = 70_000
SENSIBLE = {"type": "why", "table": NOWHERE, "seat": 0, "choice": "x", "key": "last"}
"""A question that is refused once everything that was sent before it is answered."""
MESSAGE_TOO_BIG = 1009
GROWTH = 16_000_000
"""Bytes by which the server may have grown in the end, however many messages there were."""


def plies(server: Process) -> list[tuple[Any, ...]]:
    """All that is written at all tables."""
    with closing(sqlite3.connect(f"file:{server.data / 'golazo.sqlite'}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT * FROM plies ORDER BY table_id, ply").fetchall()


def connected(server: Process, cookie: str) -> Any:
    return websockets.connect(
        server.socket,
        additional_headers={"Cookie": f"golazo={cookie}"},
        origin=websockets.Origin(server.url),
        max_size=None,
        compression=None,
    )


async def besieged(server: Process, messages: int, seed: int, done: Callable[[int], None] = lambda _: None) -> int:
    """Send so many hostile messages, as a player who is not asked and as a stranger; by how much memory grew."""
    people = []
    for _ in range(3):
        async with httpx.AsyncClient(base_url=server.url) as http:
            people.append((await http.get("/api/me")).cookies["golazo"])
    targets = [await _table(server, people[:2], game) for game in golazo.games()]
    before = plies(server)
    attackers: dict[str, Hostile] = {}
    for place in (0, 1):
        own = [target for target in targets if target.seat == place]
        attackers[people[place]] = Hostile(seed + place, own or targets)
    strange = [Target(each.table, -2, each.asked, each.question, each.choices) for each in targets]
    attackers[people[2]] = Hostile(seed + 2, strange)
    # A player attacks only tables at which the other one is asked.
    attackers = {cookie: each for cookie, each in attackers.items() if _may(cookie, people, targets)}
    await _attack(server, attackers, WARM_UP)
    memory = server.memory()
    sent = 0
    while sent < messages:
        sent += await _attack(server, attackers, min(AT_ONCE * len(attackers), messages - sent))
        done(sent)
    await _too_long(server, people[2])
    grown = server.memory() - memory
    assert server.is_healthy()
    assert plies(server) == before, "something was written"
    assert '"level": "error"' not in server.log(), server.log()[-3000:]
    return grown


def _may(cookie: str, people: list[str], targets: list[Target]) -> bool:
    return cookie == people[2] or any(people[target.seat] == cookie for target in targets)


async def _attack(server: Process, attackers: dict[str, Hostile], messages: int) -> int:
    """Each attacker sends its part, and reads whatever it gets; the server must still answer a sensible question."""
    share = -(-messages // len(attackers))

    async def one(cookie: str, hostile: Hostile) -> int:
        async with connected(server, cookie) as socket:
            for _ in range(share):
                await socket.send(hostile.frame())
            await _answered(socket)
        return share

    return sum(await asyncio.gather(*(one(*each) for each in attackers.items())))


async def _answered(socket: ClientConnection) -> list[dict[str, Any]]:
    """The connection still holds, and everything before was answered: what came until then."""
    await socket.send(json.dumps(SENSIBLE))
    came = []
    while (message := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))).get("key") != SENSIBLE["key"]:
        came.append(message)
    assert message["error"]["key"] == "table-unknown"
    return came


async def _too_long(server: Process, cookie: str) -> None:
    """A message beyond the limit ends the connection, and nothing else."""
    async with connected(server, cookie) as socket:
        await socket.send("x" * TOO_LONG)
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        assert socket.close_code == MESSAGE_TOO_BIG


async def _table(server: Process, cookies: list[str], game: str) -> Target:
    """A table a few choices into the game, at which one of the two is asked and the other is not."""
    one, other = ({"Cookie": f"golazo={cookie}"} for cookie in cookies)
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": OPTIONS.get(game, {})}
        made = (await http.post("/api/tables", json=wanted, headers=one)).raise_for_status().json()
        invite = {"invite": made["invites"]["1"]}
        (await http.post(f"/api/tables/{made['table']}/join", json=invite, headers=other)).raise_for_status()
    table = made["table"]
    async with connected(server, cookies[0]) as first, connected(server, cookies[1]) as second:
        sockets = (first, second)
        for socket in sockets:
            await socket.send(json.dumps({"type": "watch", "table": table, "seen": {}}))
        moves = 0
        while True:
            updates = [await _newest(socket) for socket in sockets]
            asked = [seat for seat, update in enumerate(updates) if update["question"] is not None]
            if len(asked) == 1 and moves >= 3:
                update = updates[asked[0]]
                choices = [choice["id"] for choice in update["choices"]]
                return Target(table, 1 - asked[0], asked[0], update["question"]["id"], choices)
            update = updates[asked[0]]
            moves += 1
            choice = {"question": update["question"]["id"], "choices": [update["choices"][0]["id"]], "key": f"m{moves}"}
            await sockets[asked[0]].send(json.dumps({"type": "choose", "table": table, "seat": asked[0], **choice}))
            while json.loads(await asyncio.wait_for(sockets[asked[0]].recv(), PATIENCE)).get("key") != f"m{moves}":
                pass
            for socket in sockets:  # the newest again, whatever was told meanwhile
                await socket.send(json.dumps({"type": "watch", "table": table, "seen": {}}))


async def _newest(socket: ClientConnection) -> dict[str, Any]:
    """The last update that the server has sent by now; the first one is waited for."""
    newest: list[dict[str, Any]] = []
    while not newest:
        # Answers go before news: those come before the second answer.
        came = await _answered(socket) + await _answered(socket)
        newest = [message for message in came if message["type"] == "update" and message["view"] is not None]
        await asyncio.sleep(0.01)
    return newest[-1]
