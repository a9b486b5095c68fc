"""The walk along the board: rulings S6, S8, S10 and S17."""

from typing import Any

import pytest

from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.rules.cups import cup_round, supercup
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, roll_off
from golazo.games.match_of_the_season.rules.europe import european_final, european_round
from golazo.games.match_of_the_season.rules.league import league_round, settle_league
from golazo.games.match_of_the_season.rules.season import season
from golazo.games.match_of_the_season.rules.walk import advance, first_mover, next_turn, turn
from golazo.games.match_of_the_season.state import FIT, INJURED, ON_DUTY, SENT_OFF, Seasons
from tests.games.match_of_the_season.arrange import (
    CHANCE,
    GAP,
    SPACES,
    acts,
    all_pass,
    answer,
    asked,
    at_rest,
    do,
    field,
    roll,
    strongest_for,
)


def on(space: str, **options: Any) -> Seasons:
    """The token is one step before a space, everybody has laid a line-up, team 2 moves one step."""
    m = at_rest(**options)
    for team in m.seating:
        field(m, team)
    m.mover = 2
    m.space = SPACES.index(space) - 1
    do(m, (advance, 1))
    return m


def test_the_mover_rolls_after_the_market_and_the_next_turn_is_his_left_neighbours() -> None:
    m = at_rest()
    m.mover = 3
    do(m, (turn,))
    all_pass(m)
    assert asked(m) == "roll-movement"
    assert [choice[1] for choice in m.choices(CHANCE)] == [1, 2, 3]
    do(at := at_rest(), (next_turn,))
    assert at.mover == 1


def test_s17_a_match_space_passed_is_played_at_once_then_the_move_goes_on() -> None:
    m = at_rest()
    m.space = SPACES.index("week-3-tuesday")
    do(m, (advance, 2))
    all_pass(m)
    assert SPACES[m.space] == "week-3-wednesday"
    assert asked(m) == "roll-d6", "the cup draw"


def test_s17_the_token_never_passes_the_last_sunday() -> None:
    m = at_rest()
    m.space = len(SPACES) - 2
    do(m, (advance, 3))
    assert m.space == len(SPACES) - 1
    assert m.todo[0] == (advance, 0)


def test_s17_cup_and_europe_spaces_without_a_match_are_empty() -> None:
    for space in ("week-1-wednesday", "week-2-wednesday"):
        assert on(space).asked == ()


def test_s17_equal_dice_are_rolled_again_where_it_matters() -> None:
    m = at_rest()
    do(m, (roll_off, CLEAR_FIRST, 0, 1, 2, 3), (first_mover,))
    roll(m, 5, 2, 5, 2)
    roll(m, 3, 6)
    assert asked(m) == ""
    assert m.mover == 2


def test_s8_the_mover_alone_draws_at_a_chance_space() -> None:
    assert asked(on("week-1-monday")) == "draw-card"
    m = on("week-1-monday")
    roll(m, len(m.chance_deck))
    assert asked(m, 2) == "draw-kept-card"


def test_s8_switch_everyone_draws() -> None:
    m = on("week-1-monday", everyone_draws=True)
    for seat in (2, 3, 0, 1):
        roll(m, len(m.chance_deck))
        answer(m, seat, m.choices(seat)[0])
    assert [len(hand) for hand in m.hands] == [1, 1, 1, 1]


@pytest.mark.parametrize(("space", "why"), [("week-1-saturday", INJURED), ("week-2-tuesday", SENT_OFF)])
def test_s6_the_d12_is_rolled_over_the_line_up_last_fielded(space: str, why: int) -> None:
    m = on(space)
    roll(m, 3)
    assert m.out[m.fielded[2][2]] == why
    assert m.asked == ()


def test_s6_12_a_gap_a_player_gone_or_already_out_is_nothing() -> None:
    for pips in (12, 3, 4, 5):
        m = on("week-1-saturday")
        m.fielded[2][2] = GAP
        m.squads[2].remove(m.fielded[2][3])
        m.out[m.fielded[2][4]] = ON_DUTY
        before = m.out[:]
        roll(m, pips)
        assert m.out == before


