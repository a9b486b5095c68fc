"""Whole games by the keyboard alone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Person

KEYS = 4000

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("game", ["magic-number-eleven", "world-cup-2010"])
def test_a_whole_game_by_keyboard_alone(person: Person, game: str) -> None:
    page = person.page
    person.start(game=game, seats=[{"kind": "me"}, BOT])
    page.wait_for_selector(".dock.asked")
    for _ in range(KEYS):
        page.wait_for_selector(".dock.asked .choice:not([disabled]), .ending", state="attached")
        if page.query_selector(".ending"):
            break
        question = page.inner_text(".dock-question")
        page.keyboard.press("1")
        number = page.evaluate("document.activeElement.dataset.number")
        assert number == "1", question
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    assert page.locator(".ending li").count() == 2
