"""Playing with a game's light policy: whole answers, and playouts to the next phase."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from golazo.engine.acts import Act
from golazo.engine.asking import Choice
from golazo.engine.game import Game
from golazo.engine.policy import Policy
from golazo.engine.position import Position

_LONGEST: Final = 5_000
"""Choices of a playout: far more than any game has, so that a policy that goes in circles is noticed."""


class Playout:
    """Plays a game's policy on positions that belong to the caller."""

    def __init__(self, game: Game[Any], policy: Policy[Any], rng: Random) -> None:
        self.policy: Final = policy
        self.rng: Final = rng
        self._acts: Final[dict[str, Act[Any]]] = {verb: act for act in game.acts for verb in act.verbs}

    def is_act(self, choice: Choice) -> bool:
        return choice[0] in self._acts

    def do(self, m: Position, seat: int, choice: Choice) -> None:
        """Play a choice of the seat's question, or a free act."""
        act = self._acts.get(choice[0]) if self._acts else None
        if act is None:
            m.choose(seat, choice)
        else:
            m.take_act(act, seat, choice)

    def answer(self, m: Position, seat: int) -> list[Choice]:
        """The policy's whole answer, played on `m`; or one free act, which is not played."""
        choose, rng = self.policy.choose, self.rng
        serial = m.asks[seat].serial
        steps: list[Choice] = []
        while True:
            choice = choose(m, seat, rng)
            steps.append(choice)
            if self.is_act(choice):
                return steps
            m.choose(seat, choice)
            ask = m.asks.get(seat)
            if ask is None or ask.serial != serial or seat in m.sealed:
                return steps

    def to_horizon(self, m: Position, phases: int = 1) -> Sequence[float]:
        """Play until the phase has changed this many times, or to the end; returns each seat's chance to win there."""
        policy, rng = self.policy, self.rng
        choose, phase_of = policy.choose, policy.phase
        phase = phase_of(m)
        for _ in range(_LONGEST):
            if not m.asks:
                break
            seat = next(seat for seat in m.asks if seat not in m.sealed)
            self.do(m, seat, choose(m, seat, rng))
            now = phase_of(m)
            if now != phase:
                phases -= 1
                phase = now
                if not phases:
                    break
        return policy.value(m)
