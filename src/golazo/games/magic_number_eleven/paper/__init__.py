"""Magic Number Eleven on paper: what `golazo.print` asks for."""

from __future__ import annotations

from golazo.games.magic_number_eleven.paper.boards import boards
from golazo.games.magic_number_eleven.paper.cards import cards
from golazo.games.magic_number_eleven.paper.pad import pads

__all__ = ["boards", "cards", "pads"]
