"""What one recipient of a table gets: its log, numbered for it alone, and the game as it may see it.

Everything is made from what the recipient may know, and only when it is to be sent.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from golazo.engine.events import Event
from golazo.engine.table import Table
from golazo.server.live.fragments import FragmentCache
from golazo.server.log import reactions, undo
from golazo.server.log.chance_typed import typed_by
from golazo.server.log.state import Line, TableState
from golazo.server.protocol.parts import Armed, Question, Said, SeatChanged, Told, Undone

_encode: Final = msgspec.json.Encoder().encode


class Body(Struct, frozen=True):
    """What an update tells of the game as it stands; parts that are costly to encode are encoded already."""

    view: Raw | None
    question: Question | None
    choices: list[Raw]
    acts: list[Raw]
    typed: Question | None
    typed_choices: list[Raw]
    armed: list[Armed]
    muted: list[int | None]
    may_undo: bool


class SeatView:
    """One seat's, or the spectators' (None), view of a table."""

    __slots__ = ("_body", "_fragments", "_read", "_state", "_view", "_visible", "seat")

    def __init__(self, state: TableState, seat: int | None, fragments: FragmentCache) -> None:
        self._state = state
        self._fragments = fragments
        self.seat: Final = seat
        self._read = 0
        self._visible: list[int] = []
        self._body: tuple[Body, bytes] | None = None
        self._view: Raw | None = None

    def changed(self) -> None:
        """Something that this recipient can see may be different now."""
        self._body = self._view = None

    def at_step(self) -> None:
        """The recipient took a step, or sealed an answer: what lies on the table is as it was."""
        self._body = None

    # The log

    def sequence(self) -> int:
        """How many entries the recipient's log has."""
        log = self._state.log
        while self._read < len(log):
            entry = log[self._read]
            if isinstance(entry, Line):
                is_visible = self.seat not in entry.unheard
            else:
                is_visible = entry[1] is not None or self.seat in entry[2]
            if is_visible:
                self._visible.append(self._read)
            self._read += 1
        return len(self._visible)

    def lines(self, since: int) -> list[Any]:
        """The entries from a number on."""
        log, visible = self._state.log, self._visible
        return [self._line(number, visible[number], log[visible[number]]) for number in range(since, self.sequence())]

    def _line(self, number: int, place: int, item: Event | Line) -> Told | Said | Undone | SeatChanged:
        if not isinstance(item, Line):
            told: Any = self._fragments.event(place, item, self.seat in item[2])
            return Told(number, told)
        if item.kind == "chat":
            return Said(number, item.player, item.seat, item.text, item.at)
        if item.kind == "undo":
            return Undone(number, bisect_left(self._visible, item.to), item.player)
        return SeatChanged(number, item.seat or 0, item.text, item.player, item.at)  # type: ignore[arg-type]

    # The game

    def body(self) -> tuple[Body, bytes]:
        """The game as it stands, and the same encoded, to know it again: made once as long as nothing changes."""
        if self._body is None:
            made = self._made()
            self._body = (made, _encode(made))
        return self._body

    def _made(self) -> Body:
        state, seat, table, fragments = self._state, self.seat, self._state.table, self._fragments
        armed = [] if seat is None else state.seats[seat].armed
        muted = [] if seat is None else state.seats[seat].muted
        if table is None:
            return Body(None, None, [], [], None, [], armed, muted, False)
        if self._view is None:
            self._view = Raw(_encode(fragments.view(table.plain_view(seat))))
        view = Raw(_encode({**table.header(seat), "table": self._view, "result": table.result_json()}))
        if seat is None:
            return Body(view, None, [], [], None, [], armed, muted, False)
        typed = typed_by(state, state.seats[seat].person)
        passes = reactions.passes(state, seat)
        if state.status == "over":  # also where somebody resigned and questions were left open
            return Body(view, None, [], [], None, [], armed, muted, False)
        return Body(
            view,
            None if passes else question(state, table, seat),
            [] if passes else fragments.choices(table.choices(seat)),
            fragments.choices(table.acts(seat)),
            None if typed is None else question(state, table, typed),
            [] if typed is None else fragments.choices(table.choices(typed)),
            armed,
            muted,
            undo.may_undo(state, seat),
        )


def question(state: TableState, table: Table[Any], seat: int) -> Question | None:
    asked = table.question(seat)
    if asked is None:
        return None
    return Question(
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
