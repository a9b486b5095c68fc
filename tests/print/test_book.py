"""Every item of every pack is on paper, in every language, as often as in the box; no text leaves its room."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

import golazo
from golazo.engine.errors import BadSetup
from golazo.engine.pack import LANGUAGES, Pack
from golazo.print import book
from golazo.print.canvas import Box, Canvas
from golazo.print.cards import cards
from golazo.print.sheet import CARD, PAPERS, Draw
from golazo.words.reader import Reader

GAMES = golazo.games()
CARD_KINDS = {
    "masters-of-football": ("manager", "player", "card", "team", "club"),
    "magic-number-eleven": ("player", "synergy", "kick", "keeper"),
    "world-cup-2010": ("team", "card"),
    "match-of-the-season": ("player", "card", "side", "team", "trophy", "formation"),
}
SETS = {"kick": 2, "keeper": 2}
"""One for each team."""
MORE_CARDS = {"masters-of-football": 8 * 4}
"""Four tactic cards for each club: they are in the rules, not in the pack."""
PAGES = {
    "masters-of-football": {"cards": 2 * 19, "dice": 2, "board": 1, "pad": 2},
    "magic-number-eleven": {"cards": 2 * 9, "board": 5, "pad": 2},
    "world-cup-2010": {"cards": 2 * 8, "board": 2, "pad": 4},
    "match-of-the-season": {"cards": 2 * 22, "dice": 2, "board": 1, "pad": 2},
}


@cache
def made(game: str, language: str) -> book.Book:
    return book.make(golazo.game(game).pack, language, fronts_only=True)


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_item_is_named_in_the_pdf(game: str, language: str) -> None:
    pages = PdfReader(io.BytesIO(made(game, language).content)).pages
    printed = words(" ".join(page.extract_text() for page in pages))
    pack = golazo.game(game).pack
    for items in pack.items.values():
        for item in items:
            for which in ("name", "text"):
                wanted = pack.words(item["id"], language, which)
                assert wanted is None or words(wanted) in printed, (item["id"], which)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_there_as_often_as_in_the_box(game: str) -> None:
    pack = golazo.game(game).pack
    reader = Reader("en", game, pack)
    with Canvas(PAPERS["a4"], "test", "en") as canvas:
        canvas.page()
        fronts = [_texts(canvas, card.front) for card in cards(reader)]
    in_the_box = 0
    for kind in CARD_KINDS[game]:
        for item in pack.items[kind]:
            copies = item.get("copies", SETS.get(kind, 1))
            in_the_box += copies
            same_name = [
                other.get("copies", SETS.get(of, 1))
                for of in CARD_KINDS[game]
                for other in pack.items[of]
                if pack.words(other["id"], "en") == pack.words(item["id"], "en")
            ]
            named = sum(reader.name(item["id"]) in texts for texts in fronts)
            assert named >= sum(same_name), item["id"]
    assert len(fronts) == in_the_box + MORE_CARDS.get(game, 0)


def _texts(canvas: Canvas, draw: Draw) -> list[str]:
    before = len(canvas.written)
    draw(canvas, Box(0, 0, *CARD))
    return [written.text for written in canvas.written[before:]]


def drawn(pack: Pack, language: str, paper: str, parts: Sequence[str]) -> Canvas:
    with Canvas(PAPERS[paper], "test", language) as canvas:
        book.draw(canvas, Reader(language, pack.game, pack), parts)
    return canvas


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_leaves_its_room_or_is_cut_or_too_small(game: str, language: str, paper: str) -> None:
    parts = book.PARTS if paper == "a4" else ("board", "pad")  # cards and nets are as large on any paper
    canvas = drawn(golazo.game(game).pack, language, paper, parts)
    assert canvas.written
    for written in canvas.written:
        assert written.width <= written.room.w + 0.001, written
        assert written.height <= written.room.h + 0.001, written
        assert not written.cut, written
        assert written.size >= 6, written
    assert not canvas.missing


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_its_pages(game: str) -> None:
    assert made(game, "en").pages == sum(PAGES[game].values()) - PAGES[game]["cards"] / 2
    for part, pages in PAGES[game].items():
        assert book.make(golazo.game(game).pack, parts=[part]).pages == pages
    assert book.make(golazo.game(game).pack, parts=["cards"], fronts_only=True).pages == PAGES[game]["cards"] / 2


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_the_paper(paper: str) -> None:
    content = book.make(golazo.game("world-cup-2010").pack, paper=paper, parts=["cards", "board"]).content
    sizes = {
        tuple(round(float(each) * 25.4 / 72, 1) for each in page.mediabox[2:])
        for page in PdfReader(io.BytesIO(content)).pages
    }
    assert sizes == {PAPERS[paper], PAPERS[paper][::-1]}


def test_the_same_pack_gives_the_same_file() -> None:
    again = book.make(golazo.game("world-cup-2010").pack, "it", fronts_only=True)
    assert again == made("world-cup-2010", "it")
    assert again.content != made("world-cup-2010", "en").content


def test_what_cannot_be_printed_is_said() -> None:
    pack = golazo.game("world-cup-2010").pack
    for wrong, key in (
        ({"paper": "a3"}, "print-paper-unknown"),
        ({"parts": ["cards", "money"]}, "print-part-unknown"),
        ({"parts": ["dice"]}, "print-nothing"),
    ):
        with pytest.raises(BadSetup) as caught:
            book.make(pack, **wrong)
        assert caught.value.key == key


def test_a_dice_net_shows_the_faces_of_the_pack() -> None:
    pack = golazo.game("masters-of-football").pack
    canvas = drawn(pack, "en", "a4", ["dice"])
    texts = [written.text for written in canvas.written]
    for die in pack.items["die"]:
        at = texts.index(pack.words(die["id"], "en") or "")
        assert sorted(texts[at + 1 : at + 7]) == sorted(map(str, die["faces"]))


def test_a_pack_with_outlandish_names_is_printed_within_its_cards() -> None:
    given = golazo.game("match-of-the-season").pack
    names = ["W" * 600, "long words " * 54, "大阪 Łódź", "\u202eback", "   ", "tab\tand\nline"]
    items: dict[str, list[dict[str, Any]]] = {
        kind: [{**item, "name": names[number % len(names)], "text": names[0]} for number, item in enumerate(of_kind)]
        for kind, of_kind in given.items.items()
    }
    pack = Pack({"game": given.game, "name": "odd", "version": 1}, items, Path("odd"))
    canvas = drawn(pack, "en", "a4", book.PARTS)
    assert all(each.width <= each.room.w + 0.001 and each.height <= each.room.h + 0.001 for each in canvas.written)
    assert any(each.cut for each in canvas.written)
    assert {"大", "阪", "\u202e"} <= canvas.missing
    assert book.make(pack).missing
