"""The colours of The World Cup Card Game 2010 on paper."""

from __future__ import annotations

from typing import Final

from golazo.games.world_cup_2010 import GAME

GROUND, ACCENT = GAME.accent
GROUPS: Final = {
    "A": "#c8322b",
    "B": "#2360a8",
    "C": "#2f8a46",
    "D": "#d98500",
    "E": "#6b3a93",
    "F": "#0f8a8a",
    "G": "#b02a6b",
    "H": "#5a4a3a",
}
