"""What a question is about is in sight: the score wherever one has scrolled to, the hand without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.web.looking import SCROLL, look_along
from tests.web.people import BOT, ME, SIZES, Person

SMALL: ViewportSize = {"width": 1280, "height": 720}
PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
# Whether all of a thing is above the question and, on the board, below the bar, and nothing lies over its middle.
IN_SIGHT = """name => {
    const thing = document.querySelector(name), box = thing.getBoundingClientRect();
    const top = thing.closest('.board')?.getBoundingClientRect().top ?? 0;
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
    person.start_late(after=10, until=(kind,), wisely=kind != "lay-cards", game=game, seats=[ME, BOT])
    for size in (SIZES["wide"], SMALL):
        person.resize(size)
        assert person.page.evaluate(IN_SIGHT, score), f"{size}: before anybody scrolls"
        person.page.evaluate(SCROLL_TO, last)
        person.settle()
        assert person.page.evaluate(IN_SIGHT, score), f"{size}: down to {last}"


@pytest.mark.parametrize(
    ("game", "kinds", "seats", "score"),
    [
        ("masters-of-football", ("lay-cards", "card-window"), 2, ".mof-score"),
        ("magic-number-eleven", ("player-action",), 2, ".m11-score"),
        ("world-cup-2010", ("lay",), 4, ".wc-board"),
    ],
)
def test_on_a_phone_the_score_stays_at_the_upper_edge(
    person: Person, game: str, kinds: tuple[str, ...], seats: int, score: str
) -> None:
    person.resize(PHONES[0])
    person.start_late(
        after=3, until=kinds, wisely="lay-cards" not in kinds, game=game, seats=[ME, *[BOT] * (seats - 1)]
    )
    person.page.wait_for_selector(score)
    for size in PHONES:
        person.resize(size)
        for part in (0, 0.5, 1):
            person.page.evaluate(SCROLL, part)
            person.settle()
            assert person.page.evaluate(IN_SIGHT, score), f"{size}, scrolled to {part}"
        assert person.page.evaluate("scrollY + document.documentElement.scrollHeight") == size["height"]
        look_along(person, f"{game} at {size}")


def test_score_track_pitch_and_hand_are_seen_at_once(person: Person) -> None:
    person.start_late(after=10, until=("lay-cards",), wisely=False, game="masters-of-football", seats=[ME, *[BOT] * 3])
    for name in (".mof-score", ".mof-track", ".mof-centre", ".mof-hand"):
        assert person.page.evaluate(IN_SIGHT, name), name
