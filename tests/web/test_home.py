"""The way into a game: a small sheet before the kick-off that remembers, and one's games."""

from __future__ import annotations

from tests.web.looking import look
from tests.web.people import Person


def test_the_sheet_before_the_kick_off_remembers_what_was_chosen(person: Person) -> None:
    page = person.page
    person.go("/")
    for _ in range(2):
        page.click("[data-game=match-of-the-season] .poster-acts button")
        sheet = page.locator(".kick-off")
        sheet.wait_for()
        if _ == 0:
            look(person, "sheet")
            sheet.locator("select").nth(1).select_option("2")
            sheet.locator("select").nth(2).select_option("1")
            sheet.locator("input").fill("Ana")
        else:
            assert [sheet.locator("select").nth(place).input_value() for place in (1, 2)] == ["2", "1"]
            assert sheet.locator("input").input_value() == "Ana"
        sheet.locator("[type=submit]").click()
        page.wait_for_selector(".players")
        assert page.locator(".players .player").count() == 3
        assert "Ana" in page.inner_text(".players")
        person.go("/")


def test_games_to_go_on_with_stand_apart_from_finished_ones(person: Person) -> None:
    table = person.make(game="magic-number-eleven", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    person.go("/")
    person.page.wait_for_selector("#mine")
    assert person.page.locator("#finished").count() == 0
    person.play_on(table, 10_000)
    person.page.wait_for_selector(".ending")
    person.go("/")
    person.page.wait_for_selector("#finished")
    assert person.page.locator("#mine").count() == 0
