"""Colours: what is meant by a name, and what each game makes of it."""

from __future__ import annotations

from typing import Final

INK: Final = "#17202b"
PAPER: Final = "#ffffff"
CREAM: Final = "#f8f4e8"
FAINT: Final = "#c9ced6"
GREY: Final = "#667080"

NAVY: Final = "#14284b"
GOLD: Final = "#e3b23c"
GRASS: Final = "#3f8f4f"
MOWN: Final = "#4a9c5a"
SUN: Final = "#f6c445"
SKY: Final = "#1f7a8c"
ENAMEL: Final = "#b3262e"

ACCENTS: Final = {
    "masters-of-football": (NAVY, GOLD),
    "magic-number-eleven": (INK, "#e8443a"),
    "world-cup-2010": ("#123a2b", "#f2c230"),
    "match-of-the-season": (SKY, SUN),
}
"""By game: the ground of its headings and backs, and what stands out on it."""

LEVELS: Final = {
    "red": "#c8322b",
    "brown": "#7d5235",
    "orange": "#e57f1e",
    "green": "#2f8a46",
    "blue": "#2360a8",
    "purple": "#6b3a93",
}
MEDALS: Final = {"gold": "#d9a520", "silver": "#98a2ad", "bronze": "#b0713a", "wood": "#7a5a3c"}
KINDS: Final = {"strategy": "#2360a8", "evolution": "#2f8a46", "anti-football": "#e0a800", "corruption": "#c8322b"}
POSITIONS: Final = {"FW": "#e8443a", "MF": "#1d9a5b", "DF": "#2363c4"}
ICONS: Final = {"A": "#e8443a", "D": "#2363c4", "P": "#1d9a5b", "R": "#f0a202"}
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
SPACES: Final = {
    "whistle": INK,
    "chance": "#f6c445",
    "injury": "#f1a39b",
    "red-card": "#e4572e",
    "duty": "#9ec9e2",
    "transfer": "#bcd98c",
    "supercup": "#d7c5ea",
    "europe": "#2360a8",
    "cup": "#8a3fa0",
    "league": "#2f8a46",
}
CHANCES: Final = {"blue": "#2360a8", "red": "#c8322b", "green": "#2f8a46"}
LINES: Final = {"keeper": "#e0a800", "defender": "#2363c4", "midfielder": "#1d9a5b", "forward": "#e8443a"}


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def brightness(colour: str) -> float:
    """How bright a colour looks, 0 to 1 (the weights of Rec. 601)."""
    red, green, blue = rgb(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def on(ground: str) -> str:
    """The colour of letters that can be read on a ground."""
    return INK if brightness(ground) > 0.6 else PAPER


def tint(colour: str, share: float) -> str:
    """A colour thinned with white; `share` of it is left."""
    return "#" + "".join(f"{round(255 - (255 - part) * share):02x}" for part in rgb(colour))
