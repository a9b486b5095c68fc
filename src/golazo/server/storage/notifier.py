"""The notifier: that something new was written at a table. In one process nobody needs to be told."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

FORGOTTEN: Final = 25.0
AGAIN: Final = 10.0

Written = Callable[[str], Awaitable[None]]
Told = Callable[[bytes], None]


class Notifier:
    """One process: whoever writes is whoever tells."""

    is_shared = False

    async def start(self, rung: Written, heard: Told) -> None:
        """From now on call `rung` with each table that another process wrote at, `heard` with what others say."""

    async def stop(self) -> None:
        """Listen no more."""

    def say(self, text: str) -> None:
        """Tell the other processes something that need not be kept."""


class _Here(msgspec.Struct, array_like=True):
    """Who watches a table in some process."""

    process: str
    table: str
    people: list[str]


class Presence:
    """Who watches which table in other processes. It is only said, never written; what is not repeated is forgotten."""

    def __init__(self, notifier: Notifier, changed: Callable[[str], None]) -> None:
        self._notifier = notifier
        self._changed = changed
        self._process = secrets.token_hex(4)
        self._others: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        self._here: dict[str, set[str]] = {}
        self._said = 0.0

    def tell(self, table: str, people: set[str]) -> None:
        if people:
            self._here[table] = people
        else:
            self._here.pop(table, None)
        if self._notifier.is_shared:
            self._say(table, people)

    def _say(self, table: str, people: set[str]) -> None:
        self._notifier.say(msgspec.json.encode(_Here(self._process, table, sorted(people)[:100])).decode())

    def heard(self, said: bytes) -> None:
        try:
            here = msgspec.json.decode(said, type=_Here)
        except msgspec.MsgspecError:
            return
        if here.process == self._process:
            return
        before = self.elsewhere(here.table)
        self._others.setdefault(here.table, {})[here.process] = (frozenset(here.people), time.monotonic())
        if self.elsewhere(here.table) != before:
            self._changed(here.table)

    def elsewhere(self, table: str) -> set[str]:
        return {person for people, _ in self._others.get(table, {}).values() for person in people}

    def tick(self) -> None:
        """Repeat what holds here, forget what others did not repeat."""
        now = time.monotonic()
        if self._notifier.is_shared and now - self._said > AGAIN:
            self._said = now
            for table, people in self._here.items():
                self._say(table, people)
        for table, processes in list(self._others.items()):
            for process, (watching, since) in list(processes.items()):
                if now - since > FORGOTTEN or not watching:
                    del processes[process]
                    if watching:
                        self._changed(table)
            if not processes:
                del self._others[table]
