"""The light policy: it spreads a group's hand over its matches, then helps its own teams and hurts those they meet.

It works on the position itself and never changes it. The plan for a match is recomputed from the hand at each step of
an answer, so that repeated calls give the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from golazo.engine.asking import Answer, Ask, Choice
from golazo.engine.policy import Policy, Weighed
from golazo.games.world_cup_2010.bot.group_plan import (
    ORDINARY,
    OWN_STRONGER,
    OWN_WEAKER,
    Plan,
    plans,
    strength,
)
from golazo.games.world_cup_2010.bot.outlook import cards_to_come, chance_to_win, interests, promise
from golazo.games.world_cup_2010.bot.value import phase, value
from golazo.games.world_cup_2010.cards import KINDS
from golazo.games.world_cup_2010.rules.groups import DONE, LAY, side_to_lay
from golazo.games.world_cup_2010.state import Cup

WHIM: Final = 0.12
"""Points by which a plan may look better or worse than it is, by the hand: the same cards are not always laid."""
KEEP: Final = (0.09, 0.16, 0.2, 0.05, 0.04, 0.06, 0.07, 0.06)
"""By card: what it is worth to have it, so that the weakest is discarded."""
NO_CARDS: Final = (0,) * KINDS
_PRIMES: Final = (73856093, 19349663, 83492791, 49979687, 15485863, 32452843, 67867967, 86028121)


# A group match


def _laid(ask: Ask) -> list[int]:
    """What this side has laid so far, by kind."""
    laid = [0] * KINDS
    for choice in ask.steps:
        if choice == DONE:
            laid = [0] * KINDS
        else:
            laid[choice[1]] += 1
    return laid


def _whim(cards: Plan, hand: Plan, match: int) -> float:
    """A number between 0 and 1, determined by the hand and the cards."""
    mixed = match
    for card, prime in enumerate(_PRIMES):
        mixed += prime * (5 * cards[card] + hand[card])
    return (mixed * 2654435761 >> 7 & 1023) / 1023


def _valued(m: Cup, ask: Ask) -> list[tuple[float, Plan]]:
    """Every plan for the side that is to lay, what lies there already included."""
    hand, to_come, restricted, meets, match = _situation(m, ask)
    found = plans(hand, tuple(_laid(ask)), to_come, restricted, meets)
    return [(points + WHIM * _whim(cards, hand, match), cards) for points, cards in found]


def _situation(m: Cup, ask: Ask) -> tuple[Plan, int, int, int, int]:
    """The inputs of a plan: hand, remaining matches, restriction, opponent, and the match."""
    match, one, other = ask.numbers
    side = side_to_lay(ask)
    places = m.box.hand_places[match]
    restricted = [m.box.restricted[team] for team in m.box.fixtures[match]]
    meets = ORDINARY
    if one == other:
        powers = [strength(tuple(m.hands[place]), limit) for place, limit in zip(places, restricted, strict=True)]
        meets = OWN_STRONGER if (powers[side], side) > (powers[1 - side], 1 - side) else OWN_WEAKER
    return tuple(m.hands[places[side]]), m.box.to_come[match][side], restricted[side], meets, match


@lru_cache(maxsize=4096)
def _best_plan(hand: Plan, laid: Plan, to_come: int, restricted: int, meets: int, match: int) -> Plan:
    found = plans(hand, laid, to_come, restricted, meets)
    least = max(found)[0] - WHIM
    return max([(points + WHIM * _whim(cards, hand, match), cards) for points, cards in found if points >= least])[1]


def _lay(m: Cup, ask: Ask) -> Choice:
    """The next card of the best plan."""
    hand, *situation = _situation(m, ask)
    laid = _laid(ask)
    best = _best_plan(hand, NO_CARDS, *situation)
    if any(lies > wanted for lies, wanted in zip(laid, best, strict=True)):  # somebody else has begun
        best = _best_plan(hand, tuple(laid), *situation)
    for card, (wanted, lies) in enumerate(zip(best, laid, strict=True)):
        if wanted > lies:
            return LAY[card]
    return DONE


def _weigh_lay(m: Cup, ask: Ask, choices: Sequence[Choice]) -> list[tuple[Choice, float]]:
    """Each choice by the best plan that it leads to."""
    laid = tuple(_laid(ask))
    worths = dict.fromkeys(choices, -1.0)
    for points, cards in _valued(m, ask):
        if cards == laid:
            worths[DONE] = points
        else:
            for choice in choices:
                if choice != DONE and cards[choice[1]] > laid[choice[1]] and points > worths[choice]:
                    worths[choice] = points
    return list(worths.items())


# A turn of the knock-out


def _weigh_play(m: Cup, ask: Ask, choices: Sequence[Choice]) -> list[tuple[Choice, float]]:
    """By how much likelier the seat's teams go through, and those they may meet do not; less the worth of the card."""
    to_come = cards_to_come(m)
    late = min(1.0, to_come / 4)
    lineup = m.lineup
    wants = interests(m, ask.seat)
    promises = [promise(m, place, late=late) for place in range(len(lineup))]
    place_of = {team: place for place, team in enumerate(lineup)}
    before = [
        chance_to_win(promises[place] - promises[place ^ 1], to_come) * (wants[place] - wants[place ^ 1])
        for place in range(len(lineup))
    ]
    worths: list[tuple[Choice, float]] = []
    for choice in choices:
        card = choice[1]
        worth = -KEEP[card]
        if choice[0] != "discard":
            place = place_of[choice[2]]
            if choice[0] == "place":
                after = promise(m, place, card, late=late)
            else:
                after = promise(m, place, covered=True, late=late)
            chance = chance_to_win(after - promises[place ^ 1], to_come)
            worth += chance * (wants[place] - wants[place ^ 1]) - before[place]
        worths.append((choice, worth))
    return worths


