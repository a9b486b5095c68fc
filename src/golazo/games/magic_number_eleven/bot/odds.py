"""Exact odds of a shot, given the synergy cards that a team has not seen.

The team does not know the blind cards nor those of the other hand; each of them is any unseen card, all equally
likely. So a shot is a draw without replacement from small multisets, and its odds are counted, not sampled.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, perm

from golazo.games.magic_number_eleven.rules.power import MAGIC_NUMBER

Counts = tuple[int, ...]
"""How many there are of each kind of synergy card, in the pack's order."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot as far as somebody knows it.

    `attack` and `defence` hold the base and the stars of the cards this somebody knows. The others are counted: unseen
    ones, and those from a reshuffled deck, which contains discards that have been seen (`Unknown`).
    `tackle` is whether the defence is known to hold a TACKLE; `magic` is false for the shot without base attack (E9).
    """

    attack: int
    attack_unseen: int
    defence: int
    defence_unseen: int
    tackle: bool = False
    magic: bool = True
    attack_new: int = 0
    defence_new: int = 0


@dataclass(frozen=True, slots=True)
class Unknown:
    """What unknown cards can be: the unseen faces, the seen faces in the new deck, and how many unseen cards are in it.

    The last two matter only for cards from a deck that was reshuffled from the discards.
    """

    unseen: Counts
    returned: Counts = ()
    unseen_in_deck: int = 0


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
    """Every multiset of this many cards from a pool, with the number of ways to draw it."""
    if not cards:
        yield (0,) * (len(pool) - first), 1
        return
    if first == len(pool) - 1:
        if cards <= pool[first]:
            yield (cards,), comb(pool[first], cards)
        return
    for taken in range(min(cards, pool[first]) + 1):
        ways = comb(pool[first], taken)
        for rest, more in draws(pool, cards - taken, first + 1):
            yield (taken, *rest), ways * more


@lru_cache(maxsize=16384)
def shot_outcome(shot: Shot, unknown: Unknown, stars: Counts, tackles: tuple[bool, ...]) -> Outcome:
    """What a shot becomes (E8). Each card from a new deck is one that was seen, or one that was not."""
    if not shot.attack_new and not shot.defence_new:
        return _outcome(shot, unknown.unseen, 0, 0, (), stars, tackles)
    returned, hidden = sum(unknown.returned), unknown.unseen_in_deck
    new = shot.attack_new + shot.defence_new
    found = [Fraction(0)] * 5
    for attack_seen in range(shot.attack_new + 1):
        for defence_seen in range(shot.defence_new + 1):
            seen = attack_seen + defence_seen
            ways = comb(shot.attack_new, attack_seen) * comb(shot.defence_new, defence_seen)
            ways *= perm(returned, seen) * perm(hidden, new - seen)
            if ways and shot.attack_unseen + shot.defence_unseen + new - seen <= sum(unknown.unseen):
                so = _outcome(shot, unknown.unseen, attack_seen, defence_seen, unknown.returned, stars, tackles)
                share = Fraction(ways, perm(returned + hidden, new))
                parts = (so.goal, so.magic, so.penalty, so.saved, so.out)
                found = [sum_ + share * part for sum_, part in zip(found, parts, strict=True)]
    return Outcome(*found)


def _outcome(
    shot: Shot,
    unseen: Counts,
    attack_seen: int,
    defence_seen: int,
    returned: Counts,
    stars: Counts,
    tackles: tuple[bool, ...],
) -> Outcome:
    """The outcome, given how many cards of each side are among the returned ones."""
    attack_unseen = shot.attack_unseen + shot.attack_new - attack_seen
    defence_unseen = shot.defence_unseen + shot.defence_new - defence_seen
    defence_hands = comb(sum(unseen) - attack_unseen, defence_unseen)
    if defence_seen:
        defence_hands *= comb(sum(returned) - attack_seen, defence_seen)
    goal = magic = penalty = saved = out = total = 0
    for laid, ways in draws(unseen, attack_unseen):
        for back, more in draws(returned, attack_seen) if attack_seen else (((), 1),):
            both = ways * more
            total += both * defence_hands
            attack = shot.attack + _stars(laid, stars) + _stars(back, stars)
            if attack > MAGIC_NUMBER:
                out += both * defence_hands
                continue
            left = tuple(map(int.__sub__, unseen, laid))
            left_back = tuple(map(int.__sub__, returned, back)) if back else returned
            for (reply, tackled), replies in _replies(left, defence_unseen, left_back, defence_seen, stars, tackles):
                share = both * replies
                if tackled or shot.tackle:
                    penalty += share
                elif attack == MAGIC_NUMBER and shot.magic:
                    magic += share
                elif attack > shot.defence + reply:
                    goal += share
                else:
                    saved += share
    return Outcome(*(Fraction(part, total) for part in (goal, magic, penalty, saved, out)))


@lru_cache(maxsize=4096)
def _replies(
    unseen: Counts, cards: int, returned: Counts, seen: int, stars: Counts, tackles: tuple[bool, ...]
) -> tuple[tuple[tuple[int, bool], int], ...]:
    """The possible values of unknown cards to the defence, (stars, whether there is a TACKLE), with the number of
    ways."""
    ways: Counter[tuple[int, bool]] = Counter()
    for reply, replies in draws(unseen, cards):
        for back, more in draws(returned, seen) if seen else (((), 1),):
            tackled = _tackled(reply, tackles) or _tackled(back, tackles)
            ways[_stars(reply, stars) + _stars(back, stars), tackled] += replies * more
    return tuple(ways.items())


def _stars(counts: Counts, stars: Counts) -> int:
    return sum(map(int.__mul__, counts, stars))


def _tackled(counts: Counts, tackles: tuple[bool, ...]) -> bool:
    return any(map(int.__and__, map(bool, counts), tackles))
