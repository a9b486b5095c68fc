"""Small positions of Match of the Season: kept chance cards, and a tactic card that lies face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import golazo
from golazo import Table
from golazo.games.match_of_the_season.cards import BLUE, GREEN
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.state import KNOWN, Seasons
from tests.conformance.worlds import Position

OPEN_FIELDS = ("first",)
"""Who drafts first is drawn openly, and everybody is told."""
REVEALED = ("lay-line-up",)

LOOKS = 0
SHAPE_532 = 0
UNSEEN = ("physio", "physio", "appeal", "counter-attack", "wing-attack", "super-save", "new-sponsor")


def _cards(m: Seasons, table: Table[Seasons]) -> list[int]:
    ids = table.pack.ids("card")
    return [ids.index(card) for card in UNSEEN]


def _others(m: Seasons) -> list[int]:
    return [team for team in m.seating if m.manager[team] != LOOKS]


def _two_hands() -> Table[Seasons]:
    """Seven cards are unseen: one other holds one, the other two (one must be green) and a known one."""
    table = golazo.game("match-of-the-season").new(3, "positions")
    m = table.position
    physio, other_physio, appeal, counter, wing, save, sponsor = _cards(m, table)
    first, second = _others(m)
    m.chance_deck = [0] * len(m.chance_deck)
    for card in (other_physio, counter, save, sponsor):
        m.chance_deck[card] += 1
    m.hands[first] = [physio]
    m.hands[second] = [appeal, wing, save + KNOWN]
    m.greens[second] = 1
    return table


def _hands(m: Seasons) -> Hashable:
    return tuple(tuple(sorted(m.hands[team])) for team in _others(m))


def _deals(table: Table[Seasons]) -> list[tuple[list[int], list[int]]]:
    """Every way to deal the labelled unseen cards to the two hands."""
    m = table.position
    colour = m.box.colour
    dealt = []
    for one, two, three in permutations(_cards(m, table), 3):
        keeps = all(colour[card] != BLUE for card in (one, two, three))
        if keeps and GREEN in (colour[two], colour[three]):
            dealt.append(([one], [two, three]))
    return dealt


def _all_hands() -> dict[Hashable, float]:
    table = _two_hands()
    save = table.pack.ids("card").index("super-save")
    counts: Counter[Hashable] = Counter()
    for first, second in _deals(table):
        counts[(tuple(first), tuple(sorted([*second, save + KNOWN])))] += 1
    return dict(counts)


def _laid() -> Table[Seasons]:
    """The second other is at home in 5-3-2 and has laid a card: not the wing attack, which is not for 5-3-2."""
    table = _two_hands()
    m = table.position
    first, second = _others(m)
    m.home, m.away = second, first
    m.shape[second] = SHAPE_532
    ids = table.pack.ids("card")
    m.laid_card = ids.index("super-save")
    return table


def _hand_and_laid(m: Seasons) -> Hashable:
    return (_hands(m), m.laid_card)


def _all_laid() -> dict[Hashable, float]:
    table = _laid()
    m = table.position
    save = table.pack.ids("card").index("super-save")
    counts: Counter[Hashable] = Counter()
    for first, second in _deals(table):
        hand = (tuple(first), tuple(sorted([*second, save + KNOWN])))
        for card in (*second, save):
            tactic = m.box.tactic[card]
            if m.box.colour[card] == GREEN and match_die.is_valid(tactic, m.box.formations[SHAPE_532]):
                counts[(hand, card)] += 1
    return dict(counts)


POSITIONS = [
    Position("match-of-the-season: two secret hands", _two_hands, LOOKS, _hands, _all_hands),
    Position("match-of-the-season: a card face down", _laid, LOOKS, _hand_and_laid, _all_laid),
]
