"""The colours of The World Cup Card Game 2010 on paper."""

from __future__ import annotations

from typing import Final

from golazo.games.world_cup_2010 import GAME
from golazo.print.kit import Kit, kit

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

KITS: Final = {
    "south-africa": ("plain", "#f5c400", "#00704a"),
    "mexico": ("plain", "#00694b", "#ffffff"),
    "uruguay": ("plain", "#7fb8e6", "#1b1b1f"),
    "france": ("plain", "#1f3a93", "#ffffff"),
    "argentina": ("stripes", "#ffffff", "#75aadb"),
    "nigeria": ("plain", "#008751", "#ffffff"),
    "south-korea": ("plain", "#c8102e", "#1f3a93"),
    "greece": ("plain", "#ffffff", "#0d5eaf"),
    "england": ("plain", "#ffffff", "#14284b"),
    "united-states": ("sash", "#ffffff", "#1f3a93"),
    "algeria": ("plain", "#ffffff", "#00693e"),
    "slovenia": ("plain", "#ffffff", "#0f7a3c"),
    "germany": ("plain", "#ffffff", "#1b1b1f"),
    "australia": ("plain", "#f7c600", "#00703c"),
    "serbia": ("plain", "#c6363c", "#ffffff"),
    "ghana": ("plain", "#ffffff", "#c8102e"),
    "netherlands": ("plain", "#f36c21", "#1b1b1f"),
    "denmark": ("plain", "#c8102e", "#ffffff"),
    "japan": ("plain", "#1c3f94", "#ffffff"),
    "cameroon": ("plain", "#007a4d", "#ce1126"),
    "italy": ("plain", "#1b62b5", "#ffffff"),
    "paraguay": ("stripes", "#d52b1e", "#ffffff"),
    "new-zealand": ("plain", "#ffffff", "#1b1b1f"),
    "slovakia": ("plain", "#1d4ea0", "#ffffff"),
    "ivory-coast": ("plain", "#f77f00", "#009a44"),
    "portugal": ("plain", "#b8112b", "#046a38"),
    "brazil": ("plain", "#f9d71c", "#00843d"),
    "north-korea": ("plain", "#d0202e", "#ffffff"),
    "honduras": ("plain", "#ffffff", "#1567b8"),
    "chile": ("plain", "#d52b1e", "#1f3a93"),
    "spain": ("plain", "#c60b1e", "#f6c500"),
    "switzerland": ("plain", "#da291c", "#ffffff"),
}
"""What each country is known to play in: pattern, shirt, and sleeves with collar."""


def worn(team: str) -> Kit:
    """A team's shirt in its country's colours; a team of somebody's own pack has one made from its id."""
    return Kit(*KITS[team]) if team in KITS else kit(team)
