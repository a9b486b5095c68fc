"""Pictures of every table in play, for README and docs: `scripts/pictures [GAME ...]`.

A real server, real Chromium; bots play to a moment worth showing. At both sizes, light and dark.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from PIL import Image  # comes with fpdf2
from playwright.sync_api import sync_playwright

from tests.web.people import BOT, GAMES, ME, ROOT, SIZES, Person, chromium, served

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 80
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

MOMENTS: dict[str, dict[str, Any]] = {
    "masters-of-football": {"after": 45, "until": ("card-window",), "least": 2, "bots": 3},
    "magic-number-eleven": {"after": 24, "until": ("player-action",), "bots": 1},
    "world-cup-2010": {"after": 16, "until": ("lay",), "bots": 3},
    "match-of-the-season": {"after": 60, "until": ("lay-line-up",), "bots": 3},
}


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as site,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        person = Person(browser, site)
        if "home" in wanted:
            person.go("/")
            person.page.wait_for_load_state("networkidle")
            keep(person, "home")
        for game in wanted:
            if game in MOMENTS:
                how = dict(MOMENTS[game])
                seats = [{**ME, "name": "Ana"}, *[BOT] * how.pop("bots")]
                person.start_late(game=game, seats=seats, **how)
                keep(person, game)
        person.close()
        browser.close()


def keep(person: Person, name: str) -> None:
    page = person.page
    for size, window in SIZES.items():
        page.set_viewport_size(window)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(400)
            taken = Image.open(io.BytesIO(page.screenshot()))
            path = FOLDER / f"{name}-{size}-{scheme}.webp"
            taken.save(path, quality=QUALITY, method=6)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:] or ["home", *GAMES])
