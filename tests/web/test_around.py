"""Around the game: chat, taking back with consent, clocks, reactions, hints, and why not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Person


@pytest.fixture
def two(browser: Browser, site: str) -> Iterator[tuple[Person, Person]]:
    """Two people at a table of Magic Number Eleven with a clock."""
    owner, friend = Person(browser, site), Person(browser, site)
    owner.start(
        game="magic-number-eleven",
        seats=[{"kind": "me"}, {"kind": "open"}],
        clock={"kind": "live", "seconds": 900, "increment": 10},
    )
    friend.page.goto(owner.page.locator(".invitation input").input_value())
    friend.page.fill("form .input", "Bruna")
    friend.page.click("form button[type=submit]")
    for each in (owner, friend):
        each.page.wait_for_selector(".table-page")
    yield owner, friend
    for each in (owner, friend):
        assert not each.errors
        each.context.close()


def asked(two: tuple[Person, Person]) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    first, second = two
    while True:
        for one, other in ((first, second), (second, first)):
            if one.page.locator(".dock.asked").count():
                return one, other
        first.page.wait_for_timeout(50)


def test_chat_is_heard_by_the_other(two: tuple[Person, Person]) -> None:
    owner, friend = two
    owner.page.fill(".chat-form input", "Boa sorte! <b>hi</b>")
    owner.page.keyboard.press("Enter")
    friend.page.wait_for_selector(".chat .log >> text=Boa sorte! <b>hi</b>")


def test_both_have_clocks_and_one_runs(two: tuple[Person, Person]) -> None:
    owner, _ = two
    assert owner.page.locator(".players .clock").count() == 2
    before = owner.page.locator(".players .clock").all_inner_texts()
    owner.page.wait_for_timeout(1600)
    after = owner.page.locator(".players .clock").all_inner_texts()
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_a_hint_is_told_in_words_and_marked(two: tuple[Person, Person]) -> None:
    one, _ = asked(two)
    one.page.get_by_label("Ask a bot for a hint").click()
    one.page.wait_for_selector(".dock-hint")
    assert one.page.locator(".choice.hinted").count() == 1


def test_taking_back_needs_consent_where_others_saw_it(two: tuple[Person, Person]) -> None:
    one, other = asked(two)
    one.page.locator(".choice").first.focus()
    one.page.keyboard.press("Enter")
    other.page.wait_for_selector(".dock.asked")
    before = one.page.locator(".side-log li").count()
    other.page.locator(".choice").first.focus()
    other.page.keyboard.press("Enter")
    one.page.wait_for_function("before => document.querySelectorAll('.side-log li').length > before", arg=before)
    one.page.click(".panel-menu")
    one.page.locator(".menu-part.row button").first.click()
    other.page.wait_for_selector(".consent >> text=would like to take back")
    other.page.locator(".consent").get_by_text("Agree").click()
    other.page.wait_for_selector(".log-undo")
    other.page.wait_for_selector(".consent", state="detached")


def test_the_language_changes_in_the_middle_of_a_game(two: tuple[Person, Person]) -> None:
    one, _ = asked(two)
    page = one.page
    english = page.inner_text(".dock-question")
    page.click(".panel-menu")
    page.select_option(".menu .picker select", "it")
    page.wait_for_function("before => document.querySelector('.dock-question').innerText !== before", arg=english)
    assert page.locator("html").get_attribute("lang") == "it"
