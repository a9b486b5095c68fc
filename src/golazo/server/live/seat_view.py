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
from golazo.server.live.fragments import FragmentCache
from golazo.server.log import reactions, undo
from golazo.server.log.state import Item, TableState
from golazo.server.protocol.parts import Question, Said, SeatChanged, Undone

_encode: Final = msgspec.json.Encoder().encode

NOTHING: Final = b'"view":null,"question":null,"choices":[],"typed":null,"typed_choices":[]'


class SeatView:
    """One seat's, or the spectators' (None), view of a table."""

    __slots__ = ("_body", "_course", "_fragments", "_read", "_view", "_visible", "seat")

    def __init__(self, state: TableState, seat: int | None, fragments: FragmentCache) -> None:
        self._course = state
        self._fragments = fragments
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
            told = self._fragments.event(place, item, self.seat in item[2])
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
        state, seat, table, fragments = self._course, self.seat, self._course.table, self._fragments
        if seat is None:
            own = b'"armed":[],"muted":[]'
        else:
            own = b'"armed":%b,"muted":%b' % (_encode(state.seats[seat].armed), _encode(state.seats[seat].muted))
        if table is None:
            return b'%b,%b,"may_undo":false' % (NOTHING, own)
        if self._view is None:
            self._view = fragments.view(table.plain_view(seat))
        view = b'"view":%b,"table":%b,"result":%b}' % (
            _encode(table.header(seat))[:-1],
            self._view,
            _encode(table.result_json()) if table.over else b"null",
        )
        if seat is None:
            return b'%b%b,%b,"may_undo":false' % (view, NOTHING[11:], own)
        typed = typed_by(state, state.seats[seat].person)
        passes = reactions.passes(state, seat)
        return b'%b,"question":%b,"choices":%b,"typed":%b,"typed_choices":%b,%b,"may_undo":%b' % (
            view,
            b"null" if passes else question(state, table, seat),
            b"[]" if passes else fragments.choices(table.choices(seat)),
            b"null" if typed is None else question(state, table, typed),
            b"[]" if typed is None else fragments.choices(table.choices(typed)),
            own,
            b"true" if undo.may_undo(state, seat) else b"false",
        )


def typed_by(state: TableState, person: str | None) -> int | None:
    """For whom a person may type in what was rolled or drawn: for chance, or the referee for a bot."""
    if state.table is None or state.created.chance != "typed":
        return None
    questions = state.table.open_questions()
    if CHANCE in questions:
        return CHANCE
    if person == state.referee:
        bots = [seat for seat, asked in questions.items() if asked.is_chance and state.seats[seat].is_bot]
        return bots[0] if bots else None
    return None


def question(state: TableState, table: Table[Any], seat: int) -> bytes:
    asked = table.question(seat)
    if asked is None:
        return b"null"
    return _encode(
        Question(
            state.numbered(asked.id),
            asked.seat,
            asked.kind,
            asked.arguments,
            asked.team,
            asked.rule,
            asked.sealed,
            asked.chance,
            list(asked.steps),
            asked.odds if state.created.odds else None,
            table.is_window(seat),
        )
    )
