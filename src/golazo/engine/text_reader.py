"""Reads the text of a position (see `text`). An unreadable text is refused, naming the part that is wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, M
from golazo.engine.chance import CHANCE, Source
from golazo.engine.errors import BadRecord, IllegalChoice
from golazo.engine.names import Names
from golazo.engine.position import Frame, Position
from golazo.engine.shapes import shape
from golazo.engine.steps import Step, Todo, step_named
from golazo.engine.text import WORDS, inner, prefix, type_of, types_of

if TYPE_CHECKING:
    from golazo.engine.game import Game
    from golazo.engine.pack import Pack
    from golazo.engine.table import Table

LIMIT: Final = 200_000
_DIGITS: Final = 200
_TOKEN: Final = re.compile(r"<[^<>]*>|[\[\]{}(),]|[^\[\]{}(),<>]+")


class Group(NamedTuple):
    """A bracketed group: a list, counts, or the numbers of a step."""

    bracket: str
    parts: list[Node]
    step: str = ""


Node = str | Group
"""A word or a group of a value."""


def read(game: Game[M], line: object, seed: str | int | None, pack: Pack | None, source: Source | None) -> Table[M]:
    """The table that a text describes."""
    if not isinstance(line, str) or len(line) > LIMIT:
        raise BadRecord("text-unreadable", part="")
    header, *parts = [part.split() for part in line.split("|")]
    named, _, version = (header or [""])[0].partition("/")
    if named != game.id:
        raise BadRecord("text-other-game", game=game.id, found=named)
    if version != str(game.version):
        raise BadRecord("record-version", game=game.id, version=version, ours=game.version)
    facts = dict(_pair(word) for word in header[1:])
    pack = pack or game.pack
    if facts.pop("pack", pack.hash) != pack.hash:
        raise BadRecord("text-other-pack")
    seats, serial = _number(facts.pop("seats", "")), _number(facts.pop("serial", "0"))
    is_typed = facts.pop("chance", "") == "typed"
    options = {name: _option(game, name, value) for name, value in facts.items()}
    table = game.new(seats, seed, options, pack=pack, chance="typed" if is_typed else source)
    m = game.start(seats, table.position.source, True, pack, table.options)
    reader = _Reader(table.names, game, seats)
    if parts and (not parts[0] or "=" in parts[0][0]):
        for word in parts.pop(0):
            reader.set_field(m, *_pair(word))
    m.serial = serial
    first, *aside = reader.frames(parts)
    m.asks, m.sealed, m.strands, m.strand = first
    m.todo = m.strands[m.strand]
    m.set_aside = tuple(reversed(aside))
    if not m.asks:
        m.go()  # a position that was written by hand: nobody is asked yet
    table.position = m
    table.has_record = False
    return table


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise BadRecord("text-unreadable", part=word)
    return name, value


def _number(word: str) -> int:
    if not word.removeprefix("-").isdecimal() or len(word) > _DIGITS:
        raise BadRecord("text-unreadable", part=word)
    return int(word)


def _option(game: Game[M], name: str, value: str) -> object:
    values = game.options[name].values if name in game.options else ()
    return next((each for each in values if str(each) == value), value)


def parsed(text: str) -> list[Node]:
    """The words and groups of a value, in order."""
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != text:
        raise BadRecord("text-unreadable", part=text)
    whole: list[Node] = []
    stack = [whole]
    for token in tokens:
        now = stack[-1]
        if token in "[{(":
            step = now.pop() if token == "(" and now else ""
            if not isinstance(step, str) or len(stack) > 8:
                raise BadRecord("text-unreadable", part=text)
            group = Group(token, [], step)
            now.append(group)
            stack.append(group.parts)
        elif token in "]})":
            stack.pop()
            if not stack or not isinstance(stack[-1][-1], Group) or stack[-1][-1].bracket + token not in "[]{}()":
                raise BadRecord("text-unreadable", part=text)
        elif token != ",":
            now += _run(token)
    if len(stack) != 1:
        raise BadRecord("text-unreadable", part=text)
    return whole


def _run(token: str) -> list[Node]:
    """`0*12` is twelve zeros."""
    word, times, count = token.rpartition("*")
    if not times or token.startswith("<"):
        return [token]
    if not 0 < _number(count) <= LIMIT:
        raise BadRecord("text-unreadable", part=token)
    return [word] * int(count)


class _Reader:
    def __init__(self, names: Names, game: Game[M], seats: int) -> None:
        self.names = names
        self.prefixes = ("".join(prefix(game)), prefix(game)[0], "")
        self.seats = seats

    # Fields

    def set_field(self, m: Position, name: str, text: str) -> None:
        if name not in m.SAVED:
            raise BadRecord("text-field", field=name)
        declared = m.SAVED[name]
        try:
            (node,) = parsed(text)
            value = shape(declared)(self._value(type_of(declared), node))
        except (ValueError, LookupError):
            raise BadRecord("text-field", field=name) from None
        setattr(m, name, value)

    def _value(self, declared: ast.expr, node: Node) -> object:
        """A value of the declared type; any other value is passed on for its shape to refuse."""
        head, parts = inner(declared)
        if head == "Frozen":
            return self._value(parts[0], node)
        if isinstance(node, Group):
            if head == "Counts" and node.bracket == "{":
                return self._counts(ast.unparse(inner(parts[0])[1][0]), node.parts)
            types = types_of(parts, len(node.parts))
            return [self._value(kind, each) for kind, each in zip(types, node.parts, strict=True)]
        if head == "Id":
            return self.names.index(ast.unparse(parts[0]), node)
        return self.plain(node)

    def _counts(self, of: str, parts: Sequence[Node]) -> list[int]:
        counts = [0] * len(self.names.fields[of])
        for part in parts:
            name, _, count = str(part).partition(":")
            counts[self.names.index(of, name)] = _number(count)
        return counts

    # Steps to do, and who is asked

    def plain(self, node: Node) -> object:
        """A number of an entry, or another plain value."""
        if isinstance(node, Group):
            if node.bracket == "(":
                return self._entry(node)
            return tuple(self.plain(each) for each in node.parts)
        if node.startswith("<"):
            return self._choice(node[1:-1])
        return WORDS[node] if node in WORDS else _number(node)

    def _choice(self, text: str) -> Choice:
        try:
            return self.names.parse(text)
        except IllegalChoice:
            raise BadRecord("text-unreadable", part=text) from None

    def _entry(self, node: Node) -> Todo:
        if not isinstance(node, Group) or node.bracket != "(":
            raise BadRecord("text-unreadable", part=str(node))
        return (self._step(node.step), *(self.plain(each) for each in node.parts))

    def _step(self, name: str) -> Step:
        full = name.replace("?.", "? ")
        for start in self.prefixes:
            try:
                return step_named(start + full)
            except BadRecord:
                continue
        raise BadRecord("snapshot-step", step=name)

    def frames(self, parts: list[list[str]]) -> Iterator[Frame]:
        """The current strands, and those that free acts have set aside, newest first."""
        starts = [0, *(place + 1 for place, part in enumerate(parts) if part == ["aside"])]
        for start, end in zip(starts, [*(start - 1 for start in starts[1:]), len(parts)], strict=True):
            yield self._frame(parts[start:end])

    def _frame(self, parts: list[list[str]]) -> Frame:
        asks: dict[int, Ask] = {}
        sealed: dict[int, Answer] = {}
        strands: list[list[Todo]] = []
        at = 0
        for part in parts:
            kind, words = (part or [""])[0], part[1:]
            if kind == "todo":
                strands.append([self._entry((parsed(word) or [""])[0]) for word in reversed(words)])
            elif kind == "at" and len(words) == 1:
                at = _number(words[0])
            elif kind == "asks":
                asks.update((ask.seat, ask) for ask in map(self._ask, words))
            elif kind == "sealed":
                sealed.update((self._seat(seat), self._answer(parsed(rest))) for seat, rest in map(_at_colon, words))
            else:
                raise BadRecord("text-unreadable", part=" ".join(part))
        if not 0 <= at < len(strands) or not sealed.keys() <= asks.keys():
            raise BadRecord("text-unreadable", part="todo")
        return asks, sealed, strands, at

    def _ask(self, word: str) -> Ask:
        seat, rest = _at_colon(word)
        group, *steps = parsed(rest) or [""]
        if not isinstance(group, Group) or group.bracket != "(":
            raise BadRecord("text-unreadable", part=word)
        name, _, number = group.step.partition("#")
        serial, _, strand = number.partition("@")
        asking = self._step(name)
        if not isinstance(asking, (Asking, Chance)):
            raise BadRecord("text-unreadable", part=word)
        numbers = tuple(self.plain(each) for each in group.parts)
        return Ask(asking, self._seat(seat), numbers, _number(serial), _number(strand or "0"), self._answer(steps))

    def _seat(self, word: str) -> int:
        seat = CHANCE if word == "chance" else _number(word)
        if not CHANCE <= seat < self.seats:
            raise BadRecord("text-unreadable", part=word)
        return seat

    def _answer(self, nodes: Sequence[Node]) -> Answer:
        return tuple(self._choice(str(node)[1:-1]) for node in nodes)


def _at_colon(word: str) -> tuple[str, str]:
    seat, _, rest = word.partition(":")
    return seat, rest
