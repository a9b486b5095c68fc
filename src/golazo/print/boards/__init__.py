"""What the boards of each game look like."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from golazo.print.canvas import Canvas
from golazo.words.reader import Reader

Page = Callable[[Canvas], None]

_MODULES: Final = {
    "masters-of-football": "golazo.print.boards.masters_of_football",
    "magic-number-eleven": "golazo.print.boards.magic_number_eleven",
    "world-cup-2010": "golazo.print.boards.world_cup_2010",
    "match-of-the-season": "golazo.print.boards.match_of_the_season",
}


def pages(reader: Reader) -> list[Page]:
    """The boards of the reader's game, each a page."""
    assert reader.game is not None
    found: list[Page] = import_module(_MODULES[reader.game]).pages(reader)
    return found
