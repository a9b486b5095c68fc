"""The ladder: how strong the levels of a game's bots are, each against the one below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from golazo.arena.series import Series, play_series
from golazo.arena.tally import Interval, Tally, wilson
from golazo.bots.bot import Budget
from golazo.bots.levels import LEVELS
from golazo.games import game as find_game

USUAL_SEATS: Final = 4
WANTED: Final = {2: 0.65, 4: 0.35}
"""By seats: the share of games that a level should win against those of the level below."""
SEED: Final = "ladder"


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot against opponents of one kind in all other seats."""

    game: str
    bot: str
    against: str

    @property
    def seats(self) -> int:
        return min(USUAL_SEATS, find_game(self.game).seat_counts[-1])

    @property
    def wanted(self) -> float:
        return WANTED.get(self.seats, 1.4 / self.seats)

    def series(self, games: int, playouts: int | None = None) -> Series:
        """The series of this rung: the same seed for all rungs, the bot in every seat in turn. `playouts` is the budget
        of every answer."""
        others = (self.against,) * (self.seats - 1)
        return Series(self.game, (self.bot, *others), games, SEED, budget=Budget(playouts=playouts))


@dataclass(frozen=True, slots=True)
class Climbed:
    """The result of a rung."""

    rung: Rung
    games: int
    wins: Interval
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether the level is better by the wanted margin with 95 % confidence."""
        return self.wins.low >= self.rung.wanted


def rungs(game: str) -> list[Rung]:
    """Every level against the one below it, lowest first."""
    levels = list(LEVELS)
    return [Rung(game, higher, lower) for lower, higher in pairwise(levels)]


def climb(rung: Rung, games: int, jobs: int = 1, on_progress: Callable[[Tally], None] | None = None) -> Climbed:
    """Play this many games, rounded up to the same number for each seat."""
    games = -(-games // rung.seats) * rung.seats
    tally = play_series(rung.series(games), jobs, on_progress)
    return Climbed(rung, tally.games, wilson(tally.entrants[0].wins, tally.games), tally.seconds)
