"""The six levels of attack and defence, and which of two equal sides gives way (p. 7)."""

from bisect import bisect
from typing import Final

RED: Final = 0
BROWN: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
BLUE: Final = 4
PURPLE: Final = 5
LEVEL_NAMES: Final = ("red", "brown", "orange", "green", "blue", "purple")

# The lowest total of each level above red; a total below zero is red as well.
LEVEL_STARTS: Final = (3, 5, 7, 9, 11)


def level_of(total: int) -> int:
    """The colour that a total of attack or defence earns."""
    return bisect(LEVEL_STARTS, total)


def settled(home_total: int, away_total: int, home_has_advantage: bool, both_red_rises_to: int) -> tuple[int, int]:
    """p. 7: of two equal levels the side without home advantage drops one; of two reds the other one rises (M3, M6)."""
    home, away = level_of(home_total), level_of(away_total)
    if home != away:
        return home, away
    if home == RED:
        return (both_red_rises_to, RED) if home_has_advantage else (RED, both_red_rises_to)
    return (home, away - 1) if home_has_advantage else (home - 1, away)
