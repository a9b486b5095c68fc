"""The game on paper: as many cards as in the box, and all its pages."""

from __future__ import annotations

from tests.print.counting import check_cards, check_pages

GAME = "world-cup-2010"


def test_every_card_is_there_as_often_as_in_the_box() -> None:
    check_cards(GAME, ("team", "card"))


def test_a_book_has_its_pages() -> None:
    check_pages(GAME, {"cards": 2 * 8, "board": 2, "pad": 4})
