"""One place to act: the dock has one height, holds the answers, and nothing in it moves under the pointer."""

from __future__ import annotations

import pytest

from tests.web.people import BOT, GAMES, ME, SIZES, Person

SEATS = {"magic-number-eleven": 2}
SMALL = {"wide": SIZES["wide"], "middle": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}

# What is wrong with the dock now: another height than before, something cut or covered, a target under 44 px, or a
# button of the table itself that stands for an answer in the dock.
WRONG = """() => {
    const wrong = [], dock = document.querySelector('.dock').getBoundingClientRect();
    for (const each of document.querySelectorAll('.dock .answer, .dock-acts button, .answer-drop')) {
        const box = each.getBoundingClientRect();
        const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (!each.contains(there)) wrong.push(`${each.textContent}: covered`);
        if (box.bottom > innerHeight || box.top < dock.top) wrong.push(`${each.textContent}: out of the dock`);
        if (each.matches('.answer') && (box.height < 44 || box.width < 44)) wrong.push(`${each.textContent}: small`);
        const isLong = ['true', 'very'].includes(each.dataset.long); // names of several players do not fit a phone yet
        if (!isLong && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1))
            wrong.push(`${each.textContent}: cut`);
    }
    const question = document.querySelector('.dock-question');
    if (question && question.scrollHeight > question.clientHeight + 2) wrong.push(`${question.textContent}: cut`);
    return {height: dock.height, wrong};
}"""
NEXT = """before => document.querySelector('.ending')
    || (document.querySelector('.answers')?.dataset.asked ?? before) !== before"""
# Clicks something that glows while the dock has no answer to this question yet.
PICK = """asked => {
    if (document.querySelector('.answers')?.dataset.asked !== asked) return 'gone';
    if (document.querySelector('.answer:not([aria-disabled=true])')) return 'ready';
    document.querySelector('.board .glow, .reach .glow')?.closest('button').click(); // else it is still being drawn
    return new Promise((done) => setTimeout(() => done('picked'), 300));
}"""
DOWN = "document.querySelector('.answer').getBoundingClientRect().toJSON()"


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_dock_keeps_its_height_and_cuts_nothing(person: Person, game: str, language: str) -> None:
    page = person.page
    page.add_init_script(
        f"localStorage.setItem('golazo-settings', JSON.stringify({{language: '{language}', speed: 0}}))"
    )
    table = person.make(game=game, seats=[ME, *[BOT] * (SEATS.get(game, 4) - 1)])
    heights: dict[str, set[float]] = {size: set() for size in SMALL}
    for after in (0, 3, 4, 6, 9):
        person.play_on(table, after)
        for size, viewport in SMALL.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            found = page.evaluate(WRONG)
            assert found["wrong"] == [], f"{size}: {page.inner_text('.dock-question')}"
            heights[size].add(found["height"])
    assert all(len(each) == 1 for each in heights.values()), heights


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_confirmed_in_the_dock(person: Person, game: str) -> None:
    """Whatever glows is clicked, then what the dock offers first; no click is lost, nothing moves between."""
    page = person.page
    person.start(game=game, seats=[ME, *[BOT] * (SEATS.get(game, 4) - 1)])
    for _ in range(12):
        page.wait_for_selector(".dock.asked .answers")
        asked = page.get_attribute(".answers", "data-asked")
        for _ in range(12):
            if page.evaluate(PICK, asked) != "picked":
                break
        if not page.evaluate("asked => document.querySelector('.answers')?.dataset.asked === asked", asked):
            continue  # what was picked made the choice, or a step of it
        box = page.evaluate(DOWN)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        assert page.evaluate(DOWN) == box
        page.mouse.up()
        page.wait_for_function(NEXT, arg=asked)


def test_the_list_opens_on_demand_beside_the_board(person: Person) -> None:
    page = person.page
    person.start_late(3, game="match-of-the-season", seats=[ME, *[BOT] * 3])
    board = page.locator(".board").bounding_box()
    page.focus(".answer, .dock-list")
    assert page.locator(".choice-list").count() == 0
    page.click(".dock-list")
    assert page.locator(".board").bounding_box() == board
    listed = page.locator(".choice-list").bounding_box()
    assert board
    assert listed
    assert listed["x"] >= board["x"] + board["width"]


def test_a_click_on_a_card_offers_to_play_it_first(person: Person) -> None:
    page = person.page
    # A bot announces few cards; somebody who plays at random soon does.
    person.start_late(8, until=("lay-cards",), least=2, wisely=False, game="masters-of-football", seats=[ME, BOT])
    for number in range(page.locator(".mof-hand .glow").count()):
        page.locator(".mof-hand .glow").nth(number).click()
        person.settle()
        if page.locator(".answer.first").count():  # a card that needs a target waits for it first
            break
    assert page.inner_text(".answer.first").startswith("Lay ")
