"""The outlook of knock-out matches: a team's expected goals, and who is likely to win."""

from __future__ import annotations

from math import exp
from typing import Final

from golazo.games.world_cup_2010.bot.group_plan import ODD_ATTACK, PENALTY_GOAL
from golazo.games.world_cup_2010.cards import ATTACK, PENALTY, THREE_GOALS, WORTH
from golazo.games.world_cup_2010.state import SLOTS, Cup

FREE_SLOT: Final = 0.08
"""Goals that a free slot promises while there are cards to come."""
EXPOSED: Final = 0.1
"""Of each goal, or Attack, that can still be hit."""
PAIR_LATER: Final = 0.15
"""Goals that an odd Attack promises besides, while a second one may come."""
NARROW: Final = 0.6
WIDER: Final = 0.12
"""How unsure a lead of one goal is: at the end, and for each card still to be played on a match."""
QUALITY: Final = (0.06, 0.03, 0.0)
"""By restriction: how much rather a player sees this team of his win, if two of his meet."""


def cards_to_come(m: Cup) -> float:
    """Cards still to be played on each match of the set."""
    return 2 * (m.stock + sum(m.held)) / max(1, len(m.lineup))


def promise(m: Cup, place: int, more: int = -1, covered: bool = False, late: float = 1.0) -> float:
    """The expected goals of the team at a place; with one card `more` in its next slot, or its last one `covered`."""
    goals = attacks = penalties = 0
    first, filled = SLOTS * place, m.filled[place]
    slots, worths = m.slots, m.worth
    for slot in range(first, first + filled):
        card = slots[slot]
        if card == ATTACK:
            attacks += worths[slot]
        elif card == PENALTY:
            penalties += 1
        else:
            goals += worths[slot]
    exposed = worths[first + filled - 1] if filled else 0
    if covered:
        exposed -= 1
        if slots[first + filled - 1] == ATTACK:
            attacks -= 1
        else:
            goals -= 1
    elif more >= 0:
        filled += 1
        if more == ATTACK:
            attacks += 1
            exposed = 1
        elif more == PENALTY:
            penalties += 1
            exposed = 0
        else:  # a Defence shields what lies before it and counts nothing
            exposed = WORTH[m.box.restricted[m.lineup[place]]][more] if more <= THREE_GOALS else 0
            goals += exposed
    return (
        goals
        + attacks // 2
        + ODD_ATTACK * (attacks % 2)
        + PENALTY_GOAL * penalties
        + late * (FREE_SLOT * (SLOTS - filled) + PAIR_LATER * (attacks % 2) - EXPOSED * exposed)
    )


def chance_to_win(lead: float, to_come: float) -> float:
    """The chance to win of a team that leads by this many expected goals."""
    return 1 / (1 + exp(-lead / (NARROW + WIDER * to_come)))


def interests(m: Cup, seat: int) -> list[float]:
    """By place of the set: what the win of this team is worth to the seat."""
    owner, restricted = m.owner, m.box.restricted
    teams = [0] * m.seats
    for team in m.lineup:
        teams[owner[team]] += 1
    rivals = max(1, len(m.players) - 1)
    return [
        1.0 + QUALITY[restricted[team]] if owner[team] == seat else -(0.1 + 0.05 * teams[owner[team]]) / rivals
        for team in m.lineup
    ]
