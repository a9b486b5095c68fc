"""A light policy: how a game judges its own positions, for bots, hints, levels and reviews.

It works on the position itself, without a view or a re-deal, so that it is quick enough for playouts. It reads hidden
cards too, so a player must give it a re-dealt position. It never changes the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, Generic, NamedTuple

from golazo.engine.asking import Answer, Choice, M


class Weighed(NamedTuple):
    """A choice or free act with its worth to the seat; the reason is a message key of the game, `reason-...`."""

    choice: Choice
    worth: float
    reason: str = ""
    arguments: Mapping[str, object] | None = None


class Policy(Generic[M]):
    """How a game judges its positions. The bots are built on `POLICY` in the game's `bot.policy`.

    `weigh(m, seat)` gives the worth of every choice of the seat's question at this step of the answer: one scale within
    a question, higher is better. It may include free acts worth considering.
    `choose(m, seat, rng)` returns one choice quickly, for playouts. It is random where optimal play is mixed.
    `value(m)` is the chance to win of each seat; the chances add up to one.
    `phase(m)` changes whenever a playout may stop and take the value.
    `effort(m, seat)` is the share of a search's budget that the question deserves, from 0 to 1.
    `answers(m, seat, rng, most)`, for a game that can do better than `weigh` step by step, returns at most `most` whole
    answers with their worth, best first.
    """

    def __init__(
        self,
        *,
        weigh: Callable[[M, int], Sequence[Weighed]],
        choose: Callable[[M, int, Random], Choice],
        value: Callable[[M], Sequence[float]],
        phase: Callable[[M], int],
        effort: Callable[[M, int], float] | None = None,
        answers: Callable[[M, int, Random, int], Sequence[tuple[Answer, float]]] | None = None,
    ) -> None:
        self.weigh: Final = weigh
        self.choose: Final = choose
        self.value: Final = value
        self.phase: Final = phase
        self.effort: Final = effort
        self.answers: Final = answers
