"""Every item of every pack is on paper, in every language; no text leaves its room."""

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
from golazo.print.canvas import Canvas
from golazo.print.sheet import PAPERS
from golazo.words.reader import Reader

GAMES = golazo.games()


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
