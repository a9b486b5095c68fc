"""What a squad is worth on the field, and what a player adds to it: the numbers behind drafting and bidding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.games.match_of_the_season.cards import Box
from golazo.games.match_of_the_season.rules.formations import POSITIONS

# A star counts for the whole team and for its line; a keeper's only for the whole team, and against penalties. The
# attack is the shortest line, so that a star there tips its face of the die most often.
STAR_WORTH: Final = (0.7, 1.0, 1.0, 1.25)
EMPTY_PLACE: Final = 4.0
"""What an empty place costs, in stars: more than any one player is likely to bring."""
BENCH_WORTH: Final = (0.15, 0.1, 0.1, 0.12)
"""What a star on the bench is worth, for the matches that others miss."""
MOST_IN_LINE: Final = 5
REMEMBERED: Final = 20_000
"""Size of the cache of squads: they change rarely and are looked up often."""

_LINES: Final = range(len(POSITIONS))
_BITS: Final = 5
_OF_STARS: Final = tuple([0] + [1 << (_BITS * star) for star in range(5)])
"""A line in one number: how many of each star it has, five bits a star."""


def squad_worth(box: Box, players: Sequence[int]) -> float:
    """The weighted stars of the best line-up, less what is missing, plus a little for the bench."""
    counts = [0, 0, 0, 0]
    stars, position = box.stars, box.position
    for player in players:
        counts[position[player]] += _OF_STARS[stars[player]]
    return _worth(box, counts)


def gain(box: Box, squad: Sequence[int], player: int, worth: float | None = None) -> float:
    """What a player adds to a squad."""
    before = squad_worth(box, squad) if worth is None else worth
    return squad_worth(box, [*squad, player]) - before


def least_needed(box: Box, squad: Sequence[int]) -> int:
    """The player whose leaving costs a squad least."""
    return max(squad, key=lambda player: squad_worth(box, [other for other in squad if other != player]))


def _worth(box: Box, counts: list[int]) -> float:
    key = (counts[0], counts[1], counts[2], counts[3])
    found = box.worths.get(key)
    if found is None:
        if len(box.worths) >= REMEMBERED:
            box.worths.clear()
        found = box.worths[key] = _worked_out(box, counts)
    return found


def _worked_out(box: Box, counts: list[int]) -> float:
    heads: list[list[float]] = []
    for line in _LINES:
        held = [star for star in range(5, 0, -1) for _ in range(counts[line] >> (_BITS * (star - 1)) & 31)]
        worth, bench = STAR_WORTH[line], BENCH_WORTH[line]
        # Of each line: what it is worth with its first n players on the field and the rest on the bench.
        spare = bench * sum(held)
        head = [spare]
        for place in range(MOST_IN_LINE):
            spare += (worth - bench) * held[place] if place < len(held) else -EMPTY_PLACE
            head.append(spare)
        heads.append(head)
    keepers, defence, midfield, attack = heads
    return keepers[1] + max(defence[d] + midfield[m] + attack[f] for d, m, f in box.formations)
