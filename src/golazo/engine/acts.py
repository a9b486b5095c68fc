"""Free acts: what a seat may do without being asked, whenever the game waits for anybody.

A rulebook's "at any time" is an act: a swap of cards, a sale, a substitution. It is offered by `Table.acts` and taken
by `Table.play`; nobody has to take one. An act is completed before the game continues: open questions are set aside and
return unchanged afterwards, so an act may ask questions too (an auction, for example).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from golazo.engine.asking import Choice, M, Reason, reason


class Act(Generic[M]):
    """One kind of free act. Its verbs belong to it alone: no question offers them."""

    def __init__(
        self,
        name: str,
        *,
        verbs: Sequence[str],
        choices: Callable[[M, int], Sequence[Choice]],
        take: Callable[[M, int, Choice], None],
        rule: str,
        why_not: Callable[[M, int, Choice], Reason | None] | None = None,
    ) -> None:
        """`choices(m, seat)` are what the seat may do now, `take(m, seat, choice)` does it.

        Only the seat itself is shown `choices`; that it could act must reveal nothing hidden to others.
        """
        self.name: Final = name
        self.verbs: Final = tuple(verbs)
        self.choices: Final = choices
        self.take: Final = take
        self.rule: Final = rule
        self.why_not: Final = why_not


def must_wait(m: M, seat: int) -> Reason | None:
    """Why a seat may not take a free act now; None if it may."""
    if m.over:
        return reason("game-over")
    if not m.asks:
        return reason("act-not-now")
    frames = [(m.asks, m.sealed), *((asks, sealed) for asks, sealed, _, _ in m.set_aside)]
    for asks, sealed in frames:
        if seat in sealed:
            return reason("act-answer-sealed")
        if seat in asks and asks[seat].steps:
            return reason("act-answer-begun")
    return None
