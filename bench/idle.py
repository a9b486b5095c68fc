"""Memory for each table at which nothing happens: many are made, begun and played a little, a tenth of them watched."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import websockets

GAMES = ("magic-number-eleven", "masters-of-football", "world-cup-2010", "match-of-the-season")
AT_A_TIME = 100
"""Tables that are made before those come to rest. The first ones are made before memory is looked at: what is loaded
once, and what the server needs to serve so many at work, is not an idle table's."""
WATCHED = 10
"""One table of so many is watched in the end."""
REST = 8.0
"""Seconds after which a server has noticed that a table is idle."""
AT_ONCE = 50
"""Tables that one client watches at the same time."""


def memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise SystemExit("bench: the system does not say how much memory a process has")


def idle_memory(url: str, pid: int, game: str, tables: int, choices: int) -> float:
    """Bytes for each table; the server must be one that keeps idle tables in memory."""
    return asyncio.run(_grown(url, pid, game, tables, choices))


async def _grown(url: str, pid: int, game: str, tables: int, choices: int) -> float:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        me = await http.get("/api/me")
        headers = {"Cookie": f"golazo={me.cookies['golazo']}"}
        origin = websockets.Origin(url)

        def connected() -> Any:
            return websockets.connect(
                url.replace("http", "ws") + "/api/ws",
                additional_headers=headers,
                origin=origin,
                max_size=None,
                compression=None,
            )

        async with connected() as socket, connected() as watcher:
            listening = asyncio.create_task(_listen(watcher))
            for _ in range(AT_A_TIME):
                await _play(http, socket, game, choices)
            await asyncio.sleep(REST)
            before = memory(pid)
            for number in range(tables):
                if number and number % AT_A_TIME == 0:
                    await asyncio.sleep(REST)
                table = await _play(http, socket, game, choices)
                if number % WATCHED == 0 and number // WATCHED < AT_ONCE:
                    await watcher.send(json.dumps({"type": "watch", "table": table, "seen": {}}))
            await asyncio.sleep(REST)
            after = memory(pid)
            listening.cancel()
            return (after - before) / tables


async def _listen(watcher: Any) -> None:
    async for _ in watcher:
        pass


async def _play(http: httpx.AsyncClient, socket: Any, game: str, choices: int) -> str:
    """A table for two at a shared screen, so many choices on, and nobody there any more."""
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    table: str = (await http.post("/api/tables", json=wanted)).raise_for_status().json()["table"]
    await socket.send(json.dumps({"type": "watch", "table": table, "seen": {}}))
    done = 0
    answered: set[tuple[int, str]] = set()
    while done < choices:
        message = json.loads(await socket.recv())
        if message["type"] == "done":
            done += 1
        question = message["question"] if message["type"] == "update" and message["table"] == table else None
        if question is not None and (question["seat"], question["id"]) not in answered:
            answered.add((question["seat"], question["id"]))
            choice = random.choice(message["choices"])["id"]
            answer = {"seat": question["seat"], "question": question["id"], "choices": [choice]}
            await socket.send(json.dumps({"type": "choose", "table": table, "key": f"k{len(answered)}", **answer}))
    await socket.send(json.dumps({"type": "unwatch", "table": table}))
    return table
