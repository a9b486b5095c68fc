"""The whole of it: which parts, on which paper, in which language; a PDF at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from golazo.engine.errors import BadSetup
from golazo.engine.pack import Pack
from golazo.print import boards, cards, dice, pad
from golazo.print.canvas import Canvas
from golazo.print.sheet import PAPERS, Card, lay, sheets
from golazo.words.reader import Reader

PARTS: Final = ("cards", "dice", "board", "pad")

Progress = Callable[[int, int], None]
"""Told how many pages are done, of how many."""


class Book(NamedTuple):
    content: bytes
    pages: int
    missing: str
    """Characters of the pack that the typeface does not have, printed as question marks."""


def chosen_parts(game: str, wanted: Sequence[str]) -> tuple[str, ...]:
    """The parts in the order in which they are printed."""
    unknown = [each for each in wanted if each not in PARTS]
    if unknown:
        raise BadSetup("print-part-unknown", part=unknown[0], parts=", ".join(PARTS))
    return tuple(part for part in PARTS if part in wanted) or PARTS


def make(
    pack: Pack,
    language: str = "en",
    paper: str = "a4",
    parts: Sequence[str] = PARTS,
    fronts_only: bool = False,
    on_progress: Progress | None = None,
) -> Book:
    """The pack on paper."""
    if paper not in PAPERS:
        raise BadSetup("print-paper-unknown", paper=paper, papers=", ".join(PAPERS))
    reader = Reader(language, pack.game, pack)
    canvas = draw(reader, paper, chosen_parts(pack.game, parts), fronts_only, on_progress)
    return Book(canvas.output(), canvas.pages, "".join(sorted(canvas.missing)))


def draw(
    reader: Reader, paper: str, parts: Sequence[str], fronts_only: bool = False, on_progress: Progress | None = None
) -> Canvas:
    """All pages, drawn."""
    makers = {"dice": dice.pages, "board": boards.pages, "pad": pad.pages}
    pages: list[Callable[[Canvas], None]] = []
    for part in parts:
        pages += _card_pages(reader, fronts_only) if part == "cards" else makers[part](reader)
    if not pages:
        raise BadSetup("print-nothing", game=reader.say("game-name"))
    canvas = Canvas(PAPERS[paper], reader.say("game-name"), reader.language)
    for number, page in enumerate(pages, 1):
        page(canvas)
        if on_progress:
            on_progress(number, len(pages))
    return canvas


def _card_pages(reader: Reader, fronts_only: bool) -> list[Callable[[Canvas], None]]:
    """Every sheet's fronts, and its backs on the next page."""
    pages: list[Callable[[Canvas], None]] = []
    all_sheets = sheets(cards.cards(reader))
    for number, sheet in enumerate(all_sheets, 1):
        label = reader.say("print-sheet", number=number, count=len(all_sheets))
        pages.append(partial(_sheet, sheet, f"{reader.say('game-name')} · {label}", False))
        if not fronts_only:
            behind = reader.say("print-backs")
            pages.append(partial(_sheet, sheet, f"{reader.say('game-name')} · {label} · {behind}", True))
    return pages


def _sheet(sheet: Sequence[Card], label: str, backs: bool, canvas: Canvas) -> None:
    lay(canvas, sheet, label, backs)
