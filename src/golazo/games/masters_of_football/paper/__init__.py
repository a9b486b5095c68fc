"""Masters of Football on paper: what `golazo.print` asks for."""

from __future__ import annotations

from golazo.games.masters_of_football.paper.boards import boards
from golazo.games.masters_of_football.paper.cards import cards
from golazo.games.masters_of_football.paper.dice import dice
from golazo.games.masters_of_football.paper.pad import pads

__all__ = ["boards", "cards", "dice", "pads"]
