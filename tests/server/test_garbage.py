"""Useless cycles are found while nobody plays, and what has lasted is not searched while somebody does."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, weakref
from golazo.server.live import garbage

class Knot:
    def __init__(self):
        self.me = self

searches = []
gc.callbacks.append(lambda phase, info: searches.append(info["generation"]) if phase == "stop" else None)
kept = garbage.Garbage()
alive = [weakref.ref(knot) for knot in [Knot() for _ in range(garbage.WORTH + 1000)]]
knots = [ref() for ref in alive]
kept.tick(is_quiet=False)
del knots
kept.tick(is_quiet=False)
left = sum(ref() is not None for ref in alive)
assert left > garbage.WORTH // 2, f"{left}: what was set aside is not searched while somebody plays"
assert 2 not in searches, "nobody waits for a search of everything"
kept.tick(is_quiet=True)
assert not any(ref() is not None for ref in alive), "it is found when nobody plays"
assert searches.count(2) == 1
kept.tick(is_quiet=True)
assert searches.count(2) == 1, "nothing new is worth a search"
garbage.MOST = 1000
knots = [Knot() for _ in range(5000)]
kept.tick(is_quiet=False)
assert searches.count(2) == 2, "very much is searched even while somebody plays"
young = weakref.ref(Knot())
more = [[] for _ in range(2 * garbage.YOUNG[0])]
assert young() is None, "the young are searched all the time"
"""


def test_cycles_are_found_while_nobody_plays() -> None:
    """In a process of its own: what is searched is the whole process."""
    subprocess.run([sys.executable, "-c", PROGRAM], check=True, timeout=60)
