"""People at one table: two browsers, one reloaded, one cut off and back; and several people at one screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route

from tests.web.people import BOT, ME, OPEN, TO_THE_END, Person

ROUNDS = 6000
RELOADED, CUT_OFF = 6, 10
"""After how many answers."""

AFTER_THE_END = 100_000
OTHERWISE = """(text) => {
    const board = document.querySelector('.replay .board');
    return board?.querySelector(':scope > :not(p)') && board.innerText !== text;
}"""

TABLES: dict[str, dict[str, Any]] = {
    "masters-of-football": {"bots": 1, "last": True, "passing": True},
    "magic-number-eleven": {"bots": 0, "varied": True},
    "world-cup-2010": {"bots": 6},
    "match-of-the-season": {"bots": 1, "options": {"seasons": 1}},
}
"""As short as each game goes: in Masters of Football both pass by themselves in card windows, and swap no cards;
in Magic Number Eleven one varies, as a shoot-out of the same kicks and saves has no end."""


def test_from_the_home_page_to_kick_off_in_one_click(person: Person) -> None:
    person.go("/")
    person.page.click("[data-game=magic-number-eleven] .poster-acts button")
    person.page.wait_for_selector(".table-page")
    person.page.wait_for_selector(".dock.asked")


@pytest.mark.parametrize("game", TABLES)
def test_two_browsers_play_a_whole_game_one_reloaded_one_cut_off(person: Person, friend: Person, game: str) -> None:
    how = TABLES[game]
    seats = [ME, OPEN, *[BOT] * how["bots"]]
    person.start(game=game, seats=seats, options=how.get("options", {}))
    friend.join(person.page.locator(".invitation input").input_value(), "Bruna")
    for each in (person, friend):
        each.page.wait_for_selector(".table-page")
        if how.get("passing"):
            pass_by_oneself(each)
    made = 0
    were = set()
    for _ in range(ROUNDS):
        if person.is_over and friend.is_over:
            break
        varied = how.get("varied", False) and made % 3 == 0
        new = [person.answer(last=how.get("last", False)), friend.answer(last=varied or how.get("last", False))]
        made += sum(new)
        if made >= RELOADED and "reloaded" not in were:
            were.add("reloaded")
            friend.page.reload()
            friend.page.wait_for_selector(".table-page")
        if made >= CUT_OFF and "cut off" not in were:
            were.add("cut off")
            cut_off_and_back(person)
        if not any(new):
            person.page.wait_for_timeout(10)
    assert len(were) == 2
    for each in (person, friend):
        assert each.page.locator(".ending li").count() == len(seats)
    assert "Bruna" in person.page.inner_text(".ending")
    texts = [each.page.locator(".ending li > .number").all_inner_texts() for each in (person, friend)]
    assert texts[0] == texts[1]


def pass_by_oneself(person: Person) -> None:
    page = person.page
    page.click(".panel-menu")
    page.locator(".menu fieldset .switch input").first.check()
    page.click(".panel-menu")


def cut_off_and_back(person: Person) -> None:
    person.context.set_offline(True)
    person.page.evaluate("window.dispatchEvent(new Event('golazo-cut'))")
    person.page.wait_for_selector(".lost")
    person.context.set_offline(False)
    person.page.wait_for_selector(".lost", state="detached")


def test_hand_over_at_a_shared_screen_shows_no_secret(person: Person) -> None:
    page = person.page
    seats = [{**ME, "name": "Ana"}, {**ME, "name": "Bruno"}]
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


@pytest.mark.parametrize(("game", "mark"), [("magic-number-eleven", "Goal"), ("world-cup-2010", "Final score")])
def test_a_record_of_a_finished_game_is_replayed_and_verified(person: Person, game: str, mark: str) -> None:
    page = person.page
    table = person.start_late(TO_THE_END, game=game, seats=[ME, BOT])
    page.wait_for_selector(".ending")
    person.go(f"/replay/{table}?seat=open&at=0")
    page.wait_for_selector(".replay .board > :not(p)")
    first = page.locator(".side-log .log > li").first.text_content()
    assert first
    page.get_by_label("One step on").click()
    page.wait_for_function("() => location.search.includes('at=1')")
    page.wait_for_selector(".replay-acts .number >> text=2 of")
    marks = page.locator(".goal-list button")
    if game == "world-cup-2010":
        assert marks.count() == 64
    if marks.count():
        page.locator(".replay-acts").get_by_text(mark).last.click()
        page.wait_for_function("() => !location.search.endsWith('at=1')")
    person.go(f"/replay/{table}?seat=open&at={AFTER_THE_END}")
    page.wait_for_selector(".replay .board > :not(p)")
    place, total = page.inner_text(".replay-acts .number").split(" of ")
    assert place == total, "a link to a place after the end shows the end"
    for whole in page.locator(".side-log .log > li button").all():
        whole.dispatch_event("click")
    lines = page.locator(".side-log .log > li")
    assert lines.count() > int(total) / 2
    assert lines.first.text_content() == first, "the end by a link has the log from the first line on"
    person.go(f"/verify?table={table}")
    page.wait_for_selector(".good")


def test_a_replay_tries_again_what_did_not_come_and_keeps_eyes_apart(person: Person) -> None:
    page = person.page
    table = person.start_late(TO_THE_END, game="world-cup-2010", seats=[ME, BOT])
    page.wait_for_selector(".ending")
    person.go(f"/replay/{table}?seat=open&at=0")
    page.wait_for_selector(".replay .board > :not(p)")
    page.route("**/replay?*", lambda route: route.abort(), times=1)
    page.locator(".goal-list button").last.click()
    assert page.text_content(".replay .trouble")
    page.wait_for_selector(".replay .board > :not(p)")
    assert page.locator(".replay .trouble").count() == 0
    person.go(f"/replay/{table}?seat=open&at=1")
    page.wait_for_selector(".replay .board > :not(p)")
    late: list[Route] = []
    page.route("**/replay?seat=1&*", lambda route: late.append(route))
    eyes = page.get_by_label("Whose eyes")
    eyes.select_option("1")
    page.wait_for_selector(".replay .board > p.muted")
    eyes.select_option("none")
    page.wait_for_selector(".replay .board > :not(p)")
    hidden = page.inner_text(".replay .board")
    assert late
    for route in late:
        with page.expect_response("**/replay?seat=1&*"):
            route.continue_()
    page.wait_for_timeout(300)
    assert page.inner_text(".replay .board") == hidden, "what seat 1 saw came too late"
    page.unroute("**/replay?seat=1&*")
    eyes.select_option("1")
    page.wait_for_function(OTHERWISE, arg=hidden)
