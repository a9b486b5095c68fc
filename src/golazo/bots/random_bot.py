"""The bot that chooses at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from golazo.bots.bot import Budget, answer_on
from golazo.engine.asking import Choice
from golazo.engine.table import Seat


class Random:
    """Uniform over the choices of the question; it never takes a free act."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        number = seat.number
        return answer_on(seat.redeal(self.rng), number, lambda world: self.rng.choice(world.choices(number)))
