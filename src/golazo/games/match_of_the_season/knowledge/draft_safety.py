"""Whether every drafted squad can field a legal eleven: the worst case, searched to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from golazo.games.match_of_the_season.rules.formations import Formation

Counts = tuple[int, int, int, int]
"""How many keepers, defenders, midfielders and forwards."""

DEALT: Final = ((5, 1), (4, 2), (3, 3))
"""Stars, and how many such cards every team is dealt unseen."""

DRAFTED: Final = ((2, 4), (1, 4))
"""Stars, and how many such cards every team then chooses in turn."""

_NONE: Final[Counts] = (0, 0, 0, 0)
_ONE: Final[tuple[Counts, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def unsafe_deals(columns: Mapping[int, Counts], formations: Sequence[Formation], teams: int) -> list[Counts]:
    """The deals after which a manager could be kept from a legal eleven, however well he drafts.

    The worst case: he chooses last in every round, and all other teams choose together against him. `columns` says how
    many of each position there are by stars. A pack is sound if this is empty.
    """
    columns_by_round = [columns[stars] for stars, picks in DRAFTED for _ in range(picks)]
    opened = {sum(picks for _, picks in DRAFTED[:number]) for number in range(len(DRAFTED))}
    others = _takes(teams - 1, (teams, teams, teams, teams))

    # More of a kind than any formation uses is as good as what it uses: so the search stays small.
    most = (1, *(max(formation[line] for formation in formations) for line in range(3)))

    def chosen(own: Counts, line: int) -> Counts:
        return _plus(own, _ONE[line], 1) if own[line] < most[line] else own

    @cache
    def is_safe(number: int, left: Counts, own: Counts) -> bool:
        if number == len(columns_by_round):
            return own[0] >= 1 and any(own[1] >= d and own[2] >= m and own[3] >= f for d, m, f in formations)
        if number in opened:
            left = columns_by_round[number]
        for taken in others:
            rest = _plus(left, taken, -1)
            if min(rest) < 0:
                continue
            if not any(
                is_safe(number + 1, _plus(rest, _ONE[line], -1), chosen(own, line)) for line in range(4) if rest[line]
            ):
                return False
        return True

    return [
        deal
        for deal in deals(columns)
        if not is_safe(
            0, _NONE, (min(deal[0], most[0]), min(deal[1], most[1]), min(deal[2], most[2]), min(deal[3], most[3]))
        )
    ]


def deals(columns: Mapping[int, Counts]) -> list[Counts]:
    """Every make-up of the cards that a team can be dealt."""
    found: set[Counts] = {_NONE}
    for stars, cards in DEALT:
        found = {_plus(deal, take, 1) for deal in found for take in _takes(cards, columns[stars])}
    return sorted(found)


def _takes(cards: int, limit: Counts) -> list[Counts]:
    """Every way to take this many cards, of each position no more than there are."""
    takes = []
    for lines in combinations_with_replacement(range(4), cards):
        take = (lines.count(0), lines.count(1), lines.count(2), lines.count(3))
        if all(take[line] <= limit[line] for line in range(4)):
            takes.append(take)
    return takes


def _plus(counts: Counts, more: Counts, sign: int) -> Counts:
    return (
        counts[0] + sign * more[0],
        counts[1] + sign * more[1],
        counts[2] + sign * more[2],
        counts[3] + sign * more[3],
    )
