"""State declared once: what is written from the fields, and what is refused."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from golazo.engine.position import new_parts
from golazo.engine.shapes import plain, shape
from golazo.engine.state import BadState, main, written

HEAD = """from typing import ClassVar

from golazo.engine.position import EngineParts, Position
from golazo.engine.state import Frozen, Pair, Unsaved

Counts = list[int]


class Duel(Position):
"""
FIELDS = """    box: Unsaved[dict[str, int]]
    turn: int
    deck: Counts
    hands: list[list[int]]
    laid: Pair[list[int]]
    results: list[Frozen[list[int]]]
    teams: list[list[list[int]]]
    pairs: tuple[int, ...]
"""
SAVED = ("turn", "deck", "hands", "laid", "results", "teams", "pairs")


def made(source: str) -> Any:
    space: dict[str, Any] = {}
    exec(compile(source, "duel.py", "exec"), space)
    return space["Duel"]


def duel() -> Any:
    return made(written(HEAD + FIELDS))(
        new_parts(2, None, False),
        box={"stars": 3},
        turn=1,
        deck=[4, 4],
        hands=[[1], [2]],
        laid=[[3], []],
        results=[[2, 1]],
        teams=[[[5], [6]], [[7]]],
        pairs=(0, 1),
    )


def test_a_copy_has_lists_of_its_own_as_deep_as_they_change() -> None:
    m = duel()
    copy = m.clone()
    assert all(getattr(copy, field) == getattr(m, field) for field in SAVED)
    copy.deck[0] = copy.hands[0][0] = copy.laid[0][0] = copy.teams[0][0][0] = 99
    copy.results.append([0, 0])
    assert (m.deck, m.hands, m.laid, m.teams, m.results) == (
        [4, 4],
        [[1], [2]],
        [[3], []],
        [[[5], [6]], [[7]]],
        [[2, 1]],
    )
    assert copy.results[0] is m.results[0]
    assert copy.box is m.box


def test_saved_are_all_fields_but_those_that_never_change() -> None:
    assert tuple(duel().SAVED) == SAVED
    assert duel().SAVED["deck"] == "list[int]"  # what the module's own name for it stands for


def test_what_is_written_once_is_current_and_follows_a_new_field() -> None:
    once = written(HEAD + FIELDS)
    assert written(once) == once
    more = written(once.replace("    turn: int\n", "    turn: int\n    half: int\n", 1))
    assert "self.half = half" in more
    assert more.count("def clone") == 1
    assert more.count("def __init__") == 1


def test_methods_below_the_fields_stay() -> None:
    source = written(HEAD + FIELDS + "\n    def stock(self) -> int:\n        return sum(self.deck)\n")
    assert written(source) == source
    assert ast.parse(source)
    assert "return sum(self.deck)" in source


@pytest.mark.parametrize("field", ["cards: Box", "cards: list[Box]", "cards: dict[int, list[int]]", "cards: list"])
def test_a_field_that_cannot_be_copied_is_refused_with_its_name(field: str) -> None:
    with pytest.raises(BadState, match=r"duel.py: Duel.cards: nothing is known of how a copy"):
        written(f"{HEAD}    {field}\n", "duel.py")


def test_check_fails_until_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "state.py"
    file.write_text(HEAD + FIELDS)
    assert main(["--check", str(file)]) == 1
    assert "is not current" in capsys.readouterr().err
    assert main(["--write", str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    file.write_text(f"{HEAD}    cards: Box\n")
    assert main(["--write", str(file)]) == 1
    assert "Frozen[...]" in capsys.readouterr().err
    assert main([]) == 2


@pytest.mark.parametrize(
    ("declared", "value"),
    [
        ("int", 3),
        ("bool", True),
        ("int | None", None),
        ("list[list[int]]", [[1], []]),
        ("Pair[list[int]]", [[1], [2]]),
        ("list[Frozen[list[int]]]", [[1]]),
        ("tuple[int, ...]", (1, 2)),
        ("list[tuple[int, int]]", [(1, 2)]),
        ("list[tuple[int, Choice]]", [(1, ("lay", 3))]),
    ],
)
def test_a_value_comes_back_from_plain_lists(declared: str, value: object) -> None:
    again = shape(declared)(plain(value))
    assert again == value
    assert type(again) is type(value)


@pytest.mark.parametrize(
    ("declared", "value"),
    [
        ("int", True),
        ("int", "3"),
        ("bool", 1),
        ("int | None", "x"),
        ("list[int]", 3),
        ("list[int]", [1.0]),
        ("Pair[list[int]]", [[1]]),
        ("tuple[int, int]", [1]),
        ("Choice", [1, 2]),
        ("Choice", []),
        ("Choice", ["lay", "x"]),
    ],
)
def test_a_value_of_another_type_is_refused(declared: str, value: object) -> None:
    read = shape(declared)
    with pytest.raises(ValueError, match=r".*"):
        read(value)


def test_a_type_that_cannot_be_read_is_refused() -> None:
    read: Callable[[str], object] = shape
    with pytest.raises(ValueError, match="nothing is known of how to read"):
        read("dict[str, int]")
