"""What is going to be written at a table: something that happens, and choices that come along.

Those who answer at the same time, as sealed questions have it, need not wait for one another on the way to the disk,
and are told all of it at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.table import Table
from golazo.server.log.entries import Ply
from golazo.server.log.state import TableState
from golazo.server.storage.store import Append, Summary


class WriteBatch:
    __slots__ = ("_course", "_guests", "_tables", "append", "summary")

    def __init__(self, state: TableState, append: Append, ready: Table[Any] | None, summary: Summary) -> None:
        self._course = state
        self._tables = [ready if ply.kind == "choice" else None for ply in append.plies]
        self._guests: list[asyncio.Future[bool]] = []
        self.append: Final = append
        self.summary = summary

    def may_add(self, person: str, key: str) -> bool:
        """Whether a choice can come along: it is not there yet, nothing but choices is, and nobody writes them yet."""
        if self.append.is_taken or any(table is None for table in self._tables):
            return False
        return not any(ply.person == person and ply.key == key for ply in self.append.plies)

    @property
    def state(self) -> TableState:
        """As it will be."""
        table = self._tables[-1]
        assert table is not None
        return self._course.ahead(len(self._tables), table)

    async def add(self, plies: Sequence[Ply], ready: Table[Any] | None, summary: Summary) -> bool:
        """Come along; whether it was written."""
        self.append.plies += plies
        self._tables.append(ready)
        self.summary = summary
        guest: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._guests.append(guest)
        return await guest

    @property
    def has_guests(self) -> bool:
        return bool(self._guests)

    def tell(self, is_written: bool) -> None:
        """Those who came along; where it was not written, they go on alone."""
        for guest in self._guests:
            if not guest.done():
                guest.set_result(is_written)

    @property
    def steps(self) -> list[tuple[Ply, Table[Any] | None]]:
        return list(zip(self.append.plies, self._tables, strict=True))
