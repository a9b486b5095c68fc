"""The compiled loop: compared with that of an earlier version, and where its time goes.

    python bench/compiled.py --now FOLDER --before FOLDER

Each folder is an environment with a compiled Golazo, made by `scripts/compile FOLDER`. Both play by turns on one core;
where `perf` is installed, the loop of the newer one is sampled. The section "Compiled" of results.md is rewritten.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from report import table

HERE = Path(__file__).parent
ROUNDS = 7
GAMES = {"world-cup-2010": (4, 60), "magic-number-eleven": (2, 150), "masters-of-football": (4, 25)} | {
    "match-of-the-season": (4, 7)
}
"""Seats, and games in each round."""
LOOP = """
import sys, time
from random import Random
import golazo
from golazo.arena.game import play_blindly
game, seats, count = golazo.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
rng, decisions, began = Random(2010), 0, time.process_time()
for seed in range(count):
    table = game.new(seats=seats, seed=seed, listen=False)
    decisions += play_blindly(table.position if hasattr(table, "position") else table.match, rng)
print(decisions / (time.process_time() - began))
"""
SHOWN = 24
READING = """Three quarters of the compiled loop's time are spent inside of CPython, not in compiled rules, and \
no single function stands out: tuples, lists and numbers are made and freed (entries of a strand, \
choices, answers, history), steps and questions are called as objects with boxed numbers, functions \
are looked up by name where an entry holds them, and rules that are quickest when interpreted \
(`compress`, `map`, `sum`) call the same C as before. Without garbage collection the loop is no \
quicker. What would help is a choice that is one number and an entry that is no tuple; rules, \
records and tests would then no longer read as they do."""


def rate(folder: Path, game: str) -> float:
    """Decisions a second in one round."""
    seats, count = GAMES[game]
    command = [str(folder / "bin" / "python"), "-c", LOOP, game, str(seats), str(count)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def compared(now: Path, before: Path) -> list[str]:
    rows = []
    for game in GAMES:
        pairs = [(rate(now, game), rate(before, game)) for _ in range(ROUNDS)]
        times = median(one / other for one, other in pairs)
        figures = [f"{median(each):,.0f}" for each in zip(*pairs, strict=True)]
        rows.append([game, *reversed(figures), f"{times:.2f}x"])
    return table(["decisions/s, compiled loop", "version before", "now", "ratio"], rows)


def profile(now: Path, game: str) -> list[str]:
    """Where the time goes, by library and by function, the functions that it calls not counted."""
    if shutil.which("perf") is None:
        return ["perf is not installed: no profile."]
    seats, count = GAMES[game]
    with TemporaryDirectory() as folder:
        data = Path(folder, "perf")
        python = str(now / "bin" / "python")
        record = ["perf", "record", "-q", "-o", str(data), python, "-c", LOOP, game, str(seats), str(10 * count)]
        subprocess.run(record, capture_output=True, check=True)
        rows = [_row(line) for line in reported(data, "dso,symbol")[:SHOWN]]
        shares = [line.split()[::-1] for line in reported(data, "dso")[:4]]
    return [
        f"{game}, by library:",
        "",
        *table(["library", "share"], [[name, share] for name, share in shares]),
        "",
        f"{game}, the {SHOWN} functions that take most:",
        "",
        *table(["function", "library", "share"], rows, words=2),
    ]


def _row(line: str) -> list[str]:
    """Function, library and share out of a line such as "3.8%  libpython3.11.so  [.] tuple_alloc  -  -"."""
    share, library, _, function, *_ = line.split()
    return [function, library, share]


def reported(data: Path, sort: str) -> list[str]:
    command = ["perf", "report", "-i", str(data), "--no-children", "--stdio", "--sort", sort]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two compiled versions, and profile the newer one.")
    parser.add_argument("--now", type=Path, required=True)
    parser.add_argument("--before", type=Path, required=True)
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    text = "\n".join(
        [
            "",
            "## Compiled",
            "",
            f"python bench/compiled.py, {datetime.now(UTC):%Y-%m-%d}; medians of {ROUNDS} rounds by turns on one core.",
            "",
            *compared(arguments.now, arguments.before),
            "",
            READING,
            "",
            *profile(arguments.now, "world-cup-2010"),
            "",
        ]
    )
    page = HERE / "results.md"
    before, found, server = page.read_text(encoding="utf-8").partition("\n## Server\n")
    before = before.partition("\n## Compiled\n")[0]
    page.write_text(before.rstrip("\n") + "\n" + text + found + server, encoding="utf-8")


if __name__ == "__main__":
    main()
