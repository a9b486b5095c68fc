"""The greedy manager of Masters of Football as it was before the light policy: a fixed yardstick."""

from tests.bots.yardstick.masters_of_football.greedy import Greedy

__all__ = ["Greedy"]
