"""The World Cup Card Game 2010: teams in the colours of their groups, and action cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from golazo.games.world_cup_2010.cards import RESTRICTIONS, WORTH
from golazo.games.world_cup_2010.paper.ink import ACCENT as _ACCENT
from golazo.games.world_cup_2010.paper.ink import GROUPS, worn
from golazo.print.canvas import Box, Canvas
from golazo.print.face import back, band, capital, foot, pack_of, panel, text_of
from golazo.print.ink import GREY, INK, PAPER, on, tint
from golazo.print.kit import shirt
from golazo.print.shapes import badge
from golazo.print.sheet import Card
from golazo.words.reader import Reader

_COLOURS: Final = {
    "goal": "#1d7a44",
    "two-goals": "#1d7a44",
    "three-goals": "#1d7a44",
    "attack": "#d9541e",
    "defence": "#2360a8",
    "foul": "#e0a800",
    "offside": "#b02a6b",
    "penalty": "#3a3f4a",
}
_BALLS: Final = {"goal": 1, "two-goals": 2, "three-goals": 3}


def cards(reader: Reader) -> list[Card]:
    items = pack_of(reader).items
    team = back(reader, reader.say("print-team"), "shield", _ACCENT, reader.say("print-team")[:1])
    action = back(reader, reader.say("print-action"), "circle", PAPER, reader.say("print-action")[:1])
    made = [
        Card(partial(_team, reader, item), team) for group in GROUPS for item in items["team"] if item["group"] == group
    ]
    made += [Card(partial(_action, reader, item), action) for item in items["card"] for _ in range(item["copies"])]
    return made


def _team(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = GROUPS[item["group"]]
    inner = panel(canvas, box, tint(colour, 0.12))
    head = band(canvas, inner, 16, colour)
    badge(canvas, "shield", head.x + 9, head.y + 7.6, 5.6, PAPER, item["group"])
    canvas.block(reader.name(item["id"]), head.part(18, 1, head.w - 21, 14), 20, on(colour), bold=True)
    shirt(canvas, worn(item["id"]), inner.part(3, 19, 33, 33))
    canvas.text(str(item["hand"]), inner.part(36, 19, 20, 22), 62, INK, bold=True, align="C")
    canvas.text(reader.say("print-hand"), inner.part(36, 41, 20, 5), 10, INK, align="C")
    ranking = reader.say("print-ranking", place=item["ranking"])
    canvas.block(ranking, inner.part(36, 46.5, 20, 7.5), 8.5, GREY, align="C")
    restricted = RESTRICTIONS.index(item["restricted"])
    limited = item["restricted"] != "none"
    canvas.rect(inner.part(3, 55, inner.w - 6, 25), colour if limited else PAPER, radius=2)
    for row, goals in enumerate((2, 3)):
        worth = WORTH[restricted][goals - 1]
        x = inner.x + inner.w * (0.27 + 0.46 * row)
        for ball in range(goals):
            left = x - (goals - 1) * 3.4 + ball * 6.8
            _ball(canvas, left, inner.y + 61.5, 2.9, grey=ball >= worth)
    words = capital(reader.say(f"name-restricted-{item['restricted']}"))
    ink = on(colour) if limited else INK
    canvas.block(words, inner.part(6, 66.5, inner.w - 12, 12.5), 11, ink, bold=limited, align="C")


def _action(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = _COLOURS[item["id"]]
    inner = panel(canvas, box, tint(colour, 0.12))
    head = band(canvas, inner, 15, colour)
    canvas.text(reader.name(item["id"]), head.part(4, 1, head.w - 8, 13), 25, on(colour), bold=True, align="C")
    _PICTURES.get(item["id"], _balls)(canvas, inner.part(6, 18, inner.w - 12, 36), item["id"])
    low = foot(canvas, inner, 26, PAPER)
    canvas.rect(inner, stroke=colour, radius=2.5, width=0.8)
    canvas.block(text_of(reader, item), low.part(4, 1.5, low.w - 8, low.h - 3), 15, align="C")


def _balls(canvas: Canvas, area: Box, card: str) -> None:
    number = _BALLS[card]
    x, y = area.middle
    radius = {1: 14.0, 2: 10.5, 3: 9.5}[number]
    places = {1: ((0, 0),), 2: ((-1.08, 0), (1.08, 0)), 3: ((0, -0.92), (-1.1, 0.92), (1.1, 0.92))}[number]
    for dx, dy in places:
        _ball(canvas, x + dx * radius, y + dy * radius, radius * 0.98)


def _ball(canvas: Canvas, x: float, y: float, radius: float, grey: bool = False) -> None:
    """A football; a grey one does not count."""
    canvas.circle(x, y, radius, "#b9bec7" if grey else PAPER, INK, max(0.25, radius * 0.05))
    if not grey:
        badge(canvas, "pentagon", x, y, radius * 0.42, INK)


def _arrows(canvas: Canvas, area: Box, card: str) -> None:
    x, y = area.middle
    for step in (-1, 0, 1):
        left = x - 5 + step * 12
        points = [(left - 6, y - 14), (left, y - 14), (left + 10, y), (left, y + 14), (left - 6, y + 14), (left + 4, y)]
        canvas.polygon(points, tint(_COLOURS[card], 0.55 + 0.225 * (step + 1)))


def _shield(canvas: Canvas, area: Box, card: str) -> None:
    x, y = area.middle
    badge(canvas, "shield", x, y, 16, _COLOURS[card])
    badge(canvas, "shield", x, y, 10.5, PAPER)
    badge(canvas, "shield", x, y, 6, _COLOURS[card])


def _booking(canvas: Canvas, area: Box, card: str) -> None:
    x, y = area.middle
    with canvas.turned(12, x, y):
        canvas.rect(Box(x - 10, y - 15, 20, 30), _COLOURS[card], INK, 2, 0.6)
        canvas.text("!", Box(x - 10, y - 15, 20, 30), 60, INK, bold=True, align="C")


def _flag(canvas: Canvas, area: Box, card: str) -> None:
    x, y = area.middle
    canvas.line(x - 13, y - 16, x - 13, y + 17, INK, 1.6)
    for row in range(3):
        for column in range(4):
            fill = _COLOURS[card] if (row + column) % 2 == 0 else "#f2c230"
            canvas.rect(Box(x - 12 + column * 7, y - 16 + row * 7, 7, 7), fill)


def _spot(canvas: Canvas, area: Box, card: str) -> None:
    x, y = area.middle
    canvas.rect(Box(x - 20, y - 16, 40, 20), PAPER, INK, width=1.2)
    for number in range(1, 8):
        canvas.line(x - 20 + number * 5, y - 16, x - 20 + number * 5, y + 4, "#c9ced6")
    for number in range(1, 4):
        canvas.line(x - 20, y - 16 + number * 5, x + 20, y - 16 + number * 5, "#c9ced6")
    canvas.rect(Box(x - 20, y - 16, 40, 20), stroke=_COLOURS[card], width=1.2)
    _ball(canvas, x, y + 12, 5)


_PICTURES: Final[dict[str, Callable[[Canvas, Box, str], None]]] = {
    "attack": _arrows,
    "defence": _shield,
    "foul": _booking,
    "offside": _flag,
    "penalty": _spot,
}
