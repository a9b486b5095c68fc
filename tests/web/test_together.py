"""People at one table: two browsers, one reloaded, one cut off and back; and several people at one screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from tests.web.people import BOT, ME, OPEN, PATIENCE, TO_THE_END, Person, served

HOLD = 5
"""Answers, before one is reloaded and the other cut off."""

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

RESIGN = """([table, seats]) => Promise.all(seats.map((seat) => fetch(`/api/tables/${table}/seats/${seat}`, {
    method: 'POST', body: JSON.stringify({what: 'resign'}), headers: {'Content-Type': 'application/json'},
})))"""


def test_from_the_home_page_to_kick_off_in_one_click(person: Person) -> None:
    person.go("/")
    person.page.click("[data-game=magic-number-eleven] .poster-acts button")
    person.page.click(".kick-off [type=submit]")
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
    last = how.get("last", False)
    person.pilot(last=last)
    friend.pilot(HOLD, last=last, varied=how.get("varied", False))
    friend.made(HOLD)  # from here on the game waits for them
    friend.page.reload()
    friend.page.wait_for_selector(".table-page")
    with cut_off(person):
        friend.go_on()
    for each in (person, friend):
        each.until_over()
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


@contextmanager
def cut_off(person: Person) -> Iterator[None]:
    """Without a network, and back."""
    person.context.set_offline(True)
    person.page.wait_for_selector(".lost")
    yield
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
        page.wait_for_selector(".dock.asked")
        if not page.locator(".choice-list").count():
            page.click(".dock-list")
        page.locator(".choice:not([aria-disabled=true])").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)


def test_what_one_opened_is_gone_when_the_next_one_has_the_device(person: Person) -> None:
    """Where both are asked unseen at the same time, their questions have the same id."""
    page = person.page
    person.start(game="world-cup-2010", seats=[{**ME, "name": "Ana"}, {**ME, "name": "Bruno"}])
    page.click(".hand-over button")
    hinted: set[str | None] = set()
    for _ in range(80):
        asked = page.get_attribute(".dock.asked .answers", "data-asked")
        if asked is not None and asked.endswith(".0 0") and page.locator(".dock-hint").count():
            page.get_by_label("Ask a bot for a hint").click()
            page.wait_for_selector(".answer.hinted")
            hinted.add(asked)
        if not page.locator(".menu").count():
            page.click(".panel-menu")
        page.locator(".wc-limit").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".popover")
        page.evaluate(
            """() => (document.querySelector('.answer:not([aria-disabled=true])')
                ?? document.querySelector('.wc-hand:not(.small) .wc-stack.may')).click()"""
        )
        page.wait_for_function(
            """asked => document.querySelector('.hand-over')
                || ![asked, undefined].includes(document.querySelector('.answers')?.dataset.asked)""",
            arg=asked,
        )
        if page.locator(".hand-over").count() == 0:
            continue
        page.click(".hand-over button")
        page.wait_for_selector(".dock.asked")
        assert page.locator(".hinted, .menu, .popover").count() == 0
        if page.get_attribute(".answers", "data-asked") in hinted:
            return
    raise AssertionError("they were never asked at the same time")


def test_everybody_adds_to_fair_chance_and_nobody_waits_for_it(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, GOLAZO_ENTROPY_WAIT=str(2 * PATIENCE)) as site:
        owner, friend = Person(browser, site), Person(browser, site)
        seats = [{**ME, "name": "Ana"}, {**ME, "name": "Rui"}, OPEN, BOT]
        table = owner.start(game="world-cup-2010", seats=seats)
        friend.join(owner.page.locator(".invitation input").input_value(), "Bruna")
        for each in (owner, friend):
            each.page.wait_for_selector(".table-page, .hand-over")
        fair = owner.page.evaluate("table => fetch(`/api/tables/${table}/fair`).then(each => each.json())", table)
        *given, of_bot = fair["entropy"]
        assert all(given)
        assert len(set(given)) == 3
        assert not of_bot
        for each in (owner, friend):
            each.close()


def test_every_open_seat_has_an_invitation_of_its_own(browser: Browser, site: str) -> None:
    owner, first, second = (Person(browser, site) for _ in range(3))
    owner.start(game="world-cup-2010", seats=[ME, OPEN, OPEN])
    fields = owner.page.locator(".invitation input")
    fields.nth(1).wait_for()
    links = [field.input_value() for field in fields.all()]
    assert len(set(links)) == 2
    first.join(links[0], "Bruna")
    owner.page.wait_for_function("() => document.querySelectorAll('.invitation').length === 1")
    assert fields.input_value() == links[1]
    second.join(links[1], "Carla")
    for each in (owner, first, second):
        each.page.wait_for_selector(".table-page")
    assert owner.page.locator(".players .player b").all_inner_texts()[1:] == ["Bruna", "Carla"]
    # Who sits there already comes back by the same link.
    first.page.goto(links[0])
    first.page.wait_for_selector(".table-page")
    assert first.page.url == owner.page.url
    for each in (owner, first, second):
        each.close()


def test_whoever_had_two_seats_has_them_in_a_rematch_that_another_asked_for(browser: Browser, site: str) -> None:
    owner, friend = Person(browser, site), Person(browser, site)
    seats = [{**ME, "name": "Ana"}, {**ME, "name": "Rui"}, OPEN]
    table = owner.start(game="world-cup-2010", seats=seats)
    friend.join(owner.page.locator(".invitation input").input_value(), "Bruna")
    for each, mine in ((owner, [0, 1]), (friend, [2])):
        each.page.wait_for_selector(".table-page, .hand-over")
        each.page.evaluate(RESIGN, [table, mine])
    for each in (owner, friend):
        each.page.wait_for_selector(".ending")
    friend.page.locator(".ending").get_by_text("Rematch").click()
    friend.page.locator(".invitation").nth(1).wait_for()
    owner.page.locator(".ending").get_by_text("To the rematch").click()
    owner.page.wait_for_selector(".hand-over")
    friend.page.wait_for_selector(".table-page")
    assert friend.page.locator(".players .player b").all_inner_texts()[:2] == ["Ana", "Rui"]
    for each in (owner, friend):
        each.close()


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
        page.get_by_role("button", name=f"On to: {mark}").click()
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
