"""The league, the National Cup and the Supercup: rulings S4, S12 and S14."""

from golazo.games.match_of_the_season.rules.cups import cup_round, supercup
from golazo.games.match_of_the_season.rules.league import league_round, settle_league
from golazo.games.match_of_the_season.rules.play_offs import place_level
from golazo.games.match_of_the_season.state import INJURED, Seasons
from golazo.games.match_of_the_season.view import view
from tests.games.match_of_the_season.arrange import CHANCE, SPACES, all_pass, asked, at_rest, do, roll, strongest_for

WHOLE = 0
QUIET = 5
"""A match event that gives no goal here: an attack against a stronger defence."""


def test_a_round_plays_its_fixtures_gives_points_and_turns_a_card() -> None:
    m = at_rest()
    m.space = SPACES.index("week-1-sunday")
    m.out[m.squads[0][0]] = INJURED
    do(m, (league_round,))
    all_pass(m)
    for home, away in m.box.fixtures[m.space]:
        assert set(m.asked) == {home, away}
        strongest_for(m, home, away)
        all_pass(m)
        roll(m, 2)  # equal midfields
    assert m.points == [1, 1, 1, 1]
    assert not any(m.out), "who was out has missed his match"
    assert asked(m) == "draw-player"


def test_s15_who_is_hurt_in_a_league_match_misses_the_next_one() -> None:
    m = at_rest(match_events=True)
    out_before = m.squads[0][9]
    m.out[out_before] = INJURED
    m.space = SPACES.index("week-1-sunday")
    do(m, (league_round,))
    all_pass(m)
    (home, away), (other_home, other_away) = m.box.fixtures[m.space]
    strongest_for(m, home, away)
    all_pass(m)
    roll(m, 9, 4, QUIET, QUIET, QUIET)  # an injury at home: the player at place 4
    hurt = m.fielded[home][3]
    strongest_for(m, other_home, other_away)
    all_pass(m)
    roll(m, QUIET, QUIET, QUIET, QUIET)
    assert asked(m) == "draw-player"
    assert [player for player, why in enumerate(m.out) if why] == [hurt]
    m.asks.clear()
    m.todo.clear()
    m.space = SPACES.index("week-2-sunday")
    do(m, (league_round,))
    all_pass(m)
    for pair in m.box.fixtures[m.space]:
        strongest_for(m, *pair)
        assert all(hurt not in m.fielded[team] for team in pair)
        all_pass(m)
        roll(m, QUIET, QUIET, QUIET, QUIET)
    assert not any(m.out)


def test_every_pair_meets_twice_once_at_home() -> None:
    m = at_rest()
    played = [pair for fixtures in m.box.fixtures for pair in fixtures]
    assert sorted(played) == sorted((a, b) for a in range(4) for b in range(4) if a != b)


def win(m: Seasons, *teams: int) -> None:
    """Both lay their line-ups; the first named wins."""
    strongest_for(m, *{m.manager[m.home], m.manager[m.away]})
    all_pass(m)
    winner = next(team for team in teams if team in (m.home, m.away))
    loser = m.away if m.home == winner else m.home
    weak = next(p for p in range(m.box.players) if m.box.stars[p] == 1)
    m.fielded[loser] = [weak] * 11
    roll(m, WHOLE)


def test_s4_two_level_teams_play_off_and_are_paid() -> None:
    m = at_rest()
    do(m, (place_level, 2, 3))
    all_pass(m)
    roll(m, 1, 6)
    assert (m.home, m.away) == (3, 2)
    win(m, 3)
    assert m.order == [3, 2]
    assert m.money[2:] == [90, 120]


def test_s4_of_three_level_teams_one_waits_by_lot_for_the_winner_of_the_other_two() -> None:
    m = at_rest()
    do(m, (place_level, 0, 1, 2))
    all_pass(m)
    assert asked(m) == "draw-lot"
    assert [choice[1] for choice in m.choices(CHANCE)] == [0, 1, 2]
    roll(m, 2)
    assert [choice[1] for choice in m.choices(CHANCE)] == [0, 1]
    roll(m, 0)
    roll(m, 6, 1)
    assert (m.home, m.away) == (2, 0)
    win(m, 0)
    roll(m, 6, 1)
    assert (m.home, m.away) == (0, 1), "the third waited"
    win(m, 1)
    assert m.order == [1, 0, 2], "who lost the first match is last"
    assert m.money[:3] == [100 + 20 - 10, 120, 90]


def test_s4_of_four_level_teams_winners_and_losers_play_for_the_places() -> None:
    m = at_rest()
    do(m, (place_level, 0, 1, 2, 3))
    all_pass(m)
    roll(m, 3, 1)
    for home, away, winner in ((3, 1, 1), (0, 2, 2), (1, 2, 2), (3, 0, 0)):
        assert m.order in ([], [2, 1])
        roll(m, 6, 1)
        assert (m.home, m.away) == (home, away)
        win(m, winner)
    assert m.order == [2, 1, 0, 3]


