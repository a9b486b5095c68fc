"""What one recipient of a table gets: its log, numbered for it alone, and the game as it may see it.

Everything is made from what the recipient may know, and only when it is to be sent.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

from golazo.engine.chance import CHANCE
from golazo.engine.events import Event
from golazo.engine.table import Table
from golazo.server import reactions, undo
from golazo.server.course import Course, Item
from golazo.server.pieces import Pieces
from golazo.server.protocol.parts import Question, Said, SeatChanged, Undone

_encode: Final = msgspec.json.Encoder().encode

NOTHING: Final = b'"view":null,"question":null,"choices":[],"typed":null,"typed_choices":[]'


class Sight:
    """One seat's, or the spectators' (None), sight of a table."""

    __slots__ = ("_body", "_course", "_pieces", "_read", "_view", "_visible", "seat")

    def __init__(self, course: Course, seat: int | None, pieces: Pieces) -> None:
        self._course = course
        self._pieces = pieces
        self.seat: Final = seat
        self._read = 0
        self._visible: list[int] = []
        self._body: bytes | None = None
        self._view: bytes | None = None

    def changed(self) -> None:
        """Something that this recipient can see may be different now."""
        self._body = self._view = None

    def at_step(self) -> None:
        """The recipient took a step, or sealed an answer: what lies on the table is as it was."""
        self._body = None

    # The log

    def sequence(self) -> int:
        """How many entries the recipient's log has."""
        log = self._course.log
        while self._read < len(log):
            entry = log[self._read]
            if isinstance(entry, Item):
                is_visible = self.seat not in entry.unheard
            else:
                is_visible = entry[1] is not None or self.seat in entry[2]
            if is_visible:
                self._visible.append(self._read)
            self._read += 1
        return len(self._visible)

    def lines(self, since: int) -> bytes:
        """The entries from a number on."""
        log, visible = self._course.log, self._visible
        lines = [self._line(number, visible[number], log[visible[number]]) for number in range(since, self.sequence())]
        return b"[%b]" % b",".join(lines)

    def _line(self, number: int, place: int, item: Event | Item) -> bytes:
        if not isinstance(item, Item):
            told = self._pieces.event(place, item, self.seat in item[2])
            return b'{"kind":"event","number":%d,"event":%b}' % (number, told)
        if item.kind == "chat":
            return _encode(Said(number, item.player, item.seat, item.text, item.at))
        if item.kind == "undo":
            return _encode(Undone(number, bisect_left(self._visible, item.to), item.player))
        return _encode(SeatChanged(number, item.seat or 0, item.text, item.player, item.at))  # type: ignore[arg-type]

    # The game

    def body(self) -> bytes:
        """View, question and choices, encoded once as long as nothing changes: the fields of an update."""
        if self._body is None:
            self._body = self._made()
        return self._body

    def _made(self) -> bytes:
        course, seat, table, pieces = self._course, self.seat, self._course.table, self._pieces
        if seat is None:
            own = b'"armed":[],"muted":[]'
        else:
            own = b'"armed":%b,"muted":%b' % (_encode(course.seats[seat].armed), _encode(course.seats[seat].muted))
        if table is None:
            return b'%b,%b,"may_undo":false' % (NOTHING, own)
        if self._view is None:
            self._view = pieces.view(table.plain_view(seat))
        view = b'"view":%b,"table":%b,"result":%b}' % (
            _encode(table.header(seat))[:-1],
            self._view,
            _encode(table.result_json()) if table.over else b"null",
        )
        if seat is None:
            return b'%b%b,%b,"may_undo":false' % (view, NOTHING[11:], own)
        typed = typed_by(course, course.seats[seat].person)
        passes = reactions.passes(course, seat)
        return b'%b,"question":%b,"choices":%b,"typed":%b,"typed_choices":%b,%b,"may_undo":%b' % (
            view,
            b"null" if passes else question(course, table, seat),
            b"[]" if passes else pieces.choices(table.choices(seat)),
            b"null" if typed is None else question(course, table, typed),
            b"[]" if typed is None else pieces.choices(table.choices(typed)),
            own,
            b"true" if undo.may_undo(course, seat) else b"false",
        )


def typed_by(course: Course, person: str | None) -> int | None:
    """For whom a person may type in what was rolled or drawn: for chance, or the referee for a bot."""
    if course.table is None or course.created.chance != "typed":
        return None
    questions = course.table.open_questions()
    if CHANCE in questions:
        return CHANCE
    if person == course.referee:
        bots = [seat for seat, asked in questions.items() if asked.is_chance and course.seats[seat].is_bot]
        return bots[0] if bots else None
    return None


def question(course: Course, table: Table[Any], seat: int) -> bytes:
    asked = table.question(seat)
    if asked is None:
        return b"null"
    return _encode(
        Question(
            course.numbered(asked.id),
            asked.seat,
            asked.kind,
            asked.arguments,
            asked.team,
            asked.rule,
            asked.sealed,
            asked.chance,
            list(asked.steps),
            asked.odds if course.created.odds else None,
            table.is_window(seat),
        )
    )
