"""The light policy on a re-deal, one step at a time: for measures, which know nothing of other bots."""

from __future__ import annotations

from random import Random

from golazo.engine.asking import Choice
from golazo.engine.table import Seat
from golazo.games.world_cup_2010.bot.policy import POLICY
from golazo.games.world_cup_2010.state import Cup


class Greedy:
    """Gets a seat and nothing else."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Cup]) -> Choice:
        return POLICY.choose(seat.redeal(self.rng).position, seat.number, self.rng)
