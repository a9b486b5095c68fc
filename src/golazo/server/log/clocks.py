"""Clocks: for the whole game, or for each answer. Who has answered a sealed question is not told by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.table import Table
from golazo.server.log.seat import SeatState
from golazo.server.protocol.parts import Clock

LIVE: Final = "live"
GRACE: Final = 30.0
"""Whoever comes back after the time-out of a live clock has at least this long."""


class Clocks:
    """Since when each seat is asked, and how long it has."""

    __slots__ = ("answered", "asked", "clock", "left", "person_at")

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock: Final = clock
        self.asked: dict[int, tuple[int, float]] = {}
        """By seat: the question's serial, and since when it is open."""
        self.answered: dict[int, float] = {}
        """Sealed answers: when they were given. They are charged when the question closes, so that nobody sees it."""
        self.person_at = 0.0
        """When a person's question was last opened or closed, or the game began."""
        self.left = [0.0 if clock is None else clock.seconds] * seats

    def follow(self, table: Table[Any], seats: Sequence[SeatState], at: float) -> None:
        """After something happened at a table: stop the clocks of those who answered, start those of the asked."""
        questions = table.open_questions()
        set_aside = table.set_aside_questions()
        asked = self.asked
        if not asked:
            self.person_at = at
        for seat, (serial, since) in list(asked.items()):
            question = questions.get(seat)
            if serial in set_aside.get(seat, ()):
                # A free act stops no clock: what it asks on its way is answered in the same time.
                if question is not None:
                    asked[seat] = (question.serial, since)
                    self.answered.pop(seat, None)
                continue
            if question is None or question.serial != serial:
                self._charge(seats, seat, self.answered.pop(seat, at) - since)
                del asked[seat]
                self._note(seats, seat, at)
            elif question.is_answered:
                self.answered.setdefault(seat, at)
            else:
                self.answered.pop(seat, None)
        for seat, question in questions.items():
            if seat >= 0 and seat not in asked:
                asked[seat] = (question.serial, at)
                if question.is_answered:  # a free act has set it aside, and now it is back
                    self.answered[seat] = at
                self._note(seats, seat, at)

    def _note(self, seats: Sequence[SeatState], seat: int, at: float) -> None:
        if not seats[seat].is_bot:
            self.person_at = at

    def _charge(self, seats: Sequence[SeatState], seat: int, used: float) -> None:
        if self.clock is not None and self.clock.kind == LIVE and not seats[seat].is_bot:
            self.left[seat] = max(0.0, self.left[seat] - used) + self.clock.increment

    def noted(self) -> tuple[float, ...]:
        """What a live clock shows now; nothing where there is none."""
        return tuple(self.left) if self.clock is not None and self.clock.kind == LIVE else ()

    def take_back(self, noted: Sequence[float]) -> None:
        """An answer was taken back: nobody has more time than before it."""
        if noted:
            self.left = [min(now, before) for now, before in zip(self.left, noted, strict=True)]

    def came_back(self, seat: int) -> None:
        if self.clock is not None and self.clock.kind == LIVE:
            self.left[seat] = max(self.left[seat], GRACE)

    def restart(self, seat: int, at: float) -> None:
        """Count from now: whoever comes back is not charged for the time away."""
        if seat in self.asked:
            self.asked[seat] = (self.asked[seat][0], at)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up; None if it is not running."""
        if self.clock is None or seat not in self.asked or seat in self.answered:
            return None
        return self.asked[seat][1] + self.left[seat]

    def shown(self, now: float) -> dict[str, float]:
        """What everybody may see: seconds left by seat."""
        if self.clock is None:
            return {}
        running = {seat: now - since for seat, (_, since) in self.asked.items()}
        return {str(seat): round(max(0.0, left - running.get(seat, 0.0)), 1) for seat, left in enumerate(self.left)}
