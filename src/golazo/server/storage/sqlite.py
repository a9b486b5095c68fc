"""SQLite: one writer thread that commits whatever has gathered from all tables in one transaction.

The event loop hands it over at the end of a turn, when the last is committed: what comes within one turn is written
batch.

WAL with full sync: what is acknowledged survives a power cut. Reading has threads and connections of its own, so the
event loop never waits for the disk.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError

from golazo.server.storage.migrations import upgrade
from golazo.server.storage.store import Append, Conflict, Store, write

T = TypeVar("T")

Job = tuple[Append | Callable[[Connection], Any], "asyncio.Future[Any]"]


class SqliteStore(Store):
    def __init__(self, file: Path) -> None:
        self._file = file
        self._engine: Engine | None = None
        self._gathered: list[Job] = []
        self._batches: SimpleQueue[list[Job]] = SimpleQueue()
        self._is_writing = False
        self._is_closing = False
        self._writer: threading.Thread | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._engine = engine_of(self._file)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="read")
        await self._loop.run_in_executor(self._readers, self._upgrade)
        self._writer = threading.Thread(target=self._write, name="write")
        self._writer.start()

    def _upgrade(self) -> None:
        assert self._engine is not None
        with self._engine.begin() as connection:
            upgrade(connection)

    async def stop(self) -> None:
        if self._writer is None or self._readers is None or self._engine is None:
            return
        self._is_closing = True
        self._hand_over()
        self._batches.put([])
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()

    async def append(self, what: Append) -> None:
        await self._put(what)

    async def change(self, what: Callable[[Connection], T]) -> T:
        done: T = await self._put(what)
        return done

    async def read(self, what: Callable[[Connection], T]) -> T:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, what)

    def _read(self, what: Callable[[Connection], T]) -> T:
        assert self._engine is not None
        with self._engine.connect() as connection:
            return what(connection)

    async def _put(self, what: Append | Callable[[Connection], Any]) -> Any:
        assert self._loop is not None
        if self._is_closing:
            raise ConnectionError("the store is closed")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append((what, done))
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)
        return await done

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._is_writing = bool(jobs)
        for what, _ in jobs:
            if isinstance(what, Append):
                what.is_taken = True
        if jobs:
            self._batches.put(jobs)

    def _settle(self, jobs: list[Job], results: list[Any]) -> None:
        self._hand_over()
        for (_, done), result in zip(jobs, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    # In the writer thread

    def _write(self) -> None:
        assert self._engine is not None
        assert self._loop is not None
        with self._engine.connect() as connection:
            while jobs := self._batches.get():
                results = self._commit(connection, jobs)
                self._loop.call_soon_threadsafe(self._settle, jobs, results)

    def _commit(self, connection: Connection, jobs: list[Job]) -> list[Any]:
        """All in one transaction; if that fails, each in one of its own, to know which of them it was."""
        try:
            with connection.begin():
                appends = [what for what, _ in jobs if isinstance(what, Append)]
                if appends:
                    write(connection, appends)
                return [None if isinstance(what, Append) else what(connection) for what, _ in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [Conflict() if isinstance(error, IntegrityError) else error]
            return [self._commit(connection, [job])[0] for job in jobs]


def engine_of(file: Path) -> Engine:
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():  # seeds and invites are for nobody else; SQLite's other files get the same mode
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)  # entries are secret

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
