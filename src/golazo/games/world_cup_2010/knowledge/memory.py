"""What can be known of the hands that are kept from the semi-finals to the finals. (W8)

Cards seen in the semi-finals are certainly not in the kept hands, but once all others are shuffled they may be drawn.
So from the end of the semi-finals on, what was seen of the cards is remembered. A re-deal starts from what is hidden
and exchanges two hidden cards many times, whenever all that was seen could still have happened: every world that the
seat cannot rule out comes up with its probability.
"""

from __future__ import annotations

from math import factorial, perm, prod
from typing import Final

from golazo.engine.chance import Seeded
from golazo.engine.steps import step
from golazo.games.world_cup_2010.cards import KINDS
from golazo.games.world_cup_2010.state import FINAL, SEMI_FINALS, Cup

SHUFFLED, KICKED, PLAYED, DREW = range(4)
EXCHANGES: Final = 400
_SEATS: Final = 16
_FINE: Final = 1 << 50

NOBODYS: Final = -1


@step
def remember_hands(m: Cup, first_match: int) -> None:
    """The semi-finals are over: keep the hands and what nobody has seen besides them."""
    if first_match == SEMI_FINALS:
        rest = [0] * KINDS if m.reshuffled else m.deck
        m.kept = tuple(count for hand in [*m.hands, rest] for count in hand)


def remember(m: Cup, what: int, seat: int = 0, card: int = 0) -> None:
    """What everybody saw of a card once the hands are kept."""
    if not m.is_played(FINAL):
        m.memory = (*m.memory, _code(what, seat, card))


def _code(what: int, seat: int, card: int) -> int:
    return (what * _SEATS + seat) * KINDS + card


