"""What a game gives the suites: seat counts to try, and small positions with all their worlds.

It may give a module `conformance`: in its package, or for one of ours in `tests/games/<game>`. In it `SEATS` are the
seat counts to try (without it: all, or the least, the middle and the most), and `POSITIONS` small positions for the
test of the re-deal. For the positions that the suite finds itself it may say from when on worlds can be enumerated
(`nothing_hidden(m)`, without it from the beginning), and give `OPEN_FIELDS` and `REVEALED` (see `Enumeration`).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from golazo.engine.game import Game

from .worlds import Position

FEW = 3


def given(game: Game[Any]) -> ModuleType | None:
    name = f"tests.games.{game.package.rpartition('.')[2]}"
    if find_spec(name) and find_spec(f"{name}.conformance"):
        return import_module(f"{name}.conformance")
    return game.part("conformance")


def seat_counts(game: Game[Any]) -> tuple[int, ...]:
    counts = tuple(game.seat_counts)
    few = counts if len(counts) <= FEW else (counts[0], counts[len(counts) // 2], counts[-1])
    return getattr(given(game), "SEATS", few)


def positions(game: Game[Any]) -> tuple[Position, ...]:
    return tuple(getattr(given(game), "POSITIONS", ()))
