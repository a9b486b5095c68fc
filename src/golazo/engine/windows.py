"""The reaction window: everybody who could react is asked at once.

Who could react is decided from public facts only, so that being asked reveals nobody's cards, and nobody sees who has
answered before the window closes. Reactions are then resolved in the game's order. Each is a step of its own, so it may
open another window, to any depth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, M, Reason
from golazo.engine.plain import Json
from golazo.engine.steps import Step, Todo

PASS: Final[Choice] = ("pass",)


class Window(Asking[M]):
    """One kind of reaction window. The strand entry `(window, *numbers)` opens and resolves it."""

    def __init__(
        self,
        name: str,
        *,
        could_react: Callable[..., Sequence[int]],
        reactions: Callable[[M, Ask], Sequence[Choice]],
        resolve: Step,
        order: Callable[..., Sequence[int]],
        rule: str,
        again: bool = False,
        is_complete: Callable[[M, Ask, Answer], bool] | None = None,
        why_not: Callable[[M, Ask, Choice], Reason | None] | None = None,
        arguments: Callable[[M, Ask], Json] | None = None,
        team: Callable[[M, Ask], int | None] | None = None,
        odds: Callable[[M, Ask], Json | None] | None = None,
    ) -> None:
        """`resolve(m, seat, answer, *numbers)` does one seat's reaction; `order(m, *numbers)` lists the seats in the
        order in which reactions are resolved; with `again` the window reopens until all pass."""
        self.reactions: Final = reactions
        self.resolve: Final = resolve
        self.order: Final = order
        self.again: Final = again
        super().__init__(
            name,
            choices=self._pass_or_react,
            take=self._never,
            rule=rule,
            seats=could_react,
            sealed=True,
            is_complete=None if is_complete is None else self._passed_or(is_complete),
            why_not=why_not,
            arguments=arguments,
            team=team,
            odds=odds,
            module=getattr(resolve, "__module__", ""),
        )

    def _pass_or_react(self, m: M, ask: Ask) -> Sequence[Choice]:
        reactions = self.reactions
        return reactions(m, ask) if ask.steps else [PASS, *reactions(m, ask)]

    @staticmethod
    def _passed_or(is_complete: Callable[[M, Ask, Answer], bool]) -> Callable[[M, Ask, Answer], bool]:
        return lambda m, ask, answer: answer[0] == PASS or is_complete(m, ask, answer)

    @staticmethod
    def _never(m: M, ask: Ask, answer: Answer) -> None:
        raise AssertionError("a window is closed as a whole")

    def close(self, m: M, answers: list[tuple[Ask, Answer]]) -> None:
        acted: dict[int, Answer] = {}
        for ask, answer in answers:
            if answer[0] != PASS:
                acted[ask.seat] = answer
        if not acted:
            return
        numbers = answers[0][0].numbers
        steps: list[Todo] = [
            (self.resolve, seat, acted[seat], *numbers) for seat in self.order(m, *numbers) if seat in acted
        ]
        if self.again:
            steps.append((self, *numbers))
        m.then(steps)
