"""What a seat may know: ruling S20."""

import random

from golazo.engine.table import Table
from golazo.games.match_of_the_season.cards import GREEN
from golazo.games.match_of_the_season.state import FACE, KNOWN, Seasons
from golazo.games.match_of_the_season.view import view
from golazo.games.match_of_the_season.view_types import Match, Team
from tests.games.match_of_the_season.arrange import GAME, at_rest, card, hold


def team(m: Seasons, seat: int, number: int) -> Team:
    return view(m, seat)["teams"][number]


def match(m: Seasons, seat: int | None) -> Match:
    found = view(m, seat)["match"]
    assert found is not None
    return found


def test_s20_money_and_squads_are_public_and_kept_cards_secret() -> None:
    m = at_rest()
    hold(m, 0, "super-save")
    m.hands[0].append(card("physio") + KNOWN)
    assert team(m, 0, 0)["cards"] == [card("super-save"), card("physio")]
    assert team(m, 1, 0)["cards"] == [card("physio")], "only what everybody saw coming"
    assert team(m, 1, 0)["held"] == 2
    assert team(m, 1, 0)["money"] == 100
    assert len(team(m, 1, 0)["squad"]) == 14


def test_s1_a_card_laid_face_down_is_its_managers_secret() -> None:
    m = at_rest()
    hold(m, 0, "super-save")
    m.home, m.away, m.laid_card = 0, 1, card("super-save")
    assert match(m, 0)["card"] == card("super-save")
    for seat in (1, 2, None):
        assert match(m, seat)["card"] is None
        assert match(m, seat)["laid"]


def test_s18_a_redeal_keeps_to_green_what_must_be_green_and_to_known_what_is_known() -> None:
    m = at_rest()
    hold(m, 1, "super-save", "wing-attack")
    hold(m, 2, "physio")
    m.hands[2].append(card("appeal") + KNOWN)
    m.chance_deck[card("appeal")] -= 1
    m.greens[1] = 2
    table = Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))
    rng = random.Random(5)
    seen = set()
    for _ in range(200):
        world = table.seat(0).redeal(rng).position
        assert GAME.inventory(world) == GAME.inventory(m)
        assert all(m.box.colour[held & FACE] == GREEN for held in world.hands[1])
        assert card("appeal") + KNOWN in world.hands[2]
        seen.add(tuple(sorted(world.hands[2])))
    assert len(seen) > 5
