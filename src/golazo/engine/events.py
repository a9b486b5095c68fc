"""Events: what happened, and who may see how much of it.

An event is kept as (event, shown, seats, hidden): everybody sees `shown` (None: nothing at all), the `seats` also see
`hidden`. Numbers become ids only when somebody reads them. Events are a linked list from the last to the first, so
copies of a position share them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from golazo.engine.declared import optional_fields
from golazo.engine.names import Names
from golazo.engine.plain import Json

Declared = Callable[..., Mapping[str, object]]
"""The class that declares an event: a `TypedDict` in the game's `events.py`."""

Event = tuple[str, Json | None, tuple[int, ...], Json]
Events = tuple[Any, ...] | None
"""The events from the last to the first, each (those before, event)."""

NOTHING: Final[Json] = {}
"""Hidden in events that everybody sees whole; one for all of them."""
REDEALT = "redealt"
"""Marks where a table was re-dealt for one seat: earlier events are shown to that seat alone, as it saw them."""


_NEXT_WORD: Final = re.compile("(?<=[a-z0-9])(?=[A-Z])")
_kinds: Final[dict[Declared, str]] = {}
_hidden: Final[dict[Declared, frozenset[str]]] = {}


def kind_of(event: Declared) -> str:
    """The name of a declared event on the wire: `GoalMagic` is "goal-magic"."""
    kind = _kinds.get(event)
    if kind is None:
        name: str = getattr(event, "__name__")  # noqa: B009  # a Callable need not have one
        kind = _kinds[event] = kind_named(name)
    return kind


def kind_named(name: str) -> str:
    return _NEXT_WORD.sub("-", name).lower()


def split(event: Declared, fields: Mapping[str, object]) -> tuple[Json, Json]:
    """The fields of an event that everybody sees, and the `NotRequired` ones, which only some seats see."""
    hidden = _hidden.get(event)
    if hidden is None:
        hidden = _hidden[event] = optional_fields(event)
    shown = {field: value for field, value in fields.items() if field not in hidden}
    return shown, {field: value for field, value in fields.items() if field in hidden}


def part(amount: int, by: str, rule: str = "", **arguments: object) -> Json:
    """One line of a breakdown: `by` contributed `amount`, by `rule`. The parts of a number add up to it."""
    return {"amount": amount, "by": by, "rule": rule, **arguments}


def listed(last: Events, since: Events = None) -> list[Event]:
    """The events after `since`, in the order in which they happened."""
    events: list[Event] = []
    while last is not None and last is not since:
        last, event = last
        events.append(event)
    events.reverse()
    return events


class Log:
    """The events of a table in order, and for each reader the places of the events it sees.

    Reading new events costs only as much as there are new events, however long the game is.
    """

    __slots__ = ("_events", "_last", "_redealt", "_seen")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._last: Events = None
        self._redealt = -1  # the place of the last re-deal
        self._seen: dict[int | None, list[int]] = {}

    def read(self, last: Events, seat: int | None, since: int, names: Names) -> list[Json]:
        """The events up to `last` as `seat` may see them, ready for JSON, with named things instead of numbers."""
        if last is not self._last:
            self._go_on(last)
        if seat not in self._seen:
            self._seen[seat] = [place for place in range(len(self._events)) if self._sees(seat, place)]
        return [self._shown(seat, place, names) for place in self._seen[seat][since:]]

    def _go_on(self, last: Events) -> None:
        if not self._is_later(last):
            self._events, self._last, self._redealt, self._seen = [], None, -1, {}
        for event in listed(last, self._last):
            place = len(self._events)
            self._events.append(event)
            if event[0] == REDEALT:
                self._redealt = place
                self._seen.clear()
            for seat, places in self._seen.items():
                if self._sees(seat, place):
                    places.append(place)
        self._last = last

    def _is_later(self, last: Events) -> bool:
        """Whether `last` continues what was read (an undone table does not)."""
        while last is not None and last is not self._last:
            last = last[0]
        return last is self._last

    def _viewer(self, seat: int | None, place: int) -> int | None:
        """The viewer as whom a seat sees an event: a spectator if it happened before a re-deal for another seat."""
        is_own = place > self._redealt or seat in self._events[self._redealt][2]
        return seat if is_own else None

    def _sees(self, seat: int | None, place: int) -> bool:
        _, shown, seats, _ = self._events[place]
        return place != self._redealt and (shown is not None or self._viewer(seat, place) in seats)

    def _shown(self, seat: int | None, place: int, names: Names) -> Json:
        kind, shown, seats, hidden = self._events[place]
        fields = shown or {}
        if self._viewer(seat, place) in seats:
            fields = {**fields, **hidden}
        return {"event": kind, **names.with_ids(fields)}
