"""Every page: all languages without a missing text, no barrier that axe finds, nothing wider than the window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import ROOT, Person

LANGUAGES = ("en", "pt-PT", "pt-BR", "it")
GAMES = ("masters-of-football", "magic-number-eleven", "world-cup-2010", "match-of-the-season")
PAGES = (
    "/",
    "/lobby",
    "/settings",
    "/verify",
    "/companion",
    "/nowhere",
    *(f"/{kind}/{game}" for kind in ("new", "rules", "cards") for game in GAMES),
)
SIZES = {"phone": {"width": 360, "height": 740}, "wide": {"width": 1440, "height": 900}}
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}).then(
    found => found.violations.map(each => [each.id, ...each.nodes.slice(0, 3).map(node => node.html.slice(0, 120)
        + (node.any[0] ? ' ' + node.any[0].message.slice(0, 160) : ''))].join(' | ')))"""
MISSING = re.compile(
    r"\b(app|companion|referee|web|ask|choice|event|part|option|why|name|item)-[a-z0-9]+(-[a-z0-9]+)*\b|\{\s*\$|undefined|\[object"
)


def looked_at(person: Person, with_axe: bool = True) -> None:
    """What must hold of whatever is shown now. Barriers are the same in every language: one is enough for axe."""
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    found = MISSING.search(page.inner_text("body"))
    assert not found, f"a text is missing: {found}"
    if with_axe:
        page.evaluate(AXE)
        assert page.evaluate(RUN) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(browser: Browser, site: str, language: str, size: str) -> None:
    scheme = "dark" if size == "phone" else "light"
    person = Person(browser, site, locale=language, viewport=SIZES[size], color_scheme=scheme)
    for path in PAGES:
        person.go(path)
        person.page.wait_for_selector("main h1, .hero h1")
        person.page.wait_for_load_state("networkidle")
        try:
            looked_at(person, with_axe=language == "en")
        except AssertionError as wrong:
            raise AssertionError(f"{path}: {wrong}") from None
    assert not person.errors
    person.context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_each_table_in_play(browser: Browser, site: str, game: str, size: str) -> None:
    scheme = "dark" if size == "wide" else "light"
    person = Person(browser, site, viewport=SIZES[size], color_scheme=scheme)
    bot = {"kind": "bot", "bot": "greedy"}
    person.start(game=game, seats=[{"kind": "me"}, bot])
    person.page.wait_for_selector(".dock.asked")
    looked_at(person)
    person.page.click(".panel-menu")
    looked_at(person)
    assert not person.errors
    person.context.close()


def test_the_app_says_nothing_of_its_makers_place() -> None:
    for path in Path(ROOT / "src" / "golazo" / "server" / "web").rglob("*.js"):
        assert str(ROOT) not in path.read_text(encoding="utf-8")
