"""A season from kick-off to the last Sunday, and what the game keeps of it."""

from __future__ import annotations

from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.events import Season
from golazo.games.match_of_the_season.rules.absences import all_fit
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, roll_off
from golazo.games.match_of_the_season.rules.europe import european_final
from golazo.games.match_of_the_season.rules.league import settle_league
from golazo.games.match_of_the_season.rules.line_ups import formations, lay_line_up
from golazo.games.match_of_the_season.rules.season_end import end_of_season
from golazo.games.match_of_the_season.rules.walk import first_mover, turn
from golazo.games.match_of_the_season.state import NOBODY, Seasons


@step
def season(m: Seasons) -> None:
    """The token goes to the whistle; line-ups are laid, the first mover is rolled, and the walk begins."""
    m.season += 1
    m.space = 0
    m.mover = NOBODY
    m.points = [0] * TEAMS
    m.banned = [0] * TEAMS
    m.cup = []
    m.order = []
    m.europe_final = []
    all_fit(m)
    if m.keeps_events:
        m.tell(Season, season=m.season)
    m.then(
        [
            (lay_first_line_ups,),
            (roll_off, CLEAR_FIRST, *m.seating),
            (first_mover,),
            (turn,),
            (settle_league,),
            (european_final,),
            (season_over,),
        ]
    )


@step
def lay_first_line_ups(m: Seasons) -> None:
    """Everybody lays a line-up at kick-off: the first injuries are rolled over it (S6)."""
    m.fielded = [[] for _ in range(TEAMS)]
    # One seat answers for one team at a time: two managers lay two teams each, one after the other.
    half = m.seats
    m.then([(lay_at_kick_off, *teams) for teams in (m.seating[:half], m.seating[half:]) if teams])


@step
def lay_at_kick_off(m: Seasons, *teams: int) -> None:
    """Who cannot field nine has no line-up yet."""
    m.then([(lay_line_up, 0, *(team for team in teams if formations(m, team, 0)))])


@step
def season_over(m: Seasons) -> None:
    """Keep the season's story; after the last season nothing more is done (S19)."""
    europe = [club if club < TEAMS else NOBODY for club in m.europe_final] or [NOBODY, NOBODY]
    m.chronicle.append([*m.score, *m.money, *m.points, m.order[0], m.cup[0], europe[0]])
    if m.season < m.box.options["seasons"]:
        m.then([(end_of_season,), (season,)])
