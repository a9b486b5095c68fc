"""What a question is about is in sight: the score wherever one has scrolled to, the hand without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.web.people import BOT, ME, SIZES, Person

SMALL: ViewportSize = {"width": 1280, "height": 720}
# Whether all of a thing is above the question and below the bar, and nothing lies over its middle.
IN_SIGHT = """name => {
    const thing = document.querySelector(name), box = thing.getBoundingClientRect();
    const top = document.querySelector('.board').getBoundingClientRect().top;
    const bottom = document.querySelector('.dock-place').getBoundingClientRect().top;
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.top >= top && box.bottom <= bottom && (thing.contains(there) || there.contains(thing));
}"""
SCROLL_TO = "name => document.querySelector(name).scrollIntoView({block: 'end', behavior: 'instant'})"


@pytest.mark.parametrize(
    ("game", "kind", "score", "last"),
    [
        ("masters-of-football", "lay-cards", ".mof-score", ".mof-hand"),
        ("magic-number-eleven", "player-action", ".m11-score", ".m11-opponent"),
    ],
)
def test_the_score_stays_in_sight_wherever_one_scrolls(
    person: Person, game: str, kind: str, score: str, last: str
) -> None:
    person.start_late(after=10, until=(kind,), game=game, seats=[ME, BOT])
    for size in (SIZES["wide"], SMALL):
        person.page.set_viewport_size(size)
        assert person.page.evaluate(IN_SIGHT, score), f"{size}: before anybody scrolls"
        person.page.evaluate(SCROLL_TO, last)
        assert person.page.evaluate(IN_SIGHT, score), f"{size}: down to {last}"


def test_score_track_pitch_and_hand_are_seen_at_once(person: Person) -> None:
    person.start_late(after=10, until=("lay-cards",), game="masters-of-football", seats=[ME, *[BOT] * 3])
    for name in (".mof-score", ".mof-track", ".mof-centre", ".mof-hand"):
        assert person.page.evaluate(IN_SIGHT, name), name
