"""Tabela da Copa: who meets whom in the knock-out. (W1, W2)"""

from __future__ import annotations

import pytest

from golazo.games.world_cup_2010 import GAME
from golazo.games.world_cup_2010.bracket import SETS, matches_of_set, pair_teams
from golazo.games.world_cup_2010.table import Cup, replaced
from tests.games.world_cup_2010.box import PACK, TEAMS
from tests.games.world_cup_2010.knockouts import knockout_table
from tests.games.world_cup_2010.positions import bare, result_of, teams_of_group

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
    m = bare().match
    order = {letter: teams_of_group(letter)[::-1] for letter in "ABCDEFGH"}
    m.order = tuple(TEAMS.index(team) for letter in "ABCDEFGH" for team in order[letter])
    pair_teams(m, 49)
    assert meet(m, match) == tuple(order[place[0]][int(place[1]) - 1] for place in ROUND_OF_16[match])


def test_W1_the_first_two_of_each_group_and_no_others_go_through() -> None:
    m = knockout_table(53).match
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
    m = bare().match
    m.order = tuple(range(32))
    for first in SETS:
        pair_teams(m, first)
        for earlier in matches_of_set(first):
            result_of(m, earlier, 2 - winning_side, 1 + winning_side)
    assert meet(m, match) == tuple(meet(m, earlier)[winning_side] for earlier in winners_of)


def test_W2_the_losers_of_the_semi_finals_play_for_third_place() -> None:
    m = knockout_table(63).match
    pair_teams(m, 63)
    assert meet(m, 63) == (meet(m, 61)[1], meet(m, 62)[1])
    assert meet(m, 64) == (meet(m, 61)[0], meet(m, 62)[0])


def test_W2_a_level_match_is_won_in_the_shoot_out() -> None:
    m = knockout_table(57).match
    result_of(m, 50, 1, 1)
    m.kicks = replaced(m.kicks, 2, 3, 4)
    pair_teams(m, 57)
    assert meet(m, 57) == (meet(m, 49)[0], meet(m, 50)[1])
