"""A position as one line of text, for people, tests and error reports.

    toy-cup/1 seats=2 serial=3 | deck={star:1} bids=[2,0] | todo toy.shoot() toy.clear() | asks 0:toy.bid?#3()<keep>

The parts: the game and its options; the fields that differ from the start, with ids where the declaration says what a
number means (see `state`); the steps to do, next first, one part for each strand; the open questions with their serial,
their numbers and the steps already given; the sealed answers. During a free act, what it has set aside follows in the
same form. The text has everything except the history and future chance.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from golazo.engine.asking import Answer, Ask, M
from golazo.engine.chance import CHANCE
from golazo.engine.names import Names
from golazo.engine.position import Frame
from golazo.engine.steps import Step, Todo, is_step, name_of

if TYPE_CHECKING:
    from golazo.engine.game import Game
    from golazo.engine.table import Table

_RUN: Final = 4
WORDS: Final = {"true": True, "false": False, "none": None}


def text(table: Table[M]) -> str:
    m, names = table.position, table.names
    writer = _Writer(names, table.game)
    start = table.game.start(m.seats, m.source, False, table.pack, table.options)
    fields = [
        f"{field}={writer.field(type_of(declared), getattr(m, field))}"
        for field, declared in m.SAVED.items()
        if getattr(m, field) != getattr(start, field)
    ]
    frames = [(m.asks, m.sealed, m.strands, m.strand), *reversed(m.set_aside)]
    parts = [" ".join(_header(table)), " ".join(fields)]
    return " | ".join([*parts, " | aside | ".join(" | ".join(writer.frame(frame)) for frame in frames)])


def _header(table: Table[M]) -> Iterator[str]:
    game, m = table.game, table.position
    yield f"{game.id}/{game.version}"
    yield f"seats={m.seats}"
    yield f"serial={m.serial}"
    if m.source is None:
        yield "chance=typed"
    if table.pack.hash != game.pack.hash:
        yield f"pack={table.pack.hash}"
    for name, option in game.options.items():
        if table.options[name] != option.default(m.seats):
            yield f"{name}={table.options[name]}"


def type_of(declared: str) -> ast.expr:
    return ast.parse(declared, mode="eval").body


def inner(declared: ast.expr) -> tuple[str, list[ast.expr]]:
    if not isinstance(declared, ast.Subscript):
        return ast.unparse(declared), []
    parts = declared.slice
    return ast.unparse(declared.value), list(parts.elts) if isinstance(parts, ast.Tuple) else [parts]


def types_of(parts: list[ast.expr], count: int) -> list[ast.expr]:
    """The types of this many entries; a tuple of mixed types lists them all."""
    return parts if len(parts) == count and not isinstance(parts[-1], ast.Constant) else parts[:1] * count


class _Writer:
    def __init__(self, names: Names, game: Game[M]) -> None:
        self.names = names
        self.prefix = prefix(game)

    def field(self, declared: ast.expr, value: object) -> str:
        head, parts = inner(declared)
        if head == "Frozen":
            return self.field(parts[0], value)
        if head == "Id" and isinstance(value, int):
            return self._id(ast.unparse(parts[0]), value)
        if head == "Counts" and isinstance(value, list) and ast.unparse(parts[0]).startswith("Id["):
            ids = self.names.fields.get(ast.unparse(inner(parts[0])[1][0]), ())
            if len(ids) == len(value):
                return "{" + ",".join(f"{ids[at]}:{count}" for at, count in enumerate(value) if count) + "}"
        if isinstance(value, (list, tuple)) and head != "Choice":
            types = types_of(parts, len(value))
            return _listed([self.field(kind, each) for kind, each in zip(types, value, strict=True)])
        return self.value(value)

    def _id(self, of: str, number: int) -> str:
        ids = self.names.fields.get(of, ())
        if 0 <= number < len(ids):
            return ids[number]
        return f"#{number}" if str(number) in ids else str(number)

    def value(self, value: object) -> str:
        """A number of an entry, or another plain value."""
        if isinstance(value, tuple) and value and isinstance(value[0], str):
            return f"<{self.names.name(value)}>"
        if isinstance(value, tuple) and value and is_step(value[0]):
            return self.entry(value)
        if isinstance(value, (list, tuple)):
            return "[" + ",".join(self.value(each) for each in value) + "]"
        return next((word for word, meant in WORDS.items() if value is meant), str(value))

    def entry(self, entry: Todo) -> str:
        return self.step(entry[0]) + self._numbers(entry[1:])

    def step(self, thing: Step) -> str:
        full = name_of(thing)
        for start in self.prefix:
            full = full.removeprefix(start)
        return full.replace("? ", "?.")

    def _numbers(self, numbers: tuple[object, ...]) -> str:
        return "(" + ",".join(map(self.value, numbers)) + ")"

    def frame(self, frame: Frame) -> Iterator[str]:
        asks, sealed, strands, strand = frame
        for todo in strands:
            yield " ".join(["todo", *map(self.entry, reversed(todo))])
        if strand:
            yield f"at {strand}"
        if asks:
            yield " ".join(["asks", *(self._ask(ask) for ask in asks.values())])
        if sealed:
            yield " ".join(["sealed", *(f"{seat}:{self._answer(answer)}" for seat, answer in sealed.items())])

    def _ask(self, ask: Ask) -> str:
        at = f"@{ask.strand}" if ask.strand else ""
        seat = "chance" if ask.seat == CHANCE else ask.seat
        asked = f"{self.step(ask.asking)}#{ask.serial}{at}{self._numbers(ask.numbers)}"
        return f"{seat}:{asked}{self._answer(ask.steps)}"

    def _answer(self, answer: Answer) -> str:
        return "".join(f"<{self.names.name(choice)}>" for choice in answer)


def _listed(texts: list[str]) -> str:
    """A list; repeated values are counted, `0*12`."""
    parts: list[str] = []
    for text, same in groupby(texts):
        count = len(list(same))
        is_short = count < _RUN or text.startswith(("[", "{", "<"))
        parts += [text] * count if is_short else [f"{text}*{count}"]
    return "[" + ",".join(parts) + "]"


def prefix(game: Game[M]) -> tuple[str, str]:
    """The prefix of the names of a game's own steps."""
    package = game.package.removeprefix("golazo.games.")
    return (f"{package}." if package else "", "rules.")
