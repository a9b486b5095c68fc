"""What the recipients of a table get, as encoded parts that are made once and shared.

Most of a view is as it was before the last choice, and the same for everybody. The game's numbers are encoded as they
are, which is quick; only where they are new are they given their names, which is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from golazo.engine import asking as engine
from golazo.engine.events import Event
from golazo.engine.names import Names
from golazo.server.protocol.parts import Choice

_encode: Final = msgspec.json.Encoder().encode

KEPT: Final = 10
"""How many values of each part of a view are remembered: what eight seats and those who watch see differs, and goes
back and forth."""
LONG: Final = 8
"""From how many lines on a part is worth keeping as it is, to know it again: short ones are encoded sooner."""
LINES: Final = 100
EVENTS: Final = 32
CHOICES: Final = 8192
PLAIN: Final = 1024
ODDS: Final = "odds"


class FragmentCache:
    """Of one table."""

    __slots__ = ("_events", "_lines", "_names", "_odds", "_parts", "_same")

    def __init__(self, names: Names, odds: bool) -> None:
        self._names = names
        self._odds = odds
        self._parts: dict[str, dict[bytes, Raw]] = {}
        self._lines: dict[str, dict[bytes, Raw]] = {}
        """Of parts that are lists: a new list has mostly old lines."""
        self._same: dict[str, dict[int, tuple[Any, Raw]]] = {}
        """Of long parts: the very same object that was shown before, because a game made it once, is not encoded."""
        self._events: dict[tuple[int, bool], tuple[Event, Raw]] = {}

    def view(self, view: Mapping[str, Any]) -> dict[str, Raw]:
        """A game's view, whose numbers have no names yet."""
        parts: dict[str, Raw] = {}
        for field, value in view.items():
            if field == ODDS and not self._odds:
                continue
            kind = type(value)
            if kind is list and len(value) >= LONG:
                parts[field] = self._long(field, value)
            elif kind is list or kind is dict or kind is tuple:
                parts[field] = self._kept(self._parts, field, value, KEPT)
            else:
                parts[field] = _plain(self._names, field, value)
        return parts

    def _long(self, field: str, value: list[Any]) -> Raw:
        same = self._same.get(field)
        if same is None:
            same = self._same[field] = {}
        found = same.get(id(value))
        if found is None:
            if len(same) >= KEPT:
                del same[next(iter(same))]
            # As long as it is kept here, nothing else has its identity.
            found = same[id(value)] = (value, self._kept(self._parts, field, value, KEPT))
        return found[1]

    def _kept(self, among: dict[str, dict[bytes, Raw]], field: str, value: Any, limit: int) -> Raw:
        plain = _encode(value)
        known = among.get(field)
        if known is None:
            known = among[field] = {}
        made = known.get(plain)
        if made is None:
            if among is self._parts and type(value) is list and len(value) > 1 and type(value[0]) is dict:
                made = Raw(_encode([self._kept(self._lines, field, line, LINES) for line in value]))
            else:
                made = self._named(field, value)
            if len(known) >= limit:
                del known[next(iter(known))]
            known[plain] = made
        return made

    def _named(self, field: str, value: Any) -> Raw:
        named = self._names.with_ids({field: value})[field]
        return Raw(_encode(named if self._odds else without_odds(named)))

    def event(self, place: int, event: Event, knows: bool) -> Raw:
        """The event at a place of the table's log, as those see it who know what is hidden in it, or the others."""
        kept = self._events.get((place, knows))
        if kept is None or kept[0] is not event:
            kind, shown, _, hidden = event
            told = {**(shown or {}), **hidden} if knows else shown or {}
            made = Raw(_encode({"event": kind, **self._names.with_ids(told)}))
            if len(self._events) >= EVENTS:
                self._events.clear()
            self._events[place, knows] = kept = (event, made)
        return kept[1]

    def choices(self, choices: Any) -> list[Raw]:
        names = self._names
        return [_choice(names, each) for each in choices]


@lru_cache(PLAIN, typed=True)
def _plain(names: Names, field: str, value: Any) -> Raw:
    return Raw(_encode(names.with_ids({field: value})[field]))


@lru_cache(CHOICES)
def _choice(names: Names, choice: engine.Choice) -> Raw:
    return Raw(_encode(Choice(names.name(choice), choice[0], arguments(names, choice))))


def arguments(names: Names, choice: engine.Choice) -> dict[str, Any]:
    """A choice's numbers by field, as ids; a field that can be given several times is a list."""
    verb, *numbers = choice
    fields = list(names.verbs[verb])
    told: dict[str, Any] = {}
    if fields and fields[-1].endswith("*"):
        many = fields.pop().removesuffix("*")
        told[many] = numbers[len(fields) :]
    told.update(zip(fields, numbers, strict=False))
    return names.with_ids(told)


def without_odds(value: Any) -> Any:
    """A view without the chances that it tells."""
    if isinstance(value, dict):
        return {key: without_odds(each) for key, each in value.items() if key != ODDS}
    if isinstance(value, list):
        return [without_odds(each) for each in value]
    return value
