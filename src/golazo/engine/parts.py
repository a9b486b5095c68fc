"""Parts of views that are made once for all that they depend on.

What is over is shown again in every view of the rest of the game, to every seat. A part is never changed: whoever
reads a view gets copies, because ids are put in the place of numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

LIMIT: Final = 1024


class Parts:
    """The parts that one game's views have in common."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], Any] = {}

    def once(self, make: Callable[..., T], m: Any, *depends: Any) -> T:
        """`make(m, *depends)`, which must look at nothing of `m` that `depends` does not tell."""
        place = (make, *depends)
        kept = self._kept
        if place in kept:
            found: T = kept[place]
            return found
        if len(kept) >= LIMIT:
            kept.clear()
        made = make(m, *depends)
        kept[place] = made
        return made
