"""What can be known of the hands that are kept from the semi-finals to the finals. (W8)

Cards seen in the semi-finals are certainly not in the kept hands, but once all others are shuffled they may be drawn.
So from the end of the semi-finals on, what was seen of the cards is remembered, and a re-deal lives through it again:
it deals the kept hands from what was unseen then, and follows many such worlds through every kick, play and draw,
dropping those in which it could not have happened.
"""

from __future__ import annotations

from typing import Final

from golazo.engine.steps import step
from golazo.games.world_cup_2010.cards import KINDS
from golazo.games.world_cup_2010.table import SEMI_FINALS, Cup

SHUFFLED, KICKED, PLAYED, DREW = range(4)
WORLDS: Final = 60
_SEATS: Final = 16

World = tuple[list[list[int]], list[int]]
"""Hands by seat, and the deck."""


@step
def remember_hands(m: Cup, first_match: int) -> None:
    """The semi-finals are over: keep the hands and what nobody has seen besides them."""
    if first_match == SEMI_FINALS:
        rest = [0] * KINDS if m.reshuffled else m.deck
        m.kept = tuple(count for hand in [*m.hands, rest] for count in hand)


def _remember(m: Cup, what: int, seat: int, card: int) -> None:
    if m.kept:
        m.memory = (*m.memory, (what * _SEATS + seat) * KINDS + card)


def remember_shuffle(m: Cup) -> None:
    _remember(m, SHUFFLED, 0, 0)


def remember_kick(m: Cup, card: int) -> None:
    _remember(m, KICKED, 0, card)


def remember_play(m: Cup, seat: int, card: int) -> None:
    _remember(m, PLAYED, seat, card)


def remember_draw(m: Cup, seat: int, card: int) -> None:
    _remember(m, DREW, seat, card)


def imagined(m: Cup, seat: int) -> World:
    """Hands and deck as they may be, from all that the seat has seen."""
    worlds = [_kept_hands(m, seat) for _ in range(WORLDS)]
    for code in m.memory:
        what, player, card = code // KINDS // _SEATS, code // KINDS % _SEATS, code % KINDS
        if what == SHUFFLED:
            for hands, deck in worlds:
                deck[:] = [m.box.copies[kind] - sum(hand[kind] for hand in hands) for kind in range(KINDS)]
        elif what == PLAYED:
            worlds = _sifted(m, worlds, [hands[player][card] > 0 for hands, _ in worlds])
            for hands, _ in worlds:
                hands[player][card] -= 1
        elif what == DREW and player != seat:
            for hands, deck in worlds:
                drawn = m.pick_weighted(deck)
                deck[drawn] -= 1
                hands[player][drawn] += 1
        else:
            worlds = _sifted(m, worlds, [deck[card] for _, deck in worlds])
            for hands, deck in worlds:
                deck[card] -= 1
                if what == DREW:
                    hands[player][card] += 1
    return worlds[m.pick(len(worlds))]


def _kept_hands(m: Cup, seat: int) -> World:
    """The seat's own kept cards, and the others' drawn from what it had not seen."""
    rows = [list(m.kept[at : at + KINDS]) for at in range(0, len(m.kept), KINDS)]
    hands, pool = rows[:-1], rows[-1]
    for holder, hand in enumerate(hands):
        if holder != seat:
            pool = [left + held for left, held in zip(pool, hand, strict=True)]
    for holder, hand in enumerate(hands):
        if holder != seat:
            size = sum(hand)
            hand[:] = [0] * KINDS
            for _ in range(size):
                card = m.pick_weighted(pool)
                pool[card] -= 1
                hand[card] += 1
    return hands, [m.box.copies[kind] - sum(hand[kind] for hand in hands) for kind in range(KINDS)]


def _sifted(m: Cup, worlds: list[World], weights: list[int]) -> list[World]:
    """As many worlds again, each as often as its weight says."""
    chosen = [worlds[m.pick_weighted(weights)] for _ in worlds]
    return [([hand[:] for hand in hands], deck[:]) for hands, deck in chosen]
