"""Walking through a game: some plies at random, then plies that Hypothesis chooses, each looked at closely."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st

from golazo import CHANCE, Table
from golazo.engine.asking import Chance, Choice
from golazo.engine.game import Game
from golazo.engine.record import snapshot

MOST_PLIES = 60_000
MOST_CHOICES = 400
ACT_EVERY = 6
"""About so seldom a course takes a free act where there is one."""
EXAMPLES = int(os.environ.get("GOLAZO_EXAMPLES", "3"))


class Course(NamedTuple):
    """How a game goes: its seed, how many plies to play unseen, and the choices from there on."""

    seed: int
    skip: int
    picks: list[int]


def courses(plies: int = 12) -> st.SearchStrategy[Course]:
    picks = st.lists(st.integers(0, 10_000), min_size=1, max_size=plies)
    return st.builds(Course, st.integers(0, 2**32), st.integers(0, 900), picks)


def new(game: Game[Any], seats: int, course: Course, **chance: Any) -> Table[Any]:
    return game.new(seats, None if chance else course.seed, **chance)


def walk(table: Table[Any], course: Course) -> Iterator[tuple[int, Choice]]:
    """Play on; before each of the chosen plies, yield who is about to choose what."""
    rng = random.Random(course.seed)
    for _ in range(course.skip):
        if table.over:
            return
        table.play(*any_answer(table, rng))
    for pick in course.picks:
        if table.over:
            return
        free = free_acts(table)
        if free and pick % ACT_EVERY == 0:
            seat, choice = free[pick // ACT_EVERY % len(free)]
        else:
            seat = table.asked[pick % len(table.asked)]
            offered = possible(table, seat)
            choice = offered[pick % len(offered)]
        yield seat, choice
        table.play(seat, choice)


def any_answer(table: Table[Any], rng: random.Random) -> tuple[int, Choice]:
    """A seat that is asked, and one of its choices; now and then a free act instead."""
    if table.game.acts and rng.randrange(ACT_EVERY) == 0:
        free = free_acts(table)
        if free:
            return rng.choice(free)
    seat = rng.choice(table.asked)
    return seat, rng.choice(possible(table, seat))


def free_acts(table: Table[Any]) -> list[tuple[int, Choice]]:
    return [(seat, choice) for seat in range(table.position.seats) for choice in table.acts(seat)]


def possible(table: Table[Any], seat: int) -> list[Choice]:
    """The offered choices; of typed chance, those that can have happened."""
    ask = table.position.asks[seat]
    offered = list(table.choices(seat))
    if isinstance(ask.asking, Chance):
        return [choice for choice in offered if ask.asking.is_possible(table.position, ask, choice)]
    return offered


def finish(table: Table[Any], seed: int) -> int:
    """Play to the end at random; how many plies it took."""
    rng = random.Random(seed)
    for ply in range(MOST_PLIES):
        if table.over:
            return ply
        table.play(*any_answer(table, rng))
    raise AssertionError(f"{table.game.id} does not end within {MOST_PLIES} plies")


def state(table: Table[Any]) -> str:
    """Everything about a table, also what nobody may see."""
    record = table.record() if table.has_record else None
    return json.dumps([snapshot(table), record, table.asked], sort_keys=True)


def observation(table: Table[Any], seat: int | None) -> str:
    """Everything that a seat (None: a spectator) is shown, byte for byte."""
    question = None if seat is None else table.question(seat)
    choices = [] if seat is None else [table.name(seat, choice) for choice in table.choices(seat)]
    acts = [] if seat is None else [table.name(seat, choice) for choice in table.acts(seat)]
    shown = [table.view(seat), repr(question), choices, acts, table.events(seat)]
    return json.dumps(shown, sort_keys=True)


def observers(table: Table[Any]) -> list[int | None]:
    return [None, *range(table.position.seats)]


__all__ = [
    "ACT_EVERY",
    "CHANCE",
    "Course",
    "courses",
    "finish",
    "free_acts",
    "new",
    "observation",
    "observers",
    "state",
    "walk",
]
