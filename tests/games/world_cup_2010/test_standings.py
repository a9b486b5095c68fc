"""The order of a group (Fase de Grupos: critérios de desempate; W6).

Group A plays South Africa-Mexico, Uruguay-France, South Africa-Uruguay, France-Mexico, Mexico-Uruguay,
France-South Africa: the scores of the tests are in this order.
"""

from __future__ import annotations

import pytest

import golazo
from golazo.games.world_cup_2010.rules.standings import rank_group
from tests.games.world_cup_2010.positions import events, go, lay, quiet_group_a, ranked, undecided


def test_grupos_three_points_for_a_win_one_for_a_draw() -> None:
    table = quiet_group_a()
    lay(table, "G", "D")
    rows = {row["team"]: row for row in table.view(None)["table"]["groups"][0]["rows"]}
    assert [rows[team]["points"] for team in ("south-africa", "mexico", "uruguay", "france")] == [3, 0, 0, 0]
    lay(table, "2", "2")
    rows = {row["team"]: row for row in table.view(None)["table"]["groups"][0]["rows"]}
    assert [rows[team]["points"] for team in ("south-africa", "mexico", "uruguay", "france")] == [3, 0, 1, 1]
    assert rows["south-africa"] | {"ahead_by": ""} == {
        "team": "south-africa",
        "points": 3,
        "difference": 1,
        "scored": 1,
        "ahead_by": "",
    }


def test_W6_points_come_first() -> None:
    """South Africa has seven points and +2, Mexico six and +5."""
    standing = ranked("A", "1-0 0-0 1-0 0-5 1-0 0-0")
    assert [team for team, _ in standing] == ["south-africa", "mexico", "france", "uruguay"]
    assert standing[0][1] == "points"


def test_W6_goal_difference_before_goals_scored() -> None:
    """Five points each: South Africa +2 with two goals, Mexico +1 with four."""
    standing = ranked("A", "0-0 0-0 2-0 3-4 0-0 0-0")
    assert standing == [
        ("south-africa", "difference"),
        ("mexico", "points"),
        ("france", "difference"),
        ("uruguay", ""),
    ]


def test_W6_goals_scored_before_head_to_head() -> None:
    """Four points and 0 for three teams: South Africa beat Mexico, but scored one goal to the others' two."""
    standing = ranked("A", "1-0 0-0 0-1 0-0 2-1 0-0")
    assert standing == [
        ("mexico", "head-to-head"),
        ("uruguay", "goals"),
        ("south-africa", "points"),
        ("france", ""),
    ]


def test_W6_head_to_head_between_two() -> None:
    """South Africa and Mexico: four points, 0, one goal each; South Africa won their match."""
    standing = ranked("A", "1-0 0-0 0-1 0-1 0-0 0-0")
    assert standing == [
        ("uruguay", "points"),
        ("south-africa", "head-to-head"),
        ("mexico", "points"),
        ("france", ""),
    ]


def test_W6_head_to_head_of_three_is_a_small_table() -> None:
    """South Africa, Mexico and Uruguay are level; among themselves Mexico has 4 points, South Africa 3, Uruguay 1."""
    standing = ranked("A", "0-1 2-1 1-0 2-1 0-0 1-1")
    assert standing == [
        ("france", "goals"),
        ("mexico", "head-to-head"),
        ("south-africa", "head-to-head"),
        ("uruguay", ""),
    ]


def test_W6_head_to_head_again_among_those_still_level() -> None:
    """Mexico, Uruguay and France are level; the small table puts Uruguay last and leaves Mexico and France level, who
    are compared by their own match: France won it."""
    standing = ranked("A", "0-0 1-0 2-2 3-2 1-0 0-0")
    assert standing == [
        ("france", "head-to-head"),
        ("mexico", "head-to-head"),
        ("uruguay", "points"),
        ("south-africa", ""),
    ]


def test_W6_the_lot_parts_only_those_whom_the_small_table_leaves_level() -> None:
    """South Africa, Uruguay and France are level; the small table leaves two of them level before or after one."""
    table = undecided("A", "0-1 0-0 1-1 1-2 1-0 0-0")
    assert table.asked == (golazo.CHANCE,)
    assert {table.name(golazo.CHANCE, lot) for lot in table.choices(golazo.CHANCE)} == {
        "lot:south-africa",
        "lot:uruguay",
    }
    table.play(golazo.CHANCE, "lot:uruguay")
    rows = events(table, "group-table")[-1]["rows"]
    assert [(row["team"], row["ahead_by"]) for row in rows] == [
        ("mexico", "points"),
        ("uruguay", "lot"),
        ("south-africa", "head-to-head"),
        ("france", ""),
    ]


@pytest.mark.parametrize(("lot", "other"), [("mexico", "south-africa"), ("south-africa", "mexico")])
def test_W6_two_whom_nothing_parts_draw_lots(lot: str, other: str) -> None:
    standing = ranked("A", "0-0 0-0 1-0 0-0 1-0 0-0", [lot])
    assert standing[:2] == [(lot, "lot"), (other, "points")]


def test_W6_four_whom_nothing_parts_draw_three_lots() -> None:
    goalless = "0-0 0-0 0-0 0-0 0-0 0-0"
    standing = ranked("A", goalless, ["france", "mexico", "uruguay"])
    assert standing == [("france", "lot"), ("mexico", "lot"), ("uruguay", "lot"), ("south-africa", "")]
    table = undecided("A", goalless)
    table.play(golazo.CHANCE, "lot:france")
    with pytest.raises(golazo.IllegalChoice):
        table.play(golazo.CHANCE, "lot:france")
    with pytest.raises(golazo.IllegalChoice):
        table.play(golazo.CHANCE, "lot:brazil")


def test_W6_no_lot_is_drawn_where_the_order_is_clear() -> None:
    assert undecided("A", "0-0 1-0 0-0 0-0 1-0 0-0").over


def test_W6_the_lot_favours_nobody() -> None:
    firsts = {"south-africa": 0, "mexico": 0, "uruguay": 0, "france": 0}
    for seed in range(400):
        table = undecided("A", "0-0 0-0 0-0 0-0 0-0 0-0")
        table.position.asks.clear()
        table.position.todo.clear()
        table.position.source = golazo.Seeded(seed)
        go(table, (rank_group, 0))
        firsts[events(table, "group-table")[-1]["rows"][0]["team"]] += 1
    assert min(firsts.values()) > 60  # 100 each are expected; five standard deviations are 43
    assert max(firsts.values()) < 145
