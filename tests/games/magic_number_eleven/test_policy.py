"""The light policy: what it chooses, what it is quick by, and that it changes nothing."""

from __future__ import annotations

import random

import pytest

import golazo
from golazo import Table
from golazo.bots import registry
from golazo.bots.bot import Budget
from golazo.engine.record import snapshot
from golazo.games.magic_number_eleven.bot.odds import Shot, Unknown, shot_outcome
from golazo.games.magic_number_eleven.bot.policy import POLICY
from golazo.games.magic_number_eleven.bot.shot_table import shot_table
from golazo.games.magic_number_eleven.state import ADDED_TIME, Eleven

from .pictures import AWAY, CARDS, EMPTY, HOME, asked_kind, position, take_turn

STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
WALL = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  SW SW .  .  .  .
    .  CA CA CB CB .  .  .
"""


def chosen(table: Table[Eleven], seat: int) -> str:
    return table.name(seat, POLICY.choose(table.position, seat, random.Random(1)))


def test_it_aims_for_eleven() -> None:
    """Base 3 and a five from hand: then the likeliest blind card, a three, makes eleven."""
    table = take_turn(position(STRIKER, hands=("15", "")))
    table.play(HOME, "shoot:home-striker,tl")
    assert chosen(table, HOME) == "lay:five-stars"


def test_it_shoots_when_the_odds_are_good_and_builds_when_they_are_not() -> None:
    open_goal = take_turn(position(STRIKER, hands=("55", ""), control=5, ready=("RB", "")))
    assert chosen(open_goal, HOME).startswith("shoot")
    closed = take_turn(position(STRIKER, WALL, control=1, ready=("RB", "")))
    assert chosen(closed, HOME) == "place:home-right-full-back"


def test_it_shoots_in_the_last_turn_of_a_half() -> None:
    """What is built now is gone at half-time: even a poor shot is better than none."""
    table = position(STRIKER, WALL, control=1, ready=("RB", ""))
    table.position.added = ADDED_TIME
    take_turn(table)
    assert chosen(table, HOME).startswith("shoot")


def test_it_substitutes_when_nothing_is_left_to_place() -> None:
    """The striker's icons are all under discs: a winger in his stead can shoot."""
    table = position(STRIKER, WALL, control=1, bench=("RW", ""))
    m = table.position
    m.discs[HOME] = m.up[HOME] & m.down[HOME] & ((1 << 104) - 1)
    take_turn(table)
    assert asked_kind(table, HOME) == "player-action"
    assert chosen(table, HOME).startswith("substitute:home-right-winger,")


@pytest.mark.parametrize("attack", range(11))
@pytest.mark.parametrize("defence", [0, 2, 4, 7])
def test_the_table_of_shots_is_the_exact_odds_of_a_full_deck(attack: int, defence: int) -> None:
    table = shot_table(CARDS)
    for attack_unknown, defence_unknown, tackle, magic in (
        (1, 2, False, True),
        (2, 1, True, True),
        (3, 1, False, False),
    ):
        exact = shot_outcome(
            Shot(attack, attack_unknown, defence, defence_unknown, tackle, magic),
            Unknown(CARDS.copies),
            CARDS.stars_on,
            CARDS.tackles,
        ).scored(CARDS.penalty_game.value)
        found = table.goal(attack, defence, attack_unknown, defence_unknown, tackle, magic)
        assert abs(found - float(exact)) < 1e-9


def test_it_weighs_every_choice_and_changes_nothing() -> None:
    for seed in range(3):
        table = golazo.game("magic-number-eleven").new(2, seed, {"shoot_out": True})
        rng = random.Random(seed)
        while not table.over:
            seat = rng.choice(table.asked)
            m = table.position
            before = snapshot(table)
            weighed = POLICY.weigh(m, seat)
            POLICY.choose(m, seat, rng)
            chances = POLICY.value(m)
            POLICY.phase(m)
            assert snapshot(table) == before, "judging a position changed it"
            offered, acts = table.choices(seat), table.acts(seat)
            assert {each.choice for each in weighed} >= set(offered)
            assert {each.choice for each in weighed} <= {*offered, *acts}
            assert abs(sum(chances) - 1) < 1e-9
            assert min(chances) >= 0
            table.play(seat, rng.choice(offered))
        assert sorted(POLICY.value(table.position)) in ([0.0, 1.0], [0.5, 0.5])


def test_the_chance_to_win_follows_the_score() -> None:
    table = take_turn(position(EMPTY, EMPTY))
    m = table.position
    level = POLICY.value(m)[HOME]
    m.score[HOME] = 1
    ahead = POLICY.value(m)[HOME]
    m.half = 1
    late = POLICY.value(m)[HOME]
    assert level < ahead < late
    m.score[AWAY] = 3
    assert POLICY.value(m)[HOME] < 0.5


def test_greedy_finishes_answers_that_somebody_else_has_begun() -> None:
    """A stand-in, or a hint, takes over in the middle of an answer: after any first step it finds the rest."""
    finished = 0
    for seed in range(6):
        rng = random.Random(seed)
        bot = registry.make("greedy", "magic-number-eleven", random.Random(seed))
        table = golazo.game("magic-number-eleven").new(2, seed)
        while not table.over:
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.choices(seat)))
            while not table.over and (question := table.question(seat)) is not None and question.steps:
                for choice in bot.answer(table.seat(seat), Budget()):
                    table.play(seat, choice)
                finished += 1
    assert finished > 100
