"""Every page at both sizes, and in every language where there is least room for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.looking import look
from tests.web.people import BOT, GAMES, ME, OPEN, ROOT, SIZES, TO_THE_END, Person

LANGUAGES = ("en", "pt-PT", "pt-BR", "it")
PAGES = (
    "/",
    "/lobby",
    "/settings",
    "/verify",
    "/companion",
    "/nowhere",
    *(f"/{kind}/{game}" for kind in ("new", "rules", "cards") for game in GAMES),
)


@pytest.fixture(scope="module")
def tables(browser: Browser, site: str) -> tuple[str, str]:
    """Paths of an invitation and of the replay of a finished game."""
    owner = Person(browser, site)
    owner.start(game="world-cup-2010", seats=[ME, OPEN])
    link = owner.page.locator(".invitation input").input_value()
    over = owner.start_late(TO_THE_END, game="magic-number-eleven", seats=[ME, BOT])
    owner.close()
    return link.removeprefix(site), f"/replay/{over}?seat=open&at=20"


@pytest.mark.parametrize(("language", "size"), [("en", "wide"), *((language, "phone") for language in LANGUAGES)])
def test_every_page_in_every_language(
    browser: Browser, site: str, tables: tuple[str, str], language: str, size: str
) -> None:
    """Barriers are the same in every language, contrast is not in every theme: English by axe, in both."""
    scheme = "dark" if size == "phone" else "light"
    person = Person(browser, site, locale=language, viewport=SIZES[size], color_scheme=scheme)
    for path in (*PAGES, *tables):
        person.go(path)
        person.page.wait_for_selector("main h1, .hero h1, .replay .board > :not(p)")
        person.page.wait_for_load_state("networkidle")
        assert person.page.get_attribute("html", "lang") == language
        look(person, path, with_axe=language == "en")
    person.close()


def test_the_app_says_nothing_of_its_makers_place() -> None:
    for path in Path(ROOT / "src" / "golazo" / "server" / "web").rglob("*.js"):
        assert str(ROOT) not in path.read_text(encoding="utf-8")