# Whole


def _worths(m: Cup, seat: int) -> list[tuple[Choice, float]]:
    ask = m.asks[seat]
    weigh_kind = _weigh_lay if ask.asking.name == "lay" else _weigh_play
    return weigh_kind(m, ask, m.choices(seat))


def weigh(m: Cup, seat: int) -> list[Weighed]:
    return [Weighed(choice, worth, _reason(m, seat, choice)) for choice, worth in _worths(m, seat)]


def _reason(m: Cup, seat: int, choice: Choice) -> str:
    if choice[0] in ("lay", "done"):
        return "reason-plan"
    if choice[0] == "discard":
        return "reason-discard"
    is_own = m.owner[choice[2]] == seat
    if choice[0] == "cover":
        return "reason-hinders-own" if is_own else "reason-hinders"
    return "reason-helps" if is_own else "reason-fills"


def choose(m: Cup, seat: int, rng: Random) -> Choice:
    choices = m.choices(seat)
    if len(choices) == 1:
        return choices[0]
    ask = m.asks[seat]
    if ask.asking.name == "lay":
        return _lay(m, ask)
    found = _weigh_play(m, ask, choices)
    most = max([worth for _, worth in found])
    best = [choice for choice, worth in found if worth > most - 1e-9]
    return best[0] if len(best) == 1 else rng.choice(best)


def answers(m: Cup, seat: int, rng: Random, most: int) -> list[tuple[Answer, float]]:
    """Whole plans for a match of the groups; where both sides are the seat's own, of the side to lay now alone."""
    ask = m.asks[seat]
    found: list[tuple[Answer, float]]
    if ask.asking.name != "lay":
        found = [((choice,), worth) for choice, worth in _worths(m, seat)]
    else:
        laid = _laid(ask)
        found = [
            (
                (*[LAY[card] for card in range(KINDS) for _ in range(cards[card] - laid[card])], DONE),
                points,
            )
            for points, cards in _valued(m, ask)
        ]
    found.sort(key=lambda each: -each[1])
    return found[:most]


POLICY: Final = Policy[Cup](weigh=weigh, choose=choose, value=value, phase=phase, answers=answers)
