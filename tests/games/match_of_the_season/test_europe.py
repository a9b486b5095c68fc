"""The European Cup: ruling S12."""

from golazo.games.match_of_the_season.rules.europe import (
    enter_europe,
    european_final,
    european_round,
    qualified,
)
from golazo.games.match_of_the_season.state import Seasons
from tests.games.match_of_the_season.arrange import CHANCE, all_pass, asked, at_rest, do, roll, strongest_for

WEAKEST, STRONGEST = 4, 17


def season_over(cup_winner: int, holder: int = -1) -> Seasons:
    m = at_rest()
    m.order = [0, 1, 2, 3]
    m.cup = [cup_winner, 3]
    m.holder = holder
    return m


def test_s12_champion_and_cup_winner_or_the_leagues_second_and_the_holder() -> None:
    assert qualified(season_over(2)) == [0, 2]
    assert qualified(season_over(0)) == [0, 1]
    assert qualified(season_over(2, holder=3)) == [0, 2, 3]
    assert qualified(season_over(2, holder=0)) == [0, 2]


def test_s12_sixteen_teams_and_one_international_left_out_for_a_third() -> None:
    m = season_over(2)
    do(m, (enter_europe,))
    assert len(m.europe) == 16
    m = season_over(2, holder=3)
    do(m, (enter_europe,))
    assert asked(m) == "leave-out"
    assert all(choice[1] >= 4 for choice in m.choices(CHANCE))
    roll(m, STRONGEST)
    assert len(m.europe) == 16
    assert STRONGEST not in m.europe


def test_s12_of_two_international_teams_the_first_drawn_goes_through_and_a_manager_is_at_home() -> None:
    m = at_rest()
    m.europe = [1, 5, WEAKEST, STRONGEST]
    do(m, (european_round,))
    roll(m, STRONGEST, 5, WEAKEST, 1)
    all_pass(m)
    assert (m.home, m.away) == (1, WEAKEST)
    strongest_for(m, 1)
    assert asked(m) == "roll-match-die", "no change and no card against an international team"
    roll(m, 0)
    assert m.europe == [1, STRONGEST]
    assert m.money[1] == 120


def test_s12_two_managers_roll_for_the_home_match() -> None:
    m = at_rest()
    m.europe = [1, 2]
    do(m, (european_round,))
    roll(m, 1, 2)
    all_pass(m)
    roll(m, 2, 3)
    assert (m.home, m.away) == (2, 1)


def test_s12_nothing_is_drawn_once_no_managers_team_is_left() -> None:
    m = at_rest()
    m.europe = [WEAKEST, STRONGEST]
    do(m, (european_round,))
    assert m.asked == ()


def test_s12_winner_and_finalist_score_and_the_winner_holds_the_cup() -> None:
    m = at_rest()
    m.europe = [1, WEAKEST]
    do(m, (european_final,))
    roll(m, 1, WEAKEST)
    all_pass(m)
    strongest_for(m, 1)
    roll(m, 0)
    assert (m.score[1], m.won[1], m.holder) == (3, 1, 1)


def test_s12_a_lost_final_is_worth_two_points() -> None:
    m = at_rest()
    m.holder = 1
    m.europe = [1, STRONGEST]
    do(m, (european_final,))
    roll(m, 1, STRONGEST)
    all_pass(m)
    strongest_for(m, 1)
    roll(m, 0)
    assert (m.score[1], m.won[1], m.holder) == (2, 0, -1)
