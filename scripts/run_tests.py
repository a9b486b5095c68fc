"""Runs the checks and tests, all or by parts, and says how long each took. `scripts/test` sets up before it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.executable).parent
FOLDERS = {
    "games": ("games", "oracle", "golden", "measure"),
    "terminal": ("terminal", "print"),
    "server": ("server",),
    "web": ("web",),
    "compiled": ("compiled",),
    "docs": ("docs",),
}
"""The folders of tests/ by part; one that no part names belongs to the engine."""
PARTS = ("check", "engine", *FOLDERS)

Step = Callable[[IO[bytes] | None], int]


def run(*command: str | Path, into: IO[bytes] | None, folder: Path = ROOT) -> int:
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"  # Node lies beside Python
    return subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, stdout=into, stderr=into).returncode


def tests(*arguments: str) -> Step:
    command = [sys.executable, "-m", "pytest", "--numprocesses", "auto", "--dist", "worksteal", *arguments]
    return lambda into: run(*command, into=into)


def check(into: IO[bytes] | None) -> int:
    return run(ROOT / "scripts" / "check", into=into)


def browser_units(into: IO[bytes] | None) -> int:
    """The web app's own tests, and the tests that browser and Python produce the same texts."""
    made = run(sys.executable, ROOT / "web" / "fixtures" / "make.py", "--golden", into=into)
    return made or run(PROGRAMS / "npm", "test", "--silent", into=into, folder=ROOT / "web")


def folders(part: str) -> list[str]:
    there = sorted(file.parent.name for file in ROOT.glob("tests/*/__init__.py"))
    taken = {name for names in FOLDERS.values() for name in names}
    return [f"tests/{name}" for name in there if (name in FOLDERS[part] if part in FOLDERS else name not in taken)]


def steps(part: str) -> dict[str, Step]:
    if part == "check":
        return {"check": check}
    mine = {part: tests(*folders(part))}
    return {**mine, "web, units": browser_units} if part == "web" else mine


def timed(name: str, step: Step, into: IO[bytes] | None = None) -> int:
    began = time.monotonic()
    failed = step(into)
    said = f"== {name}: {time.monotonic() - began:.0f} s{', FAILED' if failed else ''}\n"
    if into is None:
        print(said, end="", flush=True)
    else:
        into.write(said.encode())
    return failed


def everything() -> int:
    """Checks run in parallel with the tests, which often wait for browsers and databases; their output is shown in one
    piece."""
    with tempfile.TemporaryFile() as said, ThreadPoolExecutor() as beside:
        checks = {**steps("check"), "web, units": browser_units}
        checking = beside.submit(lambda: [timed(name, step, said) for name, step in checks.items()])
        failed = timed("tests", tests())
        failed = max(failed, *checking.result())
        said.seek(0)
        sys.stdout.buffer.write(said.read())
    return failed


def main(arguments: list[str]) -> int:
    if not arguments:
        return everything()
    if not set(arguments) <= set(PARTS):
        return run(sys.executable, "-m", "pytest", *arguments, into=None)
    wanted = {name: step for part in arguments for name, step in steps(part).items()}
    return max([timed(name, step) for name, step in wanted.items()])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
