"""The greedy bot."""

from __future__ import annotations

import random

import golazo
from golazo.games.magic_number_eleven.bot.greedy import Greedy

from .pictures import AWAY, HOME, position, take_turn

STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def test_it_aims_for_eleven() -> None:
    """Base 3 and a five from hand: then the likeliest blind card, a three, makes eleven."""
    table = take_turn(position(STRIKER, hands=("15", "")))
    table.play(HOME, "shoot:home-striker,tl")
    assert table.name(HOME, Greedy(random.Random(1)).choose(table.seat(HOME))) == "lay:five-stars"


def test_it_shoots_when_the_odds_are_good_and_builds_when_they_are_not() -> None:
    bot = Greedy(random.Random(1))
    wall = """
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  SW SW .  .  .  .
        .  CA CA CB CB .  .  .
    """
    open_goal = take_turn(position(STRIKER, hands=("55", ""), control=5, ready=("RB", "")))
    assert bot.choose(open_goal.seat(HOME))[0] == "shoot"
    closed = take_turn(position(STRIKER, wall, control=1, ready=("RB", "")))
    assert bot.choose(closed.seat(HOME)) == ("place", closed.position.ready[HOME][0])


def test_it_plays_whole_games_by_its_seat_alone() -> None:
    table = golazo.game("magic-number-eleven").new(2, 3, {"shoot_out": True})
    bots = [Greedy(random.Random(seat)) for seat in (HOME, AWAY)]
    while not table.over:
        seat = table.asked[0]
        choice = bots[seat].choose(table.seat(seat))
        assert choice in table.choices(seat)
        table.play(seat, choice)
    assert table.result is not None


def test_it_finishes_answers_that_somebody_else_has_begun() -> None:
    """A stand-in, or a hint, takes over in the middle of an answer: after any first step it finds the rest."""
    finished = 0
    for seed in range(6):
        rng = random.Random(seed)
        bot = Greedy(random.Random(seed))
        table = golazo.game("magic-number-eleven").new(2, seed)
        while not table.over:
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.choices(seat)))
            while not table.over and (question := table.question(seat)) is not None and question.steps:
                choice = bot.choose(table.seat(seat))
                assert choice in table.choices(seat)
                table.play(seat, choice)
                finished += 1
    assert finished > 100
