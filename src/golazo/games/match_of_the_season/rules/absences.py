"""Injury, red card and international duty: players who miss the next league match (the board's spaces, S6)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.games.match_of_the_season.cards import INTERNATIONAL_STARS
from golazo.games.match_of_the_season.events import AvailableAgain, CalledUp, NobodyStruck, Struck
from golazo.games.match_of_the_season.rules.dice import D12
from golazo.games.match_of_the_season.rules.formations import ELEVEN, GAP
from golazo.games.match_of_the_season.rules.team_asking import for_team
from golazo.games.match_of_the_season.state import FIT, ON_DUTY, Seasons


def _struck(m: Seasons, pips: int, team: int, why: int) -> None:
    """The d12 is counted over the line-up last fielded; 12, a gap, a player gone or out already: nothing."""
    line_up = m.fielded[team]
    player = line_up[pips - 1] if pips <= ELEVEN and line_up else GAP
    if player == GAP or player not in m.squads[team] or m.out[player] != FIT:
        if m.keeps_events:
            m.tell(NobodyStruck, team=team, pips=pips)
        return
    m.out[player] = why
    if m.keeps_events:
        m.tell(Struck, team=team, pips=pips, footballer=player, absence=why)


strike: Final = Chance[Seasons](
    "strike", weights=lambda m, team, why: D12, take=_struck, verb="d12", rule="S6", arguments=for_team
)


def call_up(m: Seasons, team: int, countries: list[int]) -> None:
    """International duty: every international of the countries shown is out (S6)."""
    box = m.box
    for player in m.squads[team]:
        if box.stars[player] >= INTERNATIONAL_STARS and box.country[player] in countries and m.out[player] == FIT:
            m.out[player] = ON_DUTY
            if m.keeps_events:
                m.tell(CalledUp, team=team, footballer=player)


def fit_again(m: Seasons, team: int, player: int) -> None:
    m.out[player] = FIT
    if m.keeps_events:
        m.tell(AvailableAgain, team=team, footballer=player)


def all_fit(m: Seasons) -> None:
    """With a new season everybody can play again."""
    m.out = [FIT] * m.box.players
