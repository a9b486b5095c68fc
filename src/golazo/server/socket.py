"""The WebSocket: one a client, for all its tables.

Messages are read and answered one after the other, and what is answered is sent at once; what there is to tell is sent
by a task of its own, so that a slow client holds up nobody, and gets the newest view instead of every one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket

from golazo.engine.errors import GolazoError
from golazo.server import wishes
from golazo.server.identity import Person
from golazo.server.limits import Rate
from golazo.server.lobby import Lobby
from golazo.server.protocol.messages import (
    VERSION,
    Arm,
    Chat,
    Choose,
    Consent,
    Done,
    Entropy,
    FromClient,
    FromServer,
    Hint,
    Hinted,
    Mute,
    Refused,
    Undo,
    Unwatch,
    Watch,
    Welcome,
    Why,
    WhyNot,
)
from golazo.server.protocol.parts import Words
from golazo.server.refusal import Refusal, TooLate, TooMuch, words
from golazo.server.room import Room
from golazo.server.watcher import Watcher

log: Final = logging.getLogger("golazo.socket")

BURST_SECONDS: Final = 4
TABLES_AT_ONCE: Final = 100
UNSENT: Final = 2_000
"""Answers that a client may leave unread before it is cut off."""
BROKEN: Final = 1011
TOO_MUCH: Final = 1008

_decode: Final = msgspec.json.Decoder(FromClient).decode
_encode: Final = msgspec.json.Encoder().encode


class Gone(Exception):
    """The connection is closed."""


class Client:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], lobby: Lobby, person: Person) -> None:
        self._socket = socket
        self._lobby = lobby
        self.person: Final = person.id
        self._name = person.name
        self._watchers: dict[str, Watcher] = {}
        self._answers: deque[bytes] = deque()
        self._news: dict[Watcher, None] = {}
        self._wake = asyncio.Event()
        rate = lobby.settings.rate
        self._rate = Rate(rate, rate * BURST_SECONDS)
        self._hints: set[asyncio.Task[None]] = set()
        self._strikes = 0

    async def serve(self) -> None:
        """Until the client goes."""
        self.answer(Welcome(VERSION, self.person, self._name))
        writer = asyncio.create_task(self._write())
        self._lobby.metrics.clients.inc()
        try:
            await self._read()
        finally:
            self._lobby.metrics.clients.dec()
            for watcher in self._watchers.values():
                watcher.room.remove(watcher)
            for task in (writer, *self._hints):
                task.cancel()
            await asyncio.gather(writer, *self._hints, return_exceptions=True)

    # Sending

    def answer(self, message: FromServer) -> None:
        self._answers.append(_encode(message))
        self._wake.set()

    def has_news(self, watcher: Watcher) -> None:
        self._news[watcher] = None
        self._wake.set()

    async def _write(self) -> None:
        try:
            await self._send_all()
        except Gone:
            return  # whoever reads from it sees that too
        except Exception:
            log.exception("sending broke")
            await self._socket.close(BROKEN)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except (OSError, RuntimeError) as error:  # closed by the client, or by the limits of the protocol
            raise Gone from error

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._send_answers()
            news, self._news = self._news, {}
            for watcher in news:
                for message in watcher.news():
                    await self._send(message)

    async def _send_answers(self) -> None:
        while self._answers:
            await self._send(self._answers.popleft())

    # Reading

    async def _read(self) -> None:
        with contextlib.suppress(Gone):
            await self._read_all()

    async def _read_all(self) -> None:
        receive = self._socket.receive
        while True:
            message: Any = await receive()
            if message["type"] != "websocket.receive":
                return
            # Whoever is far beyond the limit, or does not read what is answered, is cut off.
            if self._strikes > UNSENT or len(self._answers) > UNSENT:
                await self._socket.close(TOO_MUCH)
                return
            if not self._rate.take():
                self._strikes += 1
                self._refuse(TooMuch("too-often"), None, None)
                await asyncio.sleep(0.02)
                continue
            text = message.get("text")
            try:
                wish = _decode(text if text is not None else message.get("bytes") or b"")
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                self._refuse(Refusal("message-unreadable"), None, None)
                continue
            await self._grant(wish)
            await self._send_answers()

    async def _grant(self, wish: FromClient) -> None:
        """Do what the client wishes, or say why not."""
        key = getattr(wish, "key", None)
        try:
            if isinstance(wish, Watch):
                await self._watch(wish)
            elif isinstance(wish, Unwatch):
                self._unwatch(wish.table)
            else:
                room = await self._lobby.room(wish.table)
                await self._act(room, wish)
        except GolazoError as error:
            self._refuse(error, wish.table, key)
        except Exception:
            log.exception("a wish broke", extra={"wish": type(wish).__name__, "table": wish.table})
            self._refuse(Refusal("server-trouble"), wish.table, key)

    def _refuse(self, error: GolazoError, table: str | None, key: str | None) -> None:
        self._lobby.metrics.refused.inc()
        self.answer(Refused(words(error), table, key))

    async def _watch(self, wish: Watch) -> None:
        self._unwatch(wish.table)
        if len(self._watchers) >= TABLES_AT_ONCE:
            raise TooMuch("tables-at-once", limit=TABLES_AT_ONCE)
        room = await self._lobby.room(wish.table)
        if self._lobby.bell.is_shared:
            await room.catch_up()  # the client may come from a process that is ahead of this one
        watcher = self._watchers[wish.table] = Watcher(self, room, wish.seen)
        room.add(watcher)
        self.has_news(watcher)

    def _unwatch(self, table: str) -> None:
        watcher = self._watchers.pop(table, None)
        if watcher is not None:
            self._news.pop(watcher, None)
            watcher.room.remove(watcher)

    async def _act(self, room: Room, wish: FromClient) -> None:
        person = self.person
        if isinstance(wish, Choose):
            since = time.perf_counter()
            await room.choose(lambda course: wishes.choose(course, wish, person), person, wish.key)
            self._lobby.metrics.acknowledged.observe(time.perf_counter() - since)
        elif isinstance(wish, Why):
            self.answer(WhyNot(wish.table, wish.key, wishes.why(room.course, wish, person)))
            return
        elif isinstance(wish, Hint):
            self._hint(room, wish)
            return
        elif isinstance(wish, Arm):
            await room.act(lambda course: wishes.arm(course, wish, person), person, wish.key)
        elif isinstance(wish, Undo):
            await room.act(lambda course: wishes.take_back(course, wish, person), person, wish.key)
        elif isinstance(wish, Consent):
            await room.act(lambda course: wishes.consent(course, wish, person), person, wish.key)
        elif isinstance(wish, Chat):
            self._lobby.chats.check(person)
            await room.act(lambda course: wishes.chat(course, wish, person, self._name), person, wish.key)
        elif isinstance(wish, Mute):
            await room.act(lambda course: wishes.mute(course, wish, person), person, wish.key)
        elif isinstance(wish, Entropy):
            await room.act(lambda course: wishes.entropy(course, wish, person), person, wish.key)
        self.answer(Done(room.course.id, getattr(wish, "key", "")))

    def _hint(self, room: Room, wish: Hint) -> None:
        """What a bot would do: it thinks elsewhere, and the client may go on meanwhile."""
        course = room.course
        wishes.own_seat(course, wish.seat, self.person)
        question = course.question_id(wish.seat)
        if question is None or course.table is None:
            raise TooLate("hint-not-asked")
        asked = course.table.question(wish.seat)
        if asked is not None and asked.chance:
            raise Refusal("hint-chance")
        if len(self._hints) >= 2:
            raise TooMuch("too-often")
        task = asyncio.create_task(self._think(room, wish, question))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _think(self, room: Room, wish: Hint, question: str) -> None:
        try:
            choices = await self._lobby.bots.think(room.course, wish.seat, self._lobby.stand_in(room.course))
            self.answer(Hinted(wish.table, wish.key, question, choices[0]))
        except GolazoError as error:
            self._refuse(error, wish.table, wish.key)
        except RuntimeError:
            self.answer(Refused(Words("hint-trouble"), wish.table, wish.key))
