"""Bots that misbehave: one crashes, one cheats, one stalls, one plays by itself, one is no bot."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import Any

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


class Mute:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng


class Unborn:
    def __init__(self, rng: random.Random) -> None:
        raise RuntimeError("no legs")
