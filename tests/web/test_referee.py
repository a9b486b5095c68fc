"""The referee: recorded games are entered again, chance typed in, and end as they did."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.web.entering import ended, enter
from tests.web.looking import AXE, RUN, look
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.recording import GAMES, Recording

BY_CLICKS = 24
"""How much of a game is entered by clicks, the rest over the page's connection; `scripts/measure referee` clicks all."""


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_entered_again_and_ends_as_it_did(person: Person, game: str) -> None:
    recording = Recording.of(game)
    table = enter(person, recording, BY_CLICKS)
    assert ended(person, table) == recording.result
    assert person.page.locator(".ending li").count() == len(recording.result)


TYPED = """() => {
    const list = document.querySelector('.dock.asked .choice-list');
    if (!list || !list.querySelector('.choice:not([disabled])')) return null;
    const choices = [...list.querySelectorAll('.choice[data-choice]')].map((each) => each.dataset.choice);
    return {question: list.dataset.question, seat: Number(list.dataset.seat), choices};
}"""
TEAMS_DEALT = 32


def listen(page: Page) -> list[dict[str, Any]]:
    """All updates that this page gets from now on."""
    heard: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            heard.append(message)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", opened)
    return heard


def type_in(page: Page, shown: dict[str, Any], choice: str) -> None:
    """Click, and wait until it is taken or refused."""
    page.locator(f'.dock .choice[data-choice="{choice}"]').focus()
    page.click(f'.dock .choice[data-choice="{choice}"]')
    page.wait_for_function(
        """({question, seat}) => {
            const list = document.querySelector('.dock.asked .choice-list');
            return document.querySelector('.dock .trouble')
                || !list || list.dataset.question !== question || Number(list.dataset.seat) !== seat;
        }""",
        arg=shown,
    )


def test_a_far_friend_and_a_bot_at_a_table_with_a_real_box(person: Person, friend: Person) -> None:
    """The owner types in his own cards, the bot's and what lies open; the friend's are his to type and to choose."""
    heard = {0: listen(person.page), 1: listen(friend.page)}
    person.start(game="world-cup-2010", seats=[{**ME, "name": "Ana"}, OPEN, BOT], chance="typed")
    friend.join(person.page.locator(".invitation input").input_value(), "Bruna")
    dealt: dict[str, int] = {}
    asked: dict[str, set[tuple[int, str]]] = {"owner": set(), "friend": set()}
    refused = ""
    while ("flip" not in {verb for _, verb in asked["owner"]}) or (1, "lay") not in asked["friend"]:
        for who, each in (("owner", person), ("friend", friend)):
            shown = each.page.evaluate(TYPED)
            if shown is None or (who == "friend" and shown["seat"] < 0):
                continue  # what lies open is typed in by the owner, who has the box
            verb = shown["choices"][0].partition(":")[0]
            asked[who].add((shown["seat"], verb))
            if verb == "team" and who == "friend" and not refused:
                # A card that somebody else has got: offered, since nobody may know, but refused.
                taken = next(team for team, seat in dealt.items() if seat == 0)
                type_in(each.page, shown, taken)
                refused = each.page.inner_text(".dock .trouble")
                each.page.click(".dock .trouble button")
            choice = next(each for each in shown["choices"] if verb != "team" or each not in dealt)
            type_in(each.page, shown, choice)
            if verb == "team":
                dealt[choice] = shown["seat"]
    assert {seat for seat, _ in asked["owner"]} == {0, 2, -1}
    assert {seat for seat, _ in asked["friend"]} == {1}
    assert len(dealt) == TEAMS_DEALT
    assert refused
    # Until groups and hands lie open nobody got to see a card of somebody else, and least who has the refused one.
    for seat, updates in heard.items():
        own = [update for update in updates if update["seat"] == seat and update["view"]]
        teams = [team for update in own for team in update["view"]["table"]["teams"] if "player" in team]
        assert {team["player"] for team in teams} == {seat}
        assert not {update["question"]["seat"] for update in own if update["question"]} - {seat}
    assert all(not update["typed"] or update["typed"]["seat"] < 0 for update in heard[1])


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
