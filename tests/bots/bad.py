"""Bots that misbehave: one crashes, one cheats, one stalls, one plays by itself, one is no bot."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import Any

from golazo.bots import Budget
from golazo.engine.asking import Choice
from golazo.engine.table import Seat


class Crashes:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Choice:
        raise ZeroDivisionError("own goal")


class Cheats:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Choice:
        return ("win", 1)


class Stalls:
    """Catches everything, and sleeps on."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Choice:
        while True:
            with suppress(Exception):
                time.sleep(60)


class PlaysItself:
    """Plays on the table it is shown instead of saying what it chooses."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Choice:
        first = seat.choices()[0]
        seat.play(first)
        return first


class Peeks:
    """Reaches for the table behind its seat."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.seen: Any = None

    def answer(self, seat: Seat[Any], budget: Budget) -> list[Choice]:
        self.seen = seat._table
        return [seat.choices()[0]]


class Dawdles:
    """Begins its answer and never ends it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def answer(self, seat: Seat[Any], budget: Budget) -> list[Choice]:
        return [choice for choice in seat.choices() if choice != ("done",)][:1]


class Mute:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng


class Unborn:
    def __init__(self, rng: random.Random) -> None:
        raise RuntimeError("no legs")
