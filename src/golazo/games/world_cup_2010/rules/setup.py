"""Before the tournament: all team cards are dealt (rulebook: Regras). (W13)"""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.world_cup_2010.cards import TEAMS
from golazo.games.world_cup_2010.events import TeamsDealt
from golazo.games.world_cup_2010.state import Cup, replaced


@step
def deal_teams(m: Cup) -> None:
    """Deal all team cards face down; some players may get one more than others."""
    receivers = [number % m.seats for number in range(TEAMS)]
    if m.source is None:
        m.then([*((DEAL_TEAM, seat) for seat in receivers), (teams_dealt,)])
    else:
        dealt = dict(zip(m.pick_cards(list(range(TEAMS)), TEAMS), receivers, strict=True))
        m.owner = tuple([dealt[team] for team in range(TEAMS)])
        teams_dealt(m)


def not_mine(m: Cup, seat: int) -> list[int]:
    return [owner != seat for owner in m.owner]


def team_dealt(m: Cup, team: int, seat: int) -> None:
    m.pile[team] = 0
    m.owner = replaced(m.owner, team, seat)


DEAL_TEAM: Final = Chance[Cup](
    "deal-team",
    weights=lambda m, seat: m.pile,
    offers=not_mine,
    take=team_dealt,
    verb="team",
    seen_by=lambda m, seat: seat,
    rule="Regras; W13",
)


@step
def teams_dealt(m: Cup) -> None:
    """Each player knows his own teams only, until their group begins. (W13)"""
    m.pile = []
    if m.keeps_events:
        for seat in range(m.seats):
            mine = [team for team, owner in enumerate(m.owner) if owner == seat]
            m.tell_also([seat], TeamsDealt, player=seat, count=len(mine), team=mine)
