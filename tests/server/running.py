"""Servers and databases for tests: on free loopback ports, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from golazo.server.http.app import create
from golazo.server.http.guards import Service
from golazo.server.serve import MESSAGE_BYTES
from golazo.server.settings import Settings
from tests.missing import missing

PATIENCE = 120.0
"""Seconds after which something is wrong, on a machine that has much else to do."""
QUICK: dict[str, Any] = {"bot_pause": 0.0, "armed_delay": 0.3, "entropy_wait": 1.0, "rate": 0.0, "sweep": 0.2}
"""Settings for tests: nobody watches, so nothing has to wait."""


@dataclass
class Running:
    url: str
    service: Service
    loop: asyncio.AbstractEventLoop

    def inside(self, what: Callable[[], Any]) -> Any:
        """Do something on the server's own event loop."""

        async def do() -> Any:
            return what()

        return asyncio.run_coroutine_threadsafe(do(), self.loop).result(10)

    @property
    def socket(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/ws"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server in a thread of this process."""
    app = create(Settings(folder, **{**QUICK, **settings}))
    loops: list[asyncio.AbstractEventLoop] = []
    app.on_startup.append(lambda: loops.append(asyncio.get_running_loop()))
    port = free_port()
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", app.state.service, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def programs() -> Path:
    """Where PostgreSQL's programs are; without them the test cannot run."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    own = shutil.which("initdb")
    if not found and own is None:
        missing("PostgreSQL is not installed")
    return found[-1].parent if found else Path(str(own)).parent


class Cluster:
    """A PostgreSQL of its own; as root it runs as the user postgres, for it refuses to run as root."""

    def __init__(self) -> None:
        self._programs = programs()
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self.home = Path(tempfile.mkdtemp(prefix="golazo-postgres-"))
        if self._as_user:
            shutil.chown(self.home, "postgres")
        self._data = str(self.home / "data")
        self._guard = self._guarded()
        self.port = free_port()
        self.url = f"postgresql://golazo@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", self._data, "-U", "golazo", "--auth=trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self.home, stdout=subprocess.DEVNULL)

    def _guarded(self) -> subprocess.Popen[bytes]:
        """Stops the database and clears up when this process ends, however it ends: then the pipe closes."""
        stop = [*self._as_user, str(self._programs / "pg_ctl"), "-D", self._data, "-m", "immediate", "-w", "stop"]
        script = 'home=$1; shift; cat; "$@"; rm -rf "$home"'
        return subprocess.Popen(
            ["sh", "-c", script, "guard", str(self.home), *stop],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is not for it
        )

    def end(self) -> None:
        """Gone, with all that it kept."""
        self._guard.communicate()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.home}"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", str(self.home / "log"), "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def restart(self) -> None:
        self.stop()
        self.start()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A throw-away database."""
    made = Cluster()
    try:
        made.start()
        yield made
    finally:
        made.end()
