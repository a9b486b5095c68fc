"""Texts that fit their box: the wanted size, or smaller if necessary.

Text is not made smaller than the readable minimum; if it still does not fit, it is cut and ends with "…".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

POINT: Final = 25.4 / 72
"""Millimetres."""
LEADING: Final = 1.12
FLOOR: Final = 5.0
"""Points."""
STEP: Final = 0.25
CUT: Final = "…"

Measure = Callable[[str], float]
"""How wide a text is at a size of one point, in millimetres."""


class Fitted(NamedTuple):
    size: float
    lines: tuple[str, ...]
    cut: bool


def line(text: str, measure: Measure, width: float, height: float, size: float, floor: float = FLOOR) -> Fitted:
    """A text on one line."""
    size = max(floor, min(size, height / POINT))
    wide = measure(text)
    if wide * size > width:
        size = max(floor, width / wide * 0.999)
    if wide * size <= width:
        return Fitted(size, (text,), False)
    return Fitted(size, (_cut(text, measure, width / size),), True)


def block(text: str, measure: Measure, width: float, height: float, size: float, floor: float = FLOOR) -> Fitted:
    """A text on as many lines as there is room for."""
    while True:
        lines = wrapped(text, measure, width / size)
        if len(lines) * size * POINT * LEADING <= height and all(measure(each) * size <= width for each in lines):
            return Fitted(size, tuple(lines), False)
        if size <= floor:
            break
        size = max(floor, size - STEP)
    room = max(1, int(height / (size * POINT * LEADING)))
    kept = lines[:room]
    if len(lines) > room:
        kept[-1] = f"{kept[-1]} {lines[room]}"
    return Fitted(size, tuple(_cut(each, measure, width / size) for each in kept), True)


def wrapped(text: str, measure: Measure, width: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


def _cut(text: str, measure: Measure, width: float) -> str:
    if measure(text) <= width:
        return text
    while text and measure(text + CUT) > width:
        text = text[:-1]
    return text.rstrip() + CUT
