"""What a squad is worth on the field, and what a player adds to it: the numbers behind drafting and bidding."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from golazo.games.match_of_the_season.cards import Box

# A star counts for the whole team and for its line; a keeper's only for the whole team, and against penalties. The
# attack is the shortest line, so that a star there tips its face of the die most often.
STAR_WORTH: Final = (0.7, 1.0, 1.0, 1.25)
EMPTY_PLACE: Final = 4.0
"""What an empty place costs, in stars: more than any one player is likely to bring."""
BENCH_WORTH: Final = (0.15, 0.1, 0.1, 0.12)
"""What a star on the bench is worth, for the matches that others miss."""


REMEMBERED: Final = 4096
"""Squads change seldom and are asked about often: the worth of so many is kept."""


def squad_worth(box: Box, players: Sequence[int]) -> float:
    """The weighted stars of the best line-up, less what is missing, plus a little for the bench."""
    return _worth(box, tuple(players))


@lru_cache(maxsize=REMEMBERED)
def _worth(box: Box, players: tuple[int, ...]) -> float:
    by_line: list[list[int]] = [[], [], [], []]
    stars = box.stars
    position = box.position
    for player in players:
        by_line[position[player]].append(stars[player])
    heads: list[list[float]] = []
    for line, held in enumerate(by_line):
        held.sort(reverse=True)
        worth = STAR_WORTH[line]
        bench = BENCH_WORTH[line]
        # Of each line: what it is worth with its first n players on the field and the rest on the bench.
        spare = bench * sum(held)
        heads.append([spare])
        for place in range(5):
            if place < len(held):
                spare += (worth - bench) * held[place]
            else:
                spare -= EMPTY_PLACE
            heads[line].append(spare)
    keepers, defence, midfield, attack = heads
    return keepers[1] + max(defence[d] + midfield[m] + attack[f] for d, m, f in box.formations)


def gain(box: Box, squad: Sequence[int], player: int, worth: float | None = None) -> float:
    """What a player adds to a squad."""
    before = squad_worth(box, squad) if worth is None else worth
    return squad_worth(box, [*squad, player]) - before


def least_needed(box: Box, squad: Sequence[int]) -> int:
    """The player whose leaving costs a squad least."""
    return max(squad, key=lambda player: squad_worth(box, [other for other in squad if other != player]))
