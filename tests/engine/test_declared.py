"""Declared shapes: what is compared with them, and how events are named and split."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from golazo.engine.declared import fields_of, mismatches, optional_fields
from golazo.engine.events import kind_of, listed, split
from golazo.engine.position import Position, new_parts

Side = Annotated[int, ("home", "away")]


class Row(TypedDict):
    team: int
    points: int


class GoalMagic(TypedDict):
    side: Side
    rows: list[Row]
    score: tuple[int, int]
    stage: Literal["group", "final"]
    share: float
    names: dict[str, str]
    winner: int | None
    anything: object
    card: NotRequired[int]


GOAL: dict[str, Any] = {
    "side": "home",
    "rows": [{"team": "brazil", "points": 3}],
    "score": [2, 1],
    "stage": "final",
    "share": 0.5,
    "names": {"a": "b"},
    "winner": None,
    "anything": [1, {}],
}


def test_what_is_declared_agrees() -> None:
    assert list(mismatches(GOAL, GoalMagic, ("team",))) == []
    assert list(mismatches({**GOAL, "card": 3}, GoalMagic, ("team",))) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"side": "left"},
        {"side": 0},
        {"rows": [{"team": 3, "points": 3}]},
        {"rows": [{"team": "brazil"}]},
        {"rows": [{"team": "brazil", "points": 3, "more": 1}]},
        {"rows": {}},
        {"score": [1]},
        {"score": [1, True]},
        {"stage": "semi"},
        {"share": "0.5"},
        {"names": {"a": 1}},
        {"names": []},
        {"winner": "x"},
        {"card": "goal"},
        {"new": 1},
    ],
    ids=str,
)
def test_what_is_not_declared_is_named(wrong: dict[str, Any]) -> None:
    assert list(mismatches({**GOAL, **wrong}, GoalMagic, ("team",)))


def test_a_missing_field_is_named() -> None:
    for field in GOAL:
        left = {key: value for key, value in GOAL.items() if key != field}
        assert list(mismatches(left, GoalMagic, ("team",), "goal")) == [f"goal.{field} is missing"]


def test_events_are_called_like_their_class() -> None:
    assert kind_of(GoalMagic) == "goal-magic"
    assert kind_of(Row) == "row"


def test_fields_that_need_not_be_there_are_hidden() -> None:
    assert optional_fields(GoalMagic) == {"card"}
    assert fields_of(GoalMagic)["card"] == (int, False)
    assert split(GoalMagic, {"side": 0, "card": 4}) == ({"side": 0}, {"card": 4})


def test_a_position_keeps_declared_events() -> None:
    m = Position(new_parts(2, None, True))
    m.tell(Row, team=1, points=3)
    told: dict[str, Any] = {key: GOAL[key] for key in GOAL if key != "side"}
    m.tell_also([1], GoalMagic, side=0, card=5, **told)
    m.tell_only([0], Row, team=2, points=0)
    first, second, third = listed(m.events)
    assert first == ("row", {"team": 1, "points": 3}, (), {})
    assert second == ("goal-magic", {"side": 0, **told}, (1,), {"card": 5})
    assert third == ("row", None, (0,), {"team": 2, "points": 0})
