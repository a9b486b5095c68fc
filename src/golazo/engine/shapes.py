"""Shapes: convert plain JSON values to the declared types of a position's fields, and check them.

JSON has no tuples, and outside input may be anything: a value without the declared type is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import lru_cache
from typing import Final

Shape = Callable[[object], object]
"""Makes a value of a plain one, or raises ValueError."""


def plain(value: object) -> object:
    """The value with all tuples as lists, sharing nothing with the original."""
    return [plain(each) for each in value] if isinstance(value, (list, tuple)) else value


@lru_cache(maxsize=256)
def shape(declared: str) -> Shape:
    """The shape of a type, written as in the declaration of a field."""
    return _shape(ast.parse(declared, mode="eval").body)


def _shape(declared: ast.expr) -> Shape:
    if isinstance(declared, ast.BinOp):
        return _either(_shape(declared.left), _shape(declared.right))
    if not isinstance(declared, ast.Subscript):
        return _PLAIN[ast.unparse(declared)]
    head, inner = ast.unparse(declared.value), declared.slice
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if head == "Frozen":
        return _shape(inner)
    if head == "Id":
        return _exactly(int)
    if head in ("list", "Pair", "Counts"):
        return _list(_shape(inner), 2 if head == "Pair" else None)
    if head == "tuple":
        if isinstance(parts[-1], ast.Constant):  # the three dots
            return _tuple(_shape(parts[0]))
        return _struct([_shape(part) for part in parts])
    raise ValueError(f"nothing is known of how to read {ast.unparse(declared)}")


def _exactly(kind: type) -> Shape:
    def read(value: object) -> object:
        if type(value) is not kind:  # True is no number
            raise ValueError(value)
        return value

    return read


def _none(value: object) -> None:
    if value is not None:
        raise ValueError(value)


def _choice(value: object) -> object:
    verb, *numbers = _listed(value)
    if type(verb) is not str or any(type(number) is not int for number in numbers):
        raise ValueError(value)
    return (verb, *numbers)


def _either(one: Shape, other: Shape) -> Shape:
    def read(value: object) -> object:
        try:
            return one(value)
        except ValueError:
            return other(value)

    return read


def _list(each: Shape, length: int | None) -> Shape:
    def read(value: object) -> object:
        entries = _listed(value)
        if length is not None and len(entries) != length:
            raise ValueError(value)
        return [each(entry) for entry in entries]

    return read


def _tuple(each: Shape) -> Shape:
    return lambda value: tuple(each(entry) for entry in _listed(value))


def _struct(parts: list[Shape]) -> Shape:
    return lambda value: tuple(part(entry) for part, entry in zip(parts, _listed(value), strict=True))


def _listed(value: object) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise ValueError(value)
    return list(value)


_PLAIN: Final[dict[str, Shape]] = {
    "int": _exactly(int),
    "bool": _exactly(bool),
    "str": _exactly(str),
    "None": _none,
    "Choice": _choice,
}
