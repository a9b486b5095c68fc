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
from golazo.server.live.actor import TableActor
from golazo.server.live.hub import Hub
from golazo.server.live.subscription import Subscription
from golazo.server.log.commands import Command
from golazo.server.log.decide import why
from golazo.server.log.levels import stand_in
from golazo.server.log.seating import own_seat
from golazo.server.person import Person
from golazo.server.protocol.messages import (
    VERSION,
    Arm,
    Chat,
    Choose,
    Done,
    FromClient,
    FromServer,
    Hint,
    Hinted,
    Mute,
    Refused,
    Unwatch,
    Watch,
    Welcome,
    Why,
    WhyNot,
)
from golazo.server.protocol.parts import Words
from golazo.server.refusal import Refusal, TooLate, TooMuch, words

log: Final = logging.getLogger("golazo.socket")

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

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, person: Person) -> None:
        self._socket = socket
        self._hub = hub
        self.person: Final = person.id
        self._name = person.name
        self._subscriptions: dict[str, Subscription] = {}
        self._answers: deque[bytes] = deque()
        self._news: dict[Subscription, None] = {}
        self._wake = asyncio.Event()
        self._rate = hub.messages.of(person.id)
        self._hints: set[asyncio.Task[None]] = set()
        self._strikes = 0

    async def serve(self) -> None:
        """Until the client goes."""
        self.answer(Welcome(VERSION, self.person, self._name))
        writer = asyncio.create_task(self._write())
        self._hub.metrics.clients.inc()
        try:
            await self._read()
        finally:
            self._hub.metrics.clients.dec()
            for subscription in self._subscriptions.values():
                subscription.actor.unsubscribe(subscription)
            for task in (writer, *self._hints):
                task.cancel()
            await asyncio.gather(writer, *self._hints, return_exceptions=True)

    # Sending

    def answer(self, message: FromServer) -> None:
        self._answers.append(_encode(message))
        self._wake.set()

    def has_news(self, subscription: Subscription) -> None:
        self._news[subscription] = None
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
            for subscription in news:
                for message in subscription.news():
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
                command = _decode(text if text is not None else message.get("bytes") or b"")
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                self._refuse(Refusal("message-unreadable"), None, None)
                continue
            await self._grant(command)
            await self._send_answers()

    async def _grant(self, command: FromClient) -> None:
        """Do what the client asks for, or say why not."""
        key = getattr(command, "key", None)
        try:
            if isinstance(command, Watch):
                await self._watch(command)
            elif isinstance(command, Unwatch):
                self._unwatch(command.table)
            else:
                actor = await self._hub.actor(command.table)
                await self._act(actor, command)
        except GolazoError as error:
            self._refuse(error, command.table, key)
        except Exception:
            log.exception("a command broke", extra={"command": type(command).__name__, "table": command.table})
            self._refuse(Refusal("server-trouble"), command.table, key)

    def _refuse(self, error: GolazoError, table: str | None, key: str | None) -> None:
        self._hub.metrics.refused.inc()
        self.answer(Refused(words(error), table, key))

    async def _watch(self, command: Watch) -> None:
        self._unwatch(command.table)
        if len(self._subscriptions) >= TABLES_AT_ONCE:
            raise TooMuch("tables-at-once", limit=TABLES_AT_ONCE)
        actor = await self._hub.actor(command.table)
        if self._hub.notifier.is_shared:
            await actor.catch_up()  # the client may come from a process that is ahead of this one
        subscription = self._subscriptions[command.table] = Subscription(self, actor, command.seen)
        actor.subscribe(subscription)
        self.has_news(subscription)

    def _unwatch(self, table: str) -> None:
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            self._news.pop(subscription, None)
            subscription.actor.unsubscribe(subscription)

    async def _act(self, actor: TableActor, command: FromClient) -> None:
        if isinstance(command, Why):
            self.answer(WhyNot(command.table, command.key, why(actor.state, command, self.person)))
            return
        if isinstance(command, Hint):
            self._hint(actor, command)
            return
        if isinstance(command, Chat):
            self._hub.chats.check(self.person)
        if isinstance(command, (Arm, Mute)):
            self._hub.arms.check(self.person)
        since = time.perf_counter()
        await actor.do(Command(command, self.person, self._name))
        if isinstance(command, Choose):
            self._hub.metrics.acknowledged.observe(time.perf_counter() - since)
        self.answer(Done(actor.state.id, getattr(command, "key", "")))

    def _hint(self, actor: TableActor, command: Hint) -> None:
        """What a bot would do: it thinks elsewhere, and the client may go on meanwhile."""
        state = actor.state
        own_seat(state, command.seat, self.person)
        question = state.question_id(command.seat)
        if question is None or state.table is None:
            raise TooLate("hint-not-asked")
        asked = state.table.question(command.seat)
        if asked is not None and asked.chance:
            raise Refusal("hint-chance")
        if len(self._hints) >= 2:
            raise TooMuch("too-often")
        task = asyncio.create_task(self._think(actor, command, question))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _think(self, actor: TableActor, command: Hint, question: str) -> None:
        try:
            level = stand_in(actor.state.created.game, self._hub.settings.stand_in)
            choices = await self._hub.bots.think(actor.state, command.seat, level)
            self.answer(Hinted(command.table, command.key, question, choices[0]))
        except GolazoError as error:
            self._refuse(error, command.table, command.key)
        except RuntimeError:
            self.answer(Refused(Words("hint-trouble"), command.table, command.key))
