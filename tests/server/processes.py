"""Servers as processes of their own, as people run them: they can be killed, and come back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.server.running import PATIENCE, free_port

SOURCE = Path(__file__).parents[2] / "src"
UNLIMITED = {"GOLAZO_RATE": "0", "GOLAZO_CONNECTIONS": "0", "GOLAZO_TABLES_AN_HOUR": "0"}
"""All clients of a test come from one address."""
QUICK = {"GOLAZO_BOT_PAUSE": "0", "GOLAZO_ENTROPY_WAIT": "1"}


class Process:
    """`golazo serve` at a loopback port that stays the same over restarts."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self._folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self._environment = {**UNLIMITED, **QUICK, **environment}
        self._running: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None
        self.starts = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/ws"

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Begin to start; `ready` waits until it serves."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._log = (self._folder / "log").open("ab")
        command = [sys.executable, "-m", "golazo", "serve", "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), **self._environment}
        self._running = subprocess.Popen(command, env=environment, stdout=self._log, stderr=self._log)
        self.starts += 1

    def is_healthy(self) -> bool:
        assert self._running is not None
        assert self._running.poll() is None, f"the server ended by itself:\n{self.log()[-3000:]}"
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_healthy():
            assert time.monotonic() < deadline, f"the server did not start:\n{self.log()[-3000:]}"
            time.sleep(0.05)

    def kill(self) -> None:
        """At once, as if the power were cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """In good order; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        assert self._running is not None
        assert self._log is not None
        try:
            self._running.send_signal(by)
            return self._running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
            raise
        finally:
            self._log.close()

    def log(self) -> str:
        return (self._folder / "log").read_text(encoding="utf-8", errors="replace")

    def memory(self) -> int:
        """Bytes of memory that the server holds now."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("the system does not say how much memory a process has")


@contextmanager
def process(folder: Path, **environment: str) -> Iterator[Process]:
    """A server that serves, and is stopped in the end."""
    made = Process(folder, **environment)
    made.start()
    try:
        made.ready()
        yield made
    finally:
        made.stop()
