"""Each game's table: at its beginning, deep in the game and at its end; in both sizes, themes, and every language."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.web.looking import look, look_along
from tests.web.people import BOT, GAMES, ME, SIZES, TO_THE_END, Person

MOMENTS = {
    "masters-of-football": (25, 170),
    "magic-number-eleven": (12, 40),
    "world-cup-2010": (30, 75),
    "match-of-the-season": (30, 90),
}
"""After how many answers of the person: squad and match, both halves, group and knock-out, draft and season."""
SOON = (3, 6)
"""Of any other game."""
OPTIONS = {"match-of-the-season": {"seasons": 1}}
Scheme = Literal["light", "dark"]
SCHEMES: dict[str, Scheme] = {"phone": "light", "wide": "dark"}


@pytest.mark.parametrize("game", GAMES)
def test_each_table_from_the_beginning_to_the_end(browser: Browser, site: str, game: str) -> None:
    person = Person(browser, site)
    table = person.make(game=game, seats=[ME, BOT], options=OPTIONS.get(game, {}))
    made = 0
    for moment in MOMENTS.get(game, SOON):
        person.play_on(table, moment - made)
        made = moment
        for size in SIZES:
            dress(person, size, SCHEMES[size])
            look(person, f"after {moment}, {size}")
        dress(person, "phone", "light")
        look_along(person, f"after {moment}")
    for size in SIZES:
        dress(person, size, SCHEMES[size])
        person.page.click(".panel-menu")
        look(person, f"menu, {size}")
        person.page.click(".panel-menu")
    person.play_on(table, TO_THE_END)
    dress(person, "phone", "dark")
    look(person, "end")
    look_back_in_every_language(person, table)
    person.close()


def dress(person: Person, size: str, scheme: Scheme) -> None:
    person.page.set_viewport_size(SIZES[size])
    person.page.emulate_media(color_scheme=scheme)


def look_back_in_every_language(person: Person, table: str) -> None:
    page = person.page
    for language in ("pt-PT", "pt-BR", "it", "en"):
        page.evaluate("l => localStorage.setItem('golazo-settings', JSON.stringify({language: l, speed: 0}))", language)
        for place in (15, 60):
            person.go(f"/replay/{table}?seat=0&at={place}")
            page.wait_for_selector(".replay .board > :not(p)")
            look(person, f"{language} {place}", with_axe=language == "en")
