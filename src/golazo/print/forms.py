"""The elements of boards and pads: headings, boxes to write in, fixtures, tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.print.canvas import Box, Canvas
from golazo.print.face import accent_of
from golazo.print.ink import FAINT, GREY, INK, PAPER, on, tint
from golazo.words.reader import Reader

MARGIN: Final = 9.0
HEAD: Final = 12.0
_NUMBER: Final = 12.0
"""How wide a column for a number is, at most."""
_PLACE: Final = 7.0


def page(canvas: Canvas, reader: Reader, label: str, landscape: bool = False) -> Box:
    """Begin a page with the game's heading; the area below it."""
    whole = canvas.page(landscape).inset(MARGIN)
    ground, accent = accent_of(reader)
    head = whole.part(0, 0, whole.w, HEAD)
    canvas.rect(head, ground, radius=2)
    canvas.text(reader.say("game-name"), head.part(5, 1, head.w * 0.55, HEAD - 2), 19, on(ground), bold=True)
    canvas.text(label, head.part(head.w * 0.6, 1, head.w * 0.4 - 5, HEAD - 2), 14, accent, bold=True, align="R")
    return whole.part(0, HEAD + 3, whole.w, whole.h - HEAD - 3)


def title(canvas: Canvas, text: str, box: Box, colour: str, size: float = 12) -> None:
    """The heading of a part of a page."""
    canvas.text(text, box.part(0, 0, box.w, box.h - 1), size, colour, bold=True)
    canvas.line(box.x, box.y + box.h, box.x + box.w, box.y + box.h, colour, 0.6)


def ruled(canvas: Canvas, label: str, box: Box) -> None:
    """A labelled line to write on."""
    canvas.text(label, box.part(0, 0, box.w * 0.4 - 1, box.h), 10, GREY)
    canvas.line(box.x + box.w * 0.4, box.y + box.h - 1, box.x + box.w, box.y + box.h - 1, GREY)


def score_boxes(canvas: Canvas, x: float, y: float, side: float) -> None:
    """Two boxes for the goals, around a point."""
    for left in (x - side - 0.8, x + 0.8):
        canvas.rect(Box(left, y - side / 2, side, side), PAPER, GREY, 0.8)


def fixture(canvas: Canvas, box: Box, home: str, away: str, number: str = "", size: float = 10) -> None:
    """A fixture with boxes for the score; without names it has lines to write them on."""
    side = min(box.h - 1.2, 7.5)
    first = _PLACE if number else 0.0
    if number:
        canvas.text(number, box.part(0, 0, first, box.h), 9, GREY)
    x, y = box.x + first + (box.w - first) / 2, box.y + box.h / 2
    score_boxes(canvas, x, y, side)
    wide = (box.w - first) / 2 - side - 2.5
    for name, left, align in ((home, box.x + first, "R"), (away, x + side + 2.5, "L")):
        room = Box(left, box.y, wide, box.h)
        if name:
            canvas.text(name, room, size, INK, bold=True, align=align)
        else:
            canvas.line(left, box.y + box.h - 1.2, left + wide, box.y + box.h - 1.2, GREY)


def table(
    canvas: Canvas, box: Box, columns: Sequence[str], names: Sequence[str], colour: str, row: float = 7.5
) -> float:
    """A table to fill in, one line for each name; returns its height."""
    wide = min(_NUMBER, box.w * 0.6 / max(1, len(columns)))
    first = box.w - wide * len(columns)
    canvas.rect(box.part(0, 0, box.w, 5.5), colour)
    for number, column in enumerate(columns):
        canvas.text(column, box.part(first + number * wide, 0, wide, 5.5), 9, on(colour), bold=True, align="C")
    for line, name in enumerate(names):
        top = 5.5 + line * row
        canvas.rect(box.part(0, top, box.w, row), tint(colour, 0.08) if line % 2 else PAPER, FAINT, width=0.2)
        canvas.text(name, box.part(2, top, first - 3, row), 10, INK, bold=True)
        for number in range(len(columns)):
            x = box.x + first + number * wide
            canvas.line(x, box.y + top, x, box.y + top + row, FAINT)
    return 5.5 + row * len(names)


def league_columns(reader: Reader) -> list[str]:
    """Played, won, drawn, lost, goals for and against, difference, points: as short as the language has them."""
    return reader.say("print-league-columns").split()
