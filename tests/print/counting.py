"""What the tests of each game's paper count: cards as in the box, pages by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import golazo
from golazo.print import book
from golazo.print.canvas import Box, Canvas
from golazo.print.paper import cards
from golazo.print.sheet import CARD, PAPERS, Draw
from golazo.words.reader import Reader


def check_cards(game: str, kinds: Sequence[str], copies: Mapping[str, int] | None = None, more: int = 0) -> None:
    """Every item of these kinds is a card as often as in the box; `copies` where the pack does not say how often by
    item, `more` cards that are in the rules and not in the pack."""
    pack = golazo.game(game).pack
    reader = Reader("en", game, pack)
    with Canvas(PAPERS["a4"], "test", "en") as canvas:
        canvas.page()
        fronts = [_texts(canvas, card.front) for card in cards(reader)]
    often = {item["id"]: item.get("copies", (copies or {}).get(kind, 1)) for kind in kinds for item in pack.items[kind]}
    for item in often:
        same_name = [other for other in often if pack.words(other, "en") == pack.words(item, "en")]
        named = sum(reader.name(item) in texts for texts in fronts)
        assert named >= sum(often[each] for each in same_name), item
    assert len(fronts) == sum(often.values()) + more


def _texts(canvas: Canvas, draw: Draw) -> list[str]:
    before = len(canvas.written)
    draw(canvas, Box(0, 0, *CARD))
    return [written.text for written in canvas.written[before:]]


def check_pages(game: str, pages: Mapping[str, int]) -> None:
    """A book has so many pages of each part; of the cards fronts and backs. The rules take as many as they need."""
    pack = golazo.game(game).pack
    rules = book.make(pack, parts=["rules"]).pages
    assert book.make(pack, fronts_only=True).pages == rules + sum(pages.values()) - pages["cards"] / 2
    for part, number in pages.items():
        assert book.make(pack, parts=[part]).pages == number
    assert book.make(pack, parts=["cards"], fronts_only=True).pages == pages["cards"] / 2
