"""The National Cup and the Supercup (chapter on the three competitions, S4, S12)."""

from __future__ import annotations

from golazo.engine.steps import Todo, entries, step
from golazo.games.match_of_the_season.cards import CUP_FINALIST, CUP_WINNER, STAGES, TEAMS
from golazo.games.match_of_the_season.events import Bye
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, CLEAR_HALVES, by_dice, roll_off
from golazo.games.match_of_the_season.rules.fewer_managers import is_empty
from golazo.games.match_of_the_season.rules.league import give_trophy
from golazo.games.match_of_the_season.rules.match_day import CUP_MATCH, SUPERCUP_MATCH, play_match, winner_and_loser
from golazo.games.match_of_the_season.state import Seasons


@step
def cup_round(m: Seasons) -> None:
    if STAGES[m.box.stage[m.space]] == "final":
        m.then([*_at_home_by_dice(m.cup[0], m.cup[1]), (cup_won,)])
    else:
        m.cup = []
        m.then([(roll_off, CLEAR_HALVES, *range(TEAMS)), (cup_draw,)])


@step
def cup_draw(m: Seasons) -> None:
    """The two highest dice meet, and the two lowest; the fourth team of a game for three is a bye (S14)."""
    order = by_dice(m, range(TEAMS))
    steps: list[tuple[object, ...]] = []
    for one, other in (order[:2], order[2:]):
        if is_empty(m, one) or is_empty(m, other):
            steps.append((cup_bye, other if is_empty(m, one) else one))
        else:
            steps += [*_at_home_by_dice(one, other), (cup_goes_on,)]
    m.then(steps)


def _at_home_by_dice(one: int, other: int) -> list[Todo]:
    return entries((roll_off, CLEAR_FIRST, one, other), (cup_match, one, other, CUP_MATCH))


@step
def cup_match(m: Seasons, one: int, other: int, kind: int) -> None:
    home, away = by_dice(m, (one, other))
    m.then([(play_match, home, away, kind)])


@step
def cup_bye(m: Seasons, team: int) -> None:
    m.cup.append(team)
    if m.keeps_events:
        m.tell(Bye, team=team)


@step
def cup_goes_on(m: Seasons) -> None:
    m.cup.append(winner_and_loser(m)[0])


@step
def cup_won(m: Seasons) -> None:
    winner, loser = winner_and_loser(m)
    m.cup = [winner, loser]
    give_trophy(m, winner, CUP_WINNER)
    give_trophy(m, loser, CUP_FINALIST)
    m.won[winner] += 1


@step
def supercup(m: Seasons) -> None:
    """Last season's champion against its cup winner, or the league's second; not in the first season."""
    if m.season > 1:
        other = m.second if m.cup_winner == m.champion else m.cup_winner
        m.then([(roll_off, CLEAR_FIRST, m.champion, other), (cup_match, m.champion, other, SUPERCUP_MATCH)])
