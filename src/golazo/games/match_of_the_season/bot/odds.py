"""The exact odds of a match: counted, not estimated.

The six faces of the die, and for a penalty every taker, are gone through one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from golazo.games.match_of_the_season.rules.match_die import (
    ATTACK,
    ATTACK_AWAY,
    ATTACK_HOME,
    DEFENCE,
    DRAW,
    FACES,
    LOSS,
    MIDFIELD,
    NO_TACTIC,
    PENALTY_AWAY,
    PENALTY_HOME,
    SUPER_SAVE,
    WHOLE_TEAM,
    WIN,
    WING_ATTACK,
    Side,
    attacked,
    judged,
)


class Odds(NamedTuple):
    """How many of `cases` equally likely cases end in which way."""

    win: int
    draw: int
    loss: int
    cases: int


def odds(home: Side, away: Side, tactic: int = NO_TACTIC, crossed: bool = False) -> Odds:
    """The exact odds of one roll of the match die."""
    if tactic == WING_ATTACK:
        result = judged(home, away, WHOLE_TEAM, tactic, crossed)
        return Odds(int(result == WIN), int(result == DRAW), int(result == LOSS), 1)
    each = len(home.takers) * len(away.takers)
    win = draw = loss = 0
    for face in (WHOLE_TEAM, ATTACK, MIDFIELD, DEFENCE):
        result = judged(home, away, face, tactic, crossed)
        if result == WIN:
            win += each
        elif result == LOSS:
            loss += each
        else:
            draw += each
    scored = sum(taker > away.keeper for taker in home.takers) * len(away.takers)
    win += scored
    draw += each - scored
    if tactic == SUPER_SAVE:
        draw += each
    else:
        scored = sum(taker > home.keeper for taker in away.takers) * len(home.takers)
        loss += scored
        draw += each - scored
    return Odds(win, draw, loss, FACES * each)


def odds_of_events(
    home: Side, away: Side, events: Sequence[int], rolls: int, tactic: int = NO_TACTIC, crossed: bool = False
) -> Odds:
    """The exact odds of several match events, each worth a goal; an event that is no face of the die gives none. S15"""
    if tactic == WING_ATTACK:
        return odds(home, away, tactic, crossed)
    each = len(home.takers) * len(away.takers)
    win = loss = 0
    for event in events:
        if WHOLE_TEAM <= event <= DEFENCE:
            result = judged(home, away, event, tactic, crossed)
            win += each * (result == WIN)
            loss += each * (result == LOSS)
        elif event in (ATTACK_HOME, ATTACK_AWAY):
            result = attacked(home, away, event, tactic)
            win += each * (result == WIN)
            loss += each * (result == LOSS)
        elif event == PENALTY_HOME:
            win += sum(taker > away.keeper for taker in home.takers) * len(away.takers)
        elif event == PENALTY_AWAY and tactic != SUPER_SAVE:
            loss += sum(taker > home.keeper for taker in away.takers) * len(home.takers)
    cases = each * len(events)
    leads = {0: 1}
    for _ in range(rolls):
        after: dict[int, int] = {}
        for lead, ways in leads.items():
            for goal, chances in ((WIN, win), (DRAW, cases - win - loss), (LOSS, loss)):
                after[lead + goal] = after.get(lead + goal, 0) + ways * chances
        leads = after
    won = sum(ways for lead, ways in leads.items() if lead > 0)
    lost = sum(ways for lead, ways in leads.items() if lead < 0)
    return Odds(won, leads[0], lost, cases**rolls)


def knock_out(home: Side, away: Side, tactic: int = NO_TACTIC, crossed: bool = False) -> float:
    """The chance of the home team to come through where a draw is rolled again, without the card. S4"""
    first = odds(home, away, tactic, crossed)
    if first.draw == 0:
        return first.win / first.cases
    again = odds(home, away, NO_TACTIC, crossed)
    decided = again.win + again.loss
    through = again.win / decided if decided else 0.5
    return (first.win + first.draw * through) / first.cases
