"""Cached parts of views, keyed by everything they depend on.

Finished matches stay in every later view of every seat, so they are computed once. A part is never modified: readers
get copies, because ids replace the numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

LIMIT: Final = 2048


class Parts:
    """A cache of parts for one game: the newest ones and those still in use."""

    __slots__ = ("_kept", "_older")

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Any] = {}
        self._older: dict[tuple[object, ...], Any] = {}

    def once(self, make: Callable[..., T], m: object, *depends: object) -> T:
        """`make(m, *depends)`, cached. It may read nothing of `m` that is not determined by `depends`."""
        place = (make, *depends)
        kept = self._kept
        if place in kept:
            found: T = kept[place]
            return found
        older = self._older
        made = older[place] if place in older else make(m, *depends)
        if len(kept) >= LIMIT:
            # Parts that were not used since this last happened are dropped.
            self._older = kept
            self._kept = kept = {}
        kept[place] = made
        return made
