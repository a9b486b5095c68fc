"""What cards of all games share: the panel inside the white border, the band with the name, and the backs."""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.pack import Pack
from golazo.games import game as find_game
from golazo.print.canvas import BOTTOM, TOP, Box, Canvas
from golazo.print.ink import CREAM, PAPER, on, tint
from golazo.print.shapes import badge
from golazo.print.sheet import Draw
from golazo.words.reader import Reader

BORDER: Final = 2.5
"""White paper around every card, so that a crooked cut shows less."""
RADIUS: Final = 2.5


def pack_of(reader: Reader) -> Pack:
    assert reader.pack is not None
    return reader.pack


def accent_of(reader: Reader) -> tuple[str, str]:
    """The game's two colours: the background of headings and card backs, and the accent on it."""
    assert reader.game is not None
    return find_game(reader.game).accent


def text_of(reader: Reader, item: dict[str, Any]) -> str:
    return pack_of(reader).words(item["id"], reader.language, "text") or ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def panel(canvas: Canvas, box: Box, ground: str = CREAM) -> Box:
    """The area that a card prints on."""
    inner = box.inset(BORDER)
    canvas.rect(inner, ground, radius=RADIUS)
    return inner


def band(canvas: Canvas, inner: Box, height: float, fill: str) -> Box:
    """The coloured head of a card, round above and straight below."""
    canvas.rect(inner.part(0, 0, inner.w, height), fill, radius=RADIUS, corners=TOP)
    return inner.part(0, 0, inner.w, height)


def foot(canvas: Canvas, inner: Box, height: float, fill: str) -> Box:
    """The coloured foot of a card, straight above and round below."""
    top = inner.h - height
    canvas.rect(inner.part(0, top, inner.w, height), fill, radius=RADIUS, corners=BOTTOM)
    return inner.part(0, top, inner.w, height)


def back(reader: Reader, label: str, shape: str, fill: str, letter: str) -> Draw:
    """The back of a kind of card: a pitch seen from above, the kind's shape on the centre spot."""
    ground, accent = accent_of(reader)
    title = reader.say("game-name")
    lighter = tint(ground, 0.9)

    def draw(canvas: Canvas, box: Box) -> None:
        light = canvas.saves_ink
        inner = panel(canvas, box, PAPER if light else ground)
        stripes = 7
        tall = (inner.h - 6) / stripes
        for stripe in range(0, 0 if light else stripes, 2):
            canvas.rect(inner.part(3, 3 + stripe * tall, inner.w - 6, tall), lighter)
        x, y = inner.middle
        lines = ground if light else accent
        canvas.rect(inner.inset(3), stroke=lines, width=0.5)
        canvas.line(inner.x + 3, y, inner.x + inner.w - 3, y, lines, 0.5)
        radius = min(inner.w, inner.h) * 0.28
        canvas.circle(x, y, radius, PAPER if light else ground, lines, 0.5)
        badge(canvas, shape, x, y, radius * 0.66, PAPER if light else fill, letter, stroke=lines, width=0.6)
        tall = (inner.h / 2 - radius - 3) * 0.82
        words = ground if light else on(ground)
        canvas.block(title, inner.part(6, 4, inner.w - 12, tall), 13, words, bold=True, align="C")
        below = inner.part(6, inner.h - 4 - tall, inner.w - 12, tall)
        canvas.block(label, below, 13, lines, bold=True, align="C")

    return draw
