"""Standings, tie-breaks, final, non-person teams (p. 12, 13 and 17; M19, M20, M22)."""

import random

import pytest

from golazo import CHANCE
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.rules.calendar import season
from golazo.games.masters_of_football.rules.champions import crown_champions, decide_final, part_others, result
from golazo.games.masters_of_football.rules.outsiders import outsiders
from golazo.games.masters_of_football.rules.standings import lowest_first, ranked

from .bench import Bench


@pytest.mark.parametrize(
    ("results", "why"),
    [
        ([[0, 1, 1, 0], [2, 3, 0, 0]], "points"),
        ([[0, 1, 3, 0], [2, 3, 1, 0]], "goal-difference"),
        ([[0, 1, 3, 2], [2, 3, 1, 0]], "goals"),
        ([[1, 0, 0, 2], [2, 3, 2, 0]], "away-goals"),
    ],
)
def test_M19_points_difference_goals_away_goals(results: list[list[int]], why: str) -> None:
    places = ranked(range(4), results, [])
    assert places[0].row.team == 0
    assert places[0].above_by == why


def test_M19_then_head_to_head_then_a_lot() -> None:
    # 0 and 1 have 4 points, 3-2 goals and 2 away goals each; 0 beat 1.
    results = [[0, 1, 1, 0], [2, 0, 2, 2], [3, 1, 0, 2], [1, 2, 1, 1]]
    places = ranked(range(2), results, [])
    assert places[0].row.key == places[1].row.key
    assert (places[0].row.team, places[0].above_by) == (0, "head-to-head")
    level = ranked(range(2), [], [1])
    assert (level[0].row.team, level[0].above_by) == (1, "lot")


def test_M19_the_lot_is_drawn_and_told() -> None:
    bench = Bench()
    bench.m.results = [[0, 1, 1, 0], [1, 0, 1, 0], [0, 2, 5, 0], [1, 2, 5, 0], [2, 0, 0, 5], [2, 1, 0, 5]]
    bench.m.results += [[0, 3, 0, 0], [1, 3, 0, 0], [3, 0, 0, 0], [3, 1, 0, 0], [2, 3, 0, 0], [3, 2, 0, 0]]
    bench.begin((crown_champions,))
    assert (bench.kind(), set(bench.offers(CHANCE))) == ("draw-lot", {"team:harbour-lions", "team:atletico-mirante"})
    bench.roll("team:atletico-mirante")
    assert bench.told("lot")[0]["team"] == "atletico-mirante"
    standings = result(bench.m).standings
    assert (standings[0].seat, standings[0].arguments) == (1, {"above_by": "lot"})


# Five to eight persons


def final_bench(seats: int = 8) -> Bench:
    bench = Bench(seats)
    for first in (0, 4):
        for home in range(4):
            for away in range(4):
                if home != away:
                    bench.m.results.append([first + home, first + away, 2 if home == 1 else 0, 2 if away == 1 else 0])
    return bench


def test_M20_the_two_champions_play_home_and_away_and_a_lot_says_who_is_at_home_first() -> None:
    bench = final_bench().begin((crown_champions,)).until("draw-first-home").roll("finalist:finalist-2")
    assert bench.m.finalists == [1, 5]
    assert bench.m.sides[0] == [5, 1]
    assert outsiders(bench.m, 0) == [0, 2, 3, 4, 6, 7]
    bench.finish()
    assert [result[:2] for result in bench.m.results[24:]] == [[5, 1], [1, 5]]
    assert len(bench.m.other_lots) == 3  # second, third and fourth places of the two championships were level


def test_M20_everybody_who_does_not_play_is_an_outsider_of_whichever_championship() -> None:
    assert outsiders(Bench(8, pace="one").match(0, 1).m, 0) == [2, 3, 4, 5, 6, 7]
    assert outsiders(Bench(8, pace="one").match(6, 4).m, 0) == [0, 1, 2, 3, 5, 7]


def test_M20_a_level_final_goes_to_the_championships_then_to_a_lot() -> None:
    bench = final_bench()
    bench.m.finalists = [1, 5]
    bench.m.results += [[1, 5, 1, 0], [5, 1, 1, 0]]
    bench.begin((decide_final,))
    assert bench.kind() == "draw-final-lot"
    bench.roll("finalist:finalist-2")
    assert [standing.seat for standing in result(bench.m).standings][:2] == [5, 1]
    assert result(bench.m).standings[0].arguments == {"above_by": "lot"}
    better = final_bench()
    better.m.results[0] = [*better.m.results[0][:3], 5]  # 1 scored more in its championship
    better.m.finalists = [1, 5]
    better.m.results += [[1, 5, 1, 0], [5, 1, 1, 0]]
    better.begin((decide_final,))
    assert better.table.over
    assert result(better.m).standings[0].arguments == {"above_by": "championships"}


