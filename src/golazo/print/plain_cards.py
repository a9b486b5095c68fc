"""Plain cards for a game that draws none: the named items of its pack, with text and figures."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from golazo.print.canvas import Box, Canvas
from golazo.print.face import accent_of, back, band, capital, foot, pack_of, panel, text_of
from golazo.print.ink import GREY, INK, PAPER, on, tint
from golazo.print.sheet import Card
from golazo.words.reader import Reader

_UNPRINTED: Final = ("id", "source", "name", "text", "copies")
_LINE: Final = 6.0
_MOST_LINES: Final = 4


def cards(reader: Reader) -> list[Card]:
    """A card for each named item, as often as `copies` says."""
    made: list[Card] = []
    for kind, items in pack_of(reader).items.items():
        label = capital(kind.replace("-", " ").replace("_", " "))
        behind = back(reader, label, "circle", PAPER, label[:1])
        for item in items:
            if "name" in item:
                made += [Card(partial(_front, reader, label, item), behind)] * int(item.get("copies", 1))
    return made


def _front(reader: Reader, label: str, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    ground, _ = accent_of(reader)
    inner = panel(canvas, box, tint(ground, 0.08))
    head = band(canvas, inner, 18, ground)
    canvas.block(reader.name(item["id"]), head.part(4, 1, head.w - 8, 16), 22, on(ground), bold=True, align="C")
    text = text_of(reader, item)
    if text:
        canvas.block(text, inner.part(4, 21, inner.w - 8, 24), 14, INK, align="C")
    figures = [(field, value) for field, value in item.items() if field not in _UNPRINTED]
    for row, (field, value) in enumerate(figures[:_MOST_LINES]):
        line = inner.part(4, 47 + row * _LINE, inner.w - 8, _LINE)
        canvas.text(capital(field.replace("_", " ")), line.part(0, 0, line.w / 2, _LINE), 11, GREY)
        canvas.text(_figure(reader, value), line.part(line.w / 2, 0, line.w / 2, _LINE), 12, INK, True, "R")
    canvas.text(label, foot(canvas, inner, 9, PAPER).inset(1), 11, GREY, align="C")


def _figure(reader: Reader, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_figure(reader, each) for each in value)
    return reader.name(value) if isinstance(value, str) else str(value)
