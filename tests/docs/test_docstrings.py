"""The examples in docstrings hold, and whoever plays by Table and Seat finds one for each call."""

from __future__ import annotations

import doctest
import inspect
from typing import Any

import pytest

import golazo
import golazo.engine.seat
import golazo.engine.table


def table() -> golazo.Table[Any]:
    return golazo.game("world-cup-2010").new(seats=2, seed="opening day")


EXAMPLES = [
    each
    for module in (golazo, golazo.engine.table, golazo.engine.seat)
    for each in doctest.DocTestFinder().find(module, globs={})
    if each.examples
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.name)
def test_examples_in_docstrings_hold(example: doctest.DocTest) -> None:
    example.globs = {"golazo": golazo, "seat": table().seat(0)}
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(example, out=said.append)
    assert result.failed == 0, "".join(said)


def public(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_") and name not in getattr(kind, "__slots__", ())]


@pytest.mark.parametrize("name", public(golazo.Seat))
def test_every_call_of_a_seat_has_an_example(name: str) -> None:
    assert f"seat.{name}(" in (inspect.getdoc(getattr(golazo.Seat, name)) or "")


@pytest.mark.parametrize("name", public(golazo.Table))
def test_every_call_of_a_table_is_explained(name: str) -> None:
    assert inspect.getdoc(getattr(golazo.Table, name))
