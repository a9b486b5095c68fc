"""A canvas in millimetres: shapes, and texts that stay in their boxes. Only this module uses the PDF library."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from fpdf import FPDF
from fpdf.fonts import TTFFont

from golazo.print import fit
from golazo.print.ink import INK, rgb

FONTS: Final = Path(__file__).parent / "fonts"
FAMILY: Final = "Barlow"
TOP: Final = ("TOP_LEFT", "TOP_RIGHT")
BOTTOM: Final = ("BOTTOM_LEFT", "BOTTOM_RIGHT")
CORNERS: Final = TOP + BOTTOM
_CAPITALS: Final = 0.7
"""How tall a capital is, in parts of the size."""
_UNITS: Final = 100.0
_ALWAYS: Final = datetime(2010, 6, 11, tzinfo=UTC)
"""The same input gives the same file, whenever it is made."""

Point = tuple[float, float]


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A box inside, from this one's corner."""
        return Box(self.x + x, self.y + y, w, h)

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


class Written(NamedTuple):
    """A text that was drawn, with its final size and the space it had."""

    text: str
    size: float
    width: float
    height: float
    room: Box
    cut: bool


class Canvas:
    def __init__(self, paper: tuple[float, float], title: str, language: str, saves_ink: bool = False) -> None:
        self.paper: Final = paper
        self.saves_ink: Final = saves_ink
        """Whether large dark areas are left white."""
        self.written: Final[list[Written]] = []
        self.missing: Final[set[str]] = set()
        """Characters that the typeface does not have."""
        self._pdf = FPDF(unit="mm", format=paper)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.c_margin = 0
        self._pdf.set_creation_date(_ALWAYS)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator("Golazo")
        for style, file in (("", "Medium"), ("B", "ExtraBold")):
            self._pdf.add_font(FAMILY, style, FONTS / f"BarlowCondensed-{file}.ttf")
        face = self._pdf.fonts[FAMILY.lower()]
        assert isinstance(face, TTFFont)
        self._known = frozenset(face.cmap)
        self._unit_width = cache(self._measured)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Close the font files, which are read until the output is made."""
        for face in self._pdf.fonts.values():
            if isinstance(face, TTFFont):
                face.ttfont.close()

    @property
    def pages(self) -> int:
        return self._pdf.pages_count

    def page(self, landscape: bool = False) -> Box:
        """Begin a page; its whole area."""
        self._pdf.add_page(orientation="landscape" if landscape else "portrait")
        short, long = self.paper
        return Box(0, 0, long, short) if landscape else Box(0, 0, short, long)

    def output(self) -> bytes:
        return bytes(self._pdf.output())

    @contextmanager
    def turned(self, degrees: float, x: float, y: float) -> Iterator[None]:
        with self._pdf.rotation(degrees, x, y):
            yield

    # Shapes: filled, outlined, or both.

    def rect(
        self,
        box: Box,
        fill: str | None = None,
        stroke: str | None = None,
        radius: float = 0,
        width: float = 0.3,
        corners: tuple[str, ...] = CORNERS,
    ) -> None:
        """`corners` are the rounded ones, if there is a radius."""
        style = self._style(fill, stroke, width)
        # The library's own annotation knows only yes and no; its documentation names corners as well.
        rounded: Any = corners if radius else False
        self._pdf.rect(box.x, box.y, box.w, box.h, style=style, round_corners=rounded, corner_radius=radius)

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, stroke: str | None = None, width: float = 0.3
    ) -> None:
        self._pdf.circle(x, y, radius, style=self._style(fill, stroke, width))

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, stroke: str | None = None, width: float = 0.3
    ) -> None:
        self._pdf.polygon(points, style=self._style(fill, stroke, width))

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = INK, width: float = 0.2) -> None:
        self._pdf.set_draw_color(*rgb(colour))
        self._pdf.set_line_width(width)
        self._pdf.line(x, y, to_x, to_y)

    def dashed(self, x: float, y: float, to_x: float, to_y: float, colour: str = INK) -> None:
        self._pdf.set_dash_pattern(dash=1.2, gap=1)
        self.line(x, y, to_x, to_y, colour, 0.2)
        self._pdf.set_dash_pattern()

    # Texts. `align` is "L", "C" or "R"; one line stands in the middle of its box's height.

    def text(
        self,
        text: str,
        box: Box,
        size: float,
        colour: str = INK,
        bold: bool = False,
        align: str = "L",
        floor: float = fit.FLOOR,
    ) -> None:
        """One line."""
        clean = self._clean(text)
        measure = self._bold_width if bold else self._plain_width
        fitted = fit.line(clean, measure, box.w, box.h, size, floor)
        self._write(fitted, box, colour, bold, align, 0.5)

    def block(
        self,
        text: str,
        box: Box,
        size: float,
        colour: str = INK,
        bold: bool = False,
        align: str = "L",
        floor: float = fit.FLOOR,
        down: float = 0.5,
    ) -> None:
        """Several lines; `down` is their vertical position: 0 top, 0.5 middle, 1 bottom."""
        clean = self._clean(text)
        measure = self._bold_width if bold else self._plain_width
        fitted = fit.block(clean, measure, box.w, box.h, size, floor)
        self._write(fitted, box, colour, bold, align, down)

    def lines(self, text: str, width: float, size: float, bold: bool = False) -> list[str]:
        """The lines of a text at this size in a column of this width."""
        return fit.wrapped(self._clean(text), self._bold_width if bold else self._plain_width, width / size)

    def _write(self, fitted: fit.Fitted, box: Box, colour: str, bold: bool, align: str, down: float) -> None:
        measure = self._bold_width if bold else self._plain_width
        size = fitted.size
        leading = size * fit.POINT * fit.LEADING
        tall = size * fit.POINT if len(fitted.lines) == 1 else leading * len(fitted.lines)
        self._pdf.set_font(FAMILY, "B" if bold else "", size)
        self._pdf.set_text_color(*rgb(colour))
        capital = size * fit.POINT * _CAPITALS
        first = box.y + (box.h - tall) * down + ((tall - leading * (len(fitted.lines) - 1)) + capital) / 2
        for number, each in enumerate(fitted.lines):
            wide = measure(each) * size
            x = box.x + {"L": 0.0, "C": 0.5, "R": 1.0}[align] * (box.w - wide)
            self._pdf.text(x, first + number * leading, each)
        wide = max(measure(each) * size for each in fitted.lines)
        self.written.append(Written(" ".join(fitted.lines), size, wide, tall, box, fitted.cut))

    def _plain_width(self, text: str) -> float:
        return self._unit_width(text, "")

    def _bold_width(self, text: str) -> float:
        return self._unit_width(text, "B")

    def _measured(self, text: str, style: str) -> float:
        self._pdf.set_font(FAMILY, style, _UNITS)
        return float(self._pdf.get_string_width(text)) / _UNITS

    def _clean(self, text: str) -> str:
        """Only characters of the typeface: accents composed, spaces plain, question marks for anything else."""
        composed = " ".join(unicodedata.normalize("NFC", text).split())
        unknown = {each for each in composed if ord(each) not in self._known}
        self.missing.update(unknown)
        return "".join("?" if each in unknown else each for each in composed)

    def _style(self, fill: str | None, stroke: str | None, width: float) -> str:
        if fill:
            self._pdf.set_fill_color(*rgb(fill))
        if stroke:
            self._pdf.set_draw_color(*rgb(stroke))
            self._pdf.set_line_width(width)
        return ("F" if fill else "") + ("D" if stroke else "")
