"""What a recipient gets, without a server: views, choices, and logs that hang batch."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import golazo
from golazo.engine.table import Table
from golazo.server.live.fragments import FragmentCache, arguments, without_odds


@pytest.mark.parametrize("game", golazo.games())
def test_a_step_or_a_sealed_answer_does_not_change_what_lies_on_the_table(game: str) -> None:
    """The server relies on it: after such a step it sends the same view again, but for `answered`."""
    rng = random.Random(game)
    table = golazo.game(game).new(2, seed=1)
    steps = 0
    for _ in range(400):
        if table.over:
            break
        seat = table.asked[0]
        before = (table.mark, table.serial, set(table.open_questions()))
        views = [_plain(table, each) for each in (0, 1, None)]
        table.play(seat, rng.choice(table.choices(seat)))
        if (table.mark, table.serial, set(table.open_questions())) == before and not table.over:
            assert [_plain(table, each) for each in (0, 1, None)] == views
            steps += 1
    assert steps or game == "match-of-the-season"


def _plain(table: Table[Any], seat: int | None) -> dict[str, Any]:
    return {**table.view(seat), "answered": None}


@pytest.mark.parametrize("game", golazo.games())
def test_every_number_of_a_choice_has_a_field_of_its_own(game: str) -> None:
    names = golazo.game(game).names(golazo.game(game).pack)
    for verb, fields in names.verbs.items():
        assert len(set(fields)) == len(fields), verb


def test_a_choices_numbers_are_told_as_ids() -> None:
    table = golazo.game("world-cup-2010").new(2, seed=1)
    assert arguments(table.names, ("place", 0, 3)) == {
        "card": table.names.one("card", 0),
        "team": table.names.one("team", 3),
    }


def test_odds_are_taken_out_wherever_they_are() -> None:
    assert without_odds({"odds": 1, "a": [{"odds": 2, "b": 3}]}) == {"a": [{"b": 3}]}


@pytest.mark.parametrize("odds", [True, False])
@pytest.mark.parametrize("game", golazo.games())
def test_a_view_made_of_pieces_is_the_same_to_the_byte(game: str, odds: bool) -> None:
    rng = random.Random(game)
    table = golazo.game(game).new(2, seed=2)
    fragments = FragmentCache(table.names, odds)
    for _ in range(150):
        for seat in (0, 1, None):
            raw = table.plain_view(seat)
            whole = table.names.with_ids(raw)
            assert msgspec.json.encode(fragments.view(raw)) == msgspec.json.encode(
                whole if odds else without_odds(whole)
            )
        if table.over:
            break
        seat = table.asked[0]
        offered = [{"id": table.name(seat, each), "verb": each[0]} for each in table.choices(seat)]
        made = msgspec.json.decode(msgspec.json.encode(fragments.choices(table.choices(seat))))
        assert [{"id": each["id"], "verb": each["verb"]} for each in made] == offered
        table.play(seat, rng.choice(table.choices(seat)))


@pytest.mark.parametrize(("game", "windows"), [("masters-of-football", True), ("magic-number-eleven", False)])
def test_a_question_says_whether_it_is_a_reaction_window(game: str, windows: bool) -> None:
    """Where it is one, passing is on offer."""
    rng = random.Random(game)
    table = golazo.game(game).new(2, seed=1)
    found = False
    for _ in range(600):
        if table.over:
            break
        seat = table.asked[0]
        if table.is_window(seat):
            found = True
            assert "pass" in [choice[0] for choice in table.choices(seat)]
        table.play(seat, rng.choice(table.choices(seat)))
    assert found == windows


def test_parts_of_a_view_may_be_tuples() -> None:
    """They are told like lists: what is true is not taken for a one that was told before."""
    fragments = FragmentCache(golazo.game("world-cup-2010").names(golazo.game("world-cup-2010").pack), odds=False)
    shown: list[dict[str, object]] = [{"x": ({"a": 1},)}, {"x": (1, 0)}, {"x": (True, False)}, {"x": 1}, {"x": True}]
    assert [msgspec.json.decode(msgspec.json.encode(fragments.view(each))) for each in shown] == [
        {"x": [{"a": 1}]},
        {"x": [1, 0]},
        {"x": [True, False]},
        {"x": 1},
        {"x": True},
    ]
    assert msgspec.json.encode(fragments.view({"x": (True, False)})) == b'{"x":[true,false]}'
