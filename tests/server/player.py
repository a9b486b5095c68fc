"""Somebody who plays: an HTTP client with a cookie, and a WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from golazo.server.protocol.messages import FromServer
from tests.server.running import PATIENCE, Running

Message = dict[str, Any]
NOWHERE = "z" * 20


class Player:
    def __init__(self, http: httpx.AsyncClient, socket: ClientConnection, me: Message) -> None:
        self.http = http
        self.socket = socket
        self.me = me
        self.got: list[Message] = []
        """Everything that arrived, in order."""
        self.raw: list[str] = []
        self._keys = 0
        self._read = 0

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    def key(self) -> str:
        self._keys += 1
        return f"{self.me['id']}-{self._keys}"

    async def next(self, patience: float = PATIENCE) -> Message:
        """The next message that nobody has looked at yet."""
        if self._read == len(self.got):
            text = await asyncio.wait_for(self.socket.recv(), patience)
            assert isinstance(text, str)
            self.raw.append(text)
            msgspec.json.decode(text, type=FromServer)  # every message is of a declared type
            self.got.append(json.loads(text))
        self._read += 1
        return self.got[self._read - 1]

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.next()
            if fits(message):
                return message

    async def of(self, kind: str) -> Message:
        return await self.until(lambda message: message["type"] == kind)

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send something with a key; its answer. What arrives before it is still to be looked at."""
        key = fields.setdefault("key", self.key())
        await self.send(kind, **fields)
        read = self._read
        answer = await self.until(lambda message: message.get("key") == key)
        self.got.remove(answer)
        self._read = read
        return answer

    async def caught_up(self) -> None:
        """Wait until all that the server has sent has arrived: answers go before news, so the second comes after it."""
        for _ in range(2):
            await self.do("why", table=NOWHERE, seat=0, choice="x")
            self.raw.pop()

    async def quiet(self, seconds: float = 0.3) -> list[Message]:
        """What the server has sent by now, and what it still sends within some time."""
        await self.caught_up()
        arrived = []
        try:
            while True:
                arrived.append(await self.next(seconds))
        except TimeoutError:
            return arrived

    async def asked(self, seat: int) -> Message:
        """The next update in which the seat is asked something."""
        return await self.until(lambda m: m["type"] == "update" and m["seat"] == seat and m["question"] is not None)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def new_table(self, game: str, *seats: str, **fields: Any) -> Message:
        """A table; seats are "me", "open" or a bot's name."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: Message = await self.post("/api/tables", {"game": game, "seats": wanted, **fields}, 201)
        return made

    async def watch(self, table: str, **seen: int) -> None:
        await self.send("watch", table=table, seen=seen)

    async def choose(self, table: str, update: Message, place: int = 0, **fields: Any) -> Message:
        question, offered = update["question"], update["choices"]
        choices = [offered[place]["id"]]
        sent = {"seat": question["seat"], "question": question["id"], "choices": choices, **fields}
        return await self.do("choose", table=table, **sent)


@asynccontextmanager
async def player(server: Running, cookie: str | None = None) -> AsyncIterator[Player]:
    """A guest, or whoever has the cookie, connected."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        me = (await http.get("/api/me", headers={} if cookie is None else {"Cookie": f"golazo={cookie}"})).json()
        headers = {"Cookie": f"golazo={http.cookies['golazo']}"}
        async with websockets.connect(
            server.socket, additional_headers=headers, origin=websockets.Origin(server.url), max_size=None
        ) as socket:
            somebody = Player(http, socket, me)
            assert (await somebody.next())["type"] == "welcome"
            yield somebody