def test_s4_a_drawn_play_off_is_rolled_again_without_a_card() -> None:
    m = at_rest()
    do(m, (place_level, 2, 3))
    all_pass(m)
    roll(m, 1, 6)
    strongest_for(m, 2, 3)
    all_pass(m)
    m.fielded[3][0] = next(p for p in range(m.box.players) if m.box.stars[p] == 5)
    roll(m, 2)
    assert asked(m) == "roll-match-die"
    roll(m, WHOLE)
    assert m.order == [3, 2]


def standings(m: Seasons) -> list[tuple[int, int | None]]:
    return [(row["team"], row["place"]) for row in view(m, None)["league"]]


def test_s4_a_view_has_no_place_for_level_teams_until_the_play_off_parts_them() -> None:
    m = at_rest()
    m.points = [4, 1, 7, 4]
    level = [(2, 1), (0, None), (3, None), (1, 4)]
    assert standings(m) == level
    do(m, (settle_league,))
    all_pass(m)
    assert standings(m) == level, "the play-off is still to come"
    roll(m, 1, 6)
    strongest_for(m, 3, 0)
    all_pass(m)
    m.fielded[3][1] = next(p for p in range(m.box.players) if m.box.stars[p] == 5)
    roll(m, WHOLE)
    assert standings(m) == [(2, 1), (3, 2), (0, 3), (1, 4)]


def test_s4_a_view_has_the_places_that_a_knock_out_of_three_has_given() -> None:
    m = at_rest()
    m.points = [3, 3, 3, 0]
    assert standings(m) == [(0, None), (1, None), (2, None), (3, 4)]
    do(m, (settle_league,))
    all_pass(m)
    roll(m, 0, 1)
    for winner in (1, 2):
        roll(m, 6, 1)
        win(m, winner)
    assert standings(m) == [(2, 1), (1, 2), (0, 3), (3, 4)]


def test_s14_for_three_the_missing_team_has_no_place() -> None:
    m = at_rest(3)
    m.points = [1, 0, 6, 0]
    assert standings(m) == [(2, 1), (0, 2), (1, 3)]


def test_prizes_and_trophy_points_by_place() -> None:
    m = at_rest()
    m.points = [4, 10, 7, 1]
    do(m, (settle_league,))
    assert m.order == [1, 2, 0, 3]
    assert m.score == [1, 3, 2, 0]
    assert m.money == [150, 100, 125, 175]
    assert m.won == [0, 1, 0, 0]


def test_s14_for_three_the_missing_team_loses_every_match_without_money_and_prizes_stay() -> None:
    m = at_rest(3)
    m.space = SPACES.index("week-1-sunday")
    do(m, (league_round,))
    all_pass(m)
    strongest_for(m, 0, 1)
    all_pass(m)
    roll(m, 2)
    assert m.points == [1, 1, 3, 0]
    assert m.money == [100, 100, 100, 0]
    m.points = [4, 10, 7, 0]
    m.todo.clear()
    m.asks.clear()
    do(m, (settle_league,))
    assert m.money == [150, 100, 125, 0]


def test_the_cup_draw_pairs_the_two_highest_dice_and_the_higher_is_at_home() -> None:
    m = at_rest()
    m.space = SPACES.index("week-3-wednesday")
    do(m, (cup_round,))
    all_pass(m)
    roll(m, 6, 2, 1, 5)
    roll(m, 3, 4)
    assert {m.home, m.away} == {0, 3}
    assert m.home == 3


def test_the_cup_gives_two_points_and_one() -> None:
    m = at_rest()
    m.space = SPACES.index("week-5-wednesday")
    m.cup = [1, 3]
    do(m, (cup_round,))
    all_pass(m)
    roll(m, 6, 2)
    strongest_for(m, 1, 3)
    all_pass(m)
    m.fielded[3][1] = next(p for p in range(m.box.players) if m.box.stars[p] == 5)
    roll(m, WHOLE)
    assert m.cup == [3, 1]
    assert m.score == [0, 1, 0, 2]
    assert m.won == [0, 0, 0, 1]


def test_s14_for_three_the_missing_team_is_a_bye_in_the_cup() -> None:
    m = at_rest(3)
    m.space = SPACES.index("week-3-wednesday")
    do(m, (cup_round,))
    all_pass(m)
    roll(m, 6, 5, 2, 1)
    roll(m, 4, 3)
    strongest_for(m, 0, 1)
    all_pass(m)
    m.fielded[0][1] = next(p for p in range(m.box.players) if m.box.stars[p] == 5)
    roll(m, WHOLE)
    assert m.cup == [0, 2]


def test_s12_the_supercup_is_for_champion_and_cup_winner_or_the_leagues_second() -> None:
    for cup_winner, other in ((3, 3), (1, 2)):
        m = at_rest()
        m.season = 2
        m.champion, m.second, m.cup_winner = 1, 2, cup_winner
        do(m, (supercup,))
        all_pass(m)
        roll(m, 6, 1)
        assert (m.home, m.away) == (1, other)
    m = at_rest()
    do(m, (supercup,))
    assert m.asked == (), "none in the first season"
