"""The option `simultaneous`, both matches of a matchday at once (M21): the conformance suite, and the last cards."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from golazo import CHANCE, Table
from golazo.games.masters_of_football import GAME, MastersOfFootball
from golazo.games.masters_of_football.cards import WOOD
from golazo.games.masters_of_football.rules.calendar import play_matchday
from golazo.games.masters_of_football.state import TAKEN, Competition

from ...conformance import checks
from ...conformance.course import Course, courses
from .bench import PACK, Bench, card, pack_with

# A script of draws has one order. People at two pitches roll in any order, so that check is for one match at a time.
CHECKS = [check for check in checks.ALL if check is not checks.typed_chance_is_the_same_game]


class AtOnce(MastersOfFootball):
    """The game with the option set, so that the suite's checks can be used as they are."""

    def new(self, seats: int, *arguments: Any, **more: Any) -> Table[Competition]:
        return super().new(seats, *arguments, **{**more, "options": {"simultaneous": True}})


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_M21_conformance(seats: int, check: Callable[[Any, int, Course], None]) -> None:
    game = AtOnce()

    @settings(max_examples=2, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(courses())
    def run(course: Course) -> None:
        check(game, seats, course)

    run()


def test_M21_the_last_card_of_the_stack_is_drawn_by_one_match_at_a_time() -> None:
    bench = Bench(4, simultaneous=True, hands={seat: ["twelfth-man"] for seat in (0, 1)})
    bench.m.deck = [0] * len(bench.m.deck)
    bench.m.deck[card("mind-games")] = 1
    bench.begin((play_matchday, 0))
    for seat in (0, 1):
        bench.play(seat, "swap:twelfth-man")
    assert bench.table.asked == (0,)
    for seat in range(4):
        anew = bench.table.seat(seat).redeal(random.Random(seat))
        assert GAME.inventory(anew.position) == GAME.inventory(bench.m)
    bench.play(0, "card:mind-games")
    assert bench.told("cards-reshuffled")
    question = bench.table.question(1)
    assert question is not None
    assert question.kind == "draw-card"
    bench.play(1, "card:twelfth-man")
    assert (bench.m.hands[0], bench.m.hands[1]) == ([card("mind-games")], [card("twelfth-man")])


def test_M21_the_last_wood_player_joins_one_match_at_a_time() -> None:
    ids = PACK.ids("player")
    mended = {ids[place]: {"position": "D" if place < 24 else "M"} for place in range(len(ids))}
    bench = Bench(4, simultaneous=True, money=0, pack=pack_with(mended))
    m = bench.m
    woods = [player for player, level in enumerate(m.box.level_of_player) if level == WOOD]
    for player in woods[1:]:
        m.places_of_players[player] = TAKEN
    bench.begin((play_matchday, 0))
    drawn = []
    while CHANCE in bench.table.asked:
        drawn.append(bench.offers(CHANCE)[0])
        bench.roll(drawn[-1])
    assert drawn[0] == f"player:{ids[woods[0]]}"
    assert len(set(drawn)) == len(drawn) > 2
    assert sorted(bench.table.asked) == [0, 1, 2, 3]
