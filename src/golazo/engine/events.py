"""Events: what happened, and who may see how much of it.

An event is kept as (event, shown, seats, hidden): everybody sees `shown` (None: nothing at all), the `seats` also see
`hidden`. Numbers stay numbers until somebody reads. Events hang together from the last to the first, so copies of a
match share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from golazo.engine.names import Names

Event = tuple[str, dict[str, Any] | None, tuple[int, ...], dict[str, Any]]
Told = tuple[Any, Event] | None

REDEALT = "redealt"
"""Marks where a table was dealt anew for one seat: what went before is shown to that seat alone, as it saw it."""


def part(amount: int, by: str, rule: str = "", **arguments: Any) -> dict[str, Any]:
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


def seen(events: Sequence[Event], seat: int | None, names: Names) -> list[dict[str, Any]]:
    """The events as `seat` may see them, ready for JSON, with named things instead of numbers."""
    result: list[dict[str, Any]] = []
    redealt = max((i for i, event in enumerate(events) if event[0] == REDEALT), default=-1)
    for i, (kind, shown, seats, hidden) in enumerate(events):
        if i == redealt:
            continue
        viewer = seat if i > redealt or seat in events[redealt][2] else None
        told = None if shown is None else dict(shown)
        if viewer in seats:
            told = {**(told or {}), **hidden}
        if told is not None:
            result.append({"event": kind, **names.dressed(told)})
    return result
