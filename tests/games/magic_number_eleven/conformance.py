"""Small positions of Magic Number Eleven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from random import Random

import golazo
from golazo import Table
from golazo.games.magic_number_eleven.knowledge.holdings import unseen_by
from golazo.games.magic_number_eleven.rules.immediate import keep_one
from golazo.games.magic_number_eleven.rules.player_action import choose_player_action
from golazo.games.magic_number_eleven.rules.synergy import (
    discard_laid,
    discard_peeked,
    draw_card,
    lay_from_hand,
    lose_card,
    peek_card,
    show_laid,
)
from golazo.games.magic_number_eleven.state import ATTACKER, Eleven
from tests.conformance.worlds import Position

KINDS = 6


def _played(until: Callable[[Eleven], bool]) -> Table[Eleven]:
    """Random games, stopped at the first position of the wanted kind."""
    rng = Random(11)
    for seed in range(1000):
        table = golazo.game("magic-number-eleven").new(2, seed)
        while not table.over:
            if until(table.position):
                return table
            seat = table.asked[0]
            table.play(seat, rng.choice(table.choices(seat)))
    raise AssertionError("no such position")


def _counts(faces: list[int]) -> tuple[int, ...]:
    return tuple(faces.count(face) for face in range(KINDS))


def _labelled(counts: list[int]) -> list[int]:
    return [face for face, cards in enumerate(counts) for _ in range(cards)]


def _hand_of_three() -> Table[Eleven]:
    return _played(lambda m: not m.reshuffled and sum(m.hand[1]) == 3 and not any(m.own_discards[1]) and not m.shot)


def _other_hand(m: Eleven) -> Hashable:
    return tuple(m.hand[1])


def _hands() -> dict[Hashable, float]:
    unseen = _labelled(unseen_by(_hand_of_three().position, 0))
    return dict(Counter(_counts(list(hand)) for hand in combinations(unseen, 3)))


def _drawn_to_keep_one() -> Table[Eleven]:
    """Away has drawn two and will keep one; it holds nothing else."""

    def is_wanted(m: Eleven) -> bool:
        return 1 in m.asks and m.asks[1].asking is keep_one and not any(m.hand[1]) and not m.reshuffled

    return _played(is_wanted)


def _peeked(m: Eleven) -> Hashable:
    return tuple(sorted(m.peeked))


def _pairs() -> dict[Hashable, float]:
    m = _drawn_to_keep_one().position
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
        m = table.position
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


HIDDEN_BEFORE = [0, 1, 0, 2, 1, 0]
"""Of these four, Away holds a three and a four, has alone seen a TACKLE in the discards, and nobody a three there."""
THREE = 3


def _reshuffled_by_home(seed: int) -> Table[Eleven] | None:
    """Home has drawn a five, the last card of the deck; None if it was the other card that nobody had seen."""
    table: Table[Eleven] = golazo.game("magic-number-eleven").new(2, seed)
    m = table.position
    m.todo.clear()
    m.asks.clear()
    m.turn = 0
    m.deck, m.blind_discards = 1, 1
    m.hand = [[0] * KINDS, [0, 0, 0, 1, 1, 0]]
    m.own_discards[1] = [0, 1, 0, 0, 0, 0]
    m.pool = [0, 0, 0, 1, 0, 1]
    m.seen_discards = SEEN_DISCARDS[:]
    m.then([(draw_card, 0)])
    m.go()
    return table if m.hand[0] == [0, 0, 0, 0, 0, 1] else None


def _just_reshuffled() -> Table[Eleven]:
    return next(table for table in map(_reshuffled_by_home, range(100)) if table)


def _deals() -> list[tuple[list[int], list[int], list[int]]]:
    """Away's hand, what it alone had seen and the new deck, in every order of the four cards hidden from Home."""
    found = []
    for one, two, own, nobodys in permutations(_labelled(HIDDEN_BEFORE)):
        found.append(([one, two], [one, two, own], [own, nobodys, *_labelled(SEEN_DISCARDS)]))
    return found


