"""Games played by the engine with a seeded source, kept as what people would type in: every choice and every draw."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Any

import golazo
from golazo.engine.chance import CHANCE, Seeded
from golazo.engine.table import Table

GAMES: dict[str, dict[str, Any]] = {
    "magic-number-eleven": {},
    "world-cup-2010": {},
    "match-of-the-season": {"seasons": 1},
    "masters-of-football": {},
}
"""With the options that make each game as short as its rules allow; two people each."""


@dataclass
class Recording:
    """By seat (-1: what is open to all) the choices in order, and how the game ended."""

    game: str
    seats: int
    options: dict[str, Any]
    answers: dict[int, deque[str]] = field(default_factory=lambda: defaultdict(deque))
    plies: int = 0
    result: list[dict[str, Any]] = field(default_factory=list)

    def begin(self) -> Table[Any]:
        """The table as it is before anybody typed anything."""
        return golazo.game(self.game).new(seats=self.seats, options=self.options, chance="typed")

    @classmethod
    def of(cls, game: str) -> Recording:
        """The recording that tests and measure enter."""
        return recorded(game, 2, "referee", GAMES[game])


def recorded(game: str, seats: int, seed: str, options: dict[str, Any] | None = None) -> Recording:
    """People choose at random; what is rolled and drawn comes from a seeded source, by the weights of the moment."""
    recording = Recording(game, seats, options or {})
    table = recording.begin()
    source, people, drawn = Seeded(seed), random.Random(seed), 0
    while not table.over:
        seat = asked(table)
        ask = table.position.asks[seat]
        question = table.question(seat)
        if question is not None and question.chance:
            weights = list(ask.asking.weights(table.position, *ask.numbers))
            left = source.draw(drawn, sum(weights))
            drawn += 1
            outcome = 0
            while left >= weights[outcome]:
                left -= weights[outcome]
                outcome += 1
            choice = table.names.name((ask.asking.verb, outcome))
        else:
            choice = people.choice([table.names.name(each) for each in table.choices(seat)])
        table.play(seat, choice)
        recording.answers[seat].append(choice)
        recording.plies += 1
    assert table.result is not None
    recording.result = [
        {"seat": standing.seat, "place": standing.place, "why": standing.why} for standing in table.result.standings
    ]
    return recording


def asked(table: Table[Any]) -> int:
    """Whoever is asked; what is open to all comes last, as at the table."""
    return min(open_to(table), key=lambda seat: (seat == CHANCE, seat))


def open_to(table: Table[Any]) -> list[int]:
    """All who have not answered yet."""
    return [seat for seat in table.position.asks if table.question(seat) is not None]
