"""Kits: every club and player has a shirt, made from the id alone, so that no card is faceless.

The same id has the same shirt everywhere. The recipe, for other programs that draw it:

1. `h` is the 32-bit FNV-1a hash of the id's UTF-8 bytes, its upper half folded into the lower (`h ^ h >> 16`).
2. The pattern is `PATTERNS[h % 4]`.
3. The first colour is number `h // 4 % 12` of `COLOURS`. An id that begins with the name of a colour
   ("red-team") wears that one instead.
4. The second colour is number `h // 48 % 12`, or the next one after it (the last is followed by the first) whose
   brightness differs from the first's by `CONTRAST` or more.

A shirt is drawn in a square of 100: `OUTLINE` in the first colour, then in the second what `bars` says, `SLEEVES` and
`COLLAR`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from golazo.print.canvas import Box, Canvas
from golazo.print.ink import INK, brightness

PATTERNS: Final = ("stripes", "hoops", "halves", "sash")
COLOURS: Final = {
    "red": "#c8322b",
    "white": "#ffffff",
    "blue": "#2363c4",
    "gold": "#e3b23c",
    "black": "#1b1b1f",
    "green": "#2a8a4a",
    "navy": "#14284b",
    "sky": "#8cc6e8",
    "purple": "#6b3a93",
    "orange": "#ee7d22",
    "claret": "#7a1f3d",
    "yellow": "#f5d327",
}
CONTRAST: Final = 0.3

Points = tuple[tuple[float, float], ...]

OUTLINE: Final[Points] = (
    *((38, 3), (26, 7), (6, 19), (0, 44), (16, 50), (25, 38), (25, 97)),
    *((75, 97), (75, 38), (84, 50), (100, 44), (94, 19), (74, 7), (62, 3)),
)
SLEEVES: Final[tuple[Points, Points]] = (
    ((6, 19), (0, 44), (16, 50), (25, 38), (25, 7.6)),
    ((94, 19), (100, 44), (84, 50), (75, 38), (75, 7.6)),
)
COLLAR: Final[Points] = ((38, 3), (62, 3), (50, 16))
BODY: Final = (25, 75, 97)
"""Left, right and lower edge."""


class Kit(NamedTuple):
    pattern: str
    first: str
    second: str


def fnv1a(text: str) -> int:
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value ^ value >> 16


def kit(item_id: str) -> Kit:
    """The shirt of an id."""
    mark = fnv1a(item_id)
    names = list(COLOURS)
    named = item_id.partition("-")[0]
    first = COLOURS[named if named in COLOURS else names[mark // 4 % len(names)]]
    return Kit(PATTERNS[mark % len(PATTERNS)], first, _second(first, mark // 48))


def club_kit(pattern: str, colours: Sequence[str], item_id: str) -> Kit:
    """The shirt that a pack describes; an unknown colour is replaced by that of the id's own shirt."""
    own = kit(item_id)
    first = COLOURS.get(colours[0], own.first)
    second = COLOURS.get(colours[1], own.second)
    return Kit(pattern, first, second if second != first else _second(first, 0))


def _second(first: str, start: int) -> str:
    shades = list(COLOURS.values())
    order = [shades[(start + step) % len(shades)] for step in range(len(shades))]
    return next(each for each in order if abs(brightness(each) - brightness(first)) >= CONTRAST)


def bars(pattern: str) -> list[Points]:
    """The pattern on the body, in the second colour."""
    left, right, bottom = BODY
    if pattern == "plain":
        return []
    if pattern == "stripes":
        edges = (((25, 7.4), (35, 4)), ((45, 3), (55, 3)), ((65, 4), (75, 7.4)))
        return [(one, other, (other[0], bottom), (one[0], bottom)) for one, other in edges]
    if pattern == "hoops":
        return [((left, y), (right, y), (right, y + 14), (left, y + 14)) for y in (24, 52, 80)]
    if pattern == "halves":
        return [((50, 3), (62, 3), (74, 7), (right, 7.4), (right, bottom), (50, bottom))]
    return [((left, 16), (left, 38), (right, 92), (right, 70))]


def shirt(canvas: Canvas, worn: Kit, box: Box) -> None:
    """Draw a shirt as large as it fits, in the middle of the box."""
    side = min(box.w, box.h)
    left, top = box.x + (box.w - side) / 2, box.y + (box.h - side) / 2

    def placed(points: Points) -> list[tuple[float, float]]:
        return [(left + x * side / 100, top + y * side / 100) for x, y in points]

    canvas.polygon(placed(OUTLINE), worn.first)
    for bar in bars(worn.pattern):
        canvas.polygon(placed(bar), worn.second)
    for sleeve in SLEEVES:
        canvas.polygon(placed(sleeve), worn.second)
    canvas.polygon(placed(COLLAR), worn.second)
    canvas.polygon(placed(OUTLINE), stroke=INK, width=0.25)
