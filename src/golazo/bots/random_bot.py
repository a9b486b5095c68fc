"""The bot that chooses blindly."""

from __future__ import annotations

import random
from typing import Any

from golazo.engine.asking import Choice
from golazo.engine.table import Seat


class Random:
    """Any choice, each as likely as the other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Choice:
        return self.rng.choice(seat.choices())
