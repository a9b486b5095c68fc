"""Letting bots play many games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from golazo.arena import Interval, Report, Series, Tally, play_series, report
from golazo.bots.registry import GREEDY, RANDOM
from golazo.bots.registry import names as bots_of
from golazo.engine.game import Game
from golazo.terminal import files, finding
from golazo.terminal.begin import read_options
from golazo.terminal.screen import Screen
from golazo.words.reader import Reader


def simulate(
    game_id: str,
    number: int,
    bots: str,
    jobs: int,
    seed: str | None,
    options: Sequence[str],
    pack: Path | None,
    json: Path | None,
    patience: float,
    spoken: str,
    screen: Screen,
) -> None:
    game = finding.game(game_id)
    names = tuple(each.strip().removeprefix("bot:") for each in (bots or _usual_bots(game)).split(","))
    chosen = read_options(game, options)
    seeded: dict[str, Any] = {} if seed is None else {"seed": seed}
    series = Series(game_id, names, number, options=chosen, pack=pack, patience=patience, **seeded)
    if json is not None:
        files.write(json, {})  # an unwritable file is reported before the games are played
    reader = Reader(spoken, game_id)
    with progress_bar(number, reader.say("games-played")) as on_progress:
        tally = play_series(series, min(jobs, number), on_progress)
    figures = report(tally, names, game_id, series.seed, chosen, number)
    if json is not None:
        files.write(json, asdict(figures))
    _show(figures, reader, screen)


def _usual_bots(game: Game[Any]) -> str:
    """The game's own bot against the random bot; random bots only, if it has none."""
    others = [RANDOM] * (game.seat_counts[0] - 1)
    return ",".join([GREEDY if GREEDY in bots_of(game.id) else RANDOM, *others])


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[Tally | int], None] | None]:
    """A progress bar if the output is a terminal; it is updated with a tally or a number."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(label, total=total)

        def on_progress(done: Tally | int) -> None:
            progress.update(task, completed=done if isinstance(done, int) else done.games)

        yield on_progress


def _show(figures: Report, reader: Reader, screen: Screen) -> None:
    if figures.games < figures.wanted:
        screen.line(reader.say("stopped-early", games=figures.games, wanted=figures.wanted))
    screen.heading(reader.put("series", game=reader.say("game-name"), games=figures.games, seed=figures.seed))
    head = ["", reader.say("share-of-wins"), reader.say("mean-place")]
    rows = [
        [f"{number}. {line.bot}", percent(line.wins, reader), _number(line.place, reader)]
        for number, line in enumerate(figures.bots, 1)
    ]
    screen.rows(head, rows)
    screen.rows(
        ["", reader.say("share-of-wins")],
        [
            [reader.say("seat-number", number=number), percent(wins, reader)]
            for number, wins in enumerate(figures.seats, 1)
        ],
    )
    screen.line(reader.say("pace", decisions=figures.decisions, pace=round(figures.decisions_per_second)))


def percent(interval: Interval, reader: Reader) -> str:
    values = {name: round(100 * value, 2) for name, value in asdict(interval).items()}
    return reader.say("percent-within", **values)


def _number(interval: Interval, reader: Reader) -> str:
    return reader.say("number-within", **{name: round(value, 3) for name, value in asdict(interval).items()})
