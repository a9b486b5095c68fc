"""Events: what happened, and who may see how much of it.

An event is kept as (event, shown, seats, hidden): everybody sees `shown` (None: nothing at all), the `seats` also see
`hidden`. Numbers stay numbers until somebody reads. Events hang together from the last to the first, so copies of a
position share them.
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
Told = tuple[Any, ...] | None
"""The events from the last to the first, each (those before, event)."""

NOTHING: Final[Json] = {}
"""Hidden in events that everybody sees whole; one for all of them."""
REDEALT = "redealt"
"""Marks where a table was dealt anew for one seat: what went before is shown to that seat alone, as it saw it."""


_NEXT_WORD: Final = re.compile("(?<=[a-z0-9])(?=[A-Z])")
_kinds: Final[dict[Declared, str]] = {}
_hidden: Final[dict[Declared, frozenset[str]]] = {}


def kind_of(event: Declared) -> str:
    """What a declared event is called on the wire: `GoalMagic` is "goal-magic"."""
    kind = _kinds.get(event)
    if kind is None:
        name: str = getattr(event, "__name__")  # noqa: B009  # a Callable need not have one
        kind = _kinds[event] = kind_named(name)
    return kind


def kind_named(name: str) -> str:
    return _NEXT_WORD.sub("-", name).lower()


def split(event: Declared, fields: Mapping[str, object]) -> tuple[Json, Json]:
    """The fields of an event that everybody sees, and those that only some seats see: the ones it need not have."""
    hidden = _hidden.get(event)
    if hidden is None:
        hidden = _hidden[event] = optional_fields(event)
    shown = {field: value for field, value in fields.items() if field not in hidden}
    return shown, {field: value for field, value in fields.items() if field in hidden}


def part(amount: int, by: str, rule: str = "", **arguments: object) -> Json:
    """One line of a breakdown: `by` contributed `amount`, by `rule`. The parts of a number add up to it."""
    return {"amount": amount, "by": by, "rule": rule, **arguments}


def listed(told: Told, since: Told = None) -> list[Event]:
    """The events after `since`, in the order in which they happened."""
    events: list[Event] = []
    while told is not None and told is not since:
        told, event = told
        events.append(event)
    events.reverse()
    return events


class Log:
    """What a table's readers have got to: the events in order, and for each reader the places of those it sees.

    A reader who asks for what is new pays for what is new, however long the game has been.
    """

    __slots__ = ("_events", "_last", "_redealt", "_seen")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._last: Told = None
        self._redealt = -1  # the place of the last re-deal
        self._seen: dict[int | None, list[int]] = {}

    def read(self, told: Told, seat: int | None, since: int, names: Names) -> list[Json]:
        """The events up to `told` as `seat` may see them, ready for JSON, with named things instead of numbers."""
        if told is not self._last:
            self._go_on(told)
        if seat not in self._seen:
            self._seen[seat] = [place for place in range(len(self._events)) if self._sees(seat, place)]
        return [self._shown(seat, place, names) for place in self._seen[seat][since:]]

    def _go_on(self, told: Told) -> None:
        if not self._is_later(told):
            self._events, self._last, self._redealt, self._seen = [], None, -1, {}
        for event in listed(told, self._last):
            place = len(self._events)
            self._events.append(event)
            if event[0] == REDEALT:
                self._redealt = place
                self._seen.clear()
            for seat, places in self._seen.items():
                if self._sees(seat, place):
                    places.append(place)
        self._last = told

    def _is_later(self, told: Told) -> bool:
        """Whether `told` goes on from what was read (an undone table does not)."""
        while told is not None and told is not self._last:
            told = told[0]
        return told is self._last

    def _viewer(self, seat: int | None, place: int) -> int | None:
        """As whom a seat sees an event: as a spectator if it was before a re-deal for another seat."""
        is_own = place > self._redealt or seat in self._events[self._redealt][2]
        return seat if is_own else None

    def _sees(self, seat: int | None, place: int) -> bool:
        _, shown, seats, _ = self._events[place]
        return place != self._redealt and (shown is not None or self._viewer(seat, place) in seats)

    def _shown(self, seat: int | None, place: int, names: Names) -> Json:
        kind, shown, seats, hidden = self._events[place]
        told = shown or {}
        if self._viewer(seat, place) in seats:
            told = {**told, **hidden}
        return {"event": kind, **names.with_ids(told)}
