"""Dice: nets of six-sided ones to fold and glue, and a spinner for those with more faces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from golazo.print.canvas import Box, Canvas, Point
from golazo.print.ink import GREY, INK, PAPER, SKY, SUN, on, tint
from golazo.print.shapes import badge
from golazo.print.sheet import Page
from golazo.words.reader import Reader

SIDE: Final = 19.0
LARGE: Final = 30.0
"""Where there are at most two dice, there is room for words on their faces."""
TAB: Final = 4.0
COLUMNS: Final = 2
ROWS: Final = 4
# Where each face lies in the net, in sides: the first lies opposite the last, the second the fifth, the third the
# fourth, so that dice with rising faces add up alike all around.
_PLACES: Final = ((0, 1), (1, 1), (1, 0), (1, 2), (3, 1), (2, 1))


class Die(NamedTuple):
    name: str
    faces: tuple[str, ...]
    ground: str
    starred: frozenset[int] = frozenset()
    """Faces, counted from 0, that carry a star."""
    notes: tuple[str, ...] = ()
    """Words below the faces' numbers."""


def nets(reader: Reader, dice: Sequence[Die]) -> list[Page]:
    """The dice as nets, several on a page."""
    a_page = COLUMNS * ROWS
    return [partial(_net_page, reader, dice[first : first + a_page]) for first in range(0, len(dice), a_page)]


def _net_page(reader: Reader, dice: Sequence[Die], canvas: Canvas) -> None:
    whole = canvas.page().inset(9)
    hint = reader.say("print-fold")
    canvas.text(hint, whole.part(0, whole.h - 4, whole.w, 4), 8, GREY, align="C")
    columns, rows, side = (COLUMNS, ROWS, SIDE) if len(dice) > 2 else (1, 2, LARGE)
    wide, tall = whole.w / columns, (whole.h - 4) / rows
    for number, die in enumerate(dice):
        row, column = divmod(number, columns)
        left = column * wide + (wide - 4 * side - TAB) / 2
        _net(canvas, die, whole.part(left, row * tall, 4 * side + TAB, tall), side)


def _net(canvas: Canvas, die: Die, area: Box, side: float) -> None:
    net = area.part(0, (area.h - 3 * side) / 2, 4 * side, 3 * side)
    canvas.block(die.name, net.part(2 * side + 2, 0, 2 * side, side - TAB - 1), side * 0.8, INK, True)
    for column in (0, 2, 3):
        for row, outwards in ((1, -1), (2, 1)):
            _tab(canvas, (net.x + column * side, net.y + row * side), (side, 0), (0, outwards * TAB))
    _tab(canvas, (net.x + 4 * side, net.y + side), (0, side), (TAB, 0))
    for number, (column, row) in enumerate(_PLACES):
        _face(canvas, die, number, net.part(column * side, row * side, side, side))


def _tab(canvas: Canvas, corner: Point, along: Point, out: Point) -> None:
    """A tab for the glue, narrower outside."""
    x, y = corner
    points = [
        (x, y),
        (x + along[0] * 0.15 + out[0], y + along[1] * 0.15 + out[1]),
        (x + along[0] * 0.85 + out[0], y + along[1] * 0.85 + out[1]),
        (x + along[0], y + along[1]),
    ]
    canvas.polygon(points, PAPER, GREY, 0.2)


def _face(canvas: Canvas, die: Die, number: int, box: Box) -> None:
    canvas.rect(box, die.ground, INK, width=0.25)
    ink = on(die.ground)
    if number in die.starred:
        badge(canvas, "star", *box.middle, box.w * 0.42, PAPER, die.faces[number], stroke=INK)
    elif die.notes:
        canvas.text(die.faces[number], box.part(1, 1, box.w - 2, box.h * 0.5), box.w * 1.35, ink, bold=True, align="C")
        canvas.block(
            die.notes[number], box.part(1, box.h * 0.52, box.w - 2, box.h * 0.44), box.w * 0.42, ink, align="C"
        )
    else:
        canvas.text(die.faces[number], box, box.w * 1.9, ink, bold=True, align="C")


def spinner(canvas: Canvas, x: float, y: float, radius: float, faces: int) -> None:
    """A pencil through a paper clip in the middle makes the pointer."""
    wide = 360 / faces
    for face in range(faces):
        turns = [math.radians(-90 + wide * (face + step / 8 - 0.5)) for step in range(9)]
        rim = [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
        canvas.polygon([(x, y), *rim], SUN if face % 2 else tint(SKY, 0.85), PAPER, 0.5)
        turn = math.radians(-90 + wide * face)
        middle = (x + radius * 0.78 * math.cos(turn), y + radius * 0.78 * math.sin(turn))
        room = Box(middle[0] - 10, middle[1] - 8, 20, 16)
        canvas.text(str(face + 1), room, 34, INK if face % 2 else PAPER, bold=True, align="C")
    canvas.circle(x, y, radius, stroke=INK, width=0.8)
    canvas.circle(x, y, 3.5, PAPER, INK, 0.6)
    canvas.circle(x, y, 0.6, INK)