def test_M20_the_final_is_decided_by_its_two_matches_first() -> None:
    bench = final_bench()
    bench.m.finalists = [1, 5]
    bench.m.results += [[1, 5, 2, 1], [5, 1, 1, 0]]
    bench.begin((decide_final,))
    assert bench.table.over
    standing = result(bench.m).standings[0]
    assert (standing.seat, standing.why, standing.arguments) == (5, "final-won", {"above_by": "away-goals"})


def test_M20_those_who_are_not_in_the_final_are_parted_by_a_lot_where_nothing_else_parts_them() -> None:
    bench = final_bench()
    bench.m.finalists = [1, 5]
    bench.m.results += [[1, 5, 1, 0], [5, 1, 0, 0]]
    bench.m.lots = [0, 2, 4, 6]  # of the championships: the lowest places have been parted there
    bench.begin((part_others,))
    level = [bench.offers(CHANCE)]
    while not bench.table.over:
        bench.roll(bench.offers(CHANCE)[-1])  # always the team of the second championship
        if not bench.table.over:
            level.append(bench.offers(CHANCE))
    assert len(level) == 3
    places = [standing.seat for standing in result(bench.m).standings]
    assert places[:2] == [1, 5]
    assert [seat // 4 for seat in places[2:]] == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_M20_a_whole_competition(seats: int) -> None:
    table = GAME.new(seats, seed=seats, listen=False)
    rng = random.Random(seats)
    m = table.position
    while not m.over:
        seat = m.asked[0]
        m.choose(seat, rng.choice(m.choices(seat)))
    assert len(m.results) == 26
    assert len(m.finalists) == 2


# Non-person teams


def test_M22_which_take_part_is_drawn_by_lot_or_chosen_by_the_first_seat() -> None:
    assert GAME.new(2, chance="typed").question(CHANCE).kind == "draw-trio"  # type: ignore[union-attr]
    table = GAME.new(3, seed=1, options={"non_persons": "chosen"})
    question = table.question(0)
    assert question is not None
    assert (table.asked, question.kind, len(table.choices(0))) == ((0,), "choose-trio", 4)
    table.play(0, "take-part:high-above-the-sky")
    assert table.view(None)["table"]["teams"][3]["team"] == "high-above-the-sky"
    two = GAME.new(2, seed=1, options={"non_persons": "chosen"})
    two.play(0, "take-part:high-above-the-sky")
    why = two.why_not(0, "take-part:high-above-the-sky")
    assert why is not None
    assert (why.key, len(two.choices(0))) == ("trio-taken", 3)


def test_M22_a_non_person_team_is_asked_nothing_and_fields_its_trio_with_its_tactic() -> None:
    bench = Bench(3).match(3, 0).until("roll-attack")
    m = bench.m
    assert m.lineups[0][0] == list(m.box.trios[m.trios[3]])
    assert m.laid_tactics[0][0] == m.box.trio_tactics[m.trios[3]]
    assert m.advantage[0] == 0  # it holds home advantage at home
    bench.finish()
    assert {event["team"] for event in bench.told("substitutions-announced")} == {"harbour-lions"}


def test_M22_it_takes_injury_time_and_counts_in_the_table_and_persons_are_ranked_among_themselves() -> None:
    bench = Bench(3).match(3, 0).until("roll-injury-time").roll("roll:5")
    bench.score_goal().finish()
    assert bench.m.results[0][2] == 1
    standings = result(bench.m).standings
    assert sorted(standing.seat for standing in standings) == [0, 1, 2]
    assert [standing.place for standing in standings] == [1, 2, 3]
    assert [standing.score["place_among_teams"] for standing in standings] == [2, 3, 4]


def test_M22_against_the_peoples_club_it_has_no_home_advantage() -> None:
    managers = ("the-peoples-club", "special-one", "godfather", "clean-hands")
    assert Bench(3, managers=managers).match(3, 0).m.advantage[0] == 1


def test_the_calendar_ends_with_a_result() -> None:
    bench = Bench(2).begin((season,)).finish()
    assert len(bench.m.results) == 12
    assert {standing.seat for standing in result(bench.m).standings} == {0, 1}


def test_M18_of_two_otherwise_level_teams_the_loser_of_their_own_match_is_served_first() -> None:
    bench = Bench(4)
    bench.m.results = [[0, 1, 1, 0], [3, 0, 1, 0], [1, 2, 1, 0]]
    assert ranked(range(4), bench.m.results, [])[1].above_by == "head-to-head"
    assert lowest_first(bench.m) == [2, 1, 0, 3]
