"""The option `pace` (p. 13, M21): the conformance suite, who is an outsider, and the last cards."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from golazo import CHANCE, Table
from golazo.games.masters_of_football import GAME, MastersOfFootball
from golazo.games.masters_of_football.cards import WOOD
from golazo.games.masters_of_football.rules.calendar import play_matchday
from golazo.games.masters_of_football.rules.outsiders import outsiders
from golazo.games.masters_of_football.rules.stacks import leave_hand
from golazo.games.masters_of_football.state import NONE, TAKEN, Competition

from ...conformance import checks
from ...conformance.course import Course, courses
from .bench import PACK, Bench, card, pack_with

# A script of draws has one order. People at two pitches roll in any order, so that check is for one match at a time.
CHECKS = [check for check in checks.ALL if check is not checks.typed_chance_is_the_same_game]


class Paced(MastersOfFootball):
    """The game with the option set, so that the suite's checks can be used as they are."""

    def __init__(self, pace: str) -> None:
        self.pace = pace

    def new(self, seats: int, seed: Any = None, options: Any = None, **more: Any) -> Table[Competition]:
        return super().new(seats, seed, {**(options or {}), "pace": self.pace}, **more)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("pace", "seats"), [("all", 3), ("all", 8), ("parallel", 5), ("parallel", 7)])
def test_M21_conformance(pace: str, seats: int, check: Callable[[Any, int, Course], None]) -> None:
    game = Paced(pace)

    @settings(max_examples=2, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(courses())
    def run(course: Course) -> None:
        check(game, seats, course)

    run()


def test_M21_one_for_two_to_four_and_parallel_for_five_to_eight() -> None:
    assert [GAME.new(seats, seed=1).options["pace"] for seats in range(2, 9)] == ["one"] * 3 + ["parallel"] * 4
    assert GAME.new(8, seed=1, options={"pace": "one"}).options["pace"] == "one"


def test_M21_all_matches_at_once_and_nobody_is_an_outsider() -> None:
    bench = Bench(4, pace="all").begin((play_matchday, 0))
    assert set(bench.table.asked) == {0, 1, 2, 3}
    assert outsiders(bench.m, 0) == outsiders(bench.m, 1) == []


def test_M21_in_parallel_one_match_of_each_championship_and_who_plays_in_neither_is_an_outsider_to_both() -> None:
    bench = Bench(8, pace="parallel").begin((play_matchday, 0))
    m = bench.m
    assert m.sides == [[0, 3], [4, 7]]
    assert set(bench.table.asked) == {0, 3, 4, 7}
    assert outsiders(m, 0) == outsiders(m, 1) == [1, 2, 5, 6]
    assert (m.acting[0], m.acting[1]) == ([3, 0, 1, 2, 5, 6], [7, 4, 1, 2, 5, 6])


def test_M20_M21_who_has_played_is_an_outsider_to_the_match_that_still_goes_on() -> None:
    bench = Bench(8, pace="parallel", money=0).begin((play_matchday, 0))
    while bench.m.sides[0][0] != NONE:
        seat = next((seat for seat in bench.table.asked if seat in (0, 3, CHANCE)), None)
        assert seat is not None
        bench.answer_quietly(seat)
        if seat == CHANCE and bench.m.sides[0][0] != NONE and 4 not in bench.m.asks:
            raise AssertionError("the other match waits for its teams")
    assert outsiders(bench.m, 1) == [0, 1, 2, 3, 5, 6]
    assert bench.m.acting[1] == [7, 4, 0, 1, 2, 3, 5, 6]


def test_M21_an_outsider_is_asked_by_one_match_at_a_time_and_neither_waits_for_ever() -> None:
    hands = {seat: ["disallowed-goal"] for seat in (1, 2, 5, 6)}
    bench = Bench(8, pace="parallel", hands=hands).begin((play_matchday, 0))
    served = {0: 0, 1: 0}
    longest, run, last = 0, 0, -1
    while not bench.table.over and min(len(bench.m.results), 1) == 0:
        seat = bench.table.asked[0]
        question = bench.table.question(seat)
        assert question is not None
        if question.kind == "card-window" and seat in hands:
            p = bench.m.asks[seat].numbers[0]
            served[p] += 1
            run = run + 1 if p == last else 1
            longest, last = max(longest, run), p
        bench.quietly()
    assert min(served.values()) > 20
    assert longest <= 12  # four outsiders, and up to three windows while the other match waits for its own dice


def test_M10_M21_a_card_announced_in_both_matches_is_promised_no_more_once_it_is_laid_in_one() -> None:
    bench = Bench(8, pace="parallel", hands={1: ["spoiled-dinner"]}).begin((play_matchday, 0))
    m, dinner = bench.m, card("spoiled-dinner")
    m.layable = [[(1, dinner), (2, dinner)], [(1, dinner), (1, dinner + 1)]]
    leave_hand(m, 1, dinner)
    assert m.layable == [[(2, dinner)], [(1, dinner + 1)]]


@pytest.mark.parametrize("pace", ["one", "parallel", "all"])
@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_M21_a_whole_season(pace: str, seats: int) -> None:
    table = GAME.new(seats, seed=seats, options={"pace": pace}, listen=False)
    m, rng = table.position, random.Random(seats)
    had = GAME.inventory(m)
    while not m.over:
        seat = rng.choice(m.asked)
        m.choose(seat, rng.choice(m.choices(seat)))
    assert GAME.inventory(m) == had
    assert len(m.results) == (12 if seats <= 4 else 26)


def test_M21_the_last_wood_player_joins_one_match_at_a_time() -> None:
    ids = PACK.ids("player")
    mended = {ids[place]: {"position": "D" if place < 24 else "M"} for place in range(len(ids))}
    bench = Bench(4, pace="all", money=0, pack=pack_with(mended))
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
