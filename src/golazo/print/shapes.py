"""Shapes that distinguish kinds without colour, each with a letter or number in it."""

from __future__ import annotations

import math
from typing import Final

from golazo.print.canvas import Box, Canvas, Point
from golazo.print.ink import on

_CORNERS: Final = {"triangle": 3, "diamond": 4, "pentagon": 5, "hexagon": 6, "octagon": 8}
_SHIELD: Final[tuple[Point, ...]] = (
    *((-0.88, -0.95), (0.88, -0.95), (0.88, 0.15), (0.66, 0.6), (0.36, 0.87)),
    *((0, 1.05), (-0.36, 0.87), (-0.66, 0.6), (-0.88, 0.15)),
)


def badge(
    canvas: Canvas,
    shape: str,
    x: float,
    y: float,
    radius: float,
    fill: str,
    letter: str = "",
    stroke: str | None = None,
    width: float = 0.3,
) -> None:
    """A shape around a point, with a letter in it."""
    lower = 0.0
    if shape == "circle":
        canvas.circle(x, y, radius, fill, stroke, width)
    elif shape == "square":
        canvas.rect(Box(x - radius * 0.88, y - radius * 0.88, radius * 1.76, radius * 1.76), fill, stroke, width=width)
    elif shape == "shield":
        canvas.polygon([(x + radius * dx, y + radius * dy) for dx, dy in _SHIELD], fill, stroke, width)
    elif shape == "star":
        canvas.polygon(star_points(x, y, radius * 1.1), fill, stroke, width)
    else:
        grown = radius * (1.25 if shape == "triangle" else 1.1)
        lower = radius * 0.18 if shape == "triangle" else 0.0
        canvas.polygon(_regular(_CORNERS[shape], x, y + lower, grown), fill, stroke, width)
    if letter:
        narrow = shape in ("triangle", "star")
        size = radius * {"star": 1.1, "triangle": 1.45}.get(shape, 1.9) * 72 / 25.4
        half = radius * (0.8 if len(letter) == 1 else 0.55 if narrow else 0.72)
        room = Box(x - half, y - radius + lower, 2 * half, radius * 2)
        canvas.text(letter, room, size, on(fill), bold=True, align="C", floor=4)


def star_points(x: float, y: float, radius: float) -> list[Point]:
    turns = [math.radians(-90 + 36 * step) for step in range(10)]
    reach = [radius if step % 2 == 0 else radius * 0.45 for step in range(10)]
    return [(x + far * math.cos(turn), y + far * math.sin(turn)) for far, turn in zip(reach, turns, strict=True)]


def stars(canvas: Canvas, number: int, x: float, y: float, radius: float, fill: str, stroke: str | None = None) -> None:
    """A row of stars around a point."""
    step = radius * 2.15
    left = x - step * (number - 1) / 2
    for place in range(number):
        canvas.polygon(star_points(left + place * step, y, radius), fill, stroke, 0.2)


def _regular(corners: int, x: float, y: float, radius: float) -> list[Point]:
    first = -90 if corners in (3, 4, 5) else -90 + 180 / corners
    turns = [math.radians(first + 360 * step / corners) for step in range(corners)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
