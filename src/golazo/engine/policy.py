"""A light policy: how a game judges its own positions, for bots, hints, levels and reviews.

It works on the position itself, with no view and no re-deal, so that it is quick enough for playouts. Whoever sits at a
table must give it a re-dealt position: it reads whatever lies there. It never changes what it judges.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, Generic, NamedTuple

from golazo.engine.asking import Answer, Choice, M


class Weighed(NamedTuple):
    """A choice, or a free act, with its worth to the seat; the reason is a key of the game's words, `reason-...`."""

    choice: Choice
    worth: float
    reason: str = ""
    arguments: Mapping[str, object] | None = None


class Policy(Generic[M]):
    """What a game says of its own positions. As `POLICY` of a game's `bot.policy` it makes its bots.

    `weigh(m, seat)` gives every choice of the seat's question, at this step of its answer, its worth: on one scale
    within a question, higher is better. Free acts that are worth considering may stand among them.
    `choose(m, seat, rng)` is one choice, quickly: what playouts are made of. It mixes where best play does.
    `value(m)` is the chance to win of each seat; the chances add up to one.
    `phase(m)` changes at every moment at which a playout may stop and ask for the value.
    `effort(m, seat)` says how much of a search's budget the question deserves: 0 none, 1 all of it.
    `answers(m, seat, rng, most)`, where a game has something better than `weigh` step by step, gives whole answers with
    their worth, the best first, at most so many.
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
