"""Parts of views that are made once for all that they depend on.

What is over is shown again in every view of the rest of the game, to every seat. A part is never changed: whoever
reads a view gets copies, because ids are put in the place of numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

LIMIT: Final = 2048


class Parts:
    """The parts that one game's views have in common: the newest, and those in use."""

    __slots__ = ("_kept", "_older")

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Any] = {}
        self._older: dict[tuple[object, ...], Any] = {}

    def once(self, make: Callable[..., T], m: object, *depends: object) -> T:
        """`make(m, *depends)`, which must look at nothing of `m` that `depends` does not tell."""
        place = (make, *depends)
        kept = self._kept
        if place in kept:
            found: T = kept[place]
            return found
        older = self._older
        made = older[place] if place in older else make(m, *depends)
        if len(kept) >= LIMIT:
            # What nobody has looked at since this happened last is forgotten.
            self._older = kept
            self._kept = kept = {}
        kept[place] = made
        return made
