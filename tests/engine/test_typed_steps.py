"""Entries are checked like calls: mypy finds planted mistakes, and every entry stands where mypy looks at it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import golazo
from golazo.engine.steps import is_step

PACKAGE = Path(golazo.__file__).parent
PROJECT = PACKAGE.parents[1]
SINKS = {"then", "fork", "append", "insert", "entries"}

PLANTED = """from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice
from golazo.engine.decks import Deal
from golazo.engine.position import Position
from golazo.engine.steps import Todo, entries, step
from golazo.engine.windows import Window


class Duel(Position):
    pass


class Other(Position):
    pass


@step
def whistle(m: Duel, half: int) -> None: ...


@step
def elsewhere(m: Other) -> None: ...


def unmarked(m: Duel) -> None: ...


def who(m: Duel, one: int, other: int) -> list[int]:
    return [one]


def choices(m: Duel, ask: Ask) -> list[Choice]:
    return []


def take(m: Duel, ask: Ask, answer: Answer) -> None: ...


def rolled(m: Duel, face: int, seat: int) -> None: ...


def resolve(m: Duel, seat: int, answer: Answer, shooter: int) -> None: ...


def cards(m: Duel, place: int = 0) -> list[int]:
    return []


BOTH = Asking[Duel]("both", seats=who, choices=choices, take=take, rule="")
ONE = Asking[Duel]("one", choices=choices, take=take, rule="")
DIE = Chance[Duel]("die", weights=lambda m, seat: [1], take=rolled, verb="roll", rule="")
SAVES = Window[Duel]("saves", could_react=who, reactions=choices, resolve=resolve, order=who, rule="")
DEAL = Deal[Duel]("deal", deck=cards, hand=cards, verb="deal", rule="")

RIGHT: Final = tuple(((whistle, p), (DIE, p)) for p in range(4))
WRONG: Final = tuple(((whistle, p), (DIE,)) for p in range(4))  # Too few arguments for "DIE"


def right(m: Duel, p: int) -> list[Todo]:
    m.then([(whistle, 1), (BOTH, 0, 1), (ONE, 0), (ONE, 0, 4), (DIE, 0), (DIE.times, 3, 0), (SAVES, 2), (DEAL, 1)])
    m.then([*[(whistle, n) for n in range(2)], (whistle, 1) if p else (DIE, 0)])
    m.fork([[(whistle, 1)], [(DIE, 1)]])
    m.todo.append((whistle, 1))
    m.then(RIGHT[p])
    rest = [(whistle, 2)] if p else [(whistle, 1)]
    rest += [(whistle, 3)]
    m.then(rest)
    return entries((whistle, 1), (DEAL.hands, [1, 2]))


def wrong(m: Duel, p: int) -> list[Todo]:
    m.then([(whistle, "x")])  # Argument 2 to "whistle" has incompatible type "str"
    m.then([(whistle, 1, 3)])  # Too many arguments for "whistle"
    m.then([(whistle,)])  # Too few arguments for "whistle"
    m.then([(elsewhere,)])  # Argument 1 to "elsewhere" has incompatible type "Duel"
    m.then([(unmarked,)])  # "unmarked" is no step
    m.then([(BOTH, 0)])  # Too few arguments for "BOTH"
    m.then([(BOTH, 0, 1, 2)])  # Too many arguments for "BOTH"
    m.then([(ONE,)])  # Too few arguments for "ONE"
    m.then([(DIE, 0, 1)])  # Too many arguments for "DIE"
    m.then([(DIE.times, 0)])  # Too few arguments for "times"
    m.then([(SAVES, "a")])  # Argument 1 to "SAVES" has incompatible type "str"
    m.then([(DEAL,)])  # Too few arguments for "DEAL"
    m.then([*[(whistle, str(n)) for n in range(3)]])  # Argument 2 to "whistle" has incompatible type "str"
    m.then([(whistle, 1) if p else (whistle, None)])  # Argument 2 to "whistle" has incompatible type "None"
    m.fork([[(whistle, "y")]])  # Argument 2 to "whistle" has incompatible type "str"
    m.todo.append((whistle, None))  # Argument 2 to "whistle" has incompatible type "None"
    m.then(WRONG[p])
    rest: list[Todo] = [(whistle, 1), (whistle, 2, 4)]  # Too many arguments for "whistle"
    rest += [(whistle,)]  # Too few arguments for "whistle"
    last = (DIE, "x")  # Argument 1 to "DIE" has incompatible type "str"
    m.then([*rest, last])
    return entries((whistle,))  # Too few arguments for "whistle"
"""


def test_mypy_reports_every_planted_mistake_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text(PLANTED)
    command = [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={tmp_path}", "--config-file=pyproject.toml"]
    done = subprocess.run([*command, str(file)], cwd=PROJECT, capture_output=True, text=True, check=False)
    found = {int(line): error for line, error in re.findall(r"planted\.py:(\d+): error: (.*?)  \[", done.stdout)}
    wanted = {
        number: line.partition("  # ")[2] for number, line in enumerate(PLANTED.splitlines(), 1) if "  # " in line
    }
    assert found.keys() == wanted.keys(), done.stdout + done.stderr
    for number, error in wanted.items():
        assert error in found[number]


def entries_of(file: Path) -> Iterator[tuple[ast.Tuple, list[ast.AST]]]:
    """The entries that are written out in a module, each with what it stands in."""
    module = import_module(".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"))

    def walk(node: ast.AST, around: list[ast.AST]) -> Iterator[tuple[ast.Tuple, list[ast.AST]]]:
        if isinstance(node, ast.Compare):
            return  # whether the step of an entry is one of those
        if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], (ast.Name, ast.Attribute)):
            first = ast.unparse(node.elts[0]).split(".")
            if any(isinstance(outer, ast.FunctionDef) and first[0] in set_in(outer) for outer in around):
                return
            found: object = getattr(module, first[0], None)
            for name in first[1:]:
                found = getattr(found, name, None)
            others = [ast.unparse(each) for each in node.elts[1:]]
            is_list = bool(others) and all(
                is_step(getattr(module, each, None)) for each in others
            )  # of steps, no entry
            if is_step(found) and not is_list:
                yield node, around
        for child in ast.iter_child_nodes(node):
            yield from walk(child, [*around, node])

    yield from walk(ast.parse(file.read_text(encoding="utf-8")), [])


def is_checked(around: list[ast.AST]) -> bool:
    """Whether mypy sees an entry in such a place: given to a position or a list, or kept for that in a variable."""
    if any(isinstance(node, ast.AugAssign) or is_sink(node) for node in around):
        return True
    for node in around:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            scope = around[0] if node is around[1] else around[1]
            return any(name in names_in(sink) for sink in ast.walk(scope) if is_sink(sink))
    return False


def set_in(function: ast.FunctionDef) -> set[str]:
    """The names that are a function's own."""
    return {each.id for each in ast.walk(function) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def is_sink(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    return (node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)) in SINKS


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


@pytest.mark.parametrize("folder", ["engine", "games"])
def test_every_entry_stands_where_mypy_checks_it(folder: str) -> None:
    seen = 0
    for file in sorted((PACKAGE / folder).rglob("*.py")):
        if file.name == "mypy_plugin.py":
            continue
        for entry, around in entries_of(file):
            seen += 1
            assert is_checked(around), f"{file}:{entry.lineno}: give it to `then`, or wrap it with `entries`"
    assert seen > (0 if folder == "engine" else 200)
