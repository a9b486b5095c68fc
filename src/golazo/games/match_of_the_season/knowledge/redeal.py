"""Re-dealing what a seat cannot know: the secret chance cards of others, and the card laid face down."""

from __future__ import annotations

from itertools import product
from math import factorial

from golazo.games.match_of_the_season.cards import BLUE, GREEN, NO_CARD, RED
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.state import FACE, KNOWN, Seasons


def redeal(m: Seasons, seat: int) -> None:
    """Every way in which the unseen red and green cards can lie in deck and hands is as likely as any other.

    A hand's secret cards are red or green; how many of them must be green is known since the last season's end.
    """
    laid = m.laid_card != NO_CARD and m.manager[m.home] != seat
    others = [team for team in m.seating if m.manager[team] != seat]
    while True:
        _deal_hands(m, others)
        if not laid or _lay_again(m):
            return


def _deal_hands(m: Seasons, others: list[int]) -> None:
    colour = m.box.colour
    for team in others:
        for card in m.hands[team]:
            if card < KNOWN:
                m.chance_deck[card] += 1
    sizes = [sum(card < KNOWN for card in m.hands[team]) for team in others]
    if not any(sizes):
        return
    greens = _how_many_green(m, others, sizes)
    for team, size, green in zip(others, sizes, greens, strict=True):
        known = [card for card in m.hands[team] if card >= KNOWN]
        drawn = [_draw(m, GREEN) for _ in range(green)] + [_draw(m, RED) for _ in range(size - green)]
        m.hands[team] = known + drawn
    assert all(colour[card & FACE] != BLUE for team in others for card in m.hands[team])


def _how_many_green(m: Seasons, others: list[int], sizes: list[int]) -> list[int]:
    """How many of each hand's secret cards are green, drawn by the number of ways in which it can be so."""
    colour = m.box.colour
    green = sum(count for card, count in enumerate(m.chance_deck) if colour[card] == GREEN)
    red = sum(count for card, count in enumerate(m.chance_deck) if colour[card] == RED)
    splits = list(product(*(range(m.greens[team], size + 1) for team, size in zip(others, sizes, strict=True))))
    weights = [
        _ways(green, list(split)) * _ways(red, [s - g for s, g in zip(sizes, split, strict=True)]) for split in splits
    ]
    return list(splits[m.pick_weighted(weights)])


def _ways(cards: int, hands: list[int]) -> int:
    """The number of ways to deal this many cards into hands of these sizes; the rest stays undealt."""
    rest = cards - sum(hands)
    if rest < 0:
        return 0
    ways = factorial(cards) // factorial(rest)
    for size in hands:
        ways //= factorial(size)
    return ways


def _draw(m: Seasons, colour: int) -> int:
    weights = [count if m.box.colour[card] == colour else 0 for card, count in enumerate(m.chance_deck)]
    card = m.pick_weighted(weights)
    m.chance_deck[card] -= 1
    return card


def _lay_again(m: Seasons) -> bool:
    """Lay one of the home team's cards face down; false if that card could not have been laid."""
    hand = m.hands[m.home]
    card = hand[m.pick(len(hand))] & FACE
    formation = m.box.formations[m.shape[m.home]]
    if m.box.colour[card] != GREEN or not match_die.is_valid(m.box.tactic[card], formation):
        return False
    m.laid_card = card
    return True
