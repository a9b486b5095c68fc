"""Exact odds: what becomes of a shot, from the synergy cards somebody has not seen.

Whoever asks does not know the blind cards nor those of the other hand; each of them is any unseen card, all equally
likely. So a shot is a draw without replacement from a small multiset, and its odds are counted, not sampled.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final

MAGIC_NUMBER: Final = 11

Counts = tuple[int, ...]
"""How many there are of each kind of synergy card, in the pack's order."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot as far as somebody knows it.

    `attack` and `defence` hold the base and the stars of the cards this somebody knows; the unseen ones are counted.
    `tackle` is whether the defence is known to hold a TACKLE; `magic` is false for the shot without base attack (E9).
    """

    attack: int
    attack_unseen: int
    defence: int
    defence_unseen: int
    tackle: bool = False
    magic: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """The chances of what a shot becomes; they add up to one."""

    goal: Fraction
    magic: Fraction
    penalty: Fraction
    saved: Fraction
    out: Fraction

    def scored(self, penalty_value: Fraction) -> Fraction:
        """The chance that the shot ends as a goal, penalties weighed by their value."""
        return self.goal + self.magic + self.penalty * penalty_value


def draws(pool: Counts, cards: int, first: int = 0) -> Iterator[tuple[Counts, int]]:
    """Every multiset of so many cards out of a pool, with the number of ways to draw it."""
    if first == len(pool) - 1:
        if cards <= pool[first]:
            yield (cards,), comb(pool[first], cards)
        return
    for taken in range(min(cards, pool[first]) + 1):
        ways = comb(pool[first], taken)
        for rest, more in draws(pool, cards - taken, first + 1):
            yield (taken, *rest), ways * more


@lru_cache(maxsize=4096)
def shot_outcome(shot: Shot, pool: Counts, stars: Counts, tackles: tuple[bool, ...]) -> Outcome:
    """What a shot becomes, with every unseen card drawn from `pool` (E8)."""
    goal = magic = penalty = saved = out = 0
    defence_hands = comb(sum(pool) - shot.attack_unseen, shot.defence_unseen)
    for laid, ways in draws(pool, shot.attack_unseen):
        attack = shot.attack + _stars(laid, stars)
        if attack > MAGIC_NUMBER:
            out += ways * defence_hands
            continue
        left = tuple(map(int.__sub__, pool, laid))
        for reply, replies in draws(left, shot.defence_unseen):
            both = ways * replies
            if shot.tackle or any(count and tackles[kind] for kind, count in enumerate(reply)):
                penalty += both
            elif attack == MAGIC_NUMBER and shot.magic:
                magic += both
            elif attack > shot.defence + _stars(reply, stars):
                goal += both
            else:
                saved += both
    total = comb(sum(pool), shot.attack_unseen) * defence_hands
    return Outcome(*(Fraction(part, total) for part in (goal, magic, penalty, saved, out)))


def _stars(counts: Counts, stars: Counts) -> int:
    return sum(map(int.__mul__, counts, stars))
