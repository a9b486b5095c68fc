"""Working out the score of a match (rulebook: Definindo o placar de uma partida)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from golazo.engine.decks import Draw
from golazo.engine.steps import Todo
from golazo.games.world_cup_2010.cards import (
    ATTACK,
    DEFENCE,
    FOUL,
    GOAL,
    KINDS,
    OFFSIDE,
    THREE_GOALS,
    TWO_GOALS,
    WORTH,
)
from golazo.games.world_cup_2010.events import Flipped, Reshuffled
from golazo.games.world_cup_2010.state import Cup, unseen
from golazo.games.world_cup_2010.view_types import Part

ATTACKS_FOR_A_GOAL = 2
FOR_PENALTY = 0
FOR_ODD_ATTACK = 1


def open_play(own: Sequence[int], other: Sequence[int], restricted: int) -> tuple[int, int]:
    """Goals without any flip, and Attacks left over (0 or 1), of one side's laid cards against the other's. (W4)"""
    worth = WORTH[restricted]
    goals = own[GOAL] + own[TWO_GOALS] * worth[TWO_GOALS] + own[THREE_GOALS] * worth[THREE_GOALS] - other[FOUL]
    if goals < 0:
        goals = 0
    attacks = own[ATTACK] - other[DEFENCE]
    offsides = other[OFFSIDE]
    if offsides > goals:
        attacks -= offsides - goals
        goals = 0
    else:
        goals -= offsides
    if attacks <= 0:
        return goals, 0
    return goals + attacks // ATTACKS_FOR_A_GOAL, attacks % ATTACKS_FOR_A_GOAL


def breakdown(own: Sequence[int], other: Sequence[int], restricted: int) -> list[Part]:
    """The same goals, card by card: what contributed how much, what was cancelled by what, by which rule."""
    parts = [
        Part(amount=own[card] * WORTH[restricted][card], by="card", rule="W4", card=card, count=own[card])
        for card in (GOAL, TWO_GOALS, THREE_GOALS)
        if own[card]
    ]
    goals = sum(each["amount"] for each in parts)
    by_fouls = min(goals, other[FOUL])
    by_offsides = min(goals - by_fouls, other[OFFSIDE])
    for card, taken in ((FOUL, by_fouls), (OFFSIDE, by_offsides)):
        if taken:
            parts.append(Part(amount=-taken, by="card", rule="W4", card=card, count=taken))
    offside_attacks = min(own[ATTACK], other[OFFSIDE] - by_offsides)
    defended = min(own[ATTACK] - offside_attacks, other[DEFENCE])
    for card, cancelled in ((OFFSIDE, offside_attacks), (DEFENCE, defended)):
        if cancelled:
            parts.append(Part(amount=0, by="attack-cancelled", rule="W4", card=card, count=cancelled))
    pairs = open_play(own, other, restricted)[0] - goals + by_fouls + by_offsides
    if pairs:
        parts.append(Part(amount=pairs, by="attack-pairs", rule="W4", count=pairs))
    return parts


def flips(match: int, penalties: Sequence[int], odd_attacks: Sequence[int]) -> list[Todo]:
    """Cards to flip, in the printed order: penalties of the first team, its odd attack, then the second's. (W5)"""
    steps: list[Todo] = []
    for side in (0, 1):
        steps += [(FLIP, match, side, FOR_PENALTY)] * penalties[side]
        steps += [(FLIP, match, side, FOR_ODD_ATTACK)] * odd_attacks[side]
    return steps


def reshuffle(m: Cup) -> None:
    """An empty deck is reshuffled from the discards."""
    m.deck = m.discards
    m.discards = [0] * KINDS
    m.reshuffled = True
    if m.keeps_events:
        m.tell(Reshuffled, count=sum(m.deck))


def flipped(m: Cup, card: int, match: int, side: int, reason: int) -> None:
    """A penalty scores on any Goal card or Attack, the odd attack on an Attack only. (W5)"""
    m.discards[card] += 1
    scores = card == ATTACK or (reason == FOR_PENALTY and card <= THREE_GOALS)
    if scores:
        m.goals[2 * match + side] += 1
    if m.keeps_events:
        team = m.teams_of(match)[side]
        m.tell(Flipped, match=match, team=team, reason=reason, card=card, scores=scores)


def seen_by_nobody(m: Cup, *_: int) -> list[int]:
    """What may be turned over as far as everybody knows."""
    return unseen(m, None)


FLIP: Final = Draw[Cup](
    "flip",
    deck=attrgetter("deck"),
    refill=reshuffle,
    offers=seen_by_nobody,
    take=flipped,
    verb="flip",
    rule="Definindo o placar; W5",
)
