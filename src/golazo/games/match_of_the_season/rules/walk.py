"""The walk along the board: turns, moves and spaces (chapter on moving, S8, S17)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import (
    CHANCE_SPACE,
    CUP,
    DUTY,
    EUROPE,
    HARD_WEEK,
    INJURY,
    LEAGUE,
    RED_CARD,
    SUPERCUP,
    TEAMS,
    TRANSFER,
)
from golazo.games.match_of_the_season.rules.absences import call_up, strike
from golazo.games.match_of_the_season.rules.chance_cards import draw_chance
from golazo.games.match_of_the_season.rules.cups import cup_round, supercup
from golazo.games.match_of_the_season.rules.dice import by_dice, from_team, left_of
from golazo.games.match_of_the_season.rules.europe import european_round
from golazo.games.match_of_the_season.rules.league import league_round
from golazo.games.match_of_the_season.rules.transfers import TO_POOL
from golazo.games.match_of_the_season.rules.turning import turn_for_auction
from golazo.games.match_of_the_season.state import INJURED, SENT_OFF, Seasons

_MATCHES: Final = {SUPERCUP: supercup, EUROPE: european_round, CUP: cup_round, LEAGUE: league_round}


@step
def first_mover(m: Seasons) -> None:
    """The highest die moves first, rolled anew each season."""
    m.mover = by_dice(m, m.seating)[0]


@step
def turn(m: Seasons) -> None:
    """The mover rolls, the token moves; the next turn is the left neighbour's."""
    if m.keeps_events:
        m.tell("turn", team=m.mover)
    m.then([(roll_movement,), (next_turn,)])


def _moved(m: Seasons, spaces: int) -> None:
    if m.keeps_events:
        m.tell("moves", team=m.mover, spaces=spaces)
    m.then([(advance, spaces)])


roll_movement: Final = Chance[Seasons](
    "roll-movement",
    weights=lambda m: m.box.movement,
    take=_moved,
    verb="move",
    rule="S17",
)


def _is_match_day(m: Seasons) -> bool:
    """Whether matches are played on this space: some have none, in the first season above all."""
    kind = m.box.space[m.space]
    if kind == SUPERCUP:
        return m.season > 1
    return kind != EUROPE or any(club < TEAMS for club in m.europe)


@step
def advance(m: Seasons, spaces: int) -> None:
    """Space by space: a match space is played at once, then the move goes on; never past the last Sunday."""
    while spaces:
        m.space += 1
        spaces = 0 if m.space == m.box.last_space else spaces - 1
        match = _MATCHES.get(m.box.space[m.space])
        if match is not None:
            if _is_match_day(m):
                m.offered = []
            m.then([(match,), (advance, spaces)])
            return
    land(m)


def land(m: Seasons) -> None:
    """What the space says: mostly for the mover alone (S8)."""
    kind = m.box.space[m.space]
    options = m.box.options
    everyone = from_team(m, m.mover)
    mover = [m.mover]
    if m.keeps_events:
        m.tell("lands", team=m.mover, space=m.space, space_kind=kind)
    if kind == CHANCE_SPACE:
        m.then([(draw_chance, team) for team in (everyone if options["everyone_draws"] else mover)])
    elif kind in (INJURY, RED_CARD):
        why = INJURED if kind == INJURY else SENT_OFF
        m.then([(strike, team, why) for team in (everyone if m.box.week[m.space] == HARD_WEEK else mover)])
    elif kind == DUTY:
        for team in everyone if options["duty_for_everyone"] else mover:
            call_up(m, team, m.box.called[m.space])
    elif kind == TRANSFER:
        m.then([(turn_for_auction, TO_POOL, m.mover)])


@step
def next_turn(m: Seasons) -> None:
    if m.space < m.box.last_space:
        m.mover = left_of(m, m.mover)
        m.then([(turn,)])
