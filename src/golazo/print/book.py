"""The whole document: the chosen parts on the chosen paper in one language, as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from golazo.engine.errors import BadSetup
from golazo.engine.pack import Pack
from golazo.print import paper as on_paper
from golazo.print.canvas import Canvas
from golazo.print.rules import rules
from golazo.print.sheet import PAPERS, Card, Page, lay, sheets
from golazo.words.reader import Reader

PARTS: Final = ("rules", "cards", "dice", "board", "pad")

Progress = Callable[[int, int], None]
"""Called with the number of pages done and the number of all pages."""


class Book(NamedTuple):
    content: bytes
    pages: int
    missing: str
    """Characters of the pack that the typeface does not have, printed as question marks."""


def make(
    pack: Pack,
    language: str = "en",
    paper: str = "a4",
    parts: Sequence[str] = PARTS,
    fronts_only: bool = False,
    on_progress: Progress | None = None,
    saves_ink: bool = False,
) -> Book:
    """Make the PDF of a pack; `saves_ink` prints only the lines of the card backs."""
    if paper not in PAPERS:
        raise BadSetup("print-paper-unknown", paper=paper, papers=", ".join(PAPERS))
    reader = Reader(language, pack.game, pack)
    with Canvas(PAPERS[paper], reader.say("game-name"), language, saves_ink) as canvas:
        draw(canvas, reader, _ordered(parts), fronts_only, on_progress)
        return Book(canvas.output(), canvas.pages, "".join(sorted(canvas.missing)))


def _ordered(wanted: Sequence[str]) -> list[str]:
    """The parts in the order in which they are printed."""
    unknown = [each for each in wanted if each not in PARTS]
    if unknown:
        raise BadSetup("print-part-unknown", part=unknown[0], parts=", ".join(PARTS))
    return [part for part in PARTS if part in wanted]


def draw(
    canvas: Canvas,
    reader: Reader,
    parts: Sequence[str] = PARTS,
    fronts_only: bool = False,
    on_progress: Progress | None = None,
) -> None:
    """Draw all pages."""
    makers = {"rules": rules, "dice": on_paper.dice, "board": on_paper.boards, "pad": on_paper.pads}
    pages: list[Page] = []
    for part in parts:
        pages += _card_pages(reader, fronts_only) if part == "cards" else makers[part](reader)
    if not pages:
        raise BadSetup("print-nothing", game=reader.say("game-name"))
    for number, page in enumerate(pages, 1):
        page(canvas)
        if on_progress:
            on_progress(number, len(pages))


def _card_pages(reader: Reader, fronts_only: bool) -> list[Page]:
    """Every sheet's fronts, and its backs on the next page."""
    pages: list[Page] = []
    all_sheets = sheets(on_paper.cards(reader))
    for number, sheet in enumerate(all_sheets, 1):
        label = reader.say("print-sheet", number=number, count=len(all_sheets))
        pages.append(partial(_sheet, sheet, f"{reader.say('game-name')} · {label}", False))
        if not fronts_only:
            behind = reader.say("print-backs")
            pages.append(partial(_sheet, sheet, f"{reader.say('game-name')} · {label} · {behind}", True))
    return pages


def _sheet(sheet: Sequence[Card], label: str, backs: bool, canvas: Canvas) -> None:
    lay(canvas, sheet, label, backs)