def recalled(m: Cup) -> list[tuple[int, int, int]]:
    """What happened to which seat with which card."""
    return [(code // KINDS // _SEATS, code // KINDS % _SEATS, code % KINDS) for code in m.memory]


def imagine(m: Cup, seat: int) -> None:
    """Deal hands and deck as they may be, from all that the seat has seen."""
    world = World(m, seat)
    places = len(world.cards)
    cards, decked = world.cards, world.decked
    for pair in _pairs(m, places * places):
        one, other = divmod(pair, places)
        if cards[one] != cards[other] and (one < decked or other < decked):
            world.exchange(m, one, other)
    m.kept, m.memory = world.remembered()
    for holder in world.course:
        m.hands[holder] = world.hand(holder) or [0] * KINDS
    if any(world.deck):
        m.deck = [world.cards[world.decked :].count(card) for card in range(KINDS)]


def _pairs(m: Cup, pairs: int) -> list[int]:
    """Two hidden cards, many times."""
    source = m.source
    if isinstance(source, Seeded):
        drawn = source.draws(m.drawn, (pairs,) * EXCHANGES)
        m.drawn += EXCHANGES
        return drawn
    return [m.pick(pairs) for _ in range(EXCHANGES)]


class World:
    """The cards that a seat cannot see, each at its place: kept by the others, drawn by them, or in the deck."""

    def __init__(self, m: Cup, seat: int) -> None:
        kept = [list(m.kept[at : at + KINDS]) for at in range(0, len(m.kept), KINDS)]
        rest = kept.pop()
        others = [holder for holder in range(m.seats) if holder != seat]
        self.memory = recalled(m)
        self.cards: list[int] = []
        self.holders: list[int] = []  # by place: whose card lies there
        self.course: dict[int, list[tuple[int, int]]] = {holder: [] for holder in others}
        for holder in others:
            for card in range(KINDS):
                for _ in range(kept[holder][card]):
                    self.course[holder].append((DREW, self._put(card, holder)))
        self.kept_places = len(self.cards)
        for what, holder, card in self.memory:
            if holder != seat and what == DREW:
                self.course[holder].append((DREW, self._put(card, holder)))
            elif holder != seat and what == PLAYED:
                self.course[holder].append((PLAYED, card))
        self.decked = len(self.cards)
        # A deck reshuffled after the last flips contains cards that nobody can have in hand.
        self.deck = [0] * KINDS if m.reshuffled or m.is_played(FINAL) else m.deck
        for card in range(KINDS):
            for _ in range(self.deck[card]):
                self._put(card, NOBODYS)
        # By kind: what the others can have kept, and what was hidden or shuffled besides their kept cards.
        self.fresh = [rest[card] + sum(kept[holder][card] for holder in others) for card in range(KINDS)]
        self.total = [m.box.copies[card] - kept[seat][card] for card in range(KINDS)]
        self.seat = seat
        self.own = kept[seat]
        self.kicks = self._kicks_by_shuffle()
        self.ways: dict[tuple[int, int], int] = {}

    def _put(self, card: int, holder: int) -> int:
        """Put a card down; its place."""
        self.cards.append(card)
        self.holders.append(holder)
        return len(self.cards) - 1

    def _kicks_by_shuffle(self) -> list[list[int]]:
        kicks: list[list[int]] = []
        for what, _, card in self.memory:
            if what == SHUFFLED:
                kicks.append([0] * KINDS)
            elif what == KICKED:
                kicks[-1][card] += 1
        return kicks

    def remembered(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What `Cup.kept` and `Cup.memory` are in this world."""
        hands = {holder: [0] * KINDS for holder in self.course}
        for card, holder in zip(self.cards[: self.kept_places], self.holders, strict=False):
            hands[holder][card] += 1
        rest = [fresh - sum(hand[card] for hand in hands.values()) for card, fresh in enumerate(self.fresh)]
        hands[self.seat] = self.own
        drawn = iter(self.cards[self.kept_places : self.decked])
        memory = [
            _code(what, holder, next(drawn) if what == DREW and holder != self.seat else card)
            for what, holder, card in self.memory
        ]
        return tuple(count for holder in sorted(hands) for count in hands[holder]) + tuple(rest), tuple(memory)

    def exchange(self, m: Cup, one: int, other: int) -> None:
        """Exchange two hidden cards if it could be so, as often as the new world is likely against the old one."""
        cards = self.cards
        leaving, entering = sorted((one, other))
        gone, come = cards[leaving], cards[entering]
        cards[one], cards[other] = cards[other], cards[one]
        if not (self._could_be(one) and self._could_be(other)):
            likely = False
        elif leaving < self.kept_places <= entering:
            # Only what was kept, not when the rest was drawn, makes one world likelier than another.
            kept = cards[: self.kept_places]
            more, fewer = kept.count(come), kept.count(gone)
            after = self._ways(come, more) * self._ways(gone, fewer)
            before = self._ways(come, more - 1) * self._ways(gone, fewer + 1)
            likely = before <= after or m.pick(_FINE) * before < after * _FINE
        else:
            likely = True
        if not likely:
            cards[one], cards[other] = cards[other], cards[one]

    def _ways(self, card: int, count: int) -> int:
        """In how many ways `count` cards of a kind can have been kept, and the kicks and draws after come about."""
        ways = self.ways.get((card, count))
        if ways is None:
            left = self.total[card] - count
            ways = perm(self.fresh[card], count) * factorial(left)
            ways *= prod([perm(left, kicks[card]) for kicks in self.kicks])
            self.ways[card, count] = ways
        return ways

    def _could_be(self, at: int) -> bool:
        """Whether the owner of a place held every card that was seen from him when he played it."""
        holder = self.holders[at]
        return holder == NOBODYS or self.hand(holder) is not None

    def hand(self, holder: int) -> list[int] | None:
        """The seat's cards by kind after all that is remembered; None if it cannot have played what it played."""
        hand = [0] * KINDS
        cards = self.cards
        for what, which in self.course[holder]:
            if what == DREW:
                hand[cards[which]] += 1
            elif hand[which]:
                hand[which] -= 1
            else:
                return None
        return hand
