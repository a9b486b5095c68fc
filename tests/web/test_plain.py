"""A game without a table of its own, found by its entry point alone: poster, plain table and rules in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.examples.installing import EXAMPLE, installed
from tests.web.people import ME, Person, served

GAME = "penalty-duel"
SEATS = [{**ME, "name": "Ana"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = installed(EXAMPLE, tmp_path_factory.mktemp("site"))
    with served(tmp_path_factory.mktemp("data"), PYTHONPATH=path) as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, plain_site: str) -> Iterator[Person]:
    somebody = Person(browser, plain_site)
    yield somebody
    assert somebody.errors == []
    somebody.close()


def test_the_first_page_and_the_companion_show_it(visitor: Person) -> None:
    visitor.go("/")
    poster = visitor.page.locator(f"article[data-game={GAME}]")
    poster.get_by_role("heading", name="Penalty Duel").wait_for()
    assert poster.locator("svg > *").count()
    assert visitor.page.locator("article.poster").count() == 5
    visitor.go("/companion/referee")
    visitor.page.wait_for_selector(f"article[data-game={GAME}]")


def test_it_is_played_to_the_end_at_the_plain_table(visitor: Person) -> None:
    visitor.start(game=GAME, seats=SEATS, options={"kicks": 3})
    visitor.page.wait_for_selector(".dock.asked")
    table = visitor.page.locator(".plain table").first
    assert table.locator("th").all_inner_texts() == ["Player", "Goals", "Card", "Substituted"]
    assert table.locator("tbody tr").count() == 2
    text = visitor.page.locator(".plain pre").inner_text()
    assert text.splitlines()[0] == "Players:"
    assert "Deck: 2" in text
    visitor.page.click(".dock-list")
    choices = [choice.strip() for choice in visitor.page.locator(".choice .choice-words").all_inner_texts()]
    assert choices, "the list of choices is empty"
    assert len(choices) == len(set(choices)), "the same choice is there twice"
    visitor.pilot()
    visitor.until_over()
    assert "goal" in visitor.page.locator(".ending").inner_text().lower(), "the result does not say why"


def test_its_rules_are_told(visitor: Person) -> None:
    visitor.go(f"/rules/{GAME}")
    visitor.page.wait_for_selector("text=proves that the kicker has no star")
