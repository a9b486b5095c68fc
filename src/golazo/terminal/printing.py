"""Printing: a pack as a PDF to cut out and play with."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from golazo.engine.pack import Pack
from golazo.print import book
from golazo.terminal import files, finding, packs
from golazo.terminal.screen import Screen
from golazo.words.reader import Reader

PATIENCE: Final = 1.0
"""Seconds before a progress bar is shown."""


def print_game(
    game_id: str,
    folder: Path | None,
    spoken: str,
    paper: str,
    parts: str,
    output: Path | None,
    fronts_only: bool,
    saves_ink: bool,
    screen: Screen,
) -> None:
    pack = _pack(game_id, folder)
    wanted = [part.strip() for part in parts.split(",") if part.strip()] or book.PARTS
    path = output or Path(f"{pack.game}-{spoken}.pdf")
    reader = Reader(spoken)
    with _bar(reader) as on_progress:
        made = book.make(pack, spoken, paper.lower(), wanted, fronts_only, on_progress, saves_ink)
    files.put(path, made.content)
    screen.line(reader.put("print-done", file=str(path), pages=made.pages))
    if made.missing:
        screen.line(reader.put("print-missing", letters=" ".join(made.missing)))


def _pack(game_id: str, folder: Path | None) -> Pack:
    """The pack to print; a pack folder names its game itself."""
    if folder and not game_id:
        return packs.load(folder)
    game = finding.game(game_id)
    return game.load_pack(folder) if folder else game.pack


@contextmanager
def _bar(reader: Reader) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar, shown in a terminal after a short delay."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(reader.say("print-pages"), total=None)
    begun = time.monotonic()

    def on_progress(pages: int, of: int) -> None:
        progress.update(task, completed=pages, total=of)
        if time.monotonic() - begun > PATIENCE:
            progress.start()

    try:
        yield on_progress
    finally:
        progress.stop()
