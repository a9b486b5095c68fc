"""Which faces can be where after the deck ran out during a shot: counted by hand over labelled cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from golazo.games.magic_number_eleven.knowledge import reshuffle
from golazo.games.magic_number_eleven.rules.synergy import lay_blind
from golazo.games.magic_number_eleven.state import Eleven

from .pictures import CHANCE, HOME, STARS, position, take_turn

STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
UNSEEN = "3345"
"""One is laid blind by the attacker as the last of the deck, the other three lie in the discards, seen by nobody."""
SEEN = "1334"
FACES = "1T2345"


def reshuffled_during_a_shot() -> Eleven:
    table = take_turn(position(STRIKER))
    m = table.position
    m.pool = [UNSEEN.count(face) for face in FACES]
    m.seen_discards = [SEEN.count(face) for face in FACES]
    m.deck, m.blind_discards = 1, len(UNSEEN) - 1
    m.shot = [HOME, 0, 0, 3, 0]
    lay_blind(m, 0)
    assert m.deck == len(UNSEEN) - 1 + len(SEEN)
    return m


def worlds(seen_since: str = "") -> list[tuple[str, list[str]]]:
    """The old card and the new deck in every world, once for each way to have seen just these of the deck since."""
    found = []
    for (old,) in combinations(range(len(UNSEEN)), 1):
        deck = [face for i, face in enumerate(UNSEEN) if i != old] + list(SEEN)
        for drawn in combinations(range(len(deck)), len(seen_since)):
            if sorted(deck[i] for i in drawn) == sorted(seen_since):
                found.append((UNSEEN[old], [face for i, face in enumerate(deck) if i not in drawn]))
    return found


def shares(weights: list[int]) -> list[Fraction]:
    return [Fraction(weight, sum(weights)) for weight in weights]


@pytest.mark.parametrize("since", ["", "3", "35", "133"])
def test_old_and_new_cards_are_as_likely_as_a_count_of_all_worlds_says(since: str) -> None:
    m = reshuffled_during_a_shot()
    for face in since:
        m.pool[FACES.index(face)] -= 1
        reshuffle.saw_new(m, FACES.index(face), HOME)
    old: Counter[str] = Counter()
    new: Counter[str] = Counter()
    for card, deck in worlds(since):
        old[card] += 1
        for face in deck:
            new[face] += 1
    assert shares(reshuffle.old_weights(m)) == shares([old[face] for face in FACES])
    assert shares(reshuffle.new_weights(m)) == shares([new[face] for face in FACES])


def test_once_the_old_card_is_turned_up_all_others_are_alike() -> None:
    table = take_turn(position(STRIKER, deck=1))
    m = table.position
    m.blind_discards, m.seen_discards[3] = 1, m.seen_discards[3] - 1
    m.pool[3] += 1
    table.play(HOME, "shoot:home-striker,tl")
    assert reshuffle.new_weights(m) != m.pool
    table.play(1, "reply-none")
    table.play(CHANCE, f"reveal:{STARS['3']}")
    assert m.old_blind == [0, 0, 0]
    assert shares(reshuffle.new_weights(m)) == shares(m.pool)
