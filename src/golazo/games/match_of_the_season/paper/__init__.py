"""Match of the Season on paper: what `golazo.print` asks for."""

from __future__ import annotations

from golazo.games.match_of_the_season.paper.boards import boards
from golazo.games.match_of_the_season.paper.cards import cards
from golazo.games.match_of_the_season.paper.dice import dice
from golazo.games.match_of_the_season.paper.pad import pads

__all__ = ["boards", "cards", "dice", "pads"]
