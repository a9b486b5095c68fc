"""The chance to win of each team at any moment, and the moments at which to ask for it."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from golazo.games.magic_number_eleven.bot.judgement import field_worth, touches_of
from golazo.games.magic_number_eleven.bot.shot_table import REPLY_CARDS, shot_table
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.rules.penalty import shoot_out_score
from golazo.games.magic_number_eleven.rules.power import WITHOUT_BASE, base_defence
from golazo.games.magic_number_eleven.state import (
    ADDED_TIME,
    ATTACKER,
    DEFENDER,
    NOBODY,
    SHOT_ATTACKER,
    SHOT_BASE,
    SHOT_KIND,
    Eleven,
)

GOALS_A_HALF: Final = 0.85
"""Of each team, between policies."""
FIELD: Final = 1.1
"""Goals to come for one of field worth more than the other team has, with the whole deck before it."""
CARD_IN_HAND: Final = 0.12
CONTROL: Final = 0.12
"""Of one space on the track."""


def value(m: Eleven) -> tuple[float, float]:
    """Half of the chance of a draw counts for each."""
    lead = float(m.score[HOME] - m.score[AWAY])
    if m.over:
        home, away = (lead, 0.0) if lead or not m.kicks else shoot_out_score(m)
        return (1.0, 0.0) if home > away else (0.0, 1.0) if away > home else (0.5, 0.5)
    left = _left_of_half(m)
    if left:
        fields = [field_worth(m.up[seat] & m.down[seat], m.discs[seat], touches_of(m, seat)) for seat in (HOME, AWAY)]
        lead += left * FIELD * (fields[HOME] - fields[AWAY])
        lead += left * CARD_IN_HAND * (sum(m.hand[HOME]) - sum(m.hand[AWAY]))
        lead += left * CONTROL * (m.control - m.box.cards.middle)
    spread = 2 * GOALS_A_HALF * (left + (m.half == 0))
    if m.shot:
        chance = _shot_under_way(m)
        lead += chance if m.shot[SHOT_ATTACKER] == HOME else -chance
        spread += chance * (1 - chance)
    home = _wins(lead, spread)
    return home, 1.0 - home


def _left_of_half(m: Eleven) -> float:
    """The share of this half that is to come."""
    if m.turn == NOBODY:
        return 0.0 if m.half or any(m.score) else 1.0
    return 0.05 if m.added == ADDED_TIME else m.deck / sum(m.box.cards.copies)


def _shot_under_way(m: Eleven) -> float:
    table = shot_table(m.box.cards)
    stars = m.box.cards.stars_on
    attack = m.shot[SHOT_BASE] + sum([stars[face] for face in m.laid[ATTACKER] + m.turned[ATTACKER]])
    defence = base_defence(m) + sum([stars[face] for face in m.laid[DEFENDER] + m.turned[DEFENDER]])
    tackled = any(m.box.cards.tackles[face] for face in m.laid[DEFENDER] + m.turned[DEFENDER])
    is_open = not m.laid[DEFENDER] and m.blind[DEFENDER] < REPLY_CARDS and not m.turned[ATTACKER]
    unknown = REPLY_CARDS if is_open else m.blind[DEFENDER]
    return table.goal(attack, defence, m.blind[ATTACKER], unknown, tackled, m.shot[SHOT_KIND] != WITHOUT_BASE)


def _wins(lead: float, spread: float) -> float:
    """Of a whole number of goals about `lead`, with that spread: more than none, and half of just none."""
    if spread < 1e-6:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    root = sqrt(2 * (spread + 0.08))
    return 0.5 + 0.25 * (erf((lead - 0.5) / root) + erf((lead + 0.5) / root))


def phase(m: Eleven) -> int:
    """A playout goes to the end of a half: what is on the field then is gone."""
    return 2 * m.half + (m.turn == NOBODY)
