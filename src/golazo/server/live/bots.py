"""Bots think in worker processes, never on the event loop, and within a budget.

A worker gets the choices made so far and keeps the table it makes of them, so that next time it only has to make the
new ones. The bot itself gets a seat and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final

from msgspec import Struct

from golazo.bots import BadBot, Budget, ask, make, names, play
from golazo.bots.registry import RANDOM
from golazo.engine.chance import Verifiable
from golazo.engine.table import Table
from golazo.games import game as find_game
from golazo.server.log.state import TableState
from golazo.server.refusal import Refusal

log: Final = logging.getLogger("golazo.bots")

TABLES_KEPT: Final = 32
GRACE: Final = 1.0
"""Seconds over its budget after which a bot is interrupted."""


class Position(Struct, frozen=True):
    """All that a worker needs to make a table: how it began, and the choices that hold."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str | None
    entropy: list[str]
    moves: list[tuple[int, list[str]]]


def position_of(state: TableState) -> Position:
    made = state.created
    moves = [(move.seat, list(move.choices)) for move in state.moves]
    return Position(state.id, made.game, len(state.seats), made.options, made.seed, state.entropy, moves)


def checked_bot(game: str, bot: str | None) -> None:
    """Only bots that come with the game play on a server: a name that points at code of somebody's own is refused."""
    known = names(game)
    if bot is not None and bot not in known:
        raise Refusal("bot-unknown", bot=bot, game=game, bots=", ".join(known))


class Bots:
    """The worker processes of this server process."""

    def __init__(self, workers: int, budget: float) -> None:
        self._workers = max(1, workers)
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, state: TableState, seat: int, level: str) -> list[str]:
        """The choices of one answer."""
        job = (position_of(state), seat, level, self._budget)
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, think, *job)
            except BrokenExecutor:
                log.warning("a worker died")
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the bots' workers die")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    async def stop(self) -> None:
        """A bot that thinks is waited for: its budget says how long at most."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


# In a worker process

_tables: OrderedDict[str, tuple[Position, Table[Any]]] = OrderedDict()


def _begin() -> None:
    """A worker is stopped by its server, not by Ctrl-C; if the server dies, so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def think(position: Position, seat: int, level: str, budget: float) -> list[str]:
    """What a bot answers; whatever goes wrong with it, there is an answer."""
    table = _table(position).clone()
    thinking = Budget(seconds=budget)
    try:
        bot = make(level, position.game, random.Random())
        chosen = ask(bot, level, table, seat, position.table, thinking, patience=budget + GRACE)
        play(table.clone(), seat, chosen, level)
    except BadBot:
        log.exception("the bot %s of %s failed; a random answer stands in: %s", level, position.game, table.record())
        chosen = ask(make(RANDOM, position.game, random.Random()), RANDOM, table, seat, position.table, thinking)
    return [table.name(seat, choice) for choice in chosen]


def _table(position: Position) -> Table[Any]:
    kept = _tables.pop(position.table, None)
    if kept is not None:
        before, table = kept
        done = len(before.moves)
        if position.moves[:done] != before.moves or position.entropy != before.entropy:
            kept = None
    if kept is None:
        chance: Any = "typed" if position.seed is None else Verifiable(bytes.fromhex(position.seed), position.entropy)
        table = find_game(position.game).new(position.seats, options=position.options, chance=chance)
        done = 0
    for seat, choices in position.moves[done:]:
        table.play(seat, *choices)
    _tables[position.table] = (position, table)
    while len(_tables) > TABLES_KEPT:
        _tables.popitem(last=False)
    return table
