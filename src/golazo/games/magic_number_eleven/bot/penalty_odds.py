"""The penalty as a small game: kicker and keeper choose at once, and each has a best mix of cards.

The mixes are found exactly, by the simplex method in fractions: the smallest one there is, with Bland's rule so that
it always ends. A pack with other keeper cards gets its own value.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class PenaltyGame:
    """The chance of a goal when both play their best mix, and the two mixes, card by card."""

    value: Fraction
    kicker: tuple[Fraction, ...]
    keeper: tuple[Fraction, ...]


def solve_penalty(saves: Sequence[Sequence[bool]]) -> PenaltyGame:
    """Value and best mixes; `saves[kick][keeper]` is whether that keeper's card saves that kick.

    The keeper weighs his cards y >= 0 so that no spot's goal chance, plus one, exceeds 1 in total, and makes the sum of
    y large; the shift by one keeps the game's value positive. The dual weights are the kicker's.
    """
    shift = 1
    rows = [[Fraction(shift + (not saved)) for saved in kick] for kick in saves]
    cards, kicks = len(saves[0]), len(saves)
    tableau = [row + [Fraction(i == j) for j in range(kicks)] + [Fraction(1)] for i, row in enumerate(rows)]
    goal = [Fraction(-1)] * cards + [Fraction(0)] * (kicks + 1)
    basis = [cards + i for i in range(kicks)]
    while (column := next((j for j, gain in enumerate(goal[:-1]) if gain < 0), None)) is not None:
        candidates = [(row[-1] / row[column], basis[i], i) for i, row in enumerate(tableau) if row[column] > 0]
        pivot = min(candidates)[2]
        _pivot(tableau, goal, pivot, column)
        basis[pivot] = column
    total = goal[-1]
    keeper = [Fraction(0)] * (cards + kicks)
    for i, variable in enumerate(basis):
        keeper[variable] = tableau[i][-1] / total
    kicker = tuple(weight / total for weight in goal[cards:-1])
    return PenaltyGame(1 / total - shift, kicker, tuple(keeper[:cards]))


def _pivot(tableau: list[list[Fraction]], goal: list[Fraction], pivot: int, column: int) -> None:
    scale = tableau[pivot][column]
    tableau[pivot] = [entry / scale for entry in tableau[pivot]]
    for row in [*(row for i, row in enumerate(tableau) if i != pivot), goal]:
        factor = row[column]
        if factor:
            row[:] = [entry - factor * lead for entry, lead in zip(row, tableau[pivot], strict=True)]
