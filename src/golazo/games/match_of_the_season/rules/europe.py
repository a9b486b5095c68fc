"""The European Cup: sixteen teams, with a new draw of pairs each round (chapter on the three competitions, S12)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import EUROPE_FINALIST, EUROPE_WINNER, INTERNATIONAL_TEAMS, TEAMS
from golazo.games.match_of_the_season.events import EuropeanPair, EuropeanRound, LeftOut, Qualified
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, by_dice, roll_off
from golazo.games.match_of_the_season.rules.league import give_trophy
from golazo.games.match_of_the_season.rules.match_day import EUROPEAN_MATCH, play_match, winner_and_loser
from golazo.games.match_of_the_season.state import NOBODY, Seasons

CLUBS: Final = TEAMS + INTERNATIONAL_TEAMS
EUROPEAN_TEAMS: Final = 16


def qualified(m: Seasons) -> list[int]:
    """Champion, cup winner (or the league's second), and the holder."""
    champion, second = m.order[:2]
    teams = [champion, second if m.cup[0] == champion else m.cup[0]]
    if m.holder != NOBODY and m.holder not in teams:
        teams.append(m.holder)
    return teams


@step
def enter_europe(m: Seasons) -> None:
    """Managers' teams and international ones, sixteen in all; with three managers' teams one is left out by lot."""
    teams = qualified(m)
    m.europe = [*teams, *range(TEAMS, CLUBS)]
    if m.keeps_events:
        m.tell(Qualified, teams=teams)
    m.then([(leave_out,) for _ in range(len(m.europe) - EUROPEAN_TEAMS)])


def _left_out(m: Seasons, club: int) -> None:
    m.europe.remove(club)
    if m.keeps_events:
        m.tell(LeftOut, club=club)


leave_out: Final = Chance[Seasons](
    "leave-out",
    weights=lambda m: [int(club >= TEAMS and club in m.europe) for club in range(CLUBS)],
    take=_left_out,
    verb="club",
    rule="S12",
)


@step
def european_round(m: Seasons) -> None:
    """Draw all pairs, then play those with a manager's team; nothing is played once all of these are out."""
    if any(club < TEAMS for club in m.europe):
        m.paired = []
        m.then([*((draw_club,) for _ in m.europe), (play_pairs,)])
    else:
        m.europe = []


def _in_the_draw(m: Seasons) -> list[int]:
    weights = [0] * CLUBS
    for club in m.europe:
        weights[club] = 1
    return weights


def _club_drawn(m: Seasons, club: int) -> None:
    m.europe.remove(club)
    m.paired.append(club)


draw_club: Final = Chance[Seasons](
    "draw-club",
    weights=_in_the_draw,
    take=_club_drawn,
    verb="club",
    rule="S12",
)


@step
def play_pairs(m: Seasons) -> None:
    """Of two international teams the first drawn goes through."""
    drawn = m.paired
    m.paired = []
    m.europe = sorted(drawn)
    steps: list[tuple[object, ...]] = []
    for one, other in zip(drawn[::2], drawn[1::2], strict=True):
        if m.keeps_events:
            m.tell(EuropeanPair, home=one, away=other)
        if one >= TEAMS and other >= TEAMS:
            m.europe.remove(other)
        elif one < TEAMS and other < TEAMS:
            steps += [(roll_off, CLEAR_FIRST, one, other), (european_match, one, other), (goes_through,)]
        else:
            # A manager's team is at home against an international one.
            steps += [(play_match, min(one, other), max(one, other), EUROPEAN_MATCH), (goes_through,)]
    m.then([*steps, (round_played,)])


@step
def european_match(m: Seasons, one: int, other: int) -> None:
    home, away = by_dice(m, (one, other))
    m.then([(play_match, home, away, EUROPEAN_MATCH)])


@step
def goes_through(m: Seasons) -> None:
    winner, loser = winner_and_loser(m)
    m.europe.remove(loser)
    m.europe_final = [winner, loser]


@step
def round_played(m: Seasons) -> None:
    if m.keeps_events:
        m.tell(EuropeanRound, clubs=m.europe[:])


@step
def european_final(m: Seasons) -> None:
    """Only managers' teams score (S12)."""
    m.europe_final = []
    m.holder = NOBODY
    m.then([(european_round,), (europe_won,)])


@step
def europe_won(m: Seasons) -> None:
    if not m.europe_final:
        return
    for club, trophy in zip(m.europe_final, (EUROPE_WINNER, EUROPE_FINALIST), strict=True):
        if club < TEAMS:
            give_trophy(m, club, trophy)
    winner = m.europe_final[0]
    if winner < TEAMS:
        m.won[winner] += 1
        m.holder = winner
