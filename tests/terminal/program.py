"""The real program: run with input from a pipe, or at a pseudo-terminal as a person would."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

import golazo as api

COMMAND = [sys.executable, "-m", "golazo"]
SOURCE = str(Path(__file__).parents[2] / "src")
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {
        **kept,
        "PYTHONPATH": SOURCE,
        "GOLAZO_DATA": str(home),
        "LANG": "C.UTF-8",
        "COLUMNS": "110",
        **more,
    }


def golazo(
    home: Path,
    *arguments: str | Path,
    typed: Sequence[str] = (),
    limit: Callable[[], None] | None = None,
    **more: str,
) -> subprocess.CompletedProcess[str]:
    """Run a command with lines typed into a pipe."""
    if limit is not None:  # Python does not notice that a compiled module was cut off, and leaves it to the next run
        more["PYTHONDONTWRITEBYTECODE"] = "1"
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env=environment(home, **more),
        preexec_fn=limit,
        check=False,
    )


def seed_for(held: Sequence[str], not_held: Sequence[str] = ()) -> str:
    """A seed with which, in a World Cup for two, both are asked first and the first player's team holds such cards."""
    for number in range(10_000):
        table = api.game("world-cup-2010").new(2, seed=str(number), listen=False)
        if table.asked in ((0, 1), (1, 0)):
            offered = {table.name(0, choice).removeprefix("lay:") for choice in table.choices(0)}
            if offered.issuperset(held) and offered.isdisjoint(not_held):
                return str(number)
    raise AssertionError("there is no such deal")


class Terminal:
    """A person at a terminal."""

    def __init__(self, home: Path, *arguments: str | Path, **more: str) -> None:
        self.output = ""
        self.read_to = 0
        self.pid, self.handle = pty.fork()
        self.running = True
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests may run in the background, where Ctrl-C is ignored
            command = [*COMMAND, *map(str, arguments)]
            os.execvpe(command[0], command, environment(home, TERM="xterm-256color", **more))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.running:
            self.kill()

    def expect(self, pattern: str, seconds: float = 60) -> str:
        """Wait for text that has not been read yet; everything up to its end."""
        until = time.monotonic() + seconds
        while True:
            fresh = self.output[self.read_to :]
            found = re.search(pattern, _ESCAPES.sub("", fresh))
            if found:
                self.read_to = len(self.output)
                return fresh
            if not self._read(until - time.monotonic()):
                raise AssertionError(f"waited for {pattern!r}, saw {fresh[-2000:]!r}")

    def type(self, line: str) -> None:
        os.write(self.handle, f"{line}\n".encode())

    def end(self, seconds: float = 60) -> int:
        """The exit code, once the program ends by itself."""
        until = time.monotonic() + seconds
        while self._read(until - time.monotonic()):
            pass
        while self.running and time.monotonic() < until:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.running = False
                os.close(self.handle)
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
        raise AssertionError(f"does not end; saw {self.output[-2000:]!r}")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.handle)
        self.running = False

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.handle], [], [], max(0, seconds))
        if not ready:
            return False
        try:
            data = os.read(self.handle, 65536)
        except OSError:  # how a pseudo-terminal says that the program has ended
            return False
        self.output += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)


def plain(text: str) -> str:
    return _ESCAPES.sub("", text)
