"""Dice and roll-offs: everybody rolls a six-sided die, and equal dice are rolled again (S17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.match_of_the_season.events import RolledD6
from golazo.games.match_of_the_season.rules.team_asking import for_team
from golazo.games.match_of_the_season.state import Seasons

D6: Final = (0, 1, 1, 1, 1, 1, 1)
"""How likely each number is; the numbers are the pips themselves."""
D12: Final = (0, *(1 for _ in range(12)))
_ABOVE_D6: Final = 7

CLEAR_FIRST: Final = 0b10
"""Bits of the places after which the order must be clear: only the first."""
CLEAR_HALVES: Final = 0b100


def _rolled(m: Seasons, pips: int, team: int) -> None:
    m.dice[team] += pips
    if m.keeps_events:
        m.tell(RolledD6, team=team, pips=pips)


roll_d6: Final = Chance[Seasons](
    "roll-d6",
    weights=lambda m, team: D6,
    take=_rolled,
    verb="d6",
    rule="S17",
    arguments=for_team,
)


@step
def roll_off(m: Seasons, clear: int, *teams: int) -> None:
    """The teams roll; the order must be clear after the places in `clear`."""
    for team in teams:
        m.dice[team] = 0
    m.then([*((roll_d6, team) for team in teams), (roll_again_if_level, clear, *teams)])


@step
def roll_again_if_level(m: Seasons, clear: int, *teams: int) -> None:
    """Equal dice are rolled again where the order matters."""
    dice = m.dice
    order = by_dice(m, teams)
    for place in range(1, len(order)):
        pips = dice[order[place]]
        if clear >> place & 1 and dice[order[place - 1]] == pips:
            level = [team for team in teams if dice[team] == pips]
            for team in teams:
                dice[team] *= _ABOVE_D6
            m.then([*((roll_d6, team) for team in level), (roll_again_if_level, clear, *teams)])
            return


def by_dice(m: Seasons, teams: Iterable[int]) -> list[int]:
    """The teams from the highest roll to the lowest."""
    return sorted(teams, key=lambda team: -m.dice[team])


def left_of(m: Seasons, team: int) -> int:
    """The next team clockwise."""
    seating = m.seating
    return seating[(seating.index(team) + 1) % len(seating)]


def from_team(m: Seasons, team: int) -> Sequence[int]:
    """All teams clockwise from this one."""
    place = m.seating.index(team)
    return m.seating[place:] + m.seating[:place]
