"""The league: rounds, points, play-offs, prizes (chapter on the three competitions, S4)."""

from __future__ import annotations

from itertools import compress, count
from typing import Final

from golazo.engine.steps import step
from golazo.games.match_of_the_season.bot.odds import DRAW
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.rules.dice import CLEAR_ALL, CLEAR_FIRST, by_dice, roll_off
from golazo.games.match_of_the_season.rules.market import open_market
from golazo.games.match_of_the_season.rules.match_day import LEAGUE_MATCH, PLAY_OFF, play_match, winner_and_loser
from golazo.games.match_of_the_season.rules.money import from_bank
from golazo.games.match_of_the_season.rules.transfers import TO_POOL, auction_turned, turn_player
from golazo.games.match_of_the_season.state import FIT, Seasons

POINTS_FOR_A_WIN: Final = 3
POINTS_FOR_A_DRAW: Final = 1


@step
def league_round(m: Seasons) -> None:
    """The fixtures of this Sunday, then a player is turned up and the mover bids first."""
    m.then([(open_market,), (league_matches,), (turn_player,), (auction_turned, TO_POOL, m.mover)])


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
        _give(m, m.home, m.away, POINTS_FOR_A_DRAW)
        _give(m, m.away, m.home, POINTS_FOR_A_DRAW)
    else:
        winner, loser = winner_and_loser(m)
        _give(m, winner, loser, POINTS_FOR_A_WIN)


def _give(m: Seasons, team: int, other: int, points: int) -> None:
    m.points[team] += points
    m.versus[TEAMS * team + other] += points


@step
def round_over(m: Seasons, *missing: int) -> None:
    """Whoever was out has missed his league match."""
    for player in missing:
        m.out[player] = FIT
    if m.keeps_events:
        teams = sorted(m.seating, key=lambda team: -m.points[team])
        m.tell("league-table", teams=[{"team": team, "points": m.points[team]} for team in teams])


# The final order


@step
def settle_league(m: Seasons) -> None:
    """Rank the teams by points; level teams play off for their places (S4)."""
    m.order = []
    m.then([*((place_level, 1, *teams) for teams in _grouped(m.seating, m.points)), (league_prizes,)])


def _grouped(teams: list[int], points: list[int]) -> list[list[int]]:
    """Teams with the same points together, the most points first."""
    levels = sorted({points[team] for team in teams}, reverse=True)
    return [[team for team in teams if points[team] == level] for level in levels]


@step
def place_level(m: Seasons, head_to_head: int, *teams: int) -> None:
    """One team has its place; two play off; three or more are told apart by their matches, then by the die."""
    if len(teams) == 1:
        m.order.append(teams[0])
    elif len(teams) == 2:
        m.then([(open_market,), (roll_off, CLEAR_FIRST, *teams), (play_off, *teams), (place_winner,)])
    elif head_to_head:
        among = [sum(m.versus[TEAMS * team + other] for other in teams) for team in range(TEAMS)]
        m.then([(place_level, 0, *level) for level in _grouped(list(teams), among)])
    else:
        m.then([(roll_off, CLEAR_ALL, *teams), (place_by_dice, *teams)])


@step
def play_off(m: Seasons, one: int, other: int) -> None:
    """The higher die plays at home."""
    home, away = by_dice(m, (one, other))
    if m.keeps_events:
        m.tell("play-off", home=home, away=away)
    m.then([(play_match, home, away, PLAY_OFF)])


@step
def place_winner(m: Seasons) -> None:
    m.order += winner_and_loser(m)


@step
def place_by_dice(m: Seasons, *teams: int) -> None:
    m.order += by_dice(m, teams)


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
        m.tell("trophy", team=team, trophy=trophy, points=m.box.points[trophy], money=m.box.prize[trophy])
