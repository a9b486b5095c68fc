"""Measures: statistics from many played games, as counts that can be added up, saved and resumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a measure, with the range it must lie in, if any."""

    name: str
    value: float
    least: float | None = None
    most: float | None = None
    unit: str = ""
    error: float = 0.0
    """Its standard error: how far chance takes it with so many games."""

    def holds(self, errors: float = 0.0) -> bool:
        """Whether the number is in its range, or outside by at most this many standard errors."""
        slack = errors * self.error
        return (self.least is None or self.value >= self.least - slack) and (
            self.most is None or self.value <= self.most + slack
        )


def share(name: str, hits: float, trials: int, least: float | None = None, most: float | None = None) -> Figure:
    """A share of all trials, in percent."""
    likely = (hits + 1) / (trials + 2)  # never quite sure, with few trials
    error = sqrt(likely * (1 - likely) / max(1, trials))
    return Figure(name, 100 * hits / max(1, trials), least, most, "%", 100 * error)


def rate(name: str, total: float, trials: int, least: float | None = None, most: float | None = None) -> Figure:
    """A rate of independent random events, such as goals per match."""
    return Figure(name, total / max(1, trials), least, most, error=sqrt(max(1, total)) / max(1, trials))


@dataclass(frozen=True, slots=True)
class Measure:
    """`run(first, count)` plays `count` games from seed number `first` on and counts; `report` turns the counts into
    figures. `scripts/measure` plays `full` games, the tests play `reduced` games, in pieces of `piece` games."""

    run: Callable[[int, int], Counter[str]]
    report: Callable[[Counter[str]], Sequence[Figure]]
    full: int
    reduced: int
    piece: int
