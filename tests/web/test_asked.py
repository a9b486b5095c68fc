"""Asked only when it matters: what cannot be otherwise is answered for the player, what is free is never asked."""

from __future__ import annotations

from tests.web.people import BOT, ME, Person

# Answers everything from the dock or the list, and counts the questions that had but one choice.
COUNT = """() => {
    window.counted = {asked: 0, single: 0};
    const seen = new Set();
    new MutationObserver(() => {
        const asked = document.querySelector('.answers')?.dataset.asked;
        if (!asked || seen.has(asked)) return;
        if (!document.querySelector('.choice-list')) return void document.querySelector('.dock-list')?.click();
        const list = document.querySelector('.choice-list');
        if (!asked.startsWith(list.dataset.question)) return;
        const choices = list.querySelectorAll('.choice:not(.act, [aria-disabled=true])');
        if (!choices.length) return;
        setTimeout(() => {
            const now = document.querySelector('.answers')?.dataset.asked;
            if (now !== asked || seen.has(asked)) return;
            seen.add(asked);
            window.counted.asked += 1;
            if (choices.length === 1) window.counted.single += 1;
            choices[choices.length - 1].click();
        }, 60);
    }).observe(document, {subtree: true, childList: true, attributes: true});
}"""


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
