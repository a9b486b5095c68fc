"""People at one table: two browsers, one reloaded, one cut off and back; and several people at one screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Person

ROUNDS = 3000
BOT = {"kind": "bot", "bot": "greedy"}
SEATS = {"magic-number-eleven": 2, "world-cup-2010": 3}


@pytest.fixture
def friend(browser: Browser, site: str) -> Iterator[Person]:
    somebody = Person(browser, site, viewport={"width": 360, "height": 740}, locale="it")
    yield somebody
    assert not somebody.errors
    somebody.context.close()


def answer(page: Page) -> bool:
    """Take the first choice, if there is a question."""
    choice = page.locator(".dock.asked .choice:not([disabled])").first
    if not choice.count():
        return False
    question = page.get_attribute(".dock.asked .choice-list", "data-question")
    choice.focus()  # the list comes into sight
    page.keyboard.press("Enter")
    page.wait_for_function(
        "q => document.querySelector('.ending') || document.querySelector('.choice-list')?.dataset.question !== q",
        arg=question,
    )
    return True


def test_from_the_home_page_to_kick_off_in_one_click(person: Person) -> None:
    person.go("/")
    person.page.click("[data-game=magic-number-eleven] .poster-acts button")
    person.page.wait_for_selector(".table-page")
    person.page.wait_for_selector(".dock.asked")


@pytest.mark.parametrize("game", SEATS)
def test_two_browsers_play_a_whole_game_one_reloaded_one_cut_off(person: Person, friend: Person, game: str) -> None:
    bots = [BOT] * (SEATS[game] - 2)
    person.start(game=game, seats=[{"kind": "me"}, {"kind": "open"}, *bots])
    link = person.page.locator(".invitation input").input_value()
    friend.page.goto(link)
    friend.page.fill("form .input", "Bruna")
    friend.page.click("form button[type=submit]")
    for each in (person, friend):
        each.page.wait_for_selector(".table-page")
    made = 0
    for _ in range(ROUNDS):
        if person.page.locator(".ending").count() and friend.page.locator(".ending").count():
            break
        made += answer(person.page) + answer(friend.page)
        if made == 6:
            friend.page.reload()
            friend.page.wait_for_selector(".table-page")
        if made == 10:
            person.context.set_offline(True)
            person.page.evaluate("window.dispatchEvent(new Event('golazo-cut'))")
            person.page.wait_for_selector(".lost")
            person.context.set_offline(False)
            person.page.wait_for_selector(".lost", state="detached")
            made += 1
        person.page.wait_for_timeout(15)
    for each in (person, friend):
        assert each.page.locator(".ending li").count() == SEATS[game]
    assert "Bruna" in person.page.inner_text(".ending")
    texts = [each.page.locator(".ending li > .number").all_inner_texts() for each in (person, friend)]
    assert texts[0] == texts[1]


def test_hand_over_at_a_shared_screen_shows_no_secret(person: Person) -> None:
    page = person.page
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
    person.start(game="world-cup-2010", seats=seats)
    for _ in range(6):
        page.wait_for_selector(".hand-over, .dock.asked")
        if page.locator(".hand-over").count():
            shown = page.inner_text("body")
            assert ("Ana" in shown) != ("Bruno" in shown)
            assert page.locator(".table-page, .log, .choice, .board").count() == 0
            assert "turn" not in page.title()
            page.click(".hand-over button")
        page.wait_for_selector(".dock.asked .choice:not([disabled])", state="attached")
        page.locator(".dock.asked .choice").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)


def test_a_record_of_a_finished_game_is_replayed_and_verified(person: Person) -> None:
    page = person.page
    table = person.start(game="magic-number-eleven", seats=[{"kind": "me"}, BOT])
    page.wait_for_selector(".table-page")
    page.click(".panel-menu")
    page.get_by_text("Let a bot play for me").click()
    page.wait_for_selector(".ending")
    person.go(f"/replay/{table}?seat=open&at=0")
    page.wait_for_selector(".replay .board > *")
    page.get_by_label("One step on").click()
    page.wait_for_function("location.search.includes('at=1')")
    marks = page.locator(".goal-list button")
    if marks.count():
        marks.last.click()
        page.wait_for_function("!location.search.endsWith('at=1')")
    person.go(f"/verify?table={table}")
    page.wait_for_selector(".good")
