"""Conducts the bench: lets Golazo and its peers play in turn on one core, and has the figures written down.

Machines are noisy: what counts are medians over rounds, and ratios between two rates of the same round.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from report import AHEAD, COMPILED, Figures, StartUp, section, written

HERE = Path(__file__).parent
FULL = (9, 0.25)
QUICK = (3, 0.05)
"""Rounds, and seconds for each workload in a round."""
STARTS = 15
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


class Player:
    """A process that runs workloads when told to (see meter.py). If it dies, its workloads fail, and nobody else's."""

    def __init__(self, python: Path, script: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [python, "-W", "ignore", HERE / script, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | ONE_THREAD,
        )
        self.hello = self._answer()
        self.work: list[str] = self.hello.get("work", [])

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        # If it is gone, the answer will say so.
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            return {"error": f"the process ended with code {self.process.wait()}"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def leave(self) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()


def say(line: str) -> None:
    print(f"bench: {line}", file=sys.stderr, flush=True)


def stay_on_one_core() -> None:
    """Children inherit it. Where the system cannot, the scheduler decides."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def interleaved(players: list[Player], rounds: int, seconds: float, figures: Figures) -> None:
    """Every workload once a round, Golazo's and the peers' by turns."""
    turns = [
        (player, name)
        for _, player, name in sorted(
            (((i + 0.5) / len(player.work), player, name) for player in players for i, name in enumerate(player.work)),
            key=lambda turn: turn[0],
        )
    ]
    say(f"{len(turns)} workloads, {rounds} rounds of {seconds} s each: about {len(turns) * rounds * seconds:.0f} s")
    began = time.monotonic()
    for number in range(1, rounds + 1):
        for player, name in turns:
            if name in figures.failed:
                continue
            answer = player.ask(name=name, seconds=seconds)
            if "error" in answer:
                figures.failed[name] = answer["error"]
                continue
            figures.rates.setdefault(name, []).append(answer["units"] / answer["seconds"])
            figures.pieces.setdefault(name, []).append(answer["pieces"] / answer["seconds"])
        took = time.monotonic() - began
        say(f"round {number} of {rounds} done, {took / number * (rounds - number):.0f} s to go")


def start_up(command: list[str | Path]) -> StartUp | str:
    """How long the command takes from start to end."""
    clock, processor = [], []
    for _ in range(STARTS + 1):
        began, before = time.perf_counter(), os.times()
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            return str(error.strerror)
        after = os.times()
        clock.append(time.perf_counter() - began)
        processor.append(after.children_user - before.children_user + after.children_system - before.children_system)
        if done.returncode:
            return (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
    # The first start may have had to compile.
    return StartUp(median(clock[1:]), median(processor[1:]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare Golazo with its peers.")
    parser.add_argument("--peers", type=Path, required=True, help="folder of the environment with the peers")
    parser.add_argument("--refused", type=Path, help="file with a line for each peer that could not be installed")
    parser.add_argument("--quick", action="store_true", help="few and short rounds; print, write nothing")
    parser.add_argument("--rounds", type=int, help="another number of rounds")
    arguments = parser.parse_args()
    stay_on_one_core()
    rounds, seconds = QUICK if arguments.quick else FULL
    rounds = arguments.rounds or rounds
    figures = Figures()
    if arguments.refused and arguments.refused.exists():
        lines = arguments.refused.read_text().splitlines()
        figures.refused = dict(line.split("\t", 1) for line in lines if "\t" in line)

    say("setting the tables")
    golazo = Player(Path(sys.executable), "speed.py")
    if "error" in golazo.hello:
        raise SystemExit(f"bench: Golazo could not be measured: {golazo.hello['error']}")
    peers = [Player(arguments.peers / "bin" / "python", "peers.py", peer) for peer in AHEAD]
    python = arguments.peers / "compiled" / "bin" / "python"
    compiled = [Player(python, "speed.py", "compiled")] if python.exists() else []
    for player in compiled:
        if "error" in player.hello:
            figures.refused[COMPILED] = player.hello["error"]
    figures.games = golazo.hello["games"]
    for name, peer in zip(AHEAD, peers, strict=True):
        gone = [{"peer": name, "environment": "all", "language": "", "error": peer.hello.get("error")}]
        figures.environments += peer.hello.get("environments", gone)
    players = [golazo, *compiled, *peers]
    interleaved(players, rounds, seconds, figures)
    say("memory")
    for name in golazo.hello["facts"]:
        answer = golazo.ask(name=name)
        if "error" in answer:
            figures.failed[name] = answer["error"]
        else:
            figures.facts[name] = answer["fact"]
    for player in players:
        player.leave()
    say("start-up")
    figures.start_up = start_up([Path(sys.executable).parent / "golazo", "--help"])
    figures.bare_start_up = start_up([sys.executable, "-c", "pass"])

    text = written(figures, rounds, seconds)
    if arguments.quick:
        print(text)
    else:
        page = HERE / "results.md"
        kept = section(page, "Compiled") or section(page, "Server")  # which other programs have measured
        page.write_text(text + kept, encoding="utf-8")
        say("written to bench/results.md")


if __name__ == "__main__":
    main()