def test_s8_in_week_5_injury_and_red_card_strike_every_team() -> None:
    m = on("week-5-tuesday")
    roll(m, 2, 2, 2, 2)
    assert [m.out[m.fielded[team][1]] for team in range(4)] == [INJURED] * 4


def test_duty_takes_the_internationals_of_the_countries_shown() -> None:
    m = on("week-1-thursday")
    called = m.box.called[m.space]
    assert called
    for player in range(m.box.players):
        there = player in m.squads[2] and m.box.country[player] in called
        assert m.out[player] == (ON_DUTY if there else FIT)


def test_s8_switch_duty_strikes_everyone() -> None:
    m = on("week-1-thursday", duty_for_everyone=True)
    called = m.box.called[m.space]
    struck = {team for team in range(4) for player in m.squads[team] if m.out[player] == ON_DUTY}
    wanted = {team for team in range(4) for player in m.squads[team] if m.box.country[player] in called}
    assert struck == wanted
    assert len(wanted) > 1


def test_a_transfer_space_turns_a_card_and_the_mover_bids_first() -> None:
    m = on("week-1-tuesday")
    roll(m, next(player for player in range(m.box.players) if m.deck[player]))
    assert (m.asked, asked(m, 2)) == ((2,), "bid")


def test_on_a_sunday_the_mover_bids_first_for_the_card_that_is_turned() -> None:
    m = on("week-1-sunday")
    all_pass(m)
    for home, away in m.box.fixtures[m.space]:
        strongest_for(m, home, away)
        all_pass(m)
        roll(m, 2)
    roll(m, next(player for player in range(m.box.players) if m.deck[player]))
    assert asked(m, 2) == "bid"


_MATCHES: tuple[tuple[Any, str], ...] = (
    (supercup, "week-1-wednesday"),
    (european_round, "week-2-wednesday"),
    (cup_round, "week-3-wednesday"),
    (cup_round, "week-5-wednesday"),
    (league_round, "week-6-sunday"),
    (settle_league, "week-6-sunday"),
    (european_final, "week-6-sunday"),
)


@pytest.mark.parametrize(("match", "space"), _MATCHES)
def test_s10_the_market_is_open_while_line_ups_are_laid(match: Any, space: str) -> None:
    m = at_rest()
    m.season = 2
    m.space = SPACES.index(space)
    m.champion, m.cup_winner, m.second = 0, 1, 2
    m.cup = [0, 1]
    m.points = [9, 9, 3, 1]
    m.europe = [0, TEAMS]
    do(m, (match,))
    while asked(m) == "draw-club":
        roll(m, m.europe[0])
    for pips in (6, 5, 4, 3, 6, 1):
        if asked(m) == "roll-d6":
            roll(m, pips)
    assert any(asked(m, seat) == "lay-line-up" for seat in range(4))
    assert all(acts(m, seat) for seat in range(4))


def test_s6_a_new_season_begins_with_line_ups_laid_at_kick_off_and_a_new_first_mover() -> None:
    m = at_rest()
    m.season = 0
    do(m, (season,))
    all_pass(m)
    assert m.asked == (0, 1, 2, 3)
    strongest_for(m, 0, 1, 2, 3)
    assert all(len(line_up) == 11 for line_up in m.fielded)
    roll(m, 1, 2, 3, 4)
    assert m.mover == 3
    assert m.season == 1


def test_s18_an_empty_player_deck_turns_no_card_and_what_lies_under_it_comes_up_in_order() -> None:
    m = at_rest()
    m.under = [player for player in range(m.box.players) if m.deck[player]][:2]
    first = m.under[0]
    m.deck = [0] * m.box.players
    m.mover = 0
    m.space = SPACES.index("week-1-monday")
    do(m, (advance, 1))
    answer(m, 0, ("turn",))
    assert m.asks[0].numbers[1] == first
    m = at_rest()
    m.deck = [0] * m.box.players
    m.space = SPACES.index("week-1-monday")
    do(m, (advance, 1))
    assert m.asked == ()
