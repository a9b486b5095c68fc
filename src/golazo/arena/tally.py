"""The results of a series so far, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

CONFIDENCE: Final = 0.95
_Z: Final = 1.959963984540054
"""Of the normal distribution: 95 % lie within this many deviations."""


@dataclass
class Entrant:
    """The sums of one entrant of a series; a shared win counts as a fraction."""

    wins: float = 0.0
    places: int = 0
    squares: int = 0
    faults: int = 0
    """Answers that a program of somebody's own lost."""

    def add(self, other: Entrant) -> None:
        self.wins += other.wins
        self.places += other.places
        self.squares += other.squares
        self.faults += other.faults


@dataclass
class Tally:
    """Sums, so that results of several processes can be added."""

    entrants: list[Entrant]
    seats: list[float]
    """Wins by seat: what it is worth to sit first."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Spent playing, over all processes."""

    @classmethod
    def of(cls, entrants: int) -> Tally:
        return cls([Entrant() for _ in range(entrants)], [0.0] * entrants)

    def count(self, places: Sequence[int], sitting: Sequence[int]) -> None:
        """Count a finished game, from the place and the entrant of each seat."""
        winners = places.count(1)
        for seat, place in enumerate(places):
            won = 1 / winners if place == 1 else 0.0
            self.entrants[sitting[seat]].add(Entrant(won, place, place * place))
            self.seats[seat] += won
        self.games += 1

    def add(self, other: Tally) -> None:
        for mine, theirs in zip(self.entrants, other.entrants, strict=True):
            mine.add(theirs)
        self.seats = [mine + theirs for mine, theirs in zip(self.seats, other.seats, strict=True)]
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Line:
    bot: str
    wins: Interval
    place: Interval
    faults: int


@dataclass(frozen=True)
class Report:
    """The figures of a series, ready for JSON with `dataclasses.asdict`."""

    game: str
    seed: str
    options: dict[str, Any]
    games: int
    wanted: int
    decisions: int
    seconds: float
    decisions_per_second: float
    """Of one core."""
    bots: list[Line]
    seats: list[Interval]
    confidence: float = field(default=CONFIDENCE)


def wilson(wins: float, games: int) -> Interval:
    """The share of games won, with Wilson's interval, which stays within 0 and 1 and is valid for few games too."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread = 1 + _Z**2 / games
    middle = (share + _Z**2 / (2 * games)) / spread
    half = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2)) / spread
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, count: int) -> Interval:
    """A mean with its normal confidence interval."""
    if not count:
        return Interval(0.0, 0.0, 0.0)
    value = total / count
    if count == 1:
        return Interval(value, value, value)
    half = _Z * sqrt(max(0.0, squares - count * value**2) / (count - 1) / count)
    return Interval(value, value - half, value + half)


def report(tally: Tally, bots: Sequence[str], game: str, seed: str, options: dict[str, Any], wanted: int) -> Report:
    games = tally.games
    return Report(
        game=game,
        seed=seed,
        options=options,
        games=games,
        wanted=wanted,
        decisions=tally.decisions,
        seconds=tally.seconds,
        decisions_per_second=tally.decisions / tally.seconds if tally.seconds else 0.0,
        bots=[
            Line(bot, wilson(entrant.wins, games), mean(entrant.places, entrant.squares, games), entrant.faults)
            for bot, entrant in zip(bots, tally.entrants, strict=True)
        ],
        seats=[wilson(wins, games) for wins in tally.seats],
    )
