"""Garbage: objects that only keep one another have to be searched for, and a search stops everybody.

Moves make many objects that are soon gone by themselves, and hardly a cycle. So only what is young is searched, often
and within a millisecond. What has lasted is set aside; it is searched as a whole while nobody plays, or when very much
has gathered.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = (1_000, 1_000_000, 1_000_000)
"""After how many new objects the young are searched; the older never, for they are set aside before."""
WORTH: Final = 100_000
"""How many objects must have been set aside to be worth a search while nobody plays. All are searched, also what was
there at the start: it takes a tenth of a second, and more where there are many tables."""
MOST: Final = 10_000_000
"""How many are searched even while people play, for connections that are long gone may be among them. It stops
everybody for half a second or more; where two hundred people play without a break, about once in an hour."""


class Garbage:
    """Of this process."""

    def __init__(self) -> None:
        gc.set_threshold(*YOUNG)
        gc.freeze()
        self._searched = _new_objects()

    def tick(self, is_quiet: bool) -> None:
        """Every few seconds: set aside what has lasted, or search it."""
        gathered = _new_objects() - self._searched
        if gathered > (WORTH if is_quiet else MOST):
            gc.unfreeze()
            gc.collect()
            self._searched = _new_objects()
        gc.freeze()


def _new_objects() -> int:
    """How many were made so far and not gone by themselves: to count those set aside would take as long as a search."""
    searches: int = sum(generation["collections"] for generation in gc.get_stats())
    return searches * YOUNG[0]
