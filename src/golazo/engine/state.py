"""State declared once: the code that repeats the fields of a game's position is generated from their declaration.

A game's class lists its fields, each with its type, and that is all that is written by hand:

    class Cup(Position):
        box: Unsaved[Box]              # does not change during a game: shared by copies, in no snapshot
        stock: int                     # numbers, texts and tuples cannot change: copies share them
        deck: list[int]                # copies get a list of their own
        hands: list[list[int]]         # and lists of their own within it
        laid: Pair[list[int]]          # the same for exactly two entries, quicker
        results: list[Frozen[list[int]]]  # entries that are replaced, never changed: copies share them
        lineup: tuple[Team, ...]       # with `Team = Annotated[int, "team"]`, texts have the ids of teams
        discards: Counts[Card]         # how many of each card

`python -m golazo.engine.state --write FILE ...` writes slots, constructor, `clone` and the names of the saved fields
below them; `scripts/generate` does it for the whole project, and `--check` reports outdated files. The code is written
out because that is the fastest copy in interpreted Python, and because mypyc compiles only source code.

To add a field: declare it in the class, run `scripts/generate`, and give it its first value where the position is
made (`new_...`). Snapshots, text form and equality follow.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeVar

T = TypeVar("T")

Unsaved = Annotated[T, "unsaved"]
"""What does not change during a game, such as the printed cards: shared by copies, in no snapshot and no text."""

Frozen = Annotated[T, "frozen"]
"""What is replaced as a whole and never changed: shared by copies, although its type would allow changes."""

Pair = Annotated[list[T], "pair"]
"""A list of exactly two entries: home and away, attacker and defender."""

Counts = Annotated[list[T], "counts"]
"""How many of each: `Counts[Card]` counts cards by kind. Copied like a list, written with the ids of what it counts."""

BEGIN: Final = "    # Written by scripts/generate from the fields above."
END: Final = "    # Written until here."

_UNCHANGING: Final = frozenset({"int", "bool", "str", "float", "bytes", "None"})
_WIDTH: Final = 120


class BadState(Exception):
    """A declaration from which no code can be generated; the text says why."""


class Field(NamedTuple):
    name: str
    type: str
    shape: str
    """Its type without the names that its module gives to types."""
    copy: str
    is_saved: bool
    is_pair: bool


def written(source: str, file: str = "<state>") -> str:
    """The source with the code generated from the fields of its positions."""
    module = ast.parse(source, file)
    aliases: dict[str, ast.expr] = {
        node.targets[0].id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Subscript)
    }
    lines = source.splitlines()
    for node in reversed(module.body):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Position" for base in node.bases):
            _write_class(lines, node, aliases, file)
    return "\n".join(lines) + "\n"


def _write_class(lines: list[str], node: ast.ClassDef, aliases: dict[str, ast.expr], file: str) -> None:
    declared = [each for each in node.body if isinstance(each, ast.AnnAssign) and _is_field(each)]
    if not declared:
        return
    fields = [_field(each, aliases, f"{file}: {node.name}") for each in declared]
    first, last = declared[-1].end_lineno or 0, node.end_lineno or 0
    if BEGIN in lines[first:last]:
        begin = lines.index(BEGIN, first)
        lines[begin : lines.index(END, begin) + 1] = _code(node.name, fields)
    else:
        lines[first:first] = ["", *_code(node.name, fields)]


def _is_field(node: ast.AnnAssign) -> bool:
    return isinstance(node.target, ast.Name) and node.value is None


def _field(node: ast.AnnAssign, aliases: dict[str, ast.expr], place: str) -> Field:
    name, declared = ast.unparse(node.target), node.annotation
    head, _ = _parts(declared)
    written_type = ast.unparse(declared)
    try:
        copy = _copy(declared, f"self.{name}", aliases, 0)
    except BadState as error:
        raise BadState(f"{place}.{name}: {error}") from None
    shape = ast.unparse(_Resolved(aliases).visit(deepcopy(declared)))
    return Field(name, written_type, shape, copy, head != "Unsaved", head == "Pair" and copy.startswith("["))


class _Resolved(ast.NodeTransformer):
    """Types with the names of a module resolved."""

    def __init__(self, aliases: dict[str, ast.expr]) -> None:
        self.aliases = aliases

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.visit(deepcopy(self.aliases[node.id])) if node.id in self.aliases else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        head, inner = _parts(node)
        if head == "Annotated":
            return ast.parse(f"Id[{ast.literal_eval(inner[1])}]", mode="eval").body
        return self.generic_visit(node)


def _parts(declared: ast.expr) -> tuple[str, list[ast.expr]]:
    """`list[int]` -> "list", [int]."""
    if not isinstance(declared, ast.Subscript):
        return ast.unparse(declared), []
    inner = declared.slice
    return ast.unparse(declared.value), list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]


def _copy(declared: ast.expr, value: str, aliases: dict[str, ast.expr], depth: int) -> str:
    """The expression that copies a value of this type; `value` itself if copies share it."""
    head, inner = _parts(declared)
    if head in _UNCHANGING or head in ("Unsaved", "Frozen", "tuple", "frozenset"):
        return value
    if head == "Annotated":
        return _copy(inner[0], value, aliases, depth)
    if head in aliases:
        return _copy(aliases[head], value, aliases, depth)
    if isinstance(declared, ast.BinOp):
        sides = (declared.left, declared.right)
        if all(_copy(side, value, aliases, depth) == value for side in sides):
            return value
    if head in ("list", "Pair", "Counts") and inner:
        each = "each" if depth == 0 else f"each_{depth + 1}"
        own = _copy(inner[0], each, aliases, depth + 1)
        if own == each:
            return f"{value}[:]"
        if own == f"{each}[:]" and head != "Pair":
            return f"list(map(list.copy, {value}))"  # quicker than a comprehension, which is a call in Python 3.11
        if head == "Pair" and depth == 0:
            name = value.removeprefix("self.")
            one, other = f"{name}_0", f"{name}_1"
            return "[" + ", ".join(_copy(inner[0], side, aliases, 1) for side in (one, other)) + "]"
        return f"[{own} for {each} in {value}]"
    if head in ("dict", "set"):
        last = _copy(inner[-1], "each", aliases, depth + 1)
        if last == "each":
            return f"{value}.copy()"
    raise BadState(
        f"nothing is known of how a copy gets its own {ast.unparse(declared)}. Use numbers, texts, tuples and lists of "
        "them, or Frozen[...] if it is replaced as a whole and never changed."
    )


def _code(name: str, fields: Sequence[Field]) -> list[str]:
    return [
        BEGIN,
        "    # fmt: off",
        "    __slots__ = (",
        *_filled(8, [f'"{each}",' for each in sorted(field.name for field in fields)]),
        "    )",
        "    SAVED: ClassVar[dict[str, str]] = {",
        *_filled(8, [f'"{field.name}": "{field.shape}",' for field in fields if field.is_saved]),
        "    }",
        "",
        "    def __init__(",
        "        self, engine: EngineParts,",
        *_filled(8, [f"{field.name}: {field.type}," for field in fields]),
        "    ) -> None:",
        "        super().__init__(engine)",
        *[f"        self.{field.name} = {field.name}" for field in fields],
        "",
        f"    def clone(self) -> {name}:",
        '        """An independent copy; history is shared."""',
        *[f"        {f.name}_0, {f.name}_1 = self.{f.name}" for f in fields if f.is_pair],
        f"        return {name}(",
        "            self.parts(),",
        *_filled(12, [f"{field.copy}," for field in fields]),
        "        )",
        "    # fmt: on",
        END,
    ]


def _filled(indent: int, parts: Sequence[str]) -> list[str]:
    """The parts as lines, each filled as far as it goes."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 1 + len(part) <= _WIDTH:
            lines[-1] += " " + part
        else:
            lines.append(" " * indent + part)
    return lines


def main(arguments: Sequence[str]) -> int:
    files = [Path(argument) for argument in arguments if not argument.startswith("--")]
    modes = [argument for argument in arguments if argument.startswith("--")]
    if modes not in (["--write"], ["--check"]) or not files:
        print("Usage: python -m golazo.engine.state --write|--check FILE ...", file=sys.stderr)
        return 2
    stale = 0
    for file in files:
        source = file.read_text(encoding="utf-8")
        try:
            new = written(source, str(file))
        except (BadState, SyntaxError) as error:
            print(error, file=sys.stderr)
            return 1
        if new != source and modes == ["--write"]:
            file.write_text(new, encoding="utf-8")
        elif new != source:
            stale += 1
            print(f"{file} is not current: run scripts/generate", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
