"""The printed rules: a one-page summary for the table, and the full rules in two columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import takewhile
from typing import Final, NamedTuple

from golazo.print import fit, forms
from golazo.print.canvas import Box, Canvas
from golazo.print.face import accent_of
from golazo.print.ink import INK
from golazo.print.sheet import Page
from golazo.words import rules as pages
from golazo.words.reader import Reader

GAP: Final = 6.0
INDENT: Final = 4.0
SIZE: Final = 8.2
BRIEF: Final = 9.5
_ITEM: Final = re.compile(r"(?:-|\d+\.) ")
_MARKS: Final = re.compile(r"\*\*|`|\[([^\]]*)\]\([^)]*\)")
_SENTENCE: Final = re.compile(r".+?[.!?](?= |$)")


class Paragraph(NamedTuple):
    text: str
    level: int = 0
    """Of a heading; 0 for a text."""
    is_item: bool = False


def rules(reader: Reader) -> list[Page]:
    assert reader.game is not None
    text = paragraphs(pages.page(reader.game, reader.language))
    if not text:
        return []
    brief = list(in_brief(text))
    return [
        partial(_flow, reader, reader.say("print-in-brief"), brief, 2, BRIEF),
        partial(_flow, reader, reader.say("print-rules"), text, 2, SIZE),
    ]


def paragraphs(markdown: str) -> list[Paragraph]:
    """The page without its title; the rows of a table are items, its cells divided by colons."""
    found: list[Paragraph] = []
    is_head = True
    for line in pages.without_anchors(markdown).splitlines():
        text = _MARKS.sub(lambda mark: mark[1] or "", line).strip()
        if text.startswith("|"):
            cells = [cell.strip() for cell in text.strip("|").split("|")]
            if not is_head and not set("".join(cells)) <= set("-: "):
                found.append(Paragraph(": ".join(cell for cell in cells if cell), is_item=True))
            is_head = False
            continue
        is_head = True
        if text.startswith("#"):
            found.append(Paragraph(text.lstrip("# "), level=len(text) - len(text.lstrip("#"))))
        elif text:
            found.append(Paragraph(text, is_item=bool(_ITEM.match(text))))
    return [each for each in found if each.level != 1]


def in_brief(text: list[Paragraph]) -> Iterator[Paragraph]:
    """Each chapter's heading with its steps, or its table, or its first paragraph; rulings are left out."""
    for number, each in enumerate(text):
        if each.level != 2:
            continue
        under: list[Paragraph] = []
        for other in text[number + 1 :]:
            if other.level == 2:
                break
            under.append(other)
        if any(re.match(r"- [A-Z]\d+ ", other.text) for other in under):
            continue
        steps = [other for other in under if re.match(r"\d+\. ", other.text)]
        yield each
        if steps:
            yield from (step._replace(text=_first_sentence(step.text)) for step in steps)
        else:
            first = [other for other in under[:1] if not other.is_item]
            yield from first
            if not first or first[0].text.endswith(":"):
                yield from takewhile(lambda other: other.is_item, under[len(first) :])


def _first_sentence(step: str) -> str:
    number, _, text = step.partition(". ")
    sentence = _SENTENCE.match(text)
    return f"{number}. {sentence[0] if sentence else text}"


def _flow(reader: Reader, label: str, text: list[Paragraph], columns: int, size: float, canvas: Canvas) -> None:
    """Lay paragraphs down column by column, on as many pages as they need."""
    colour = accent_of(reader)[0]
    area = Box(0, 0, 0, 0)
    column, down = columns, 0.0
    for each in text:
        grown = size * (1.35 if each.level == 2 else 1.1 if each.level else 1)
        left = INDENT if each.is_item else 0.0
        leading = grown * fit.POINT * fit.LEADING
        wide = canvas.paper[0] - 2 * forms.MARGIN
        room = (wide - GAP * (columns - 1)) / columns - left
        lines = canvas.lines(each.text, room, grown, bold=bool(each.level))
        before = leading * (0.9 if each.level else 0.35)
        needed = before + leading * (len(lines) + (2 if each.level else 0))  # a heading is not left alone
        if column == columns or (down + needed > area.h and down):
            column, down = column + 1, 0.0
            if column >= columns:
                area, column = forms.page(canvas, reader, label), 0
        x = area.x + column * (room + left + GAP) + left
        down += before if down else 0.0
        for line in lines:
            box = Box(x, area.y + down, room, leading)
            canvas.text(line, box, grown, colour if each.level else INK, bold=bool(each.level))
            down += leading
