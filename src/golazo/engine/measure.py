"""Measures: what is found out by playing many games, counted so that it can be added up, kept and resumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One number that a measure gives, with the range it must lie in, if there is one."""

    name: str
    value: float
    least: float | None = None
    most: float | None = None
    unit: str = ""

    def holds(self, slack: float = 0.0) -> bool:
        """Whether the number lies in its range; with `slack`, in a range that is wider by that share of its ends."""
        above = self.least is None or self.value >= self.least - slack * abs(self.least)
        return above and (self.most is None or self.value <= self.most + slack * abs(self.most))


@dataclass(frozen=True, slots=True)
class Measure:
    """`run(first, count)` plays `count` games from seed number `first` on and counts; `report` turns all counts into
    figures. `full` games are played by `scripts/measure`, `reduced` by the tests, in pieces of `piece` games."""

    run: Callable[[int, int], Counter[str]]
    report: Callable[[Counter[str]], Sequence[Figure]]
    full: int
    reduced: int
    piece: int
