"""Golazo's own figures, for every game and for its least, its largest and, where possible, four seats.

Run in the project's environment; with `compiled` in one with a compiled Golazo, of which only the loop is measured. A
decision is one choice out of those offered; a step of an answer that has several counts as one.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count
from random import Random
from typing import Any

from meter import Fact, Workload, serve

import golazo
from golazo import Game, Table
from golazo.arena.game import play_blindly
from golazo.engine import position

USUAL_SEATS = 4
COPIES = 200
TABLES = 20
PARTS = (0.25, 0.5, 0.75)
"""Where in a game copies and re-deals are measured."""
SEED = 2010


def seats_to_measure(game: Game[Any]) -> list[int]:
    counts = game.seat_counts
    return sorted({counts[0], counts[-1], *({USUAL_SEATS} & set(counts))})


def in_the_loop(game: Game[Any], seats: int, listen: bool) -> Workload:
    """Random play in the loop that simulations run: on the match, unchecked, in compact form."""
    seeds = count()
    rng = Random(SEED)

    def play_a_game() -> int:
        m = game.new(seats=seats, seed=next(seeds), listen=listen).position
        decisions = play_blindly(m, rng)
        if not m.over:
            raise RuntimeError("nobody is asked, but the game is not over")
        return decisions

    return play_a_game


def in_public(game: Game[Any], seats: int, listen: bool) -> Workload:
    """Random play through the table, which checks every choice."""
    seeds = count()
    draw = Random(SEED).random

    def play_a_game() -> int:
        table = game.new(seats=seats, seed=next(seeds), listen=listen)
        return play_on(table, draw)

    return play_a_game


def play_on(table: Table[Any], draw: Callable[[], float], most: float = float("inf")) -> int:
    """Random play to the end, or until `most` decisions are made; how many were."""
    decisions = 0
    while not table.over and decisions < most:
        for seat in table.asked:
            offered = table.choices(seat)
            if offered:  # another seat's answer may have closed the question
                table.play(seat, offered[int(draw() * len(offered))])
                decisions += 1
    return decisions


def table_at(game: Game[Any], seats: int, part: float, listen: bool = False) -> Table[Any]:
    """A table after the given part of a random game."""
    whole = play_on(game.new(seats=seats, seed=SEED, listen=False), Random(SEED).random)
    table = game.new(seats=seats, seed=SEED, listen=listen)
    play_on(table, Random(SEED).random, most=whole * part)
    return table


def copying(game: Game[Any], seats: int, part: float) -> Workload:
    clone = table_at(game, seats, part).clone

    def copy() -> int:
        for _ in range(COPIES):
            clone()
        return COPIES

    return copy


def redealing(game: Game[Any], seats: int, part: float) -> Workload:
    table = table_at(game, seats, part)
    seat = table.seat(table.asked[0])
    rng = Random(SEED)

    def redeal() -> int:
        for _ in range(COPIES):
            seat.redeal(rng)
        return COPIES

    return redeal


def greedy_play(game: Game[Any], seats: int) -> Workload:
    """A whole game by greedy bots, each of which gets its seat and nothing else."""
    bot_class = import_module(f"{type(game).__module__}.bot.greedy").Greedy
    seeds = count()

    def play_a_game() -> int:
        table = game.new(seats=seats, seed=next(seeds), listen=False)
        bots = [bot_class(Random(SEED + seat)) for seat in range(seats)]
        chairs = [table.seat(seat) for seat in range(seats)]
        decisions = 0
        while not table.over:
            for seat in table.asked:
                if table.choices(seat):
                    table.play(seat, bots[seat].choose(chairs[seat]))
                    decisions += 1
        return decisions

    return play_a_game


def memory(make: Callable[[], Table[Any]]) -> Fact:
    """Bytes that one more table takes."""

    def measure() -> float:
        make()  # what is loaded once is not a table's
        gc.collect()
        tracemalloc.start()
        tables = [make() for _ in range(TABLES)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return taken / len(tables)

    return measure


def all_of(game: Game[Any]) -> tuple[dict[str, Workload], dict[str, Fact]]:
    """What is measured of one game, by the name under which the report asks for it."""
    work: dict[str, Workload] = {}
    facts: dict[str, Fact] = {}
    for seats in seats_to_measure(game):
        at = f"{game.id}/{seats}"
        for way, play in (("loop", in_the_loop), ("public", in_public)):
            work[f"{at}/{way}"] = play(game, seats, listen=False)
            work[f"{at}/{way}-events"] = play(game, seats, listen=True)
        for part in PARTS:
            work[f"{at}/clone-{part}"] = copying(game, seats, part)
            work[f"{at}/redeal-{part}"] = redealing(game, seats, part)
        half = table_at(game, seats, 0.5)
        facts[f"{at}/memory-new"] = memory(partial(game.new, seats=seats, seed=SEED, listen=False))
        facts[f"{at}/memory-clone"] = memory(half.clone)
        facts[f"{at}/memory-end"] = memory(partial(table_at, game, seats, 1, listen=True))
    return work, facts


def measure_compiled() -> None:
    if not position.__file__.endswith(tuple(EXTENSION_SUFFIXES)):
        raise RuntimeError("this Golazo is not compiled")
    work = {
        f"{game.id}/{seats}/loop-compiled": in_the_loop(game, seats, listen=False)
        for game in map(golazo.game, golazo.games())
        for seats in seats_to_measure(game)
    }
    serve({"work": list(work)}, work)


def measure_all() -> None:
    work: dict[str, Workload] = {}
    facts: dict[str, Fact] = {}
    games: dict[str, dict[str, Any]] = {}
    for game_id in golazo.games():
        try:
            game = golazo.game(game_id)
            of_game, facts_of_game = all_of(game)
        except Exception as error:
            games[game_id] = {"error": f"{type(error).__name__}: {error}"}
            continue
        work |= of_game
        facts |= facts_of_game
        most = game.seat_counts[-1]
        games[game_id] = {"seats": seats_to_measure(game), "most": most, "greedy": None}
        try:
            work[f"{game_id}/{most}/greedy"] = greedy_play(game, most)
        except ModuleNotFoundError:
            games[game_id]["greedy"] = "no greedy bot yet"
    serve({"games": games, "work": list(work), "facts": list(facts)}, work, facts)


if __name__ == "__main__":
    if sys.argv[1:] == ["compiled"]:
        measure_compiled()
    else:
        measure_all()
