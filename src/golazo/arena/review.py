"""The review of a finished game: the winning chances over time, what each seat's choices cost, and luck.

Every answer is judged from what its seat could know at that moment: the bot's search compares it with others in
re-dealt worlds. Luck is the difference between an answer's outcome and its expected value.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from golazo.bots.bot import Budget
from golazo.bots.registry import policy_of
from golazo.bots.search import Search, Tried, lead
from golazo.engine.asking import Answer
from golazo.engine.errors import BadSetup
from golazo.engine.table import Table

COSTLIEST: Final = 3
TURNING_POINTS: Final = 5
FIRST_LOOK: Final = 48
"""Playouts for every answer ..."""
SECOND_LOOK: Final = 400
"""... and for those that seem to have cost something."""
SUSPICIOUS: Final = 0.02
SURE: Final = 2.0
"""Standard errors: a choice is called costly only where its cost is beyond doubt."""


@dataclass(frozen=True, slots=True)
class Costly:
    """An answer that cost its seat winning chances, and the answer the search prefers."""

    ply: int
    seat: int
    kind: str
    chosen: tuple[str, ...]
    better: tuple[str, ...]
    cost: float
    error: float


@dataclass(frozen=True, slots=True)
class Moment:
    """Each seat's chance to win after `ply` plies."""

    ply: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game, ready for JSON with `dataclasses.asdict`."""

    course: list[Moment]
    turning_points: list[Moment]
    costly: dict[int, list[Costly]]
    """By seat: its three costliest choices, the worst first."""
    luck: list[float]
    """By seat: winning chances that chance and hidden cards brought or took."""
    play: list[float]
    """By seat: winning chances that its own choices cost, all together."""


def review(
    record: Table[Any], plies: list[tuple[int, str]], on_progress: Callable[[int], None] | None = None
) -> Review:
    """Review a game: `record` is the table at its start, `plies` are all its choices."""
    policy = policy_of(record.game.id)
    if policy is None:
        raise BadSetup("review-no-policy", game=record.game.id)
    table = record
    value = policy.value
    seats = table.seats
    luck, play = [0.0] * seats, [0.0] * seats
    costly: list[Costly] = []
    course = [Moment(0, tuple(value(table.position)))]
    for first, seat, answer in _answers(table, plies):
        search = Search(table.game, policy, random.Random(first))
        judged = _judged(search, table, seat, answer) if 0 <= seat < seats else None
        expected: float | None = None
        kind = question.kind if (question := table.open_question(seat)) else ""
        if judged is not None:
            mine, best = judged
            expected = mine.mean
            cost, error = lead(best, mine)
            if cost > SURE * error and cost > 0:
                play[seat] += cost
                names = [tuple(table.name(seat, step) for step in each.answer) for each in (mine, best)]
                costly.append(Costly(first, seat, kind, names[0], names[1], cost, error))
        for step in answer:
            table.play(seat, step)
        after = Moment(first + len(answer), tuple(value(table.position)))
        if expected is not None:
            luck[seat] += after.chances[seat] - expected
        if after.chances != course[-1].chances:
            course.append(after)
        if on_progress:
            on_progress(after.ply)
    return Review(course, _turning_points(course), _costliest(costly, seats), luck, play)


def _answers(table: Table[Any], plies: list[tuple[int, str]]) -> Iterator[tuple[int, int, Answer]]:
    """The whole answers of a record: the number of the first ply, the seat, the steps."""
    at = 0
    while at < len(plies):
        seat, _ = plies[at]
        trial = table.clone()
        begun = trial.open_question(seat)
        steps: list[Any] = []
        while at + len(steps) < len(plies) and plies[at + len(steps)][0] == seat:
            steps.append(table.parse(seat, plies[at + len(steps)][1]))
            trial.play(seat, steps[-1])
            now = trial.open_question(seat)
            is_open = now is not None and begun is not None and now.serial == begun.serial and not now.is_answered
            if not is_open or (now is not None and not now.steps):
                break
        yield at, seat, tuple(steps)
        at += len(steps)


def _judged(search: Search, table: Table[Any], seat: int, answer: Answer) -> tuple[Tried, Tried] | None:
    """The given answer and the best one; None if there was nothing to decide."""
    question = table.open_question(seat)
    if question is None or question.is_chance or question.steps or (len(table.choices(seat)) < 2 and len(answer) < 2):
        return None
    if answer[0] not in table.choices(seat):
        return None  # a free act: its worth shows in the answers that follow
    found: tuple[Tried, Tried] | None = None
    for playouts in (FIRST_LOOK, SECOND_LOOK):
        sitting = table.seat(seat)
        world = sitting.redeal(search.rng).position
        tried = search.compare(sitting, Budget(seconds=5, playouts=playouts), world, also=answer)
        mine = next(each for each in tried if each.answer == answer)
        most = max(len(each.values) for each in tried)
        best = max((each for each in tried if len(each.values) == most or each is mine), key=lambda each: each.mean)
        found = (mine, best)
        if lead(best, mine)[0] < SUSPICIOUS:
            break
    return found


def _turning_points(course: list[Moment]) -> list[Moment]:
    """The moments at which the chances changed most, in order of time."""
    changes = [
        (max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True)), after)
        for before, after in pairwise(course)
    ]
    largest = sorted(changes, key=lambda each: -each[0])[:TURNING_POINTS]
    return sorted((moment for _, moment in largest), key=lambda moment: moment.ply)


def _costliest(costly: list[Costly], seats: int) -> dict[int, list[Costly]]:
    by_cost = sorted(costly, key=lambda each: -each.cost)
    return {seat: [each for each in by_cost if each.seat == seat][:COSTLIEST] for seat in range(seats)}
