"""Measures: what is found out by playing many games, counted so that it can be added up, kept and resumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Figure:
    """One number that a measure gives, with the range it must lie in, if there is one."""

    name: str
    value: float
    least: float | None = None
    most: float | None = None
    unit: str = ""
    error: float = 0.0
    """Its standard error: how far chance takes it with so many games."""

    def holds(self, errors: float = 0.0) -> bool:
        """Whether the number lies in its range, or no further outside than so many standard errors."""
        slack = errors * self.error
        return (self.least is None or self.value >= self.least - slack) and (
            self.most is None or self.value <= self.most + slack
        )


def share(name: str, hits: float, trials: int, least: float | None = None, most: float | None = None) -> Figure:
    """How many of all, in percent."""
    likely = (hits + 1) / (trials + 2)  # never quite sure, with few trials
    error = sqrt(likely * (1 - likely) / max(1, trials))
    return Figure(name, 100 * hits / max(1, trials), least, most, "%", 100 * error)


def rate(name: str, total: float, trials: int, least: float | None = None, most: float | None = None) -> Figure:
    """How many for each, of things that happen by chance and one by one, such as goals."""
    return Figure(name, total / max(1, trials), least, most, error=sqrt(max(1, total)) / max(1, trials))


@dataclass(frozen=True, slots=True)
class Measure:
    """`run(first, count)` plays `count` games from seed number `first` on and counts; `report` turns all counts into
    figures. `full` games are played by `scripts/measure`, `reduced` by the tests, in pieces of `piece` games."""

    run: Callable[[int, int], Counter[str]]
    report: Callable[[Counter[str]], Sequence[Figure]]
    full: int
    reduced: int
    piece: int
