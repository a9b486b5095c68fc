"""After the deck ran out: what a team can believe of the other's hidden cards, each belief with its weight."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb, lcm, perm
from typing import NamedTuple

from golazo.games.magic_number_eleven.bot.odds import Counts
from golazo.games.magic_number_eleven.knowledge import reshuffle, story
from golazo.games.magic_number_eleven.knowledge.holdings import unseen_by
from golazo.games.magic_number_eleven.state import Eleven


class Belief(NamedTuple):
    """One way the other team's story can have gone, and what it leaves open.

    `unseen` are the faces that the old cards still hidden can have, `since` those seen of the new deck, `returned` the
    seen faces that the new deck was made with, `cards` how many old cards are still hidden. The weight is how likely
    the way and the old cards seen in it are, over the number of ways to see so many cards of the new deck.
    """

    way: story.Way
    unseen: Counts
    since: Counts
    returned: Counts
    cards: int
    weight: Fraction


def beliefs(m: Eleven, seat: int) -> list[Belief]:
    """Every belief that what the team has seen allows."""
    return _beliefs(
        tuple(m.stories[1 - seat]),
        reshuffle.old_for(m, seat),
        reshuffle.since_for(m, seat),
        tuple(unseen_by(m, seat)),
        sum(m.old_blind),
    )


@lru_cache(maxsize=256)
def _beliefs(told: tuple[int, ...], unseen: Counts, since: Counts, total: Counts, blind: int) -> list[Belief]:
    found = []
    for way, weight in story.ways(told):
        left, seen, likely = list(unseen), list(since), weight
        for face in way.shown_old:
            likely *= left[face]
            left[face] -= 1
        if not likely:
            continue
        for face in way.shown_new:
            seen[face] += 1
        returned = tuple(still + new - old for still, new, old in zip(total, seen, left, strict=True))
        cards = sum(way.old) + blind
        new_deck = sum(left) - cards + sum(returned)
        ways = perm(sum(unseen), len(way.shown_old)) * perm(new_deck, sum(seen))
        found.append(Belief(way, tuple(left), tuple(seen), returned, cards, Fraction(likely, ways)))
    return found


def worlds(m: Eleven, seat: int) -> list[tuple[Belief, Counts, int]]:
    """Every belief with every set of faces that the hidden old cards can be, and its weight."""
    return _worlds(tuple(beliefs(m, seat)), tuple(unseen_by(m, seat)))


@lru_cache(maxsize=64)
def _worlds(believed: tuple[Belief, ...], total: Counts) -> list[tuple[Belief, Counts, int]]:
    found = [
        (belief, part, belief.weight * weight / comb(sum(belief.unseen), belief.cards))
        for belief in believed
        for part, weight in reshuffle.parts(belief.unseen, total, belief.since, belief.cards)
    ]
    common = lcm(*(likely.denominator for _, _, likely in found))
    return [(belief, part, int(likely * common)) for belief, part, likely in found]
