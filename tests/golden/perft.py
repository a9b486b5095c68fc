"""Counted positions: how many ways lead on from a small late position, by the number of choices made.

A roll or draw counts as a choice, each outcome once. The first seat that is asked answers; a free act counts as well.
`perft.txt` has a line for each position: game, counts at depth 1, 2, 3 and so on, and the position as text.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import golazo
from golazo.engine.asking import Choice
from golazo.engine.game import Game
from golazo.engine.table import Table
from tests.conformance.course import any_answer, free_acts, possible
from tests.golden.playthroughs import FOLDER, our_games

FILE = FOLDER / "perft.txt"
POSITIONS = 4
DEEPEST = 5
MOST = 3000
"""Leaves that are counted at most: what has more at the next depth is counted no deeper."""
BEFORE_THE_END = (3, 8, 15, 30)
"""How many choices before its end a game is looked at."""


def read(game: Game[Any], text: str) -> Table[Any]:
    """The position, in which chance is asked like a seat."""
    table = game.read(text, 1)
    table.position.source = None
    return table


def leaves(table: Table[Any], depth: int, most: int) -> int:
    """How many ways there are to make so many choices, or to end before; more than `most` are not counted."""
    if depth == 0 or table.over:
        return 1
    count = 0
    for seat, choice in _next(table):
        after = table.clone()
        after.play(seat, choice)
        count += leaves(after, depth - 1, most)
        if count > most:
            break
    return count


def _next(table: Table[Any]) -> list[tuple[int, Choice]]:
    seat = table.asked[0]
    return [*((seat, choice) for choice in possible(table, seat)), *free_acts(table)]


def counted(game: Game[Any], text: str) -> list[int]:
    """The counts from depth 1 on, as deep as they are not too many."""
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        count = leaves(read(game, text), depth, MOST)
        if count > MOST:
            break
        counts.append(count)
    return counts


def lines() -> Iterator[str]:
    for game_id in our_games():
        game = golazo.game(game_id)
        for number in range(POSITIONS):
            text = late_position(game, number)
            yield f"{game_id} {','.join(map(str, counted(game, text)))} {text}"


def late_position(game: Game[Any], number: int) -> str:
    """A position of a random game, so many choices before its end."""
    rng = random.Random(number)
    seats = game.seat_counts[min(number, 1) % len(game.seat_counts)]
    table = game.new(seats, f"perft {number}")
    course = []
    while not table.over:
        seat, choice = any_answer(table, rng)
        course.append((seat, choice))
        table.play(seat, choice)
    again = game.new(seats, f"perft {number}")
    for seat, choice in course[: -BEFORE_THE_END[number]]:
        again.play(seat, choice)
    return again.text()
