"""Which cards to lay in a match of the groups: what they are worth now, against what they are worth later."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from golazo.games.world_cup_2010.cards import (
    ATTACK,
    DEFENCE,
    FOUL,
    KINDS,
    MOST_LAID,
    OFFSIDE,
    PENALTY,
    THREE_GOALS,
    WORTH,
)

ODD_ATTACK: Final = 0.25
PENALTY_GOAL: Final = 0.56
"""Of 32 cards 8 are Attacks, 18 are Attacks or Goal cards."""
HIT: Final = {FOUL: 0.5, OFFSIDE: 0.55, DEFENCE: 0.3}
"""Goals that a card takes from the other side, as a rule."""
ENOUGH_HITS: Final = 0.8
"""What goes beyond finds little left to hit."""
USUAL: Final = 1.3
"""Strength that the other side lays as a rule."""
EDGE: Final = 0.35
WIDTH: Final = 0.55
STEPS: Final = 20
MOST_STRENGTH: Final = 12

ORDINARY: Final = 0
OWN_STRONGER: Final = 1
OWN_WEAKER: Final = 2
"""Who is met: somebody else's team, or an own one, as the stronger or as the weaker of the two."""

Plan = tuple[int, ...]
"""Cards by kind."""


def _points(strength: float, opponent: float) -> float:
    """The expected points with this strength."""
    ahead = strength - opponent
    wins = 1 / (1 + exp(-(ahead - EDGE) / WIDTH))
    loses = 1 / (1 + exp((ahead + EDGE) / WIDTH))
    return 1 + 2 * wins - loses


def _tables() -> tuple[list[float], ...]:
    """Points by strength, in small steps, against each possible opponent."""
    opponents = [USUAL, 0.3, 9.0]
    steps = range(MOST_STRENGTH * STEPS + 1)
    return tuple([[_points(step / STEPS, opponent) for step in steps] for opponent in opponents])


_TABLE: Final = _tables()


def strength(cards: Plan, restricted: int) -> float:
    """The goals that cards score, plus those they take from the other side."""
    worth = WORTH[restricted]
    made = cards[0] * worth[0] + cards[1] * worth[1] + cards[THREE_GOALS] * worth[THREE_GOALS]
    attacks = cards[ATTACK]
    hits = HIT[FOUL] * cards[FOUL] + HIT[OFFSIDE] * cards[OFFSIDE] + HIT[DEFENCE] * cards[DEFENCE]
    if hits > ENOUGH_HITS:
        hits = ENOUGH_HITS + (hits - ENOUGH_HITS) / 2
    return made + attacks // 2 + ODD_ATTACK * (attacks % 2) + PENALTY_GOAL * cards[PENALTY] + hits


@lru_cache(maxsize=8192)
def plans(hand: Plan, laid: Plan, to_come: int, restricted: int, meets: int) -> tuple[tuple[float, Plan], ...]:
    """Every set of cards that may be laid, including those already laid, with the expected points in all remaining
    matches."""
    held = sum(hand)
    most = min(MOST_LAID, held - to_come)
    now, later = _TABLE[meets], _TABLE[ORDINARY]
    found: list[tuple[float, Plan]] = []
    for cards in _parts(hand, laid, most):
        power = strength(cards, restricted)
        points = now[min(len(now) - 1, int(power * STEPS))]
        if to_come:
            rest = tuple([count - taken for count, taken in zip(hand, cards, strict=True)])
            share = strength(rest, restricted) / to_come
            points += to_come * later[min(len(later) - 1, int(share * STEPS))]
        else:
            points += power / 100
        found.append((points, cards))
    return tuple(found)


@lru_cache(maxsize=4096)
def _parts(hand: Plan, least: Plan, most: int) -> tuple[Plan, ...]:
    """Every subset of a hand of one to `most` cards that contains the given ones."""
    found: list[list[int]] = [[]]
    sizes = [0]
    for card in range(KINDS):
        longer: list[list[int]] = []
        longer_sizes: list[int] = []
        for part, size in zip(found, sizes, strict=True):
            for count in range(least[card], min(hand[card], most - size) + 1):
                longer.append([*part, count])
                longer_sizes.append(size + count)
        found, sizes = longer, longer_sizes
    return tuple([tuple(part) for part, size in zip(found, sizes, strict=True) if size])
