"""The walk along the board: turns and moves (chapter on moving, S17)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import (
    CUP,
    EUROPE,
    LEAGUE,
    SUPERCUP,
    TEAMS,
)
from golazo.games.match_of_the_season.events import Moves, Turn
from golazo.games.match_of_the_season.rules.cups import cup_round, supercup
from golazo.games.match_of_the_season.rules.dice import by_dice, left_of
from golazo.games.match_of_the_season.rules.europe import european_round
from golazo.games.match_of_the_season.rules.league import league_round
from golazo.games.match_of_the_season.rules.spaces import land
from golazo.games.match_of_the_season.state import Seasons

_MATCHES: Final = {SUPERCUP: supercup, EUROPE: european_round, CUP: cup_round, LEAGUE: league_round}


@step
def first_mover(m: Seasons) -> None:
    """The highest die moves first; it is rolled again each season."""
    m.mover = by_dice(m, m.seating)[0]


@step
def turn(m: Seasons) -> None:
    """The mover rolls, the token moves; the next turn is the left neighbour's."""
    if m.keeps_events:
        m.tell(Turn, team=m.mover)
    m.then([(roll_movement,), (next_turn,)])


def _moved(m: Seasons, spaces: int) -> None:
    if m.keeps_events:
        m.tell(Moves, team=m.mover, spaces=spaces)
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


@step
def next_turn(m: Seasons) -> None:
    if m.space < m.box.last_space:
        m.mover = left_of(m, m.mover)
        m.then([(turn,)])
