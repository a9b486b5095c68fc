"""Whole games by the keyboard alone."""

from __future__ import annotations

import pytest

from tests.web.people import BOT, ME, Person

# The next question that can be answered; none at the end.
ASKED = """before => {
    if (document.querySelector('.ending')) return {question: ''};
    const open = document.querySelector('.dock.asked .answer:not([aria-disabled=true]), .answer-missing');
    const asked = document.querySelector('.answers')?.dataset.asked;
    return open && asked !== before ? {question: asked} : null;
}"""
# The question in sight, and the number of the choice that has the focus.
AT = """([asked, number]) => document.querySelector('.answers')?.dataset.asked !== asked
    ? {asked: false} : document.activeElement.dataset.number === number ? {asked: true} : null"""


@pytest.mark.parametrize("game", ["magic-number-eleven", "masters-of-football"])
def test_a_whole_game_by_keyboard_alone(person: Person, game: str) -> None:
    """A number moves to a choice, arrows move on, Enter chooses; the last choice keeps Masters of Football short."""
    page = person.page
    person.start(game=game, seats=[ME, BOT])
    page.wait_for_selector(".dock.asked")
    before = ""
    while (asked := page.wait_for_function(ASKED, arg=before).json_value())["question"]:
        page.keyboard.press("1")
        choices = page.locator(".choice-list .choice").count()
        keys = {"": "1"}
        if game == "masters-of-football" and choices > 1:
            keys["ArrowUp"] = str(choices)
        for key, number in keys.items():
            if key:
                page.keyboard.press(key)
            at = page.wait_for_function(AT, arg=[asked["question"], number]).json_value()
            if not at["asked"]:  # somebody else acted meanwhile
                break
        else:
            page.keyboard.press("Enter")
            before = asked["question"]
    assert page.locator(".ending li").count() == 2


def test_the_first_link_of_a_page_skips_to_what_it_is_about(person: Person) -> None:
    page = person.page
    person.start(game="world-cup-2010", seats=[ME, BOT])
    for path, place in (("", "dock"), ("/settings", "main")):
        if path:
            person.go(path)
        page.wait_for_selector(f"#{place}")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        page.keyboard.press("Enter")
        page.wait_for_function("place => document.activeElement.id === place", arg=place)


def test_arrows_scroll_log_and_chat(person: Person) -> None:
    """They do not move on to the choices from there."""
    page = person.page
    person.start_late(20, game="world-cup-2010", seats=[ME, BOT])
    for place in (".side-log .log", ".side-chat .log"):
        page.focus(place)
        page.keyboard.press("ArrowUp")
        assert page.evaluate("place => document.activeElement.matches(place)", place)
    page.focus(".side-log .log")
    before = page.evaluate("document.activeElement.scrollTop")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("before => document.activeElement.scrollTop < before", arg=before)


def test_the_next_question_takes_the_focus_only_from_the_list(person: Person) -> None:
    page = person.page
    person.start(game="world-cup-2010", seats=[ME, BOT])
    page.click(".dock-list")
    in_list = "document.activeElement.closest('.choice-list') !== null"
    for place, is_taken in ((".choice", True), (".board", False)):
        page.wait_for_selector(".choice:not([aria-disabled=true])")
        question = page.get_attribute(".choice-list", "data-question")
        page.evaluate("place => document.querySelector(place).focus()", place)
        page.evaluate("document.querySelector('.choice').click()")
        page.wait_for_function(
            "q => (document.querySelector('.choice-list')?.dataset.question ?? q) !== q", arg=question
        )
        person.settle()
        assert page.evaluate(in_list) is is_taken
