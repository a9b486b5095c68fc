"""Colours by name; a game's `paper` has more of its own."""

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


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def brightness(colour: str) -> float:
    """How bright a colour looks, 0 to 1 (the weights of Rec. 601)."""
    red, green, blue = rgb(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def on(ground: str) -> str:
    """A text colour that is readable on this background."""
    return INK if brightness(ground) > 0.6 else PAPER


def tint(colour: str, share: float) -> str:
    """A colour mixed with white; `share` of it is left."""
    return "#" + "".join(f"{round(255 - (255 - part) * share):02x}" for part in rgb(colour))
