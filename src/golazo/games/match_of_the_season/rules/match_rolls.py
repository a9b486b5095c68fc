"""The rolls of a match: the match die, penalty takers, and the match events of the optional rule (S2, S3, S15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import (
    INJURY_AWAY,
    INJURY_HOME,
    NO_CARD,
    RED_CARD_AWAY,
    RED_CARD_HOME,
    TEAMS,
)
from golazo.games.match_of_the_season.events import Goal, MatchDie, MatchEvent, OutAbroad, Penalty, Stars
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.rules.absences import strike
from golazo.games.match_of_the_season.rules.dice import D12
from golazo.games.match_of_the_season.rules.formations import ELEVEN, GAP
from golazo.games.match_of_the_season.rules.match_die import DRAW, LOSS
from golazo.games.match_of_the_season.rules.tactics import club_side, crossed, keeper_stars, opened
from golazo.games.match_of_the_season.state import INJURED, NOBODY, SENT_OFF, Seasons

MATCH_DIE: Final = (1,) * match_die.FACES
PENALTY: Final = match_die.PENALTY_HOME


def _judge(m: Seasons, rolled: int) -> None:
    face = rolled + 1
    if m.keeps_events:
        m.tell(MatchDie, face=rolled, home=m.home, away=m.away)
    tactic = opened(m)
    if face < PENALTY or tactic == match_die.WING_ATTACK:
        _compare(m, face, tactic)
    else:
        m.then([(roll_taker, face, tactic)])


def _compare(m: Seasons, face: int, tactic: int) -> None:
    """Set the two line-ups against each other."""
    home, away = club_side(m, m.home), club_side(m, m.away)
    m.result = match_die.judged(home, away, face, tactic, crossed(m))
    if m.keeps_events:
        for club, why in zip((m.home, m.away), match_die.breakdown(home, away, face, tactic, crossed(m)), strict=True):
            m.tell(Stars, club=club, stars=sum(line["amount"] for line in why), why=why)


roll_match_die: Final = Chance[Seasons](
    "roll-match-die", weights=lambda m: MATCH_DIE, take=_judge, verb="face", rule="S2"
)


def _take_penalty(m: Seasons, pips: int, face: int, tactic: int) -> None:
    """Counted from the keeper; 12, or a number without a player, is rolled again (S3)."""
    club, other = (m.home, m.away) if face == match_die.PENALTY_HOME else (m.away, m.home)
    taker = NOBODY
    if pips <= ELEVEN:
        if club >= TEAMS:
            taker = m.box.sides[club - TEAMS].takers[pips - 1]
        elif m.fielded[club][pips - 1] != GAP:
            taker = m.box.stars[m.fielded[club][pips - 1]]
    if taker == NOBODY:
        m.then([(roll_taker, face, tactic)])
        return
    keeper = keeper_stars(m, other)
    m.result = match_die.penalty(taker, keeper, tactic, face)
    if m.keeps_events:
        m.tell(Penalty, winner=club, place=pips, stars=taker, keeper_stars=keeper, scored=m.result != DRAW)


roll_taker: Final = Chance[Seasons](
    "roll-taker", weights=lambda m, face, tactic: D12, take=_take_penalty, verb="d12", rule="S3"
)


# Several match events, by the optional rule


_PUNISHED: Final = {INJURY_HOME: INJURED, INJURY_AWAY: INJURED, RED_CARD_HOME: SENT_OFF, RED_CARD_AWAY: SENT_OFF}
"""Match events after which somebody of the line-up misses the next league match."""


def _attack_the_defence(m: Seasons, event: int, tactic: int) -> None:
    home, away = club_side(m, m.home), club_side(m, m.away)
    m.result = match_die.attacked(home, away, event, tactic)
    if m.keeps_events:
        for club, why in zip((m.home, m.away), match_die.attack_breakdown(home, away, event, tactic), strict=True):
            m.tell(Stars, club=club, stars=sum(line["amount"] for line in why), why=why)


def _happen(m: Seasons, pips: int, left: int, tactic: int) -> None:
    event = m.box.events[pips - 1]
    if m.keeps_events:
        m.tell(MatchEvent, home=m.home, away=m.away, happening=pips - 1, pips=pips)
    if m.laid_card != NO_CARD:
        tactic = opened(m)
    if tactic == match_die.WING_ATTACK:
        _compare(m, match_die.WHOLE_TEAM, tactic)
        count_goal(m)
        return
    rest: Sequence[tuple[object, ...]] = [(roll_event, left - 1, tactic)] if left > 1 else [(full_time,)]
    m.result = DRAW
    if match_die.WHOLE_TEAM <= event < PENALTY:
        _compare(m, event, tactic)
        m.then([(count_goal,), *rest])
    elif event in (match_die.PENALTY_HOME, match_die.PENALTY_AWAY):
        m.then([(roll_taker, event, tactic), (count_goal,), *rest])
    elif event in (match_die.ATTACK_HOME, match_die.ATTACK_AWAY):
        _attack_the_defence(m, event, tactic)
        m.then([(count_goal,), *rest])
    elif event in _PUNISHED:
        club = m.home if event in (INJURY_HOME, RED_CARD_HOME) else m.away
        why = _PUNISHED[event]
        if club < TEAMS:
            rest = [(strike, club, why), *rest]
        elif m.keeps_events:
            m.tell(OutAbroad, club=club, absence=why)
        m.then(rest)
    else:
        m.then(rest)


roll_event: Final = Chance[Seasons](
    "roll-event", weights=lambda m, left, tactic: D12, take=_happen, verb="d12", rule="S15"
)


@step
def count_goal(m: Seasons) -> None:
    if m.result != DRAW:
        m.goals[int(m.result == LOSS)] += 1
        if m.keeps_events:
            m.tell(Goal, home=m.home, away=m.away, home_goals=m.goals[0], away_goals=m.goals[1])


def score(m: Seasons) -> list[int] | None:
    """The goals of the match, where matches have several events (S15)."""
    return m.goals[:] if m.box.options["match_events"] else None


def by_goals(m: Seasons) -> int:
    home, away = m.goals
    return (home > away) - (home < away)


@step
def full_time(m: Seasons) -> None:
    m.result = by_goals(m)
