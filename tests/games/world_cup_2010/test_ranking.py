"""The end of the tournament: who wins, and the order of the others. (W15)

In the positions the Netherlands-Italy is the match for third place, South Africa-Argentina the final; England, Ivory
Coast, Germany and Honduras are out in the quarter-finals, Nigeria in the round of 16, Spain in its group.
"""

from __future__ import annotations

from typing import Any

import pytest

from golazo.engine.steps import step
from golazo.games.world_cup_2010.state import Cup
from tests.games.world_cup_2010.knockouts import end_set, knockout_table
from tests.games.world_cup_2010.positions import Table

QUARTER_FINALISTS = ["england", "ivory-coast", "germany", "honduras"]


def finished(owners: dict[str, int], seats: int = 3, board: dict[str, str] | None = None) -> Table:
    """South Africa wins the final and the Netherlands the match for third place, if nothing else is said."""
    table = end_set(
        63, {"netherlands": "G", "south-africa": "G"} if board is None else board, owners=owners, seats=seats
    )
    assert table.over
    return table


def standings(table: Table) -> list[tuple[int, int, str]]:
    """From the first to the last: seat, place, stage."""
    rows = table.result_json()
    assert rows is not None
    return [(row["seat"], row["place"], row["score"]["stage"]) for row in rows]


def reasons(table: Table) -> dict[int, str]:
    rows: list[dict[str, Any]] = table.result_json() or []
    return {row["seat"]: row["why"] for row in rows}


@pytest.mark.parametrize(("champion", "board"), [("south-africa", "south-africa"), ("argentina", "argentina")])
def test_regras_the_owner_of_the_champion_wins(champion: str, board: str) -> None:
    table = finished({champion: 2, "spain": 1}, board={"netherlands": "G", board: "G"})
    assert table.result is not None
    assert table.result.winners == (2,)
    assert standings(table)[0] == (2, 1, "champion")


def test_W15_the_others_are_ranked_by_their_best_teams_stage() -> None:
    owners = {
        "south-africa": 6,
        "argentina": 5,
        "netherlands": 4,
        "italy": 3,
        "england": 2,
        "nigeria": 1,
    }
    # Seat 0 would own all others: a seventh seat takes those that came further than their group.
    beyond = ["ivory-coast", "germany", "honduras", "australia", "mexico", "united-states"]
    others = dict.fromkeys([*beyond, "paraguay", "chile", "denmark", "portugal"], 6)
    table = finished({**owners, **others}, seats=7)
    assert standings(table) == [
        (6, 1, "champion"),
        (5, 2, "final"),
        (4, 3, "third"),
        (3, 4, "fourth"),
        (2, 5, "quarter-final"),
        (1, 6, "round-of-16"),
        (0, 7, "group"),
    ]
    assert set(reasons(table).values()) == {"best-team"}


def test_W15_third_and_fourth_are_different_stages() -> None:
    table = finished({"netherlands": 1, "italy": 2}, board={"italy": "G", "south-africa": "G"})
    assert standings(table) == [(0, 1, "champion"), (2, 2, "third"), (1, 3, "fourth")]


def test_W15_then_by_the_number_of_teams_there() -> None:
    """Both have quarter-finalists at best: seat 2 two of them, seat 1 one."""
    table = finished({"england": 1, "germany": 2, "honduras": 2, "nigeria": 1, "mexico": 1, "chile": 1})
    assert standings(table)[1:] == [(2, 2, "quarter-final"), (1, 3, "quarter-final")]
    assert reasons(table)[1] == reasons(table)[2] == "best-team-count"
    counts = {row["seat"]: row["score"]["count"] for row in table.result_json() or []}
    assert counts == {0: 1, 1: 1, 2: 2}


def test_W15_only_teams_at_the_best_stage_count() -> None:
    """Seat 1 has one quarter-finalist and many of the round of 16; a shared place, no more."""
    table = finished({"england": 1, "nigeria": 1, "mexico": 1, "germany": 2})
    assert standings(table)[1:] == [(1, 2, "quarter-final"), (2, 2, "quarter-final")]
    assert reasons(table)[1] == reasons(table)[2] == "shared"


def test_W15_the_champions_owner_wins_whatever_the_others_have() -> None:
    owners = dict.fromkeys([*QUARTER_FINALISTS, "argentina", "netherlands", "italy"], 1)
    table = finished({**owners, "nigeria": 2})
    assert standings(table)[:2] == [(0, 1, "champion"), (1, 2, "final")]


def test_W15_a_player_may_own_both_finalists() -> None:
    table = finished({"netherlands": 1, "england": 2})
    rows = {row["seat"]: row["score"] for row in table.result_json() or []}
    assert rows[0] == {"stage": "champion", "teams": ["south-africa"], "count": 1}


def test_there_is_no_result_before_the_end() -> None:
    table = knockout_table(63)
    table.position.then([(_never,)])
    assert not table.over
    assert table.result is None
    assert table.view(0)["result"] is None


@step
def _never(m: Cup) -> None:
    raise AssertionError("nothing is done after this position")
