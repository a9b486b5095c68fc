"""PostgreSQL: the truth for several processes, and their notifier.

A restart of the database is survived: whatever was not committed is tried again, with growing pauses, and nobody gets
an acknowledgement before it is.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from golazo.server.storage.address import address_of
from golazo.server.storage.migrations import upgrade
from golazo.server.storage.notifier import Notifier, Told, Written
from golazo.server.storage.store import Append, Conflict, Store, write

T = TypeVar("T")

log: Final = logging.getLogger("golazo.postgres")

CONNECTIONS: Final = 8
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
CONNECT_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 20
WRITTEN: Final = "golazo_written"
SAID: Final = "golazo_said"


class PostgresStore(Store):
    def __init__(self, url: str, notifier: PostgresNotifier) -> None:
        self._address = address_of(url)
        self._notifier = notifier
        self._engine: AsyncEngine | None = None

    async def start(self) -> None:
        self._engine = create_async_engine(
            self._address.for_sqlalchemy,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=STATEMENT_SECONDS,
            hide_parameters=True,
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": STATEMENT_SECONDS,
                **self._address.arguments,
            },
        )
        await self._tried(upgrade)

    async def stop(self) -> None:
        if self._engine is not None:
            await self._engine.dispose()

    async def append(self, what: Append) -> None:
        what.is_taken = True

        def appended(connection: Connection) -> None:
            write(connection, [what])
            rung = f"{self._notifier.own} {what.table}"
            connection.execute(text("SELECT pg_notify(:notifier, :rung)"), {"notifier": WRITTEN, "rung": rung})

        await self._tried(appended)

    async def read(self, what: Callable[[Connection], T]) -> T:
        return await self._tried(what)

    async def change(self, what: Callable[[Connection], T]) -> T:
        return await self._tried(what)

    async def _tried(self, what: Callable[[Connection], T]) -> T:
        """Until the database has committed it. What was committed just as the connection broke is written twice only
        to be refused as a conflict: the caller then reads that it is there."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._begun() as connection:
                    return await connection.run_sync(what)
            except IntegrityError:
                raise Conflict from None
            except (OSError, NoConnection, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
                if not _is_passing(error):
                    raise
                log.warning("the database is away: %s", type(error).__name__)
            await asyncio.sleep(pause * (0.5 + random.random()))
            pause = min(2 * pause, LONGEST_PAUSE)

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None
        async with self._engine.begin() as connection:
            yield connection


def _is_passing(error: BaseException) -> bool:
    """Whether it may go better in a moment."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError)):
            return True
        state = getattr(error.orig, "sqlstate", None) or ""
    elif isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
    else:
        return True
    # Connections, serialisation and deadlocks, resources, operators, input and output
    return str(state)[:2] in ("08", "40", "53", "57", "58")


class PostgresNotifier(Notifier):
    """NOTIFY after commit, and one connection that listens and comes back whenever it is lost."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.own = secrets.token_hex(4)
        """So that a server knows its own ringing."""
        self._address = address_of(url)
        self._task: asyncio.Task[None] | None = None
        self._rings: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: set[str] = set()
        self._sayings: asyncio.Queue[str] = asyncio.Queue(1000)

    async def start(self, rung: Written, heard: Told) -> None:
        self._task = asyncio.create_task(self._keep(rung, heard))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def say(self, text: str) -> None:
        if not self._sayings.full():  # what is said need not be heard
            self._sayings.put_nowait(text)

    async def _keep(self, rung: Written, heard: Told) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen(heard))
            group.create_task(self._ring(rung))

    async def _ring(self, rung: Written) -> None:
        while True:
            table = await self._rings.get()
            self._waiting.discard(table)
            try:
                await rung(table)
            except Exception:
                log.exception("a notifier was not answered", extra={"table": table})

    async def _listen(self, heard: Told) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await asyncpg.connect(
                    self._address.for_asyncpg, timeout=CONNECT_SECONDS, **self._address.arguments
                )
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the notifier is away: %s", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = FIRST_PAUSE
            try:
                await connection.add_listener(WRITTEN, self._written)
                await connection.add_listener(SAID, lambda *said: heard(str(said[3]).encode()))
                while True:
                    await connection.execute("SELECT pg_notify($1, $2)", SAID, await self._next_saying())
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the notifier was lost: %s", type(error).__name__)
            finally:
                connection.terminate()

    async def _next_saying(self) -> str:
        """What is to be said next; a sign of life now and then, to know that the connection still holds."""
        try:
            return await asyncio.wait_for(self._sayings.get(), LONGEST_PAUSE)
        except TimeoutError:
            return ""

    def _written(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        process, _, table = str(payload).partition(" ")
        if process != self.own and table not in self._waiting:
            self._waiting.add(table)
            self._rings.put_nowait(table)
