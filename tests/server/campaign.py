"""Clients that play whole games at many tables at once, over connections that break, and the proof that all is there.

A client does what a good client does: it keeps its log by number, sends a choice with a key, and when its connection
breaks it goes to another server with its last numbers and sends again what was not acknowledged, with the same key.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import asyncpg
import httpx
import websockets
from websockets.asyncio.client import ClientConnection

import golazo
from tests.server.processes import Process

Message = dict[str, Any]
OPTIONS: dict[str, dict[str, Any]] = {"match-of-the-season": {"seasons": 1}}
MANY_CHOICES = 200
"""Of a game that nobody has counted."""
USUAL_CHOICES = {
    "magic-number-eleven": 190,
    "masters-of-football": 640,
    "world-cup-2010": 415,
    "match-of-the-season": 530,
}
"""About how many choices a game of two has; those of four have a few more."""
PAUSE = 0.1
CLIENTS = 4


class Sent(NamedTuple):
    """A choice that was sent."""

    seat: int
    question: str
    choice: str


@dataclass
class Seat:
    """What a client knows of one of its seats."""

    log: list[Message] = field(default_factory=list)
    answered: set[str] = field(default_factory=set)
    view: Message | None = None

    @property
    def is_over(self) -> bool:
        return self.view is not None and bool(self.view["over"])


class Client:
    """One person with one connection, at many tables."""

    def __init__(self, servers: Sequence[Process], number: int) -> None:
        self._servers = servers
        self._number = number
        self._at = number
        self._rng = random.Random(number)
        self.cookie = ""
        self.seats: dict[tuple[str, int], Seat] = {}
        self.acknowledged: dict[tuple[str, str], Sent] = {}
        """By table and key."""
        self._open: dict[tuple[str, str], Sent] = {}
        self._keys = 0
        self.connections = 0
        self.repeated = 0
        """How many log entries came a second time, which changes nothing."""

    @property
    def server(self) -> Process:
        return self._servers[self._at % len(self._servers)]

    @property
    def is_done(self) -> bool:
        return not self._open and all(seat.is_over for seat in self.seats.values())

    async def play(self) -> None:
        """Until all games are over."""
        while not self.is_done:
            try:
                headers = {"Cookie": f"golazo={self.cookie}"}
                origin = websockets.Origin(self.server.url)
                async with websockets.connect(
                    self.server.socket, additional_headers=headers, origin=origin, max_size=None, compression=None
                ) as socket:
                    self.connections += 1
                    await self._converse(socket)
            except (OSError, TimeoutError, websockets.WebSocketException):
                self._at += 1
                await asyncio.sleep(PAUSE * self._rng.random())

    async def _converse(self, socket: ClientConnection) -> None:
        for table in {table for table, _ in self.seats}:
            seen = {str(seat): len(known.log) for (at, seat), known in self.seats.items() if at == table}
            await socket.send(json.dumps({"type": "watch", "table": table, "seen": seen}))
        for table, key in list(self._open):
            await self._send(socket, table, key)
        while not self.is_done:
            message = json.loads(await socket.recv())
            kind = message["type"]
            if kind == "update":
                await self._updated(socket, message)
            elif kind == "done":
                # It may be told twice: once for each time that the choice was sent.
                place = (message["table"], message["key"])
                if place in self._open:
                    self.acknowledged[place] = self._open.pop(place)
            else:
                assert kind in ("welcome", "table"), message

    async def _updated(self, socket: ClientConnection, update: Message) -> None:
        table, number = update["table"], update["seat"]
        seat = self.seats[table, number]
        self._add(seat, update)
        question = update["question"]
        # A server that is a little behind asks once more what was answered already.
        if question is None or question["id"] in seat.answered:
            return
        seat.answered.add(question["id"])
        choice = self._rng.choice(update["choices"])["id"]
        self._keys += 1
        key = f"{self._number}-{self._keys}"
        self._open[table, key] = Sent(number, question["id"], choice)
        await self._send(socket, table, key)

    def _add(self, seat: Seat, update: Message) -> None:
        """The log goes on without a gap, and what comes again is the same."""
        for line in update["log"]:
            if line["number"] < len(seat.log):
                assert seat.log[line["number"]] == line
                self.repeated += 1
            else:
                assert line["number"] == len(seat.log), "the log has a gap"
                seat.log.append(line)
        if update["sequence"] >= len(seat.log):
            assert update["sequence"] == len(seat.log), "the log has a gap"
            seat.view = update["view"]

    async def _send(self, socket: ClientConnection, table: str, key: str) -> None:
        sent = self._open[table, key]
        answer = {"seat": sent.seat, "question": sent.question, "choices": [sent.choice], "key": key}
        await socket.send(json.dumps({"type": "choose", "table": table, **answer}))


@dataclass
class Campaign:
    """Tables of all four games, one after the other, at which the same clients sit."""

    servers: Sequence[Process]
    clients: list[Client]
    tables: list[str] = field(default_factory=list)
    expected: int = 0

    @property
    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    async def play(self) -> None:
        await asyncio.gather(*(client.play() for client in self.clients))


async def gather(servers: Sequence[Process], tables: int, seats: int) -> Campaign:
    """Make the tables, at one server or the other, and let the clients sit down; `seats` where a game has as many."""
    campaign = Campaign(servers, [Client(servers, number) for number in range(CLIENTS)])
    people: list[httpx.AsyncClient] = []
    try:
        for client in campaign.clients:
            people.append(httpx.AsyncClient(base_url=client.server.url, timeout=30))
            answer = await people[-1].get("/api/me")
            client.cookie = answer.cookies["golazo"]
        for number in range(tables):
            await _seat(campaign, people, number, seats)
    finally:
        for each in people:
            await each.aclose()
    return campaign


async def _seat(campaign: Campaign, people: list[httpx.AsyncClient], number: int, seats: int) -> None:
    game = golazo.games()[number % len(golazo.games())]
    count = min(seats, golazo.game(game).seat_counts[-1])
    sitting = [(number + place) % CLIENTS for place in range(count)]
    wanted = [{"kind": "me"}] + [{"kind": "open"}] * (count - 1)
    table = {"game": game, "seats": wanted, "options": OPTIONS.get(game, {})}
    made = (await people[sitting[0]].post("/api/tables", json=table)).raise_for_status().json()
    for seat, who in enumerate(sitting):
        if seat:
            invite = {"invite": made["invites"][str(seat)]}
            (await people[who].post(f"/api/tables/{made['table']}/join", json=invite)).raise_for_status()
        campaign.clients[who].seats[made["table"], seat] = Seat()
    campaign.tables.append(made["table"])
    campaign.expected += USUAL_CHOICES.get(game, MANY_CHOICES)


async def prove(campaign: Campaign, database: str) -> None:
    """Everybody's last view is the replay of the record; every acknowledged choice is in it, once, and no other."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("SELECT table_id, ply, kind, seat, key, data FROM plies ORDER BY table_id, ply")
    finally:
        await connection.close()
    async with httpx.AsyncClient(base_url=campaign.servers[0].url, timeout=60) as http:
        for table in campaign.tables:
            record = (await http.get(f"/api/tables/{table}/record")).raise_for_status().json()
            _proven(campaign, table, record, [row for row in rows if row["table_id"] == table])


def _proven(campaign: Campaign, table: str, record: Message, plies: list[Any]) -> None:
    assert [ply["ply"] for ply in plies] == list(range(len(plies))), "a ply is lost or doubled"
    written = [ply for ply in plies if ply["kind"] == "choice"]
    chosen = [[ply["seat"], *json.loads(ply["data"])["choices"]] for ply in written]
    assert record["plies"] == chosen, "the record is not what was written"
    acknowledged = {
        key: [sent.seat, sent.choice]
        for client in campaign.clients
        for (at, key), sent in client.acknowledged.items()
        if at == table
    }
    assert {ply["key"]: choice for ply, choice in zip(written, chosen, strict=True)} == acknowledged
    assert len(written) == len(acknowledged), "a choice was written twice"
    replayed = golazo.replay(record)
    assert replayed.over
    for client in campaign.clients:
        for (at, number), seat in client.seats.items():
            if at == table:
                assert seat.view == replayed.view(number), "a last view is not the replay's"
                told = [line["event"] for line in seat.log if line["kind"] == "event"]
                assert told == replayed.events(number), "a log is not the replay's"
