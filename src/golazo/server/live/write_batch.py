"""A write batch: the entries of one table that are written together, and the commands that wait for them.

Those who answer at the same time, as sealed questions have it, need not wait for one another on the way to the disk,
and are told all of it at once.
"""

from __future__ import annotations

import asyncio
from typing import Final

from golazo.server.log.commands import Command
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry
from golazo.server.storage.store import Append


class Waiting:
    """A command in a table's mailbox, and whoever waits for it."""

    __slots__ = ("command", "done", "is_alone")

    def __init__(self, command: Command | None) -> None:
        self.command: Final = command
        """None: read what other processes wrote."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_alone = False
        """Whether it is written by itself, because a batch with it failed."""

    def finish(self, error: BaseException | None = None) -> None:
        if self.done.done():  # whoever waited is gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class WriteBatch:
    __slots__ = ("_state", "append", "waiting")

    def __init__(self, state: TableState, append: Append, first: Waiting) -> None:
        self._state = state
        self.append: Final = append
        self.waiting: Final = [first]

    def may_join(self, waiting: Waiting) -> bool:
        """Whether a command can be added: nothing but choices is in it, not this command, and nobody writes it yet."""
        if self.append.is_taken or waiting.is_alone or self.waiting[0].is_alone or waiting.command is None:
            return False
        person, key = waiting.command.person, waiting.command.key
        entries = self.append.entries
        if key is None or any(entry.kind != "choice" for entry in entries):
            return False
        return not any(entry.person == person and entry.key == key for entry in entries)

    @property
    def state(self) -> TableState:
        """As it will be when the batch is written; to look at only."""
        table = self._state.trials[self.append.entries[-1].number][2]
        assert table is not None
        return self._state.ahead(len(self.append.entries), table)

    def join(self, waiting: Waiting, entries: list[Entry]) -> None:
        self.append.entries += entries
        self.waiting.append(waiting)
