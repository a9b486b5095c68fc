"""One game between bots, without anybody watching."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor
from typing import Any

from golazo.bots.bot import PATIENCE, Bot, Budget, ask
from golazo.bots.bot import play as play_answer
from golazo.bots.random_bot import Random
from golazo.engine.position import Position
from golazo.engine.table import Table


def play(
    table: Table[Any],
    bots: Sequence[Bot],
    names: Sequence[str],
    budget: Budget,
    seed: object,
    patience: float = PATIENCE,
) -> int:
    """Play to the end; returns the number of choices."""
    if all(type(bot) is Random for bot in bots):
        return play_blindly(table.position, bots[0].rng)
    decisions = 0
    while table.asked:
        seat = table.asked[0]
        answer = ask(bots[seat], names[seat], table, seat, seed, budget, patience)
        play_answer(table, seat, answer, names[seat])
        decisions += len(answer)
    return decisions


def play_blindly(m: Position, rng: random.Random) -> int:
    """Random play as fast as possible, on the position itself and unchecked. Returns the number of choices."""
    asks = m.asks
    sealed = m.sealed
    draw = rng.random
    decisions = 0
    while asks:
        for seat in asks:
            if seat not in sealed:
                break
        ask = asks[seat]
        choices = ask.asking.choices
        offered = choices(m, ask)
        m.choose(seat, offered[floor(draw() * len(offered))])
        decisions += 1
    return decisions
