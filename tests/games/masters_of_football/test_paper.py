"""The game on paper: as many cards as in the box, and all its pages."""

from __future__ import annotations

from tests.print.counting import check_cards, check_pages

GAME = "masters-of-football"

TACTIC_CARDS = 8 * 4
"""Four for each club: they are in the rules, not in the pack."""


def test_every_card_is_there_as_often_as_in_the_box() -> None:
    check_cards(GAME, ("manager", "player", "card", "team", "club"), more=TACTIC_CARDS)


def test_a_book_has_its_pages() -> None:
    check_pages(GAME, {"cards": 2 * 19, "dice": 2, "board": 1, "pad": 2})
