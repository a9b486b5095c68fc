"""Small positions of The World Cup Card Game 2010."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from random import Random

import golazo
from golazo import Table
from golazo.games.world_cup_2010.knowledge.memory import DREW, KICKED, PLAYED, SHUFFLED, recalled
from golazo.games.world_cup_2010.state import SEMI_FINALS, THIRD_PLACE, Cup
from tests.conformance.worlds import Position

SEATS = (2, 3, 4, 5, 6, 7, 8)


def nothing_hidden(m: Cup) -> bool:
    """Before the hands of a knock-out set are dealt: all owners are known, all cards are in the deck."""
    return bool(m.first_match) and not any(map(sum, m.hands))


def _played(seats: int, until: Callable[[Cup], bool]) -> Table[Cup]:
    """Random games, stopped at the first position of the wanted kind."""
    rng = Random(11)
    for seed in range(100):
        table = golazo.game("world-cup-2010").new(seats, seed)
        while not table.over:
            if until(table.position):
                return table
            seat = table.asked[0]
            table.play(seat, rng.choice(table.choices(seat)))
    raise AssertionError("no such position in a hundred games")


def _last_cards() -> Table[Cup]:
    """Quarter-finals, two players, the stock is out and the other has two cards left: dealt from an unseen six."""
    return _played(2, lambda m: m.first_match == 57 and m.stock == 4 and m.held[1] == 3)


def _other_hand(m: Cup) -> Hashable:
    return tuple(m.hands[1])


def _hands_of_three() -> dict[Hashable, float]:
    """Every way to deal labelled unseen cards to the other's hand."""
    m = _last_cards().position
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
    m = _semi_final().position
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
    return _played(4, lambda m: m.group == 6 and not m.first_match and len({0, *_owners_of_h(m)}) >= 3)


def _owners_of_h(m: Cup) -> tuple[int, ...]:
    return tuple(m.owner[team] for team in m.box.groups[7])


def _owners() -> dict[Hashable, float]:
    m = _last_group_to_come().position
    teams = m.box.groups[7]
    hidden = [team for team in teams if m.owner[team] != 0]
    counts: Counter[Hashable] = Counter()
    for owners in permutations([m.owner[team] for team in hidden]):
        dealt = dict(zip(hidden, owners, strict=True))
        counts[tuple(dealt.get(team, 0) for team in teams)] += 1
    return dict(counts)


def _finals() -> Table[Cup]:
    """The finals between two players, five turns played: the other kept three cards and has drawn since. (W8)"""
    return _played(2, lambda m: m.first_match == THIRD_PLACE and m.stock == 7 and len(m.players) == 2)


def _finals_hands() -> dict[Hashable, float]:
    """Live through what seat 0 saw since the semi-finals, for every hand that seat 1 may have kept and drawn."""
    m = _finals().position
    mine, theirs, rest = (list(m.kept[at : at + 8]) for at in (0, 8, 16))
    fresh = [theirs[card] + rest[card] for card in range(8)]
    worlds: dict[tuple[int, ...], float] = {}
    labelled = [card for card in range(8) for _ in range(fresh[card])]
    for kept in combinations(range(len(labelled)), 3):
        hand = tuple(sum(labelled[i] == card for i in kept) for card in range(8))
        worlds[hand] = worlds.get(hand, 0) + 1
    gone = [0] * 8  # cards taken from the shuffled pile since the last shuffle that are not in a hand
    for what, seat, card in recalled(m):
        later: dict[tuple[int, ...], float] = {}
        for hand, weight in worlds.items():
            deck = [m.box.copies[k] - mine[k] - hand[k] - gone[k] for k in range(8)]
            if what == KICKED or (what == DREW and seat == 0):
                _add(later, hand, weight * deck[card])
            elif what == DREW:
                for drawn in range(8):
                    _add(later, _with(hand, drawn, 1), weight * deck[drawn])
            elif what == PLAYED and seat == 1:
                if hand[card]:
                    _add(later, _with(hand, card, -1), weight)
            else:
                _add(later, hand, weight)
        worlds = later
        if what == SHUFFLED:
            gone = [0] * 8
        elif what in (KICKED, PLAYED):
            gone[card] += 1
        if seat == 0 and what in (DREW, PLAYED):
            mine[card] += 1 if what == DREW else -1
    found: dict[Hashable, float] = {}
    found.update(worlds.items())
    return found


def _with(hand: tuple[int, ...], card: int, more: int) -> tuple[int, ...]:
    return (*hand[:card], hand[card] + more, *hand[card + 1 :])


def _add(worlds: dict[tuple[int, ...], float], hand: tuple[int, ...], weight: float) -> None:
    if weight:
        worlds[hand] = worlds.get(hand, 0) + weight


POSITIONS = [
    Position("world-cup-2010: the other's hand in the finals", _finals, 0, _other_hand, _finals_hands),
    Position("world-cup-2010: the other's hand", _last_cards, 0, _other_hand, _hands_of_three),
    Position("world-cup-2010: goals in two hidden hands", _semi_final, 0, _follow_goals, _goals_in_hidden_hands),
    Position("world-cup-2010: owners of a group to come", _last_group_to_come, 0, _owners_of_h, _owners),
]
