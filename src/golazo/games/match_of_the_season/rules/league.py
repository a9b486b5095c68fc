"""The league: rounds, points, prizes (chapter on the three competitions, S4)."""

from __future__ import annotations

from itertools import compress, count
from typing import Final

from golazo.engine.steps import step
from golazo.games.match_of_the_season.events import LeagueTable, Trophy
from golazo.games.match_of_the_season.rules.auctions import TO_POOL
from golazo.games.match_of_the_season.rules.before_auction import turn_for_auction
from golazo.games.match_of_the_season.rules.match_day import LEAGUE_MATCH, play_match, winner_and_loser
from golazo.games.match_of_the_season.rules.match_die import DRAW
from golazo.games.match_of_the_season.rules.payments import from_bank
from golazo.games.match_of_the_season.rules.play_offs import place_level
from golazo.games.match_of_the_season.state import FIT, Seasons
from golazo.games.match_of_the_season.view_types import LeaguePoints

POINTS_FOR_A_WIN: Final = 3
POINTS_FOR_A_DRAW: Final = 1


@step
def league_round(m: Seasons) -> None:
    """The fixtures of this Sunday, then a player is turned up and the mover bids first."""
    m.then([(league_matches,), (turn_for_auction, TO_POOL, m.mover)])


@step
def league_matches(m: Seasons) -> None:
    """Who is out when the round begins misses it; who is hurt in one of its matches will miss the next (S6, S15)."""
    steps: list[tuple[object, ...]] = []
    for home, away in m.box.fixtures[m.space]:
        steps += [(play_match, home, away, LEAGUE_MATCH), (give_points,)]
    missing = compress(count(), m.out)  # FIT is 0
    m.then([*steps, (round_over, *missing)])


@step
def give_points(m: Seasons) -> None:
    if m.result == DRAW:
        m.points[m.home] += POINTS_FOR_A_DRAW
        m.points[m.away] += POINTS_FOR_A_DRAW
    else:
        m.points[winner_and_loser(m)[0]] += POINTS_FOR_A_WIN


@step
def round_over(m: Seasons, *missing: int) -> None:
    """Players who were out have missed their league match."""
    for player in missing:
        m.out[player] = FIT
    if m.keeps_events:
        teams = sorted(m.seating, key=lambda team: -m.points[team])
        m.tell(LeagueTable, teams=[LeaguePoints(team=team, points=m.points[team]) for team in teams])


# The final order


@step
def settle_league(m: Seasons) -> None:
    """Rank the teams by points; level teams play off for their places (S4)."""
    m.order = []
    levels = sorted({m.points[team] for team in m.seating}, reverse=True)
    level = [[team for team in m.seating if m.points[team] == points] for points in levels]
    m.then([*((place_level, *teams) for teams in level), (league_prizes,)])


@step
def league_prizes(m: Seasons) -> None:
    """Points for the first three; money for the others, the weakest most."""
    for place, team in enumerate(m.order):
        give_trophy(m, team, place)
    m.won[m.order[0]] += 1


def give_trophy(m: Seasons, team: int, trophy: int) -> None:
    """The points of a place, and the bank's money."""
    m.score[team] += m.box.points[trophy]
    from_bank(m, team, m.box.prize[trophy])
    if m.keeps_events:
        m.tell(Trophy, team=team, trophy=trophy, points=m.box.points[trophy], money=m.box.prize[trophy])
