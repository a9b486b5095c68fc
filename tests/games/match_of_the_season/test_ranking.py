"""The final score: rulings S14 and S19."""

from golazo.games.match_of_the_season.result import ranking
from tests.games.match_of_the_season.arrange import at_rest


def test_points_decide() -> None:
    m = at_rest()
    m.score = [4, 9, 7, 1]
    result = ranking(m)
    assert [standing.seat for standing in result.standings] == [1, 2, 0, 3]
    assert {standing.why for standing in result.standings} == {"points"}


def test_s19_level_on_points_more_trophies_then_money_then_shared() -> None:
    m = at_rest()
    m.score = [5, 5, 5, 5]
    m.won = [1, 2, 1, 1]
    m.money = [100, 0, 120, 100]
    result = ranking(m)
    assert [(standing.seat, standing.place, standing.why) for standing in result.standings] == [
        (1, 1, "trophies"),
        (2, 2, "trophies"),
        (0, 3, "money"),
        (3, 3, "shared"),
    ]


def test_s14_two_managers_add_the_points_of_their_teams() -> None:
    m = at_rest(2)
    m.score = [4, 9, 7, 1]
    result = ranking(m)
    assert [(standing.seat, standing.score["points"]) for standing in result.standings] == [(0, 11), (1, 10)]
