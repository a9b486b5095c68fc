"""Worker processes: whole games are played again there, never on the event loop.

Whoever waits does so in a fair queue: addresses take turns, each may have few waiting, and what nobody waits for any
more is not begun.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from golazo.server.refusal import TooMuch

log: Final = logging.getLogger("golazo.workers")

T = TypeVar("T")

WAITING: Final = 10
WAITING_OF_ONE: Final = 2
RETRY_AFTER: Final = 5
"""Seconds after which it is worth asking again."""


class Workers:
    """A pool of processes that comes back when one dies."""

    def __init__(self, count: int) -> None:
        self._count = max(1, count)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, what: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, what, *arguments)
            except BrokenExecutor:
                log.warning("a worker died")
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the workers die")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
        return self._pool

    async def stop(self) -> None:
        """What is being worked on is waited for."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


class FairQueue:
    """Work on a few things at a time; those who wait take turns by `whose`."""

    def __init__(self, at_once: int, waiting: int = 0, waiting_of_one: int = 0) -> None:
        """A limit of 0 is none."""
        self._free = at_once
        self._most = waiting
        self._most_of_one = waiting_of_one
        self._first: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._others: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(each) for waiting in (self._first, self._others) for each in waiting.values())

    async def enter(self, whose: str, is_first: bool = True) -> None:
        """Wait for one's turn, before or after all others; `leave` must follow. Refused where too many wait already."""
        if self._free:
            self._free -= 1
            return
        waiting = self._first if is_first else self._others
        own = waiting.get(whose, ())
        if (self._most and len(self) >= self._most) or (self._most_of_one and len(own) >= self._most_of_one):
            raise TooMuch("too-often", retry_after=RETRY_AFTER)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()  # it had just got its turn
            elif whose in waiting and turn in waiting[whose]:
                waiting[whose].remove(turn)
                if not waiting[whose]:
                    del waiting[whose]
            raise

    def leave(self) -> None:
        """The next one's turn: of somebody else, if anybody else waits."""
        while waiting := self._first or self._others:
            whose, turns = waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                waiting[whose] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


# In a worker process


def _begin() -> None:
    """A worker is stopped by its server, not by Ctrl-C; if the server dies, so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
