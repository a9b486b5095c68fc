"""Measuring: many games in pieces. Each piece is saved when it is done, so that a stopped run can resume."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from golazo.engine.measure import Figure, Measure
from golazo.games import game, games

KEPT = Path("measured")
DOCS = Path("docs")


def measures(game_id: str) -> dict[str, Measure]:
    """The measures of a game."""
    own = game(game_id).part("measure")
    found: dict[str, Measure] = {} if own is None else own.MEASURES
    return found


def piece(game_id: str, name: str, first: int, count: int) -> Counter[str]:
    """Play one piece of a measure; worker processes run this."""
    return measures(game_id)[name].run(first, count)


class Kept:
    """The finished pieces, in a file that names the version of the rules and the pack."""

    def __init__(self, folder: Path, game_id: str, name: str) -> None:
        of = game(game_id)
        self.file = folder / f"{game_id}.{name}.json"
        self.stamp = {"version": of.version, "pack": of.pack.hash}
        self.pieces: dict[str, dict[str, int]] = {}
        if self.file.exists():
            content = json.loads(self.file.read_text(encoding="utf-8"))
            if content["stamp"] == self.stamp:
                self.pieces = content["pieces"]

    def add(self, first: int, counts: Counter[str]) -> None:
        self.pieces[str(first)] = dict(counts)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps({"stamp": self.stamp, "pieces": self.pieces}), encoding="utf-8")
        new.replace(self.file)


def measured(
    game_id: str, name: str, count: int, jobs: int = 1, folder: Path | None = None
) -> Generator[tuple[int, Counter[str]], None, None]:
    """Play `count` games in pieces; yields after each piece the number of games done and all counts so far."""
    size = measures(game_id)[name].piece
    kept = Kept(folder, game_id, name) if folder else None
    total: Counter[str] = Counter()
    to_play: list[tuple[int, int]] = []
    done = 0
    for first in range(0, count, size):
        games_in_piece = min(size, count - first)
        if kept and str(first) in kept.pieces and games_in_piece == size:
            total.update(kept.pieces[str(first)])
            done += size
        else:
            to_play.append((first, games_in_piece))
    yield done, total
    if jobs == 1:
        results = ((at, piece(game_id, name, *at)) for at in to_play)
        yield from _added(results, kept, done, total)
        return
    with ProcessPoolExecutor(jobs) as pool:
        at_work = {pool.submit(piece, game_id, name, *at): at for at in to_play}
        results = ((at_work[future], future.result()) for future in as_completed(at_work))
        yield from _added(results, kept, done, total)


def _added(
    results: Iterator[tuple[tuple[int, int], Counter[str]]], kept: Kept | None, done: int, total: Counter[str]
) -> Iterator[tuple[int, Counter[str]]]:
    for (first, count), counts in results:
        total.update(counts)
        done += count
        if kept:
            kept.add(first, counts)
        yield done, total


def table(figures: Sequence[Figure]) -> list[str]:
    """The figures as a table in Markdown."""
    lines = ["| figure | measured | target | |", "|---|---|---|---|"]
    for figure in figures:
        target = f"{_ends(figure)}{figure.unit and ' ' + figure.unit}" if _ends(figure) else ""
        mark = "" if not target else "holds" if figure.holds() else "MISSED"
        value = f"{figure.value:,.{0 if float(figure.value).is_integer() else 2}f}"
        lines.append(f"| {figure.name} | {value}{figure.unit and ' ' + figure.unit} | {target} | {mark} |")
    return lines


def _ends(figure: Figure) -> str:
    if figure.least is None:
        return "" if figure.most is None else f"at most {figure.most:g}"
    return f"at least {figure.least:g}" if figure.most is None else f"{figure.least:g} to {figure.most:g}"


def write_into_docs(page: Path, name: str, lines: Sequence[str]) -> None:
    """Put the lines between the page's marks for this measure."""
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- measured: {name} -->\n", f"<!-- end of {name} -->"
    if begin not in text or end not in text:
        raise SystemExit(f"{page} has no place for the measure '{name}': add the lines '{begin.strip()}' and '{end}'")
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/measure",
        description="Measure what the docs say of each game, and write the figures there. "
        "A stopped run goes on where it was; figures that miss their target end with exit code 1.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default: all of {', '.join(games())})")
    parser.add_argument("--only", metavar="MEASURE", help="one measure only")
    parser.add_argument("--count", type=int, help="how many games, instead of the full count of each measure")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs have kept")
    chosen = parser.parse_args(arguments)
    missed = 0
    for game_id in chosen.games or games():
        for name, measure in measures(game_id).items():
            if chosen.only in (None, name):
                missed += _measure(game_id, name, chosen.count or measure.full, chosen.jobs, chosen.fresh)
    return 1 if missed else 0


def _measure(game_id: str, name: str, count: int, jobs: int, fresh: bool) -> int:
    """Measure with a progress bar and write the docs; returns how many figures miss their target."""
    if fresh:
        (KEPT / f"{game_id}.{name}.json").unlink(missing_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    total: Counter[str] = Counter()
    with Progress(*columns) as progress:
        bar = progress.add_task(f"{game_id}: {name}", total=count)
        for done, counts in measured(game_id, name, count, jobs, KEPT):
            progress.update(bar, completed=done)
            total = counts
    figures = measures(game_id)[name].report(total)
    lines = table(figures)
    command = f"Measured over {count:,} games with `scripts/measure {game_id} --only {name}`"
    write_into_docs(DOCS / f"{game_id}.md", name, [f"{command}; pack {game(game_id).pack.hash[:12]}.", "", *lines])
    print("\n".join(lines))
    return sum(not figure.holds() for figure in figures)


if __name__ == "__main__":
    sys.exit(main())
