"""Whole games by the keyboard alone."""

from __future__ import annotations

import pytest

from tests.web.people import BOT, ME, Person

KEYS = 4000


@pytest.mark.parametrize("game", ["magic-number-eleven", "masters-of-football"])
def test_a_whole_game_by_keyboard_alone(person: Person, game: str) -> None:
    """A number moves to a choice, arrows move on, Enter chooses; the last choice keeps Masters of Football short."""
    page = person.page
    person.start(game=game, seats=[ME, BOT])
    page.wait_for_selector(".dock.asked")
    for _ in range(KEYS):
        page.wait_for_selector(".dock.asked .choice:not([disabled]), .ending", state="attached")
        if person.is_over:
            break
        page.keyboard.press("1")
        numbers = "[document.activeElement.dataset.number, document.querySelectorAll('.choice').length]"
        at, count = page.evaluate(numbers)
        if at is None:
            continue  # the question has just gone
        assert at == "1"
        if game == "masters-of-football" and count > 1:
            page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_timeout(10)
    assert page.locator(".ending li").count() == 2
