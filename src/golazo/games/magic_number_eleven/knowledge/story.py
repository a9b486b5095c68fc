"""What everybody sees a team's hidden cards do after a reshuffle, and which of them may be old.

A card drawn since is new, one held before is old. When a card then leaves the hand, nobody but its owner knows which
sort it was: it counts as any of the cards that were there, each as likely as the others, as hidden cards do before a
reshuffle. So a story has several ways, and each has a weight; a turn and added time make it short.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

HAND, PEEKED, LAID, DISCARDED = range(4)
"""Where hidden cards of a team are."""

DREW, PEEKS, KEPT, LOST, LAYS, HID, SHOWS = range(7)
"""What happens to them; `SHOWS` and above tell the face that a card laid from hand shows, HID that it stays unseen."""


class Way(NamedTuple):
    """How many hidden old and new cards are where, and the shown faces that were old ones and new ones."""

    old: tuple[int, ...]
    new: tuple[int, ...]
    shown_old: tuple[int, ...]
    shown_new: tuple[int, ...]


def begun(hand: int, peeked: int, laid: int) -> list[int]:
    """A story starts with how many cards are where; all of them are old."""
    return [hand, peeked, laid]


def held_at_first(story: list[int]) -> int:
    """How many old cards a story starts with."""
    return sum(story[:3])


@lru_cache(maxsize=256)
def ways(story: tuple[int, ...]) -> list[tuple[Way, int]]:
    """Every way a story can have gone, with its weight."""
    found = {Way((*story[:3], 0), (0, 0, 0, 0), (), ()): 1}
    for event in story[3:]:
        if event == DREW:
            found = _drawn(found, HAND)
        elif event == PEEKS:
            found = _drawn(found, PEEKED)
        elif event == KEPT:
            found = _moved(_moved(found, PEEKED, HAND), PEEKED, DISCARDED)
        elif event == LOST:
            found = _moved(found, HAND, DISCARDED)
        elif event == LAYS:
            found = _moved(found, HAND, LAID)
        elif event == HID:
            found = _moved(found, LAID, DISCARDED)
        else:
            found = _shown(found, event - SHOWS)
    return list(found.items())


def _drawn(found: dict[Way, int], place: int) -> dict[Way, int]:
    return {way._replace(new=_changed(way.new, place, 1)): weight for way, weight in found.items()}


def _moved(found: dict[Way, int], source: int, target: int) -> dict[Way, int]:
    """Any card of one place goes to another."""
    after: Counter[Way] = Counter()
    for way, weight in found.items():
        if way.old[source]:
            old = _changed(_changed(way.old, source, -1), target, 1)
            after[way._replace(old=old)] += weight * way.old[source]
        if way.new[source]:
            new = _changed(_changed(way.new, source, -1), target, 1)
            after[way._replace(new=new)] += weight * way.new[source]
    return after


def _shown(found: dict[Way, int], face: int) -> dict[Way, int]:
    """Any card laid from hand shows this face."""
    after: Counter[Way] = Counter()
    for way, weight in found.items():
        if way.old[LAID]:
            shown = tuple(sorted((*way.shown_old, face)))
            after[way._replace(old=_changed(way.old, LAID, -1), shown_old=shown)] += weight * way.old[LAID]
        if way.new[LAID]:
            shown = tuple(sorted((*way.shown_new, face)))
            after[way._replace(new=_changed(way.new, LAID, -1), shown_new=shown)] += weight * way.new[LAID]
    return after


def _changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
