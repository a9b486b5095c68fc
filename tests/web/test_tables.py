"""Each game's table in play: at its beginning, deep in the game, and at its end; with everything open beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.looking import look, look_along
from tests.web.people import BOT, GAMES, ME, SIZES, TO_THE_END, Person

MOMENTS = {
    "masters-of-football": (0, 25, 90, 170),
    "magic-number-eleven": (0, 12, 40),
    "world-cup-2010": (0, 30, 75),
    "match-of-the-season": (0, 30, 90),
}
"""After how many answers of the person: squad and match, both halves, group and knock-out, draft and season."""
OPTIONS = {"match-of-the-season": {"seasons": 1}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_each_table_in_play(browser: Browser, site: str, game: str, size: str) -> None:
    scheme = "dark" if size == "wide" else "light"
    person = Person(browser, site, viewport=SIZES[size], color_scheme=scheme)
    for moment in MOMENTS[game]:
        person.start_late(moment, game=game, seats=[ME, BOT], options=OPTIONS.get(game, {}))
        look(person, f"after {moment}")
        look_along(person, f"after {moment}")
    person.page.click(".panel-menu")
    look(person, "menu")
    person.close()


@pytest.mark.parametrize("game", GAMES)
def test_each_table_is_told_in_every_language_and_at_its_end(browser: Browser, site: str, game: str) -> None:
    person = Person(browser, site, viewport=SIZES["phone"], color_scheme="dark")
    page = person.page
    table = person.start_late(TO_THE_END, game=game, seats=[ME, BOT], options=OPTIONS.get(game, {}))
    look(person, "end")
    for language in ("pt-PT", "pt-BR", "it", "en"):
        page.evaluate("l => localStorage.setItem('golazo-settings', JSON.stringify({language: l, speed: 0}))", language)
        for place in (15, 60):
            person.go(f"/replay/{table}?seat=0&at={place}")
            page.wait_for_selector(".replay .board > :not(p)")
            look(person, f"{language} {place}", with_axe=language == "en")
    person.close()
