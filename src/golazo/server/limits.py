"""Limits: how often one client or address may do something, and how much of it."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from golazo.server.refusal import TooMuch

KEPT: Final = 20_000


class Rate:
    """So many a second on average, and a few seconds' worth at once. 0: no limit."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._filled = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Whether once more is within the limit."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Rates:
    """A rate for each address, or for each person. The longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Rate] = OrderedDict()

    def check(self, whose: str) -> None:
        if not self.of(whose).take():
            raise TooMuch("too-often")

    def of(self, whose: str) -> Rate:
        """One's rate, the same wherever one comes from."""
        rate = self._of.get(whose)
        if rate is None:
            rate = self._of[whose] = Rate(self._rate, self._burst)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(whose)
        return rate


class Counts:
    """How many there are at the same time. A limit of 0 is none."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._of: dict[str, int] = {}

    def add(self, whose: str) -> bool:
        count = self._of.get(whose, 0)
        if self._limit and count >= self._limit:
            return False
        self._of[whose] = count + 1
        return True

    def remove(self, whose: str) -> None:
        left = self._of.get(whose, 0) - 1
        if left > 0:
            self._of[whose] = left
        else:
            self._of.pop(whose, None)
