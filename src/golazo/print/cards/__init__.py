"""What the cards of each game look like."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from golazo.print.sheet import Card
from golazo.words.reader import Reader

_MODULES: Final = {
    "masters-of-football": "golazo.print.cards.masters_of_football",
    "magic-number-eleven": "golazo.print.cards.magic_number_eleven",
    "world-cup-2010": "golazo.print.cards.world_cup_2010",
    "match-of-the-season": "golazo.print.cards.match_of_the_season",
}


def cards(reader: Reader) -> list[Card]:
    """All cards of the reader's pack, each as often as it is in the box."""
    assert reader.game is not None
    found: list[Card] = import_module(_MODULES[reader.game]).cards(reader)
    return found
