"""The referee: recorded games are entered again, chance typed in, and end as they did."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from golazo.engine.table import Table
from tests.web.looking import AXE, RUN, look
from tests.web.people import Person
from tests.web.recording import Recording, asked, recorded

BY_CLICKS = int(os.environ.get("GOLAZO_REFEREE_CLICKS", "24"))
"""How much of the long games is entered by clicks, the rest over the page's connection; a large number: all of it."""
ME = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]

ENTER = """async ({table, answers, plies}) => {
    const queues = new Map(Object.entries(answers));
    const socket = new WebSocket(`ws://${location.host}/api/ws`);
    const seen = new Set();
    let entered = 0;
    return await new Promise((done, failed) => {
        const answer = (question) => {
            if (!question || seen.has(question.id + ' ' + question.seat) || entered >= plies) return;
            const choice = queues.get(String(question.seat))?.shift();
            if (choice === undefined) return failed(new Error(`nothing recorded for ${question.kind}`));
            seen.add(question.id + ' ' + question.seat);
            entered += 1;
            const key = `entry-${entered}`;
            socket.send(JSON.stringify({
                type: 'choose', table, seat: question.seat, question: question.id, choices: [choice], key,
            }));
        };
        socket.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.type === 'welcome') socket.send(JSON.stringify({type: 'watch', table, seen: {}}));
            if (message.type === 'refused') failed(new Error(JSON.stringify(message.error)));
            if (message.type === 'done' && message.key === `entry-${plies}`) { socket.close(); done(entered); }
            if (message.type === 'update') { answer(message.question); answer(message.typed); }
        };
        socket.onerror = () => failed(new Error('no connection'));
    });
}"""


def start(person: Person, game: str, options: dict[str, Any]) -> str:
    """A table for two people at one screen, chance typed in, left before the first question."""
    table = person.start(game=game, seats=ME, options=options, chance="typed")
    person.go("/companion")
    person.page.wait_for_selector(".companion-tile")
    return table


def click_on(page: Page, mirror: Table[Any], recording: Recording) -> None:
    """Take over the device where asked to, and enter the rest as people do; the mirror says when it is over."""
    while not mirror.over:
        page.wait_for_selector(".hand-over button, .dock.asked .choice-list", state="attached")
        if page.locator(".hand-over").count():
            page.click(".hand-over button")
            continue
        shown = page.evaluate("() => ({...document.querySelector('.dock .choice-list').dataset})")
        seat = int(shown["seat"])
        choice = recording.answers[seat].popleft()
        button = page.locator(f'.dock .choice[data-choice="{choice}"]')
        button.focus()  # where the board takes the clicks, the plain list comes into sight so
        button.click()
        mirror.play(seat, choice)
        page.wait_for_function(
            """({question, seat}) => {
                const list = document.querySelector('.dock .choice-list');
                return document.querySelector('.ending, .hand-over')
                    || (list && (list.dataset.question !== question || list.dataset.seat !== seat));
            }""",
            arg=shown,
        )
    page.wait_for_selector(".ending")


def ended(person: Person, table: str) -> list[dict[str, Any]]:
    record = person.page.evaluate("id => fetch(`/api/tables/${id}/record`).then(each => each.json())", table)
    return [{key: each[key] for key in ("seat", "place", "why")} for each in record["result"]]


def test_a_whole_game_by_clicks_ends_as_it_did(person: Person) -> None:
    recording = recorded("magic-number-eleven", 2, "referee")
    table = person.start(game=recording.game, seats=ME, chance="typed")
    click_on(person.page, recording.begin(), recording)
    assert ended(person, table) == recording.result
    assert person.page.locator(".ending li").count() == len(recording.result)


@pytest.mark.parametrize(
    ("game", "options"),
    [("world-cup-2010", {}), ("match-of-the-season", {"seasons": 1}), ("masters-of-football", {})],
)
def test_a_recorded_game_is_entered_again(person: Person, game: str, options: dict[str, Any]) -> None:
    """Most of it over the connection that the page uses, the end by clicks."""
    recording = recorded(game, 2, "referee", options)
    table = start(person, game, options)
    by_wire = max(0, recording.plies - BY_CLICKS)
    answers = {str(seat): list(choices) for seat, choices in recording.answers.items()}
    if by_wire:
        assert person.page.evaluate(ENTER, {"table": table, "answers": answers, "plies": by_wire}) == by_wire
    mirror = recording.begin()
    replay(mirror, recording, by_wire)
    person.go(f"/table/{table}")
    click_on(person.page, mirror, recording)
    assert ended(person, table) == recording.result


def replay(mirror: Table[Any], recording: Recording, plies: int) -> None:
    """Bring the mirror to where the table is: the same number of answers of each seat."""
    for _ in range(plies):
        seat = asked(mirror)
        mirror.play(seat, recording.answers[seat].popleft())


def test_a_card_that_cannot_be_in_the_deck_is_refused_and_an_entry_taken_back(person: Person) -> None:
    page = person.page
    person.go("/companion/referee/match-of-the-season")
    page.wait_for_selector(".seat-list")
    look(person, person.page.url)
    page.get_by_label("Name of player 1").fill("Ana")
    page.click("form button[type=submit]")
    page.wait_for_selector(".hand-over button, .dock.asked")
    if page.locator(".hand-over").count():
        page.click(".hand-over button")
    while "player is dealt" not in page.inner_text(".dock-question"):
        before = page.locator(".dock .choice-list").get_attribute("data-question")
        page.locator(".dock .choice").first.click()
        page.wait_for_function(
            "shown => document.querySelector('.dock .choice-list')?.dataset.question !== shown", arg=before
        )
    first = page.locator(".dock .choice").first.inner_text()
    dealt = page.locator(".dock .choice").first.get_attribute("data-choice")
    page.locator(".dock .choice").first.click()
    page.wait_for_function("gone => !document.querySelector(`.dock .choice[data-choice='${gone}']`)", arg=dealt)

    # Searched for again, he is found, but cannot be: the server says why.
    name = first.split(" (")[0].split(",")[0]
    page.get_by_label("Search the card").fill(name)
    page.click(f"[data-gone='{dealt}']")
    said = page.locator("[popover]").inner_text()
    assert name in said
    assert "cannot have been rolled or drawn now" in said
    page.evaluate(AXE)
    assert page.evaluate(RUN.replace("axe.run(document", "axe.run('.dock'")) == []
    page.keyboard.press("Escape")

    # The entry was wrong: taken back, he can be dealt again.
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(f".dock .choice[data-choice='{dealt}']")
