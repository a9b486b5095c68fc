"""A bot that is an external program in any language: `cmd:./mybot`. It reads and writes one JSON message per line.

If a program stalls, sends an illegal answer, floods, dies or takes too much memory, a random answer replaces its own
and the fault is counted. The game goes on.
"""

from __future__ import annotations

import json
import os
import queue
import random
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from golazo.bots.bot import Budget
from golazo.bots.messages import BadMessage, asked, chosen, hello
from golazo.bots.random_bot import Random
from golazo.engine.asking import Choice
from golazo.engine.errors import IllegalChoice
from golazo.engine.table import Seat

ATTEMPTS: Final = 2
"""An answer that is refused may be given once more; the message says why it was."""
ANSWER_SECONDS: Final = 10.0
"""For an answer, where nobody says how long."""
LINE_LIMIT: Final = 1_000_000
MEMORY_LIMIT: Final = 1_000_000_000
STARTS: Final = 5
"""A program that had to be started so often in a game is not started again."""
START_SECONDS: Final = 10.0
"""Granted beyond the budget for the first answer: some languages start slowly."""
_GLANCE: Final = 0.05
_END_SECONDS: Final = 2.0


class Fault(Exception):
    """What a program did wrong, in short."""


class Program:
    """One process per game; started at the first question, and restarted after it died."""

    def __init__(self, command: str, rng: random.Random, memory: int = MEMORY_LIMIT) -> None:
        self.rng = rng
        self.faults: list[str] = []
        self._command = shlex.split(command)
        self._memory = memory
        self._pipe: _Pipe | None = None
        self._starts = 0
        self._stand_in = Random(rng)
        self._told = 0
        self._took = 0
        self._keep: object = None

    def answer(self, seat: Seat[Any], budget: Budget) -> Sequence[Choice]:
        try:
            return self._answer(seat, ANSWER_SECONDS if budget.seconds is None else budget.seconds)
        except Fault as fault:
            self.faults.append(str(fault))
            self.close()
            return self._stand_in.answer(seat, budget)

    def _answer(self, seat: Seat[Any], seconds: float) -> list[Choice]:
        """A whole answer; a program may give it step by step or at once."""
        number = seat.number
        world = seat.redeal(self.rng)
        begun = world.open_question(number)
        begun_at = monotonic()
        steps: list[Choice] = []
        refused: dict[str, str] | None = None
        attempts = 0
        while attempts < ATTEMPTS:
            ids = self._ask(world.seat(number), seconds - (monotonic() - begun_at), seconds, refused)
            for choice_id in ids:
                try:
                    choice = world.parse(number, choice_id)
                    is_act = choice in world.acts(number) and not steps
                    if is_act:
                        return [choice]
                    world.play(number, choice)
                except IllegalChoice as error:
                    refused = {"choice": choice_id, "key": error.key, "reason": str(error)}
                    attempts += 1
                    break
                steps.append(choice)
                now = world.open_question(number)
                if now is None or begun is None or now.serial != begun.serial or now.is_answered:
                    self._took = int(1000 * (monotonic() - begun_at))
                    return steps
        raise Fault(f"illegal: {(refused or {}).get('choice', '')[:80]}")

    def _ask(self, seat: Seat[Any], left: float, budget: float, refused: dict[str, str] | None) -> list[str]:
        pipe = self._pipe
        if pipe is None:
            if self._starts == STARTS:
                raise Fault("ended too often")
            self._starts += 1
            pipe = self._pipe = _Pipe(self._command, self._memory)
            left += START_SECONDS
            self._told, self._keep = 0, None
            pipe.write(hello(seat))
        message = asked(seat, self._told, int(1000 * budget), self._took, refused, self._keep)
        self._told += len(message["events"])
        pipe.write(message)
        try:
            ids, self._keep = chosen(pipe.read(left))
        except BadMessage as error:
            raise Fault(f"unreadable: {error}") from None
        return ids

    def close(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def __del__(self) -> None:
        self.close()


class _Pipe:
    """A process with its input and output lines and a memory limit."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self._memory = memory
        self._buffer = b""
        self._ended = False
        self._chunks: queue.Queue[bytes] = queue.Queue(maxsize=16)  # a flood is held back in the pipe
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except (OSError, IndexError) as error:
            raise Fault(f"cannot be started: {error}") from None
        threading.Thread(target=self._pump, daemon=True).start()

    def _pump(self) -> None:
        out = self._process.stdout
        assert out is not None
        with suppress(OSError, ValueError):
            while chunk := os.read(out.fileno(), 65_536):
                self._chunks.put(chunk)
        self._chunks.put(b"")

    def write(self, message: dict[str, Any]) -> None:
        """Send a message; earlier unrequested output of the program is dropped."""
        assert self._process.stdin is not None
        self._buffer = b""
        with suppress(queue.Empty):
            while not self._ended:
                self._ended = not self._chunks.get_nowait()
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except OSError:
            raise Fault("ended") from None

    def read(self, seconds: float) -> str:
        """The next line, within this many seconds."""
        deadline = monotonic() + seconds
        while b"\n" not in self._buffer:
            if len(self._buffer) > LINE_LIMIT:
                raise Fault("a line without end")
            if monotonic() >= deadline:
                raise Fault("took too long")
            try:
                chunk = self._chunks.get(timeout=min(_GLANCE, max(0.0, deadline - monotonic())))
            except queue.Empty:
                self._check_memory()
                continue
            if not chunk:
                self._ended = True
                raise Fault("ended")
            self._buffer += chunk
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode(errors="replace")

    def _check_memory(self) -> None:
        try:
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1])
        except (OSError, ValueError, IndexError):
            return  # no such figures on this system
        if pages * os.sysconf("SC_PAGE_SIZE") > self._memory:
            raise Fault("took too much memory")

    def close(self) -> None:
        """End the program and all that it started: what runs it may be a wrapper."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with suppress(queue.Empty):
            while not self._ended:  # so that the thread that reads comes to its end
                self._ended = not self._chunks.get(timeout=_END_SECONDS)
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        self._process.wait()
