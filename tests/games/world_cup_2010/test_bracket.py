"""Tabela da Copa: who meets whom in the knock-out. (W1, W2)"""

from __future__ import annotations

from typing import Any

import pytest

from golazo.games.world_cup_2010 import GAME
from golazo.games.world_cup_2010.rules.bracket import SETS, matches_of_set, pair_teams
from golazo.games.world_cup_2010.state import Cup, replaced
from tests.games.world_cup_2010.box import PACK, TEAMS
from tests.games.world_cup_2010.knockouts import end_set, kick, knockout_table
from tests.games.world_cup_2010.positions import Table, bare, flip, result_of, teams_of_group

ROUND_OF_16 = {
    49: ("A1", "B2"),
    50: ("C1", "D2"),
    51: ("B1", "A2"),
    52: ("D1", "C2"),
    53: ("E1", "F2"),
    54: ("G1", "H2"),
    55: ("F1", "E2"),
    56: ("H1", "G2"),
}


def meet(m: Cup, match: int) -> tuple[str, ...]:
    return tuple(TEAMS[team] for team in m.teams_of(match))


@pytest.mark.parametrize("match", ROUND_OF_16)
def test_W1_first_of_a_group_meets_second_of_its_neighbour(match: int) -> None:
    m = bare().position
    order = {letter: teams_of_group(letter)[::-1] for letter in "ABCDEFGH"}
    m.order = tuple(TEAMS.index(team) for letter in "ABCDEFGH" for team in order[letter])
    pair_teams(m, 49)
    assert meet(m, match) == tuple(order[place[0]][int(place[1]) - 1] for place in ROUND_OF_16[match])


def test_W1_the_first_two_of_each_group_and_no_others_go_through() -> None:
    m = knockout_table(53).position
    through = {team for match in ROUND_OF_16 for team in meet(m, match)}
    assert through == {team for letter in "ABCDEFGH" for team in teams_of_group(letter)[:2]}


def test_W1_the_round_of_16_is_played_in_two_sets() -> None:
    table = GAME.new(3, "two sets", pack=PACK)
    while not table.over:
        seat = table.asked[0]
        table.play(seat, table.choices(seat)[-1])
    sets = [event["matches"] for event in table.events(None) if event["event"] == "set-begins"]
    assert sets == [[49, 50, 51, 52], [53, 54, 55, 56], [57, 58, 59, 60], [61, 62], [63, 64]]


@pytest.mark.parametrize(
    ("match", "winners_of"),
    [(57, (49, 50)), (58, (53, 54)), (59, (51, 52)), (60, (55, 56)), (61, (57, 58)), (62, (59, 60)), (64, (61, 62))],
)
@pytest.mark.parametrize("winning_side", [0, 1])
def test_W2_winners_meet(match: int, winners_of: tuple[int, int], winning_side: int) -> None:
    m = bare().position
    m.order = tuple(range(32))
    for first in SETS:
        pair_teams(m, first)
        for earlier in matches_of_set(first):
            result_of(m, earlier, 2 - winning_side, 1 + winning_side)
    assert meet(m, match) == tuple(meet(m, earlier)[winning_side] for earlier in winners_of)


def test_W2_the_losers_of_the_semi_finals_play_for_third_place() -> None:
    m = knockout_table(63).position
    pair_teams(m, 63)
    assert meet(m, 63) == (meet(m, 61)[1], meet(m, 62)[1])
    assert meet(m, 64) == (meet(m, 61)[0], meet(m, 62)[0])


def test_W2_a_level_match_is_won_in_the_shoot_out() -> None:
    m = knockout_table(57).position
    result_of(m, 50, 1, 1)
    m.kicks = replaced(m.kicks, 2, 3, 4)
    pair_teams(m, 57)
    assert meet(m, 57) == (meet(m, 49)[0], meet(m, 50)[1])


# What the view shows of it


def seen(table: Table) -> dict[str, Any]:
    return table.names.with_ids(GAME.view(table.position, None))


def shown(table: Table) -> dict[int, dict[str, Any]]:
    return {row["match"]: row for row in seen(table)["bracket"]}


def test_W1_a_view_names_the_teams_of_ranked_groups_and_where_others_come_from() -> None:
    table = bare()
    m = table.position
    a = [TEAMS.index(team) for team in teams_of_group("A")]
    m.order = replaced(m.order, 0, *a[:3])
    assert shown(table)[49]["first"] is None, "the last place is still to be drawn by lot"
    assert seen(table)["out"]["teams"] == []
    m.order = replaced(m.order, 0, *a)
    rows = shown(table)
    assert {match: tuple(rows[match]["from"]) for match in ROUND_OF_16} == ROUND_OF_16
    assert (rows[49]["first"], rows[49]["second"]) == (TEAMS[a[0]], None)
    assert (rows[51]["first"], rows[51]["second"]) == (None, TEAMS[a[1]])
    assert (rows[63]["from"], rows[64]["from"]) == ([61, 62], [61, 62])
    assert seen(table)["out"]["teams"] == [TEAMS[team] for team in a[2:]]


def test_W2_a_view_has_who_is_through_and_who_is_out() -> None:
    table = knockout_table(63)
    m = table.position
    rows = shown(table)
    assert (rows[64]["first"], rows[64]["second"]) == (meet(m, 61)[0], meet(m, 62)[0])
    assert (rows[63]["first"], rows[63]["second"]) == (meet(m, 61)[1], meet(m, 62)[1])
    assert [rows[match]["winner"] for match in (61, 62, 63, 64)] == [meet(m, 61)[0], meet(m, 62)[0], None, None]
    out = set(seen(table)["out"]["teams"])
    assert set(TEAMS) - out == {meet(m, 61)[0], meet(m, 62)[0]}


def test_W11_a_view_calls_nobody_the_winner_in_the_middle_of_a_shoot_out() -> None:
    table = end_set(49, {"england": "G", "argentina": "G", "germany": "G"})
    assert shown(table)[50]["winner"] is not None
    flip(table, "GD")
    assert [row["kicks"] for row in seen(table)["results"] if row["match"] == 49] == [[1, 0]]
    assert shown(table)[49]["winner"] is None
    assert shown(table)[57]["first"] is None
    kick(table, "DDDD", "FFFF")
    assert shown(table)[49]["winner"] == "south-africa"
    assert shown(table)[57]["first"] == "south-africa"


def test_W4_a_view_has_what_goal_cards_count_by_restriction() -> None:
    limits = {row["restricted"]: row["counts"] for row in seen(bare())["limits"]}
    assert limits == {"none": [1, 2, 3], "three": [1, 2, 2], "two-and-three": [1, 1, 1]}
