"""Levels of opponents, all based on the game's policy.

The lower levels make human mistakes: they overlook choices but judge well what they see, and never play at random. The
higher levels search with a fixed number of playouts, so that a level is equally strong on every machine. `golazo
ladder` measures them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from golazo.bots.bot import Bot, Budget
from golazo.bots.playout import Playout
from golazo.bots.policy_bot import PolicyBot
from golazo.bots.search import Search
from golazo.engine.asking import Choice
from golazo.engine.game import Game
from golazo.engine.policy import Policy
from golazo.engine.position import Position
from golazo.engine.table import Seat


@dataclass(frozen=True, slots=True)
class Level:
    """`sees` is the share of choices it does not overlook, `playouts` its budget for one answer."""

    sees: float = 1.0
    playouts: int = 0


LEVELS: Final = {
    "beginner": Level(sees=0.12),
    "club": Level(sees=0.5),
    "league": Level(),
    "master": Level(playouts=600),
}
"""From the weakest to the strongest."""


def make_level(level: Level, game: Game[Any], policy: Policy[Any], rng: random.Random) -> Bot:
    if level.playouts:
        return Search(game, policy, rng, level.playouts)
    if level.sees < 1:
        return Overlooking(game, policy, rng, level.sees)
    return PolicyBot(game, policy, rng)


class Overlooking:
    """Judges like the policy, but sees only a random part of the choices each time."""

    def __init__(self, game: Game[Any], policy: Policy[Any], rng: random.Random, sees: float) -> None:
        self.rng = rng
        self._sees = sees
        self._weigh = policy.weigh
        self._playout = Playout(game, policy, rng)

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        m = seat.redeal(self.rng).position
        serial = m.asks[seat.number].serial
        steps: list[Choice] = []
        while True:
            choice = self._choose(m, seat.number)
            if self._playout.is_act(choice):
                return [choice]
            steps.append(choice)
            m.choose(seat.number, choice)
            ask = m.asks.get(seat.number)
            if ask is None or ask.serial != serial or seat.number in m.sealed:
                return steps

    def _choose(self, m: Position, seat: int) -> Choice:
        is_begun = bool(m.asks[seat].steps)
        weighed = [each for each in self._weigh(m, seat) if not (is_begun and self._playout.is_act(each.choice))]
        seen = [each for each in weighed if self.rng.random() < self._sees]
        return max(seen or [self.rng.choice(weighed)], key=lambda each: each.worth).choice
