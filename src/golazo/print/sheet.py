"""Sheets of cards: three by three, cut marks around them, and the backs mirrored for printing on both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from golazo.print.canvas import Box, Canvas
from golazo.print.ink import GREY

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD: Final = (63.0, 88.0)
COLUMNS: Final = 3
ROWS: Final = 3
PER_SHEET: Final = COLUMNS * ROWS
MARK: Final = 4.0
"""How long a cut mark is."""
AWAY: Final = 1.0
"""How far a cut mark stays away from the cards."""

Draw = Callable[[Canvas, Box], None]

Page = Callable[[Canvas], None]
"""Begins a page and fills it."""


class Card(NamedTuple):
    front: Draw
    back: Draw
    lies: bool = False
    """Whether it is held sideways: then it is drawn in a box of 88 by 63."""


def place(paper: tuple[float, float], number: int, mirrored: bool = False) -> Box:
    """The box of a card on a sheet; mirrored, the box of its back when the sheet is turned over its long edge."""
    row, column = divmod(number, COLUMNS)
    if mirrored:
        column = COLUMNS - 1 - column
    left, top = (paper[0] - COLUMNS * CARD[0]) / 2, (paper[1] - ROWS * CARD[1]) / 2
    return Box(left + column * CARD[0], top + row * CARD[1], *CARD)


def sheets(cards: Sequence[Card]) -> list[Sequence[Card]]:
    return [cards[first : first + PER_SHEET] for first in range(0, len(cards), PER_SHEET)]


def lay(canvas: Canvas, cards: Sequence[Card], label: str, backs: bool = False) -> None:
    """One page: the fronts of a sheet, or their backs."""
    canvas.page()
    for number, card in enumerate(cards):
        box = place(canvas.paper, number, mirrored=backs)
        draw = card.back if backs else card.front
        if card.lies:
            with canvas.turned(90, box.x, box.y + box.h):
                draw(canvas, Box(box.x, box.y + box.h, box.h, box.w))
        else:
            draw(canvas, box)
    cut_marks(canvas)
    first = place(canvas.paper, 0)
    below = Box(first.x + 10, first.y + ROWS * CARD[1] + AWAY, COLUMNS * CARD[0] - 20, MARK)
    canvas.text(label, below, 6, GREY, align="C")


def cut_marks(canvas: Canvas) -> None:
    corner = place(canvas.paper, 0)
    right, bottom = corner.x + COLUMNS * CARD[0], corner.y + ROWS * CARD[1]
    for column in range(COLUMNS + 1):
        x = corner.x + column * CARD[0]
        canvas.line(x, corner.y - AWAY - MARK, x, corner.y - AWAY)
        canvas.line(x, bottom + AWAY, x, bottom + AWAY + MARK)
    for row in range(ROWS + 1):
        y = corner.y + row * CARD[1]
        canvas.line(corner.x - AWAY - MARK, y, corner.x - AWAY, y)
        canvas.line(right + AWAY, y, right + AWAY + MARK, y)


def frame(canvas: Canvas, box: Box) -> None:
    """Cut marks at the corners of something that is not a card."""
    for x, outwards in ((box.x, -1), (box.x + box.w, 1)):
        for y, downwards in ((box.y, -1), (box.y + box.h, 1)):
            canvas.line(x + outwards * AWAY, y, x + outwards * (AWAY + MARK), y)
            canvas.line(x, y + downwards * AWAY, x, y + downwards * (AWAY + MARK))
