"""A sensible player by simple rules: spreads a group's hand over its matches, then helps its own teams and hurts
those they meet."""

from __future__ import annotations

from random import Random
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.table import Seat
from golazo.games.world_cup_2010.cards import (
    ATTACK,
    DEFENCE,
    FOUL,
    KINDS,
    MOST_LAID,
    OFFSIDE,
    PENALTY,
    THREE_GOALS,
    WORTH,
)
from golazo.games.world_cup_2010.rules.groups import DONE, LAY, side_to_lay
from golazo.games.world_cup_2010.rules.settle import open_play
from golazo.games.world_cup_2010.state import SLOTS, Cup

PAIR_OF_ATTACKS: Final = 1.0
VALUE_IN_GROUP: Final = {ATTACK: 0.25, DEFENCE: 0.3, FOUL: 0.45, OFFSIDE: 0.5, PENALTY: 0.55}
ODD_ATTACK: Final = 0.3
COMPLETES_PAIR: Final = 0.75
PENALTY_VALUE: Final = 0.55
BLOCKED_SLOT: Final = 0.35
SHIELD: Final = 0.2
OWN_SLOT: Final = 0.05  # a slot of one's own is worth keeping for something better
WHIM: Final = 1.5  # how unevenly a hand is spread over its matches, in goals
DECIDED: Final = 0.4  # how much a match counts that is two goals apart


class Greedy:
    """Gets a seat and nothing else; what it reads of others' cards is dealt at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.plan: list[int] = []

    def choose(self, seat: Seat[Cup]) -> Choice:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        m = seat.redeal(self.rng).position
        ask = m.asks[seat.number]
        if ask.asking.name == "lay":
            return self._lay(m, ask)
        return max(choices, key=lambda choice: self._value(m, seat.number, choice) + 0.01 * self.rng.random())

    def _lay(self, m: Cup, ask: Ask) -> Choice:
        """The next card of the plan for this match, which is made before the first one is laid."""
        if not ask.steps or ask.steps[-1] == DONE:
            match = ask.numbers[0]
            side = side_to_lay(ask)
            hand = m.hands[m.box.hand_places[match][side]]
            matches = 1 + m.box.to_come[match][side]
            self.plan = self._share(hand, matches, m.box.restricted[m.box.fixtures[match][side]])
        return LAY[self.plan.pop()] if self.plan else DONE

    def _share(self, hand: list[int], matches: int, restricted: int) -> list[int]:
        """The cards to lay if `matches` are left: strong cards first, spread by whim; the strongest share is laid."""
        shares: list[tuple[float, list[int]]] = [(0.0, []) for _ in range(matches)]
        for value, cards in units(hand, restricted):
            open_shares = [at for at in range(matches) if len(shares[at][1]) + len(cards) <= MOST_LAID]
            if open_shares:
                at = min(open_shares, key=lambda at: shares[at][0] + WHIM * self.rng.random())
                shares[at] = (shares[at][0] + value, shares[at][1] + cards)
        if all(cards for _, cards in shares):
            return max(shares)[1]
        return [card for card in range(KINDS) if hand[card]][:1]

    def _value(self, m: Cup, seat: int, choice: Choice) -> float:
        """What a choice does for the seat's teams against those they meet."""
        if choice[0] == "discard":
            return 0.0
        verb, card, team = choice
        place = m.lineup.index(team)
        interest = (m.owner[team] == seat) - (m.owner[m.lineup[place ^ 1]] == seat)
        if not interest:
            return -0.1
        goals = open_play(m, place)[0] - open_play(m, place ^ 1)[0]
        weight = interest * (DECIDED if abs(goals) > 1 else 1.0)
        if verb == "cover":
            on_attack = m.slots[SLOTS * place + m.filled[place] - 1] == ATTACK
            return -weight * (COMPLETES_PAIR if on_attack else 1.0)
        return weight * self._worth_of_slot(m, card, team, place)

    def _worth_of_slot(self, m: Cup, card: int, team: int, place: int) -> float:
        """Goals that a card in the team's next slot is worth to it."""
        last_slot = m.filled[place] == SLOTS - 1
        if card <= THREE_GOALS:
            return WORTH[m.box.restricted[team]][card] - OWN_SLOT
        if card == ATTACK:
            return COMPLETES_PAIR if open_play(m, place)[1] else ODD_ATTACK - OWN_SLOT
        if card == PENALTY:
            return PENALTY_VALUE - OWN_SLOT
        can_be_hit = m.filled[place] > 0 and m.worth[SLOTS * place + m.filled[place] - 1] > 0
        return SHIELD if can_be_hit and last_slot else -BLOCKED_SLOT


def units(hand: list[int], restricted: int) -> list[tuple[float, list[int]]]:
    """What a hand is laid in, the strongest first: pairs of Attacks, and single cards."""
    found: list[tuple[float, list[int]]] = []
    for card in range(KINDS):
        count = hand[card]
        if card == ATTACK:
            found += [(PAIR_OF_ATTACKS, [ATTACK, ATTACK])] * (count // 2)
            count %= 2
        value = WORTH[restricted][card] if card <= THREE_GOALS else VALUE_IN_GROUP[card]
        found += [(float(value), [card])] * count
    return sorted(found, key=lambda unit: -unit[0])
