"""Open questions: who is waited for, without words, ids or odds; for the server and the terminal."""

from __future__ import annotations

from typing import NamedTuple

from golazo.engine.asking import Ask, Chance
from golazo.engine.position import Position
from golazo.engine.windows import Window


class OpenQuestion(NamedTuple):
    """One seat's open question."""

    seat: int
    serial: int
    """The same while its steps are taken and others answer; every new question has a higher one."""
    kind: str
    steps: int
    """Steps of the answer taken so far."""
    has_steps: bool
    """Its answer may have several steps."""
    is_sealed: bool
    is_answered: bool
    """Its answer is complete and sealed; others are still waited for."""
    is_chance: bool
    """People are to type in what was rolled or drawn."""
    is_window: bool
    """A reaction window, at its first step: passing is always possible there."""

    @property
    def id(self) -> str:
        return f"{self.serial}.{self.steps}"


def opened(m: Position, ask: Ask) -> OpenQuestion:
    asking, steps = ask.asking, len(ask.steps)
    return OpenQuestion(
        ask.seat,
        ask.serial,
        asking.name,
        steps,
        asking.has_steps,
        asking.sealed,
        ask.seat in m.sealed,
        isinstance(asking, Chance),
        not steps and isinstance(asking, Window),
    )
