"""The turn track, injury time, and what a result is worth (p. 8 and 9): numbers that the rulebook prints."""

from typing import Final

HOME_ATTACKS: Final = (True, False, False, True, True, False, False, True, True, False, False, True)
"""p. 8: whether the home team attacks, for each space of the track."""
TURNS_A_HALF: Final = 6
TURNS: Final = 12
INJURY_TIME_NEEDS: Final = 3
"""p. 9: the least that the tactic die must show."""
TACTIC_FACES: Final = 6
WIN_POINTS: Final = 3
DRAW_POINTS: Final = 1


def points(own: int, other: int) -> int:
    """p. 9: what a result is worth."""
    return WIN_POINTS if own > other else DRAW_POINTS if own == other else 0
