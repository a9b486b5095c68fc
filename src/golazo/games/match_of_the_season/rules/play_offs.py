"""Play-offs: teams level on points play for their places; three or four in a small knock-out drawn by lot (S4)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import Todo, entries, step
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.events import LotDrawn, PlayOff
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, by_dice, roll_off
from golazo.games.match_of_the_season.rules.match_day import PLAY_OFF, play_match, winner_and_loser
from golazo.games.match_of_the_season.state import Seasons

PAIR: Final = 2
FOUR: Final = 4


@step
def place_level(m: Seasons, *teams: int) -> None:
    """One team has its place, two play for it; of three or four, lots say who meets first."""
    if len(teams) == 1:
        m.order.append(teams[0])
    elif len(teams) == PAIR:
        m.then([*_for_two_places(*teams)])
    else:
        m.then([(draw_lot, 0, *teams)])


def _match(one: int, other: int) -> list[Todo]:
    return entries((roll_off, CLEAR_FIRST, one, other), (play_off, one, other))


def _for_two_places(one: int, other: int) -> list[Todo]:
    return entries(*_match(one, other), (place_both,))


@step
def play_off(m: Seasons, one: int, other: int) -> None:
    """The higher die plays at home."""
    home, away = by_dice(m, (one, other))
    if m.keeps_events:
        m.tell(PlayOff, home=home, away=away)
    m.then([(play_match, home, away, PLAY_OFF)])


@step
def place_both(m: Seasons) -> None:
    m.order += winner_and_loser(m)


# Three or four level teams


def _undrawn(m: Seasons, drawn: int, *teams: int) -> list[int]:
    return [int(team in teams[drawn:]) for team in range(TEAMS)]


def _drawn(m: Seasons, team: int, drawn: int, *teams: int) -> None:
    """The first two drawn meet; `drawn` teams stand in front in the order of their lots."""
    rest = [other for other in teams[drawn:] if other != team]
    order = [*teams[:drawn], team, *rest]
    if m.keeps_events:
        m.tell(LotDrawn, team=team)
    if drawn + 1 < PAIR:
        m.then([(draw_lot, drawn + 1, *order)])
    elif len(order) == FOUR:
        m.then([*_match(*order[:PAIR]), (other_semi_final, *order[PAIR:])])
    else:
        m.then([*_match(*order[:PAIR]), (meet_the_third, order[PAIR])])


draw_lot: Final = Chance[Seasons]("draw-lot", weights=_undrawn, take=_drawn, verb="team", rule="S4")
"""Numbers: how many lots are drawn, then the level teams, those drawn first."""


@step
def meet_the_third(m: Seasons, third: int) -> None:
    """Of three, the loser of the first match is last; its winner meets the team that waited."""
    winner, loser = winner_and_loser(m)
    m.then([*_for_two_places(winner, third), (place_level, loser)])


@step
def other_semi_final(m: Seasons, one: int, other: int) -> None:
    winner, loser = winner_and_loser(m)
    m.then([*_match(one, other), (play_for_places, winner, loser)])


@step
def play_for_places(m: Seasons, winner: int, loser: int) -> None:
    """Of four, the winners play for the first two places, then the losers for the others."""
    other_winner, other_loser = winner_and_loser(m)
    m.then([*_for_two_places(winner, other_winner), *_for_two_places(loser, other_loser)])
