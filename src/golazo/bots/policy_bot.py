"""The bot `greedy`: it plays a game's light policy without search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from golazo.bots.bot import Budget
from golazo.bots.playout import Playout
from golazo.engine.asking import Choice
from golazo.engine.game import Game
from golazo.engine.policy import Policy
from golazo.engine.table import Seat


class PolicyBot:
    """Plays the policy's choice in one re-dealt world."""

    def __init__(self, game: Game[Any], policy: Policy[Any], rng: random.Random) -> None:
        self.rng = rng
        self._playout = Playout(game, policy, rng)

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        question = seat.open_question()
        choices = seat.choices()
        if len(choices) == 1 and question is not None and not question.has_steps and not seat.acts():
            return choices
        return self._playout.answer(seat.redeal(self.rng).position, seat.number)
