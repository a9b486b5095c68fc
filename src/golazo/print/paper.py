"""The printed parts of a game: drawn by its package's `paper`, with plain defaults.

`paper` may have the functions `cards`, `dice`, `boards` and `pads`; each takes the reader and returns cards or pages.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from golazo.games import game as find_game
from golazo.print import plain_cards
from golazo.print.pad import free_league
from golazo.print.sheet import Card, Page
from golazo.words.reader import Reader


def cards(reader: Reader) -> list[Card]:
    """All cards of the reader's pack, each as often as it is in the box."""
    return _drawn(reader, "cards") or plain_cards.cards(reader)


def dice(reader: Reader) -> list[Page]:
    return _drawn(reader, "dice")


def boards(reader: Reader) -> list[Page]:
    return _drawn(reader, "boards")


def pads(reader: Reader) -> list[Page]:
    """The game's own results pad, and a page for any league."""
    return [*_drawn(reader, "pads"), partial(free_league, reader)]


def _drawn(reader: Reader, what: str) -> list[Any]:
    assert reader.game is not None
    draw = getattr(find_game(reader.game).part("paper"), what, None)
    return [] if draw is None else draw(reader)
