"""Bots think in worker processes, never on the event loop, and within a budget.

A worker gets the choices made so far and keeps the table it makes of them, so that next time it only has to make the
new ones. The bot itself gets a seat and nothing else. Tables that somebody watches come first; among them, and among
the others, the persons who made them take turns.
"""

from __future__ import annotations

import logging
import random
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct

from golazo.bots import BadBot, Budget, ask, make, play
from golazo.bots.registry import RANDOM
from golazo.engine.table import Table
from golazo.server.live.metrics import Metrics
from golazo.server.live.positions import Beginning, beginning_of, begun
from golazo.server.live.workers import FairQueue, Workers
from golazo.server.log.state import TableState

log: Final = logging.getLogger("golazo.bots")

TABLES_KEPT: Final = 32
GRACE: Final = 1.0
"""Seconds over its budget after which a bot is interrupted."""


class Position(Struct, frozen=True):
    """All that a worker needs to make a table: how it began, and the choices that hold."""

    beginning: Beginning
    moves: list[tuple[int, list[str]]]


class Thought(Struct, frozen=True):
    """What a worker found."""

    choices: list[str]
    failure: str = ""
    """What went wrong with the bot, if a random answer stands in for it."""


def position_of(state: TableState) -> Position:
    return Position(beginning_of(state), [(move.seat, list(move.choices)) for move in state.moves])


class Bots:
    """The bots of this server process."""

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self._workers = Workers(workers)
        self._turns = FairQueue(max(1, workers))
        self._budget = budget
        self._metrics = metrics

    async def think(self, state: TableState, seat: int, level: str, is_watched: bool = True) -> list[str]:
        """The choices of one answer."""
        await self._turns.enter(state.created.owner, is_first=is_watched)
        try:
            thought = await self._workers.run(think, position_of(state), seat, level, self._budget)
        finally:
            self._turns.leave()
        if thought.failure:
            self._metrics.bot_failed()
            log.error("a bot failed; a random answer stands in", extra={"table": state.id, "why": thought.failure})
        return thought.choices

    async def stop(self) -> None:
        """A bot that thinks is waited for: its budget says how long at most."""
        await self._workers.stop()


# In a worker process

_tables: OrderedDict[str, tuple[Position, Table[Any]]] = OrderedDict()


def think(position: Position, seat: int, level: str, budget: float) -> Thought:
    """What a bot answers; whatever goes wrong with it, there is an answer."""
    table = _table(position).clone()
    game, seed = position.beginning.game, position.beginning.table
    thinking = Budget(seconds=budget)
    failure = ""
    try:
        bot = make(level, game, random.Random())
        chosen = ask(bot, level, table, seat, seed, thinking, patience=budget + GRACE)
        play(table.clone(), seat, chosen, level)
    except BadBot as error:
        failure = f"{level} of {game}: {error}; {table.record()}"
        chosen = ask(make(RANDOM, game, random.Random()), RANDOM, table, seat, seed, thinking)
    return Thought([table.name(seat, choice) for choice in chosen], failure)


def _table(position: Position) -> Table[Any]:
    kept = _tables.pop(position.beginning.table, None)
    if kept is not None:
        before, table = kept
        done = len(before.moves)
        if position.beginning != before.beginning or position.moves[:done] != before.moves:
            kept = None
    if kept is None:
        table = begun(position.beginning)
        done = 0
    for seat, choices in position.moves[done:]:
        table.play(seat, *choices)
    _tables[position.beginning.table] = (position, table)
    while len(_tables) > TABLES_KEPT:
        _tables.popitem(last=False)
    return table
