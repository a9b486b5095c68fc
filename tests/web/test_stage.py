"""Everything that happens is seen: scenes in order, a question only after its cause, a tap goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.people import BOT, ME, Person


@pytest.fixture
def watcher(browser: Browser, site: str) -> Iterator[Person]:
    """Somebody who wants to see what happens."""
    somebody = Person(browser, site, reduced_motion="no-preference")
    yield somebody
    somebody.close()


def test_the_result_of_ones_own_match_is_seen_before_the_next_question(watcher: Person) -> None:
    page = watcher.page
    watcher.start_late(0, until=("lay",), game="world-cup-2010", seats=[ME, BOT])
    page.wait_for_selector(".dock.asked")
    for _ in range(12):
        if page.locator(".answer:not([aria-disabled=true])").count():
            page.click(".answer.first")
        else:
            page.locator(".wc-hand:not(.small) .wc-stack.may").first.click()
        page.wait_for_selector(".scene, .answers[data-asked]")
        if page.locator(".scene").count():
            break
    assert page.locator(".dock.asked").count() == 0
    seen = []
    while told := page.evaluate("() => document.querySelector('.scene')?.dataset.event"):
        seen.append(told)
        page.keyboard.press("Escape")
    assert "full-time" in seen
    page.wait_for_selector(".dock.asked")


def test_scenes_are_skipped_at_once(watcher: Person) -> None:
    page = watcher.page
    watcher.start(game="magic-number-eleven", seats=[ME, BOT])
    watcher.pilot()
    page.wait_for_selector(".go-on")
    page.click(".go-on + .answer")
    page.wait_for_selector(".dock.asked, .go-on")


def test_nothing_is_told_again_after_a_reload(watcher: Person) -> None:
    page = watcher.page
    watcher.start_late(20, game="magic-number-eleven", seats=[ME, BOT])
    page.reload()
    page.wait_for_selector(".dock.asked")
    assert page.locator(".scene").count() == 0
