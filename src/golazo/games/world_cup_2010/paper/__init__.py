"""The World Cup Card Game 2010 on paper: what `golazo.print` asks for."""

from __future__ import annotations

from golazo.games.world_cup_2010.paper.boards import boards
from golazo.games.world_cup_2010.paper.cards import cards
from golazo.games.world_cup_2010.paper.pad import pads

__all__ = ["boards", "cards", "pads"]
