"""Records that were cut, edited, or belong to other rules or packs are refused with a reason."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

import golazo
from golazo import BadRecord, GolazoError
from golazo.engine.record import digest, restore, snapshot
from tests.conformance.course import finish


def a_record() -> dict[str, Any]:
    table = golazo.game("world-cup-2010").new(2, "record")
    finish(table, 2)
    content: dict[str, Any] = json.loads(json.dumps(table.record()))
    return content


def test_a_record_names_rules_pack_options_chance_and_every_choice() -> None:
    record = a_record()
    assert record["game"] == "world-cup-2010"
    assert record["version"] == golazo.game("world-cup-2010").version
    assert record["pack"]["hash"] == golazo.game("world-cup-2010").pack.hash
    assert record["chance"] == {"source": "seeded", "seed": "record"}
    assert all((isinstance(seat, int) and ":" in choice) or choice == "done" for seat, choice in record["plies"])


def test_a_record_replays_up_to_any_ply() -> None:
    record = a_record()
    table = golazo.replay(record, plies=10)
    assert len(table.record()["plies"]) == 10
    assert not table.over


@pytest.mark.parametrize("content", [None, 3, "text", [], {}, {"golazo": 1}, {"golazo": 2}, {"golazo": True}])
def test_what_is_no_record_is_refused(content: Any) -> None:
    with pytest.raises(GolazoError):
        golazo.replay(content)


def _cut(record: dict[str, Any]) -> None:
    record["plies"] = record["plies"][:-3]


def _edited(record: dict[str, Any]) -> None:
    record["plies"][5][1] = "done"


def _other_seed(record: dict[str, Any]) -> None:
    record["chance"]["seed"] = "another"


@pytest.mark.parametrize("edit", [_cut, _edited, _other_seed])
def test_a_cut_or_edited_record_is_refused(edit: Any) -> None:
    record = a_record()
    edit(record)
    with pytest.raises(BadRecord, match="cut or edited"):
        golazo.replay(record)


def test_an_illegal_choice_in_a_record_is_named_with_its_ply() -> None:
    record = a_record()
    record["plies"][0][1] = "place:goal,brazil"
    record["digest"] = digest(record)
    with pytest.raises(BadRecord, match=r"(?s)1.*place:goal,brazil"):
        golazo.replay(record)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", 99),
        ("pack", {"name": "other", "version": 3, "hash": "0"}),
        ("pack", []),
        ("seats", 77),
        ("seats", "2"),
        ("options", {"no": 1}),
        ("chance", {"source": "seeded"}),
        ("chance", {"source": "verifiable", "seed": "zz", "entropy": []}),
        ("chance", {"source": "scripted", "outcomes": ["a"]}),
        ("plies", [[0]]),
        ("plies", [["0", "done"]]),
        ("plies", [[0, 1]]),
        ("plies", [[2, "done"]]),
        ("plies", [[-2, "done"]]),
        ("plies", [[10**40, "done"]]),
        ("golazo", True),
        ("version", True),
        ("version", 10**40),
        ("seats", True),
        ("chance", {"source": "scripted", "outcomes": [10**40] * 100}),
        ("game", "tiddlywinks"),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(field: str, value: Any) -> None:
    record = {**a_record(), field: value}
    record["digest"] = digest(record)
    with pytest.raises(GolazoError) as refused:
        golazo.replay(record)
    assert str(refused.value).endswith("."), "a refusal is a sentence"


def _nested(depth: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


NO_JSON = {"half of a character": "\ud800", "nested": _nested(100_000), "endless": 10**5000, "no value": object()}


@pytest.mark.parametrize("what", NO_JSON)
@pytest.mark.parametrize("field", ["golazo", "game", "options", "plies", "result"])
def test_what_cannot_be_written_as_json_is_no_record(field: str, what: str) -> None:
    with pytest.raises(BadRecord, match="not a Golazo record"):
        golazo.replay({**a_record(), field: [NO_JSON[what]]})


@pytest.mark.parametrize("value", [None, 7, "x", [7], [[7]], [["x"]], {"x": 1}, [[0, "no.such.step", 1, 1, 1, []]]])
@pytest.mark.parametrize("field", ["strand", "strands", "asks", "sealed", "table"])
def test_a_broken_snapshot_is_refused_as_such_or_harmless(field: str, value: Any) -> None:
    """Some broken values are harmless: then the record, which is the truth, has nothing against them."""
    table = golazo.game("world-cup-2010").new(2, "snapshot")
    saved = json.loads(json.dumps(snapshot(table)))
    with contextlib.suppress(BadRecord):
        restore({**saved, field: value}, table.record(), table.game)


@pytest.mark.parametrize("field", ["strand", "strands", "asks", "sealed", "table", "serial", "drawn"])
def test_a_snapshot_that_lacks_something_is_refused(field: str) -> None:
    table = golazo.game("world-cup-2010").new(2, "snapshot")
    saved = json.loads(json.dumps(snapshot(table)))
    del saved[field]
    with pytest.raises(BadRecord, match="snapshot"):
        restore(saved, table.record(), table.game)
