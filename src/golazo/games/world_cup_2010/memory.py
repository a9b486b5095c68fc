"""What can be known of the hands that are kept from the semi-finals to the finals. (W8)

Cards seen in the semi-finals are certainly not in the kept hands, but once all others are shuffled they may be drawn.
So from the end of the semi-finals on, what was seen of the cards is remembered. A re-deal starts from what is hidden
and exchanges two hidden cards many times, whenever all that was seen could still have happened: every world that the
seat cannot rule out comes up as often as it is likely.
"""

from __future__ import annotations

from math import factorial, perm, prod
from typing import Final

from golazo.engine.steps import step
from golazo.games.world_cup_2010.cards import KINDS
from golazo.games.world_cup_2010.table import SEMI_FINALS, Cup

SHUFFLED, KICKED, PLAYED, DREW = range(4)
EXCHANGES: Final = 400
_SEATS: Final = 16
_FINE: Final = 1 << 50

IN_DECK: Final = (-1, -1)
Place = tuple[int, int]
"""(seat, -1) a kept card, (seat, entry) a card drawn at that entry of the memory, or a place in the deck."""


@step
def remember_hands(m: Cup, first_match: int) -> None:
    """The semi-finals are over: keep the hands and what nobody has seen besides them."""
    if first_match == SEMI_FINALS:
        rest = [0] * KINDS if m.reshuffled else m.deck
        m.kept = tuple(count for hand in [*m.hands, rest] for count in hand)


def remember(m: Cup, what: int, seat: int = 0, card: int = 0) -> None:
    if m.kept:
        m.memory = (*m.memory, (what * _SEATS + seat) * KINDS + card)


def recalled(m: Cup) -> list[tuple[int, int, int]]:
    """What happened to which seat with which card."""
    return [(code // KINDS // _SEATS, code // KINDS % _SEATS, code % KINDS) for code in m.memory]


def imagine(m: Cup, seat: int) -> None:
    """Deal hands and deck as they may be, from all that the seat has seen."""
    world = World(m, seat)
    for _ in range(EXCHANGES):
        world.exchange(m.pick(len(world.places)), m.pick(len(world.places)), m.pick(_FINE))
    for holder in range(m.seats):
        if holder != seat:
            m.hands[holder] = world.hand(holder)
    m.deck = [world.cards[world.decked :].count(card) for card in range(KINDS)]


class World:
    """The cards that a seat cannot see, each at its place."""

    def __init__(self, m: Cup, seat: int) -> None:
        kept = [list(m.kept[at : at + KINDS]) for at in range(0, len(m.kept), KINDS)]
        rest = kept.pop()
        others = [holder for holder in range(m.seats) if holder != seat]
        self.memory = recalled(m)
        self.places: list[Place] = []
        self.cards: list[int] = []
        for holder in others:
            self._put((holder, -1), [card for card in range(KINDS) for _ in range(kept[holder][card])])
        self.kept_places = len(self.places)
        for entry, (what, holder, card) in enumerate(self.memory):
            if what == DREW and holder != seat:
                self._put((holder, entry), [card])
        self.decked = len(self.places)
        self._put(IN_DECK, [card for card in range(KINDS) for _ in range(m.deck[card])])
        # By kind: what the others can have kept, and what was hidden or shuffled besides their kept cards.
        self.fresh = [rest[card] + sum(kept[holder][card] for holder in others) for card in range(KINDS)]
        self.total = [m.box.copies[card] - kept[seat][card] for card in range(KINDS)]
        self.kicks = self._kicks_by_shuffle()

    def _put(self, place: Place, cards: list[int]) -> None:
        self.places += [place] * len(cards)
        self.cards += cards

    def _kicks_by_shuffle(self) -> list[list[int]]:
        kicks: list[list[int]] = []
        for what, _, card in self.memory:
            if what == SHUFFLED:
                kicks.append([0] * KINDS)
            elif what == KICKED:
                kicks[-1][card] += 1
        return kicks

    def exchange(self, one: int, other: int, drawn: int) -> None:
        """Exchange two hidden cards if it could be so, as often as the new world is likely against the old one."""
        cards = self.cards
        if cards[one] == cards[other] or self.places[one] == self.places[other]:
            return
        # Only what was kept, and not when the rest was drawn, makes one world likelier than another.
        weighs = (one < self.kept_places) != (other < self.kept_places)
        before = self._likelihood() if weighs else 1
        cards[one], cards[other] = cards[other], cards[one]
        after = self._likelihood() if weighs else 1
        if after * _FINE <= drawn * before or not (self._could_be(one) and self._could_be(other)):
            cards[one], cards[other] = cards[other], cards[one]

    def _likelihood(self) -> int:
        """In how many ways the kept cards, and the kicks and draws after them, can have come about."""
        kept = self.cards[: self.kept_places]
        ways = 1
        for card in range(KINDS):
            count = kept.count(card)
            left = self.total[card] - count
            kicked = prod(perm(left, kicks[card]) for kicks in self.kicks)
            ways *= perm(self.fresh[card], count) * factorial(left) * kicked
        return ways

    def _could_be(self, at: int) -> bool:
        """Whether the owner of a place held every card that was seen from him when he played it."""
        holder = self.places[at][0]
        return holder < 0 or min(self.hand(holder), default=0) >= 0

    def hand(self, holder: int) -> list[int]:
        """The seat's cards by kind after all that is remembered; [-1] if it cannot have played what it played."""
        drawn = {place[1]: card for place, card in zip(self.places, self.cards, strict=True) if place[0] == holder}
        hand = [0] * KINDS
        for place, card in zip(self.places[: self.kept_places], self.cards, strict=False):
            hand[card] += place[0] == holder
        for entry, (what, player, card) in enumerate(self.memory):
            if player == holder and what == DREW:
                hand[drawn[entry]] += 1
            elif player == holder and what == PLAYED:
                hand[card] -= 1
                if hand[card] < 0:
                    return [-1]
        return hand
