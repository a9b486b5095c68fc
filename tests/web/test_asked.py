"""Asked only when it matters: what cannot be otherwise is answered for the player, what is free is never asked."""

from __future__ import annotations

from tests.web.people import BOT, ME, Person
from tests.web.questions import COUNT


def test_nobody_is_asked_a_question_with_one_choice(person: Person) -> None:
    page = person.page
    person.start(game="masters-of-football", seats=[ME, BOT])
    page.evaluate(COUNT)
    page.wait_for_function("() => window.counted.asked >= 12")
    assert page.evaluate("window.counted.single") == 0


def test_a_substitution_is_a_free_act_on_the_cards_themselves(person: Person) -> None:
    page = person.page
    person.start_late(4, until=("player-action", "team-action"), game="magic-number-eleven", seats=[ME, BOT])
    page.locator(".m11-bench .m11-player").first.click()
    page.locator(".m11-ready .m11-player").first.click()
    said = page.inner_text(".answer.first")
    assert "comes on for" in said
    page.click(".answer.first")
    page.wait_for_function("said => document.querySelector('.side-log').innerText.includes(said)", arg=said.strip())


def test_free_acts_stand_in_the_list_too(person: Person) -> None:
    page = person.page
    person.start_late(4, until=("player-action", "team-action"), game="magic-number-eleven", seats=[ME, BOT])
    page.click(".dock-list")
    assert page.locator(".free-acts .act").count() > 0
