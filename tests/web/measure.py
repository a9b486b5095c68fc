"""Whole games at a real table, every entry a click; `scripts/measure referee` writes it into docs/companion.md."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import sync_playwright

from golazo.engine.measure import Figure
from tests.measuring import Proof, Step, Subject
from tests.missing import missing
from tests.web.entering import CLOCK, ended, enter
from tests.web.people import CHROMIUM, ROOT, Person, chromium, served
from tests.web.recording import GAMES, Recording

QUICK_ENOUGH = 300
"""Milliseconds; slower than that a page drags."""


def whole(game: str, step: Step, scale: float) -> Counter[str]:
    recording = Recording.of(game)
    clicks = max(1, int(recording.plies * scale))
    if not CHROMIUM.exists():
        missing(f"there is no Chromium at {CHROMIUM}")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as site, sync_playwright() as playwright:
        browser = chromium(playwright)
        person = Person(browser, site)
        person.page.add_init_script(CLOCK)
        table = enter(person, recording, clicks, lambda made: step(made, clicks))
        same = ended(person, table) == recording.result
        person.page.wait_for_timeout(100)  # the last entry is written down once it is painted
        entries = person.page.evaluate("window.entries")
        person.close()
        browser.close()
    whole_ms = quantiles([each["painted"] - each["clicked"] for each in entries], n=20)
    server_ms = quantiles([each["heard"] - each["sent"] for each in entries if "heard" in each], n=20)
    return Counter(
        entries=clicks,
        differs=int(not same),
        median=round(whole_ms[9]),
        slow=round(whole_ms[18]),
        server=round(server_ms[9]),
    )


def figures(found: Counter[str]) -> list[Figure]:
    return [
        Figure("entries by click", found["entries"]),
        Figure("results that differ from the recorded one", found["differs"], most=0),
        Figure("from a click to the next question, median", found["median"], most=QUICK_ENOUGH, unit="ms"),
        Figure("of it the server", found["server"], unit="ms"),
        Figure("from a click to the next question, 19 of 20", found["slow"], unit="ms"),
    ]


SUBJECT = Subject(
    name="referee",
    says="Enter a whole game of each kind by clicks, see it end as it was recorded",
    page=Path("docs") / "companion.md",
    proofs={game: Proof(partial(whole, game), figures) for game in GAMES},
    depends_on=lambda: [
        file
        for folder in ("src/golazo", "web/src", "web/words", "tests/web")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".toml", ".ftl", ".ts", ".tsx", ".css")
    ],
)

if __name__ == "__main__":
    sys.exit(SUBJECT.main())
