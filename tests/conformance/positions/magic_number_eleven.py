"""Small positions of Magic Number Eleven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from random import Random

import golazo
from golazo import Table
from golazo.games.magic_number_eleven.immediate import keep_one
from golazo.games.magic_number_eleven.knowledge import unseen_by
from golazo.games.magic_number_eleven.player_action import choose_player_action
from golazo.games.magic_number_eleven.synergy import draw_card
from golazo.games.magic_number_eleven.table import Eleven

from ..worlds import Position

KINDS = 6


def _played(until: Callable[[Eleven], bool]) -> Table[Eleven]:
    """Random games, stopped at the first position of the wanted kind."""
    rng = Random(11)
    for seed in range(1000):
        table = golazo.game("magic-number-eleven").new(2, seed)
        while not table.over:
            if until(table.match):
                return table
            seat = table.asked[0]
            table.play(seat, rng.choice(table.choices(seat)))
    raise AssertionError("no such position")


def _counts(faces: list[int]) -> tuple[int, ...]:
    return tuple(faces.count(face) for face in range(KINDS))


def _labelled(counts: list[int]) -> list[int]:
    return [face for face, cards in enumerate(counts) for _ in range(cards)]


def _hand_of_three() -> Table[Eleven]:
    return _played(lambda m: not m.second and sum(m.hand[1]) == 3 and not any(m.own_discards[1]) and not m.shot)


def _other_hand(m: Eleven) -> Hashable:
    return tuple(m.hand[1])


def _hands() -> dict[Hashable, float]:
    unseen = _labelled(unseen_by(_hand_of_three().match, 0))
    return dict(Counter(_counts(list(hand)) for hand in combinations(unseen, 3)))


def _drawn_to_keep_one() -> Table[Eleven]:
    """Away has drawn two and will keep one; it holds nothing else."""

    def is_wanted(m: Eleven) -> bool:
        return 1 in m.asks and m.asks[1].asking is keep_one and not any(m.hand[1]) and not m.second

    return _played(is_wanted)


def _peeked(m: Eleven) -> Hashable:
    return tuple(sorted(m.peeked))


def _pairs() -> dict[Hashable, float]:
    m = _drawn_to_keep_one().match
    hidden = sum(m.own_discards[1])
    assert hidden == 0
    return dict(Counter(tuple(sorted(pair)) for pair in combinations(_labelled(unseen_by(m, 0)), 2)))


SEEN_DISCARDS = [1, 0, 0, 2, 0, 0]
UNSEEN_BEFORE = [0, 1, 0, 1, 1, 0]
"""Of these three, Away holds two and one lies in the discards, seen by nobody."""


def _reshuffled() -> Table[Eleven]:
    """Home has drawn the last card, the deck was made anew, and Home has drawn a three of it."""
    for seed in range(100):
        table: Table[Eleven] = golazo.game("magic-number-eleven").new(2, seed)
        m = table.match
        m.todo.clear()
        m.asks.clear()
        m.turn = 0
        m.deck, m.blind_discards = 1, 1
        m.hand = [[0] * KINDS, [0, 1, 0, 1, 0, 0]]
        m.pool = [0, 0, 0, 0, 1, 1]
        m.seen_discards = SEEN_DISCARDS[:]
        m.then([(draw_card, 0), (draw_card, 0), (choose_player_action, 0)])
        m.go()
        if m.hand[0] == [0, 0, 0, 1, 0, 1]:
            return table
    raise AssertionError("no such draw")


def _old_hands() -> dict[Hashable, float]:
    """Each pair Away may hold, as often as a three is drawn from what is then in the new deck."""
    unseen = _labelled(UNSEEN_BEFORE)
    counts: Counter[Hashable] = Counter()
    for held in combinations(range(len(unseen)), 2):
        deck = _labelled(SEEN_DISCARDS) + [unseen[i] for i in range(len(unseen)) if i not in held]
        counts[_counts([unseen[i] for i in held])] += deck.count(3)
    return dict(counts)


POSITIONS = [
    Position("magic-number-eleven: the other's hand", _hand_of_three, 0, _other_hand, _hands),
    Position("magic-number-eleven: two cards to keep one of", _drawn_to_keep_one, 0, _peeked, _pairs),
    Position("magic-number-eleven: an old hand after the reshuffle", _reshuffled, 0, _other_hand, _old_hands),
]
