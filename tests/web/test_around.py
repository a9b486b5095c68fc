"""Around the game: chat, taking back with consent, clocks, reactions, hints, notifications, leaving and rematches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.people import BOT, GAMES, ME, OPEN, Person

RECORDS = """
    window.called = [];
    Object.defineProperty(document, 'hidden', {get: () => window.away === true});
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', {
        value: async (title, note) => void window.called.push([title, note.body]),
    });
"""
"""The operating system's part cannot be seen from here: what the app hands over to it can."""

FOLLOW = """path => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = path;
    link.click();
    link.remove();
}"""
"""To another page of the app that is open, as a link in it does."""


@pytest.fixture
def people(browser: Browser, site: str) -> Iterator[tuple[Person, Person]]:
    """Two people, who both read English."""
    both = Person(browser, site), Person(browser, site)
    yield both
    for each in both:
        each.close()


@pytest.fixture
def two(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Two people at a table of Magic Number Eleven with a clock."""
    owner, friend = people
    clock = {"kind": "live", "seconds": 900, "increment": 10}
    owner.start(game="magic-number-eleven", seats=[ME, OPEN], clock=clock)
    friend.join(owner.page.locator(".invitation input").input_value(), "Bruna")
    for each in people:
        each.page.wait_for_selector(".table-page")
    return people


def asked(two: tuple[Person, Person]) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    first, second = two
    while True:
        for one, other in ((first, second), (second, first)):
            if one.page.locator(".dock.asked").count():
                return one, other
        first.page.wait_for_timeout(50)


def test_chat_is_heard_by_the_other(two: tuple[Person, Person]) -> None:
    owner, friend = two
    owner.page.fill(".chat-form input", "Boa sorte! <b>hi</b>")
    owner.page.keyboard.press("Enter")
    friend.page.wait_for_selector(".chat .log >> text=Boa sorte! <b>hi</b>")


def test_what_was_said_too_often_is_given_back_and_a_draft_outlives_the_panels(two: tuple[Person, Person]) -> None:
    page = two[0].page
    field = page.locator(".chat-form input")
    for number in range(6):
        field.fill(f"line {number}")
        field.press("Enter")
    page.wait_for_selector(".chat .trouble")
    assert field.input_value() == "line 5"
    for _ in range(2):
        page.click(".panel-menu")
    assert field.input_value() == "line 5"


def test_news_and_the_question_are_read_out(two: tuple[Person, Person]) -> None:
    one, other = asked(two)
    said = one.page.locator(".table-page > [aria-live] p")
    question = one.page.inner_text(".dock-question")
    assert said.last.text_content() == question
    other.page.fill(".chat-form input", "Hello!")
    other.page.keyboard.press("Enter")
    one.page.wait_for_selector(".chat .log >> text=Hello!")
    assert said.count() == 2
    assert said.last.text_content() == question
    assert (said.first.text_content() or "?") in one.page.inner_text(".side-log")


def test_whoever_is_muted_is_not_heard_until_unmuted(two: tuple[Person, Person]) -> None:
    owner, friend = two

    def says(line: str) -> None:
        friend.page.fill(".chat-form input", line)
        friend.page.keyboard.press("Enter")
        friend.page.wait_for_selector(f".chat .log >> text={line}")

    owner.page.focus(".muting summary")
    owner.page.keyboard.press("Enter")
    switch = owner.page.get_by_label("Mute Bruna")
    switch.focus()
    for line, is_heard in (("first", False), ("second", True)):
        owner.page.keyboard.press("Space")
        owner.page.wait_for_selector(".muting summary >> text=" + ("Mute" if is_heard else "1 muted"))
        says(line)
    owner.page.wait_for_selector(".chat .log >> text=second")
    assert owner.page.locator(".chat .log >> text=first").count() == 0


def test_both_have_clocks_and_one_runs(two: tuple[Person, Person]) -> None:
    owner, _ = two
    assert owner.page.locator(".players .clock").count() == 2
    before = owner.page.locator(".players .clock").all_inner_texts()
    owner.page.wait_for_timeout(1600)
    after = owner.page.locator(".players .clock").all_inner_texts()
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_a_hint_is_told_in_words_and_marked(two: tuple[Person, Person]) -> None:
    one, _ = asked(two)
    one.page.get_by_label("Ask a bot for a hint").click()
    one.page.wait_for_selector(".answer.hinted")
    one.page.wait_for_selector("[aria-live] >> text=A bot would choose", state="attached")
    one.page.click(".dock-list")
    assert one.page.locator(".choice.hinted").count() == 1


def ask(page: Page) -> None:
    page.click(".panel-menu")
    page.get_by_text("Ask the others to take back").click()
    page.wait_for_selector(".menu", state="detached")


def test_taking_back_needs_consent_where_others_saw_it(two: tuple[Person, Person]) -> None:
    one, other = asked(two)
    one.page.click(".dock-list")
    one.page.locator(".choice").first.focus()
    one.page.keyboard.press("Enter")
    other.page.wait_for_selector(".dock.asked")
    before = one.page.locator(".side-log li").count()
    other.page.click(".dock-list")
    other.page.locator(".choice").first.focus()
    other.page.keyboard.press("Enter")
    one.page.wait_for_function("before => document.querySelectorAll('.side-log li').length > before", arg=before)
    ask(one.page)
    other.page.wait_for_selector(".consent >> text=would like to take back")
    other.page.locator(".consent").get_by_text("No", exact=True).click()
    one.page.wait_for_selector(".side-log >> text=does not want that taken back")
    ask(one.page)
    other.page.locator(".consent").get_by_text("Agree").click()
    other.page.wait_for_selector(".log-undo")
    other.page.wait_for_selector(".consent", state="detached")


def test_the_language_changes_in_the_middle_of_a_game(two: tuple[Person, Person]) -> None:
    one, _ = asked(two)
    page = one.page
    english = page.inner_text(".dock-question")
    page.click(".panel-menu")
    page.select_option(".menu .picker select", "it")
    page.wait_for_function("before => document.querySelector('.dock-question').innerText !== before", arg=english)
    assert page.locator("html").get_attribute("lang") == "it"


def resign(page: Page) -> None:
    page.click(".panel-menu")
    page.get_by_text("Resign", exact=True).click()
    page.locator(".sure").get_by_text("Yes").click()


def test_whoever_comes_back_is_told_of_the_bot_and_plays_on_at_a_tap(two: tuple[Person, Person]) -> None:
    owner, friend = two
    friend.page.click(".panel-menu")
    friend.page.get_by_text("Let a bot play for me", exact=True).click()
    owner.page.wait_for_selector(".players >> text=a bot stands in")
    friend.page.reload()
    friend.page.locator(".stand-in").get_by_text("Play on myself").click()
    friend.page.wait_for_selector(".stand-in", state="detached")
    owner.page.wait_for_selector(".side-log >> text=Bruna is back")


def test_whoever_resigns_among_three_is_told_so_and_the_others_play_on(people: tuple[Person, Person]) -> None:
    person, friend = people
    person.start(game="world-cup-2010", seats=[ME, OPEN, BOT])
    friend.join(person.page.locator(".invitation input").input_value(), "Bruna")
    for each in people:
        each.page.wait_for_selector(".table-page .dock")
    resign(friend.page)
    friend.page.wait_for_selector(".consent >> text=You resigned")
    friend.page.click(".panel-menu")
    friend.page.wait_for_selector(".menu")
    assert friend.page.locator(".menu-part.row").count() == 0  # nothing there that would be refused
    person.page.wait_for_selector(".dock.asked")
    assert not person.is_over
    assert not friend.is_over


@pytest.mark.parametrize("game", GAMES)
def test_whoever_resigns_against_one_loses_at_once_and_both_go_to_a_rematch(
    game: str, people: tuple[Person, Person]
) -> None:
    person, friend = people
    person.start(game=game, seats=[{**ME, "name": "Ana"}, OPEN])
    friend.join(person.page.locator(".invitation input").input_value(), "Bruna")
    for each in people:
        each.page.wait_for_selector(".table-page .dock")
    resign(friend.page)
    for each in people:
        first = each.page.locator(".ending li.first")
        assert "Ana" in first.inner_text()
        assert "Bruna resigned" in first.inner_text()
        assert each.page.locator(".ending li").count() == 2
        assert each.page.locator(".dock-waiting, .dock.asked").count() == 0
    before = person.page.url
    person.page.locator(".ending").get_by_text("Rematch").click()
    friend.page.locator(".ending").get_by_text("To the rematch").click()
    for each in people:
        each.page.wait_for_url(lambda url: url != before)
        each.page.wait_for_selector(".table-page .dock")
        assert not each.is_over
    assert person.page.url == friend.page.url


def test_a_spectator_sees_the_game_without_a_question_and_can_chat(two: tuple[Person, Person], friend: Person) -> None:
    owner, _ = two
    friend.page.goto(owner.page.url)
    friend.page.wait_for_selector(".table-page .board > *")
    friend.page.wait_for_selector(".dock-waiting")
    assert friend.page.locator(".choice, .dock.asked").count() == 0
    friend.page.click(".panel-chat")
    friend.page.fill(".chat-form input", "Forza!")
    friend.page.keyboard.press("Enter")
    owner.page.wait_for_selector(".chat .log >> text=Forza!")


def test_whoever_looks_elsewhere_is_called(browser: Browser, site: str) -> None:
    person = Person(browser, site, permissions=["notifications"], service_workers="allow")
    person.context.add_init_script(RECORDS)
    page = person.page
    person.start(game="magic-number-eleven", seats=[ME, BOT])
    page.wait_for_selector(".dock.asked")
    page.click(".panel-menu")
    page.get_by_label("Notify me when it is my turn").check()
    assert page.evaluate("window.called") == []  # whoever looks needs no call
    page.evaluate("window.away = true")
    page.click(".dock-list")
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.called.length > 0")
    title, text = page.evaluate("window.called[0]")
    assert title == "Golazo"
    assert text.startswith("Magic Number Eleven: ")
    person.close()


def test_a_card_in_hand_is_changed_by_a_tap_on_another_and_put_back_by_a_second(person: Person) -> None:
    person.start_late(0, until=("player-action",), least=4, game="magic-number-eleven", seats=[ME, BOT])
    ready = person.page.locator(".m11-ready .m11-player")
    for place in (0, 1):
        ready.nth(place).click()
        person.page.wait_for_function(
            "at => document.querySelectorAll('.m11-ready .m11-player')[at]?.getAttribute('aria-pressed') === 'true'",
            arg=place,
        )
    assert ready.nth(0).get_attribute("aria-pressed") is None
    ready.nth(1).click()
    person.page.wait_for_selector(".dock-steps", state="detached")


def test_a_code_brings_a_person_to_a_second_device(person: Person, friend: Person) -> None:
    person.start(game="world-cup-2010", seats=[ME, BOT])
    person.page.wait_for_selector(".dock.asked")
    table = person.page.url
    person.go("/settings")
    person.page.locator("form.field-set .input").fill("Ana")
    person.page.locator("form.field-set button").click()
    person.page.get_by_text("Saved").wait_for()
    person.page.locator("section.field-set button").first.click()
    code = person.page.locator(".device-code").inner_text()
    friend.start(game="world-cup-2010", seats=[ME, BOT])  # they are connected already, as somebody else
    friend.page.wait_for_selector(".dock.asked")
    friend.page.evaluate(FOLLOW, "/settings")
    friend.page.locator("section.field-set form .input").fill(code)
    friend.page.locator("section.field-set form button").click()
    friend.page.get_by_text("Ana").first.wait_for()
    friend.page.evaluate(FOLLOW, table)
    friend.page.wait_for_selector(".dock.asked")


def test_a_page_that_could_not_be_loaded_blocks_no_other(browser: Browser, site: str) -> None:
    person = Person(browser, site, service_workers="block")
    page = person.page
    page.route("**/settings-*.js", lambda route: route.abort())
    person.go("/lobby")
    page.wait_for_selector("main h1")
    page.click("nav a[href='/settings']")
    page.wait_for_selector("main .trouble")
    page.click("nav a[href='/lobby']")
    page.wait_for_selector("main h1")
    person.close()


def test_reactions_can_be_armed_and_passing_left_to_the_server(person: Person) -> None:
    page = person.page
    person.start_late(0, until=("card-window",), least=2, game="masters-of-football", seats=[ME, BOT])
    question = page.get_attribute(".answers", "data-asked")
    page.click(".panel-menu")
    switches = page.locator(".menu fieldset .switch input")
    switches.nth(1).check()  # in a window that offers it the server makes it, a moment later
    page.wait_for_function("q => document.querySelector('.answers')?.dataset.asked !== q", arg=question)
    switches.first.check()
    page.click(".panel-menu")
    page.wait_for_selector(".log >> text=passes by", state="attached")
