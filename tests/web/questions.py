"""How often one person is asked in a whole game: `python -m tests.web.questions [games a kind]` counts at a real table.

The scripted person asks for a hint at every question and takes it, at the pace "at once", with the usual stops.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.people import BOT, GAMES, ME, Person, chromium, served

SEATS = {"magic-number-eleven": 2}
OFTEN = 4
"""Seats, where a game takes more than two."""

# Counts the questions that are still there after a moment, those with but one choice, and the milliseconds without one;
# answers each as a bot would.
COUNT = """() => {
    window.counted = {asked: 0, single: 0, waited: 0, longest: 0};
    const seen = new Set();
    let since = performance.now(), hinted = '';
    const look = () => {
        const asked = document.querySelector('.dock.asked .answers')?.dataset.asked;
        const answer = document.querySelector('.answer.hinted:not([aria-disabled=true])');
        if (!asked) return;
        if (seen.has(asked)) {
            if (!answer || hinted === asked + answer.dataset.choice) return;
            hinted = asked + answer.dataset.choice;
            since = performance.now();
            answer.click();
            // After a free act the same is asked still.
            setTimeout(() => {
                const now = document.querySelector('.dock.asked .answers')?.dataset.asked;
                if (now === asked) document.querySelector('.dock-hint')?.click();
            }, 300);
            return;
        }
        setTimeout(() => {
            if (document.querySelector('.dock.asked .answers')?.dataset.asked !== asked || seen.has(asked)) return;
            seen.add(asked);
            window.counted.asked += 1;
            const waited = performance.now() - since;
            window.counted.waited += waited;
            window.counted.longest = Math.max(window.counted.longest, waited);
            const hint = document.querySelector('.dock-hint');
            if (hint) return void hint.click();
            window.counted.single += 1;
            document.querySelector('.answer').click();
        }, 40);
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
    look();
}"""
COUNTED = "() => ({...window.counted, over: document.querySelector('.ending') !== null})"
LIMIT = 600
"""Seconds for one game."""


def play(person: Person, game: str) -> dict[str, Any]:
    """A whole game by the scripted person: what was counted."""
    page = person.page
    person.start(game=game, seats=[ME, *[BOT] * (SEATS.get(game, OFTEN) - 1)])
    page.wait_for_selector(".dock.asked")
    page.evaluate(COUNT)
    deadline = time.monotonic() + LIMIT
    while True:
        found: dict[str, Any] = page.evaluate(COUNTED)
        if found["over"] or time.monotonic() > deadline:
            return found
        page.wait_for_timeout(500)


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as site, sync_playwright() as playwright:
        browser = chromium(playwright)
        for game in GAMES:
            for _ in range(games):
                person = Person(browser, site)
                found = play(person, game)
                print(
                    f"{game}: asked {found['asked']}, of them with one choice {found['single']}, "
                    f"waited {found['waited'] / 1000:.1f} s, at most {found['longest'] / 1000:.1f} s"
                    + ("" if found["over"] else " (not over)"),
                    flush=True,
                )
                person.context.close()
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
