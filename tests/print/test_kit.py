"""Shirts: made from the id alone, the same everywhere, told apart."""

from __future__ import annotations

import golazo
from golazo.print.ink import brightness
from golazo.print.kit import COLOURS, CONTRAST, PATTERNS, Kit, bars, club_kit, fnv1a, kit


def test_the_recipe_gives_these_shirts_and_always_will() -> None:
    assert fnv1a("vasco-tormenta") == 2573886252
    assert kit("vasco-tormenta") == Kit("stripes", COLOURS["gold"], COLOURS["navy"])
    assert kit("brazil") == Kit("sash", COLOURS["orange"], COLOURS["white"])


def test_a_team_that_is_called_after_a_colour_wears_it() -> None:
    for colour in ("red", "blue", "yellow", "green"):
        assert kit(f"{colour}-team").first == COLOURS[colour]


def test_the_two_colours_of_a_shirt_are_told_apart() -> None:
    for item in _wearers():
        worn = kit(item)
        assert abs(brightness(worn.first) - brightness(worn.second)) >= CONTRAST


def test_all_patterns_and_colours_are_worn() -> None:
    worn = [kit(item) for item in _wearers()]
    assert {each.pattern for each in worn} == set(PATTERNS)
    assert {each.first for each in worn} == set(COLOURS.values())
    assert len(set(worn)) > len(worn) / 2


def test_a_pack_may_describe_a_shirt() -> None:
    assert club_kit("hoops", ["navy", "gold"], "any") == Kit("hoops", COLOURS["navy"], COLOURS["gold"])
    own = kit("any")
    assert club_kit("sash", ["octarine", "gold"], "any") == Kit("sash", own.first, COLOURS["gold"])
    same = club_kit("sash", ["white", "white"], "any")
    assert same.first != same.second


def test_every_pattern_is_drawn_differently() -> None:
    assert len({tuple(bars(pattern)) for pattern in PATTERNS}) == len(PATTERNS)


def _wearers() -> list[str]:
    return [
        item["id"]
        for game in golazo.games()
        for kind in ("player", "team", "side")
        for item in golazo.game(game).pack.items.get(kind, ())
    ]
