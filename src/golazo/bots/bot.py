"""The bot interface, and how bots are asked: whatever a bot does, the table stays intact.

Arena, terminal and server all call `ask`, so that a bot plays the same everywhere: it lives as long as its game, gives
whole answers, and its randomness depends only on a seed and the question.
"""

from __future__ import annotations

import random
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final, Protocol, cast

from golazo.engine.asking import Choice
from golazo.engine.errors import GolazoError, IllegalChoice
from golazo.engine.table import Seat, Table

PATIENCE: Final = 30.0
"""Seconds that a bot may take for one answer, whatever its budget."""
_OWN_PACKAGE: Final = "golazo."


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits for one answer: at most this many seconds and playouts.

    Without seconds a bot plays the same on any machine; without both it decides for itself.
    """

    seconds: float | None = None
    playouts: int | None = None


class Bot(Protocol):
    """A bot gets a seat and returns answers. It is created with `rng`, its only source of randomness."""

    rng: random.Random

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        """The steps of a whole answer to the seat's question; or one free act, after which it is asked again."""


class BadBot(GolazoError):
    """A bot crashed, cheated or stalled, or cannot be found."""


class Stalled(BaseException):
    """Time is up. No `Exception`, so that a bot that catches everything does not catch this."""


class StepByStep:
    """Adapts a bot with `choose(seat)`, which chooses one step at a time, to whole answers."""

    def __init__(self, bot: Any, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        number = seat.number
        return answer_on(
            seat.redeal(self.rng), number, lambda world: cast(Choice, self.bot.choose(world.clone().seat(number)))
        )


def answer_on(world: Table[Any], number: int, choose: Callable[[Table[Any]], Choice]) -> list[Choice]:
    """A whole answer, chosen step by step on a private copy of the table."""
    begun = world.open_question(number)
    steps: list[Choice] = []
    while True:
        steps.append(choose(world))
        if steps[-1] not in world.choices(number):  # a free act, or not legal: the caller checks it
            return steps
        world.play(number, steps[-1])
        now = world.open_question(number)
        if now is None or begun is None or now.serial != begun.serial or now.is_answered:
            return steps


def ask(
    bot: Bot, name: str, table: Table[Any], seat: int, seed: object, budget: Budget, patience: float = PATIENCE
) -> Sequence[Choice]:
    """The bot's answer, or a free act. It is not checked here: `play` does that.

    An external bot gets a re-dealt table, so that it cannot find out what its seat may not know.
    """
    question = table.open_question(seat)
    rng = bot.rng
    rng.seed(f"{seed}/{seat}/{question.id if question else ''}")
    is_ours = type(bot).__module__.startswith(_OWN_PACKAGE)
    shown = table if is_ours else table.redeal(seat, rng)
    with watched(name, seat, patience):
        return tuple(bot.answer(shown.seat(seat), budget))


def play(table: Table[Any], seat: int, answer: Sequence[Choice], name: str) -> None:
    """Play a bot's answer; an illegal or incomplete answer is reported as the bot's fault."""
    try:
        table.play(seat, *answer)
    except IllegalChoice:
        raise BadBot("bot-cheated", bot=name, player=seat, choice=repr(tuple(answer))[:80]) from None
    now = table.open_question(seat)
    if now is not None and now.steps and not now.is_answered:
        raise BadBot("bot-half-answer", bot=name, player=seat)


@contextmanager
def watched(name: str, seat: int, patience: float) -> Iterator[None]:
    """Turn a bot's errors into messages for players."""
    try:
        with alarm(patience):
            yield
    except Stalled:
        raise BadBot("bot-stalled", bot=name, player=seat, seconds=patience) from None
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}"[:200]
        where = f"{Path(last.filename).name}, {last.lineno}"
        raise BadBot("bot-crashed", bot=name, player=seat, error=what, where=where) from error


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise `Stalled` when the time is up. This works only in the main thread, on systems with timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise Stalled
