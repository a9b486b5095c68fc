"""A series: many games between the same bots, each with its own seed and with rotating seats."""

from __future__ import annotations

import hashlib
import random
import secrets
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from golazo.arena.game import play
from golazo.arena.tally import Tally
from golazo.bots.bot import PATIENCE, Bot, Budget
from golazo.bots.program import Program
from golazo.bots.registry import make
from golazo.engine.game import check_seed
from golazo.games import game as find_game

_PARTS_OF_A_JOB: Final = 8
_LARGEST_PART: Final = 250

_stop: Event | None = None


@dataclass(frozen=True)
class Series:
    """Everything that determines the games of a series: they are the same on any number of cores."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = field(default_factory=lambda: secrets.token_hex(8))
    options: dict[str, Any] = field(default_factory=dict)
    pack: Path | None = None
    budget: Budget = field(default_factory=Budget)
    patience: float = PATIENCE

    def sitting(self, number: int) -> list[int]:
        """The entrant in each seat for this game number. Entrants move one seat per game."""
        entrants = len(self.bots)
        return [(seat + number) % entrants for seat in range(entrants)]

    def seed_of(self, number: int, *what: object) -> int:
        text = "/".join(str(each) for each in (self.seed, number, *what))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def check(self) -> None:
        """Refuse an invalid series before the first game: unknown bots, seats, seed, options, pack."""
        check_seed(self.seed)
        self._new(0)
        for bot in self.bots:
            make(bot, self.game, random.Random(0))

    def _new(self, number: int) -> Any:
        game = find_game(self.game)
        pack = None if self.pack is None else _pack(self.game, self.pack)
        return game.new(len(self.bots), self.seed_of(number), self.options, pack=pack, listen=False)

    def play(self, numbers: range) -> Tally:
        """Play the games with these numbers, or fewer if asked to stop."""
        tally = Tally.of(len(self.bots))
        for number in numbers:
            if _stop is not None and _stop.is_set():
                break
            begun = perf_counter()
            sitting = self.sitting(number)
            names = [self.bots[entrant] for entrant in sitting]
            rngs = [random.Random(self.seed_of(number, "bot", seat)) for seat in range(len(names))]
            bots = [make(name, self.game, rng) for name, rng in zip(names, rngs, strict=True)]
            table = self._new(number)
            try:
                tally.decisions += play(table, bots, names, self.budget, self.seed_of(number), self.patience)
            finally:
                _end_programs(bots, sitting, tally)
            tally.seconds += perf_counter() - begun
            places = {standing.seat: standing.place for standing in table.result.standings}
            tally.count([places[seat] for seat in range(len(names))], sitting)
        return tally


def _end_programs(bots: Sequence[Bot], sitting: Sequence[int], tally: Tally) -> None:
    """Count the faults of external programs in a game, and stop them."""
    for bot, entrant in zip(bots, sitting, strict=True):
        if isinstance(bot, Program):
            tally.entrants[entrant].faults += len(bot.faults)
            bot.close()


_packs: dict[tuple[str, Path], Any] = {}


def _pack(game: str, folder: Path) -> Any:
    """The pack, read once per process."""
    if (game, folder) not in _packs:
        _packs[game, folder] = find_game(game).load_pack(folder)
    return _packs[game, folder]


def play_series(series: Series, jobs: int = 1, on_progress: Callable[[Tally], None] | None = None) -> Tally:
    """Play a series; if interrupted (Ctrl-C), return the results so far."""
    series.check()
    total = Tally.of(len(series.bots))
    size = 1 if jobs == 1 else max(1, min(_LARGEST_PART, series.games // (jobs * _PARTS_OF_A_JOB)))
    parts = [range(first, min(first + size, series.games)) for first in range(0, series.games, size)]
    with suppress(KeyboardInterrupt):
        for tally in _alone(series, parts) if jobs == 1 else _together(series, parts, jobs):
            total.add(tally)
            if on_progress:
                on_progress(total)
    return total


def _alone(series: Series, parts: list[range]) -> Iterator[Tally]:
    for part in parts:
        yield series.play(part)


def _together(series: Series, parts: list[range], jobs: int) -> Iterator[Tally]:
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(stop,)) as executor:
        waiting = {executor.submit(series.play, part) for part in parts}
        try:
            for done in as_completed(set(waiting)):
                waiting.discard(done)
                yield done.result()
        except KeyboardInterrupt:
            yield from _so_far(executor, waiting, stop)
        except BaseException:
            stop.set()
            executor.shutdown(cancel_futures=True)
            raise


def _so_far(executor: Executor, waiting: set[Future[Tally]], stop: Event) -> Iterator[Tally]:
    """Let every process finish its current game, and collect the results."""
    stop.set()
    executor.shutdown(cancel_futures=True)
    for future in waiting:
        if not future.cancelled():
            yield future.result()


def _begin(stop: Event) -> None:
    """Initialise a worker process: it ignores Ctrl-C; the parent process tells it when to stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
