"""The tactical icons of Magic Number Eleven, whole and in halves: colour, shape and letter tell them apart."""

from __future__ import annotations

import math
from typing import Final

from golazo.games.magic_number_eleven.paper.ink import ICONS
from golazo.print.canvas import Box, Canvas, Point
from golazo.print.ink import on

SHAPES: Final[dict[str, tuple[Point, ...]]] = {
    "A": tuple((math.cos(math.radians(7.5 * n)), math.sin(math.radians(7.5 * n))) for n in range(25)),
    "D": ((1, 0), (1, 0.82), (0.82, 1), (-0.82, 1), (-1, 0.82), (-1, 0)),
    "P": ((1.15, 0), (0, 1.1), (-1.15, 0)),
    "R": ((1.1, 0), (0.6, 1), (-0.6, 1), (-1.1, 0)),
}
"""The half that looks down: a disc, a square, a diamond, a hexagon. The flat side lies on the edge."""


def half_icon(canvas: Canvas, icon: str, x: float, y: float, radius: float, looks: float) -> None:
    """A half on an edge, looking into the card: 0 right, 90 down, 180 left, 270 up."""
    fill = ICONS[icon]
    canvas.polygon(_turned(SHAPES[icon], x, y, radius, looks), fill)
    turn = math.radians(looks)
    middle = (x + 0.45 * radius * math.cos(turn), y + 0.45 * radius * math.sin(turn))
    _letter(canvas, icon, middle, radius * 0.8, fill)


def whole_icon(canvas: Canvas, icon: str, x: float, y: float, radius: float) -> None:
    fill = ICONS[icon]
    both = _turned(SHAPES[icon], x, y, radius, 90) + _turned(SHAPES[icon], x, y, radius, 270)
    canvas.polygon(both, fill)
    _letter(canvas, icon, (x, y), radius * 1.2, fill)


def _letter(canvas: Canvas, icon: str, middle: Point, tall: float, fill: str) -> None:
    room = Box(middle[0] - tall, middle[1] - tall / 2, 2 * tall, tall)
    canvas.text(icon, room, tall * 72 / 25.4, on(fill), bold=True, align="C")


def _turned(points: tuple[Point, ...], x: float, y: float, radius: float, looks: float) -> list[Point]:
    turn = math.radians(looks - 90)
    across, down = math.cos(turn), math.sin(turn)
    return [(x + radius * (px * across - py * down), y + radius * (px * down + py * across)) for px, py in points]
