"""Small positions of The World Cup Card Game 2010."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from random import Random

import golazo
from golazo import Table
from golazo.games.world_cup_2010.table import SEMI_FINALS, Cup

from ..worlds import Position


def _played(seats: int, until: Callable[[Cup], bool], seed: str = "positions") -> Table[Cup]:
    """A random game, stopped at the first position of the wanted kind."""
    rng = Random(11)
    table = golazo.game("world-cup-2010").new(seats, seed)
    while not until(table.match):
        seat = table.asked[0]
        table.play(seat, rng.choice(table.choices(seat)))
    return table


def _last_cards() -> Table[Cup]:
    """Quarter-finals, two players, the stock is out and the other has two cards left: dealt from an unseen six."""
    return _played(2, lambda m: m.first_match == 57 and m.stock == 4 and m.held[1] == 3)


def _other_hand(m: Cup) -> Hashable:
    return tuple(m.hands[1])


def _hands_of_three() -> dict[Hashable, float]:
    """Every way to deal labelled unseen cards to the other's hand."""
    m = _last_cards().match
    unseen = [card for card in range(8) for _ in range(m.deck[card] + m.hands[1][card])]
    counts: Counter[Hashable] = Counter()
    for hand in combinations(range(len(unseen)), sum(m.hands[1])):
        counts[tuple(sum(unseen[i] == card for i in hand) for card in range(8))] += 1
    return dict(counts)


def _semi_final() -> Table[Cup]:
    """Semi-finals, three players: two hidden hands of which one card each is followed."""
    return _played(3, lambda m: m.first_match == SEMI_FINALS and len(m.players) >= 2 and m.stock == 10)


def _follow_goals(m: Cup) -> Hashable:
    return tuple(m.hands[seat][0] for seat in range(3) if seat != 0)


def _goals_in_hidden_hands() -> dict[Hashable, float]:
    m = _semi_final().match
    sizes = [sum(m.hands[seat]) for seat in (1, 2)]
    pool = [card for card in range(8) for _ in range(m.deck[card] + m.hands[1][card] + m.hands[2][card])]
    goals = pool.count(0)
    counts: Counter[Hashable] = Counter()
    # Only Goal or not matters: choose which of the hidden places hold the Goals.
    for places in combinations(range(len(pool)), goals):
        first = sum(place < sizes[0] for place in places)
        second = sum(sizes[0] <= place < sum(sizes) for place in places)
        counts[(first, second)] += 1
    return dict(counts)


def _last_group_to_come() -> Table[Cup]:
    """Group G is under way: who owns the teams of group H is secret."""
    return _played(4, lambda m: m.group == 6 and not m.first_match, "three owners")


def _owners_of_h(m: Cup) -> Hashable:
    return tuple(m.owner[team] for team in m.box.groups[7])


def _owners() -> dict[Hashable, float]:
    m = _last_group_to_come().match
    teams = m.box.groups[7]
    hidden = [team for team in teams if m.owner[team] != 0]
    counts: Counter[Hashable] = Counter()
    for owners in permutations([m.owner[team] for team in hidden]):
        dealt = dict(zip(hidden, owners, strict=True))
        counts[tuple(dealt.get(team, 0) for team in teams)] += 1
    return dict(counts)


POSITIONS = [
    Position("world-cup-2010: the other's hand", _last_cards, 0, _other_hand, _hands_of_three),
    Position("world-cup-2010: goals in two hidden hands", _semi_final, 0, _follow_goals, _goals_in_hidden_hands),
    Position("world-cup-2010: owners of a group to come", _last_group_to_come, 0, _owners_of_h, _owners),
]
