"""One server and one Chromium for all tests of the web app, gone before other tests have event loops of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.missing import missing
from tests.web.people import CHROMIUM, Person, chromium, served


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with served(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        missing(f"there is no Chromium at {CHROMIUM}")
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Person]:
    somebody = Person(browser, site)
    yield somebody
    somebody.close()


@pytest.fixture
def friend(browser: Browser, site: str) -> Iterator[Person]:
    """Somebody else, with a phone, in Italian."""
    somebody = Person(browser, site, viewport={"width": 360, "height": 740}, locale="it")
    yield somebody
    somebody.close()
