"""One game between bots, without anybody watching."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor
from typing import Any

from golazo.bots.bot import BadBot, Bot, watched
from golazo.bots.random_bot import Random
from golazo.engine.position import Position
from golazo.engine.table import Table


def play(table: Table[Any], bots: Sequence[Bot], names: Sequence[str], patience: float) -> int:
    """Play to the end; how many choices were made. `patience` is for one choice."""
    if all(type(bot) is Random for bot in bots):
        return play_blindly(table.position, bots[0].rng)  # type: ignore[attr-defined]  # just seen
    seats = [table.seat(number) for number in range(table.position.seats)]
    decisions = 0
    while table.asked:
        seat = table.asked[0]
        bot = bots[seat]
        if type(bot) is Random:
            chosen = bot.choose(seats[seat])
        else:
            before = table.position.history
            with watched(names[seat], seat, patience):
                chosen = bot.choose(seats[seat])
            if chosen not in table.choices(seat) or table.position.history is not before:
                raise BadBot("bot-cheated", bot=names[seat], player=seat, choice=repr(chosen)[:80])
        table.play(seat, chosen)
        decisions += 1
    return decisions


def play_blindly(m: Position, rng: random.Random) -> int:
    """Random play as fast as it goes: on the match itself, nothing is checked. How many choices were made."""
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
