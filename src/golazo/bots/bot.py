"""A bot, and how it is asked: whatever it does, the table stays whole."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, Protocol

from golazo.engine.asking import Choice
from golazo.engine.errors import GolazoError
from golazo.engine.table import Seat, Table

PATIENCE: Final = 30.0
"""Seconds that a bot may think about one choice."""


class Bot(Protocol):
    """Somebody who chooses, and gets nothing but a seat."""

    def choose(self, seat: Seat[Any]) -> Choice:
        """One of the seat's choices."""


class BadBot(GolazoError):
    """A bot crashed, cheated or stalled, or cannot be found."""


class Stalled(BaseException):
    """Time is up. No `Exception`, so that a bot that catches everything does not catch this."""


def decide(bot: Bot, name: str, table: Table[Any], seat: int, patience: float = PATIENCE) -> Choice:
    """What the bot chooses, checked. It gets a copy, so that it cannot touch the table."""
    with watched(name, seat, patience):
        chosen = bot.choose(table.clone().seat(seat))
    if chosen not in table.choices(seat):
        raise BadBot("bot-cheated", bot=name, player=seat, choice=repr(chosen)[:80])
    return chosen


@contextmanager
def watched(name: str, seat: int, patience: float) -> Iterator[None]:
    """Turn what a bot does wrong into a sentence."""
    try:
        with alarm(patience):
            yield
    except Stalled:
        raise BadBot("bot-stalled", bot=name, player=seat, seconds=patience) from None
    except Exception as error:
        what = f"{type(error).__name__}: {error}"[:200]
        raise BadBot("bot-crashed", bot=name, player=seat, error=what) from error


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise `Stalled` when the time is up. Only a main thread on a system with timers can be woken so."""
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
