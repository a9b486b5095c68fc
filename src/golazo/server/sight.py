"""What one recipient of a table gets: its log, numbered for it alone, and the game as it may see it.

Everything is made from what the recipient may know, and only when it is to be sent.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

from golazo.engine import asking as engine
from golazo.engine.chance import CHANCE
from golazo.engine.events import Event
from golazo.engine.names import Names
from golazo.engine.table import Table
from golazo.server import undo
from golazo.server.course import Course, Item
from golazo.server.protocol import Armed, Choice, Question, Said, SeatChanged, Told, Undone
from golazo.server.reactions import is_window

_encode: Final = msgspec.json.Encoder().encode

Line = Told | Said | SeatChanged | Undone


class Body(msgspec.Struct):
    """The part of an update that replaces the earlier one."""

    view: dict[str, Any] | None
    question: Question | None
    choices: list[Choice]
    typed: Question | None
    typed_choices: list[Choice]
    armed: list[Armed]
    may_undo: bool


class Sight:
    """One seat's, or the spectators' (None), sight of a table."""

    __slots__ = ("_body", "_course", "_read", "_view", "_visible", "seat")

    def __init__(self, course: Course, seat: int | None) -> None:
        self._course = course
        self.seat: Final = seat
        self._read = 0
        self._visible: list[int] = []
        self._body: bytes | None = None
        self._view: dict[str, Any] | None = None

    def changed(self) -> None:
        """Something that this recipient can see may be different now."""
        self._body = self._view = None

    def stepped(self) -> None:
        """The recipient took a step, or sealed an answer: what lies on the table is as it was."""
        self._body = None

    def rest(self) -> None:
        """Nothing has happened for a while: what was sent stays, what it was made of can be made again."""
        self._view = None

    # The log

    def sequence(self) -> int:
        """How many entries the recipient's log has."""
        log = self._course.log
        while self._read < len(log):
            event = log[self._read].event
            if event is None or event[1] is not None or self.seat in event[2]:
                self._visible.append(self._read)
            self._read += 1
        return len(self._visible)

    def lines(self, since: int) -> list[Line]:
        return [self._line(number, self._course.log[self._visible[number]]) for number in range(since, self.sequence())]

    def _line(self, number: int, item: Item) -> Line:
        if item.event is not None:
            table = self._course.table
            assert table is not None
            return Told(number, told(item.event, self.seat, table.names))
        if item.kind == "chat":
            return Said(number, item.player, item.seat, item.text, item.at)
        if item.kind == "undo":
            return Undone(number, bisect_left(self._visible, item.to), item.player)
        return SeatChanged(number, item.seat or 0, item.text, item.player, item.at)  # type: ignore[arg-type]

    # The game

    def body(self) -> bytes:
        """View, question and choices, encoded once as long as nothing changes."""
        if self._body is None:
            self._body = _encode(self._made())
        return self._body

    def _made(self) -> Body:
        course, seat, table = self._course, self.seat, self._course.table
        if table is None:
            return Body(None, None, [], None, [], [] if seat is None else course.seats[seat].armed, False)
        odds = course.created.odds
        if self._view is None:
            view = table.view(seat)
            self._view = view if odds else without_odds(view)
        elif seat is not None:
            self._view = {**self._view, "answered": seat in table.match.sealed}
        view = self._view
        if seat is None:
            return Body(view, None, [], None, [], [], False)
        typed = typed_by(course, course.seats[seat].person)
        return Body(
            view,
            question(course, table, seat, odds),
            choices(table, seat),
            None if typed is None else question(course, table, typed, odds),
            [] if typed is None else choices(table, typed),
            course.seats[seat].armed,
            undo.may_undo(course, seat),
        )


def told(event: Event, seat: int | None, names: Names) -> dict[str, Any]:
    """An event as a seat may see it, ready for JSON."""
    kind, shown, seats, hidden = event
    return {"event": kind, **names.dressed({**(shown or {}), **(hidden if seat in seats else {})})}


def typed_by(course: Course, person: str | None) -> int | None:
    """For whom a person may type in what was rolled or drawn: for chance, or the table's owner for a bot."""
    if course.table is None or course.created.chance != "typed":
        return None
    asks = course.table.match.asks
    if CHANCE in asks:
        return CHANCE
    if person == course.created.owner:
        bots = [s for s, ask in asks.items() if isinstance(ask.asking, engine.Chance) and course.seats[s].is_bot]
        return bots[0] if bots else None
    return None


def question(course: Course, table: Table[Any], seat: int, odds: bool) -> Question | None:
    asked = table.question(seat)
    if asked is None:
        return None
    return Question(
        course.numbered(asked.id),
        asked.seat,
        asked.kind,
        asked.arguments,
        asked.team,
        asked.rule,
        asked.sealed,
        asked.chance,
        list(asked.steps),
        asked.odds if odds else None,
        is_window(table.match.asks[seat]),
    )


def choices(table: Table[Any], seat: int) -> list[Choice]:
    names = table.names
    return [Choice(names.name(each), each[0], arguments(table, each)) for each in table.choices(seat)]


def arguments(table: Table[Any], choice: engine.Choice) -> dict[str, Any]:
    """A choice's numbers by field, as ids; a field that can be given several times is a list."""
    names = table.names
    verb, *numbers = choice
    fields = list(names.verbs[verb])
    told: dict[str, Any] = {}
    if fields and fields[-1].endswith("*"):
        many = fields.pop().removesuffix("*")
        told[many] = numbers[len(fields) :]
    told.update(zip(fields, numbers, strict=False))
    return names.dressed(told)


def without_odds(value: Any) -> Any:
    """A view without the chances that it tells."""
    if isinstance(value, dict):
        return {key: without_odds(each) for key, each in value.items() if key != "odds"}
    if isinstance(value, list):
        return [without_odds(each) for each in value]
    return value
