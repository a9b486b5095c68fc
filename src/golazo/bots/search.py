"""Search over re-deals, the same code for every game that has a policy.

The search compares whole answers. All are tried in the same re-dealt worlds, played on with the light policy to the
next phase and judged there by its value. Sequential halving spends the budget: in each round all remaining answers get
the same number of playouts, then the worse half is dropped. The policy's own answer is replaced only by a clearly
better one; for a sealed question one of the statistically equal best answers is chosen at random.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Any, Final

from golazo.bots.bot import Budget
from golazo.bots.candidates import candidates
from golazo.bots.playout import Playout
from golazo.engine.asking import Answer, Choice
from golazo.engine.game import Game
from golazo.engine.policy import Policy
from golazo.engine.position import Position
from golazo.engine.table import Seat

MOST_ANSWERS: Final = 16
"""Answers compared at most; the policy's worth says which."""
CLEARLY: Final = 0.5
"""Standard errors by which another answer must be better than the policy's own."""
PLAYOUTS: Final = 400
"""For one answer, where nobody says how many."""
_LEAST_PLAYOUTS: Final = 4
"""A round gives every answer at least so many."""


@dataclass(slots=True)
class Tried:
    """An answer, and its value in each world."""

    answer: Answer
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))


class Search:
    """Searches within its budget. Hidden information is re-dealt for every comparison."""

    def __init__(self, game: Game[Any], policy: Policy[Any], rng: random.Random, playouts: int = PLAYOUTS) -> None:
        """`playouts` caps the budget's playouts, so that a level is equally strong on every machine."""
        self.rng = rng
        self._most = playouts
        self._policy = policy
        self._playout = Playout(game, policy, rng)

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        m = seat.redeal(self.rng).position
        effort = 1.0 if self._policy.effort is None else self._policy.effort(m, seat.number)
        question = seat.open_question()
        if effort <= 0 or question is None or (len(seat.choices()) == 1 and not question.has_steps and not seat.acts()):
            return self._playout.answer(m, seat.number)
        tried = self.compare(seat, self._limited(budget, effort), m)
        answer = _mixed(tried, self.rng) if question.is_sealed else _best(tried)
        return self._whole(m.clone(), seat.number, question.serial, answer)

    def _whole(self, m: Position, seat: int, serial: int, answer: Answer) -> Sequence[Choice]:
        """The answer, completed with the steps that the game leaves to its policy."""
        for choice in answer:
            self._playout.do(m, seat, choice)
        ask = m.asks.get(seat)
        is_open = ask is not None and ask.serial == serial and bool(ask.steps) and seat not in m.sealed
        return [*answer, *self._playout.answer(m, seat)] if is_open else answer

    def _limited(self, budget: Budget, effort: float) -> Budget:
        playouts = min(self._most, budget.playouts or self._most)
        seconds = None if budget.seconds is None else budget.seconds * effort
        return Budget(seconds, max(1, round(playouts * effort)))

    def compare(self, seat: Seat[Any], budget: Budget, m: Position, also: Answer | None = None) -> list[Tried]:
        """The compared answers with their values: the policy's own first, then the others, best first.

        `also` is an answer that stays in the comparison to the end."""
        deadline = inf if budget.seconds is None else perf_counter() + budget.seconds
        playouts = PLAYOUTS if budget.playouts is None else budget.playouts
        tried = [Tried(answer) for answer in candidates(self._playout, m, seat.number, MOST_ANSWERS)]
        if also is not None and all(each.answer != also for each in tried):
            tried.append(Tried(also))
        left = tried
        rounds = max(1, ceil(log2(len(tried))))
        worlds = _Worlds(seat, self.rng, m)
        for rounds_left in range(rounds, 0, -1):
            done = sum(len(each.values) for each in tried)
            count = max(_LEAST_PLAYOUTS, (playouts - done) // (rounds_left * len(left)))
            self._try(left, seat.number, worlds, count, perf_counter() + (deadline - perf_counter()) / rounds_left)
            own, *others = left
            others.sort(key=lambda each: -each.mean)
            kept = others[: max(1, len(left) // 2 - 1 + len(left) % 2)]
            left = [own, *kept, *(each for each in others if each.answer == also and each not in kept)]
        return [tried[0], *sorted(tried[1:], key=lambda each: (-len(each.values), -each.mean))]

    def _try(self, left: list[Tried], seat: int, worlds: _Worlds, count: int, until: float) -> None:
        """Try every answer in the same worlds, `count` of them or as many as time allows."""
        done = 0
        while done < count and (not done or perf_counter() < until):
            world = worlds.next()
            for each in left:
                m = world.clone()
                for choice in each.answer:
                    self._playout.do(m, seat, choice)
                each.values.append(self._playout.to_horizon(m)[seat])
            done += 1


class _Worlds:
    """Re-dealt worlds of a seat, one by one; the first is the one its answers were generated in."""

    def __init__(self, seat: Seat[Any], rng: random.Random, first: Position) -> None:
        self._seat = seat
        self._rng = rng
        self._first: Position | None = first

    def next(self) -> Position:
        first, self._first = self._first, None
        if first is not None:
            return first
        made: Position = self._seat.redeal(self._rng).position
        return made


def lead(one: Tried, other: Tried) -> tuple[float, float]:
    """The mean lead of one answer over another in the worlds both were tried in, and its standard error."""
    count = min(len(one.values), len(other.values))
    if count < 2:
        return 0.0, 1.0
    differences = [a - b for a, b in zip(one.values[:count], other.values[:count], strict=True)]
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return mean, sqrt(spread / count)


def _best(tried: list[Tried]) -> Answer:
    """The best answer if it is clearly better than the policy's own, otherwise the policy's own."""
    own = tried[0]
    best = max(tried[1:], key=lambda each: (len(each.values), each.mean), default=own)
    better, error = lead(best, own)
    return best.answer if better > CLEARLY * error else own.answer


def _mixed(tried: list[Tried], rng: random.Random) -> Answer:
    """One of the answers within a standard error of the best, at random, so that it cannot be predicted."""
    most = max(len(each.values) for each in tried)
    finalists = [each for each in tried if len(each.values) == most]
    best = max(finalists, key=lambda each: each.mean)
    near = [each for each in finalists if each is best or (gap := lead(best, each))[0] <= gap[1]]
    return rng.choice(near).answer