def _shown_after_the_reshuffle() -> Table[Eleven]:
    """Away has drawn one card of the new deck and shown a three from hand; then Home has drawn a three."""
    for table in filter(None, map(_reshuffled_by_home, range(1000))):
        m = table.position
        m.then([(draw_card, 1)])
        m.go()
        m.shot = [1, 0, 0, 0, 0]
        lay_from_hand(m, 1, ATTACKER, THREE)
        show_laid(m, ATTACKER)
        discard_laid(m, revealed=True)
        m.shot = []
        m.then([(draw_card, 0), (choose_player_action, 0)])
        m.go()
        if m.hand[0] == [0, 0, 0, 1, 0, 1]:
            return table
    raise AssertionError("no such draw")


def _hand_and_what_away_knows(m: Eleven) -> Hashable:
    """Away's hand, what it alone had seen at the reshuffle, and what it has drawn since."""
    return tuple(tuple(counts) for counts in (m.hand[1], m.known_then[1], m.drawn_since[1]))


def _hands_that_showed_a_three() -> dict[Hashable, float]:
    """A three shown may have been an old card or the one drawn: any of the hand is as likely to be laid."""
    counts: Counter[Hashable] = Counter()
    for held, known, deck in _deals():
        for drawn, home_drew in permutations(deck, 2):
            hand = [*held, drawn]
            for laid in range(len(hand)):
                if hand[laid] == home_drew == THREE:
                    left = hand[:laid] + hand[laid + 1 :]
                    counts[_counts(left), _counts(known), _counts([drawn])] += 1
    return dict(counts)


def _kept_and_lost_after_the_reshuffle() -> Table[Eleven]:
    """Away has drawn two of the new deck and kept one, and then lost a card from hand."""
    table = _just_reshuffled()
    m = table.position
    m.turn = 1
    m.then([(peek_card, 1), (peek_card, 1)])
    m.go()
    discard_peeked(m, 1, m.peeked[0])
    m.turn = 0
    m.then([(lose_card, 1), (choose_player_action, 0)])
    m.go()
    return table


def _hand_and_discards(m: Eleven) -> Hashable:
    return tuple(m.hand[1]), tuple(m.own_discards[1])


def _hands_after_keeping_and_losing() -> dict[Hashable, float]:
    counts: Counter[Hashable] = Counter()
    for held, _, deck in _deals():
        for kept, dropped in permutations(deck, 2):
            hand = [*held, kept]
            for lost in range(len(hand)):
                left = hand[:lost] + hand[lost + 1 :]
                counts[_counts(left), _counts([dropped, hand[lost]])] += 1
    return dict(counts)


def _peeked_after_the_reshuffle() -> Table[Eleven]:
    """Away has drawn two of the new deck and will keep one: those two are new, its hand is old."""
    table = _just_reshuffled()
    m = table.position
    m.turn = 1
    m.then([(peek_card, 1), (peek_card, 1), (keep_one, 1)])
    m.go()
    return table


def _hand_and_peeked(m: Eleven) -> Hashable:
    return tuple(m.hand[1]), tuple(sorted(m.peeked))


def _hands_and_pairs() -> dict[Hashable, float]:
    pairs = ((held, pair) for held, _, deck in _deals() for pair in combinations(deck, 2))
    return dict(Counter((_counts(held), tuple(sorted(pair))) for held, pair in pairs))


POSITIONS = [
    Position("magic-number-eleven: the other's hand", _hand_of_three, 0, _other_hand, _hands),
    Position("magic-number-eleven: two cards to keep one of", _drawn_to_keep_one, 0, _peeked, _pairs),
    Position("magic-number-eleven: an old hand after the reshuffle", _reshuffled, 0, _other_hand, _old_hands),
    Position(
        "magic-number-eleven: a card shown after the reshuffle",
        _shown_after_the_reshuffle,
        0,
        _hand_and_what_away_knows,
        _hands_that_showed_a_three,
    ),
    Position(
        "magic-number-eleven: cards kept and lost after the reshuffle",
        _kept_and_lost_after_the_reshuffle,
        0,
        _hand_and_discards,
        _hands_after_keeping_and_losing,
    ),
    Position(
        "magic-number-eleven: two cards to keep one of after the reshuffle",
        _peeked_after_the_reshuffle,
        0,
        _hand_and_peeked,
        _hands_and_pairs,
    ),
]
