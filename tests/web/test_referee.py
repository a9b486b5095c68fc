"""The referee: recorded games are entered again, chance typed in, and end as they did."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.web.entering import ended, enter
from tests.web.looking import ALL, AXE, RUN, look
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.recording import GAMES, Recording

BY_CLICKS = 16
"""So much of a game is entered by clicks, the rest over the page's connection; `scripts/measure referee` clicks all."""


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_entered_again_and_ends_as_it_did(person: Person, game: str) -> None:
    recording = Recording.of(game)
    table = enter(person, recording, BY_CLICKS)
    assert ended(person, table) == recording.result
    assert person.page.locator(".ending li").count() == len(recording.result)


TYPED = """() => {
    const list = document.querySelector('.choice-list');
    if (!list) document.querySelector('.dock.asked .dock-list[aria-expanded=false]')?.click();
    if (!list || !list.querySelector('.choice:not([disabled])')) return null;
    const choices = [...list.querySelectorAll('.choice[data-choice]')].map((each) => each.dataset.choice);
    return {question: list.dataset.question, seat: Number(list.dataset.seat), choices};
}"""
# The rest of the dealing over a connection of the page's own: the first card that is not refused.
DEAL_ON = """(table) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/ws');
    let open = null, tried = 0, keys = 0;
    const send = () => socket.send(JSON.stringify({
        type: 'choose', table, seat: open.seat, question: open.id, choices: [open.choices[tried].id],
        key: `deal-${++keys}`,
    }));
    socket.onmessage = ({data}) => {
        const told = JSON.parse(data);
        if (told.type === 'welcome') socket.send(JSON.stringify({type: 'watch', table, seen: {}}));
        if (told.type === 'refused') { tried += 1; send(); }
        if (told.type !== 'update') return;
        const [asked, choices] = told.question ? [told.question, told.choices] : [told.typed, told.typed_choices];
        if (!asked || !asked.chance || asked.seat < 0 || (open?.id === asked.id && open.seat === asked.seat)) return;
        open = {...asked, choices};
        tried = 0;
        send();
    };
}"""
SEATS = 3
ENOUGH = 3000
"""Looks at both screens until the first cards lie open."""


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


def type_in(page: Page, shown: dict[str, Any], choice: str) -> str:
    """Click, wait until it is taken or refused, and say why it is refused."""
    page.locator(f'.choice-list .choice[data-choice="{choice}"]').focus()
    page.click(f'.choice-list .choice[data-choice="{choice}"]')
    page.wait_for_function(
        """({question, seat}) => {
            const list = document.querySelector('.choice-list');
            return document.querySelector('.dock .trouble')
                || !list || list.dataset.question !== question || Number(list.dataset.seat) !== seat;
        }""",
        arg=shown,
    )
    if not page.locator(".dock .trouble").count():
        return ""
    said = page.inner_text(".dock .trouble")
    page.click(".dock .trouble button")
    page.wait_for_selector(".dock .trouble", state="detached")
    return said


def test_a_far_friend_and_a_bot_at_a_table_with_a_real_box(person: Person, friend: Person) -> None:
    """The owner types in his own cards, the bot's and what lies open; the friend's are hers to type and to choose."""
    heard = {0: listen(person.page), 1: listen(friend.page)}
    table = person.start(game="world-cup-2010", seats=[{**ME, "name": "Ana"}, OPEN, BOT], chance="typed")
    friend.join(person.page.locator(".invitation input").input_value(), "Bruna")
    dealt: list[str] = []
    asked: dict[int, set[tuple[int, str]]] = {0: set(), 1: set()}
    for _ in range(ENOUGH):
        if (-1, "flip") in asked[0] and (1, "lay") in asked[1]:
            break
        for who, each in enumerate((person, friend)):
            shown = each.page.evaluate(TYPED)
            if shown is None or (who == 1 and shown["seat"] < 0):
                continue  # what lies open is typed in by the owner, who has the box
            verb = shown["choices"][0].partition(":")[0]
            if len(dealt) == SEATS and verb in ("team", "deal"):
                continue  # dealt on over the connection
            asked[who].add((shown["seat"], verb))
            if who == 1 and verb == "team":
                # A card that somebody else holds is on offer, since nobody may know who has it, but it is refused.
                refused = type_in(each.page, shown, dealt[0])
                assert refused
                assert "Ana" not in refused
            # Whatever else the others hold is refused as well.
            taken = next(one for one in shown["choices"] if one not in dealt and not type_in(each.page, shown, one))
            if verb == "team":
                dealt.append(taken)
            if verb == "team" and len(dealt) == SEATS:
                for other in (person, friend):
                    other.page.evaluate(DEAL_ON, table)
        person.page.wait_for_timeout(10)
    assert asked[0] >= {(0, "team"), (2, "team"), (-1, "flip")}
    assert asked[1] >= {(1, "team"), (1, "lay")}
    assert {seat for seat, _ in asked[1]} == {1}
    # As long as teams are dealt, nobody gets to see a team of somebody else.
    for seat, updates in heard.items():
        views = [update["view"]["table"] for update in updates if update["view"]]
        players = {team["player"] for view in views if not view["groups"] for team in view["teams"]}
        assert players == {seat}
    assert {update["question"]["seat"] for update in heard[1] if update["question"]} == {1}
    assert all(update["typed"]["seat"] < 0 for update in heard[1] if update["typed"])


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
    while "Red: which player is dealt" not in page.inner_text(".dock-question"):
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
    assert page.evaluate(RUN.replace("axe.run(document", "axe.run('.dock'"), ALL) == []
    page.keyboard.press("Escape")

    # The entry was wrong: taken back, he can be dealt again.
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(f".dock .choice[data-choice='{dealt}']")


def test_a_secret_entry_is_taken_back_by_the_next_at_the_screen(person: Person) -> None:
    page = person.page
    person.go("/companion/referee/world-cup-2010")
    page.wait_for_selector(".seat-list")
    page.click("form button[type=submit]")
    page.click(".hand-over button")
    team = page.locator(".dock .choice").first
    dealt = team.get_attribute("data-choice")
    team.click()
    # Nobody typed a name: who is next is told all the same.
    page.wait_for_selector(".hand-over >> text=Player 2")
    page.click(".hand-over button")
    page.get_by_role("button", name="Take back").click()
    page.click(".hand-over button")
    page.click(f".dock .choice[data-choice='{dealt}']")
    page.wait_for_selector(".hand-over >> text=Player 2")
