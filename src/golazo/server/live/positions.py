"""What another process needs to make a table: how it began, and the choices that hold."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from golazo.engine.chance import Verifiable
from golazo.engine.table import Table
from golazo.games import game as find_game
from golazo.server.log.state import TableState


class Beginning(Struct, frozen=True):
    """How a table began."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str | None
    entropy: list[str]
    mixed: list[tuple[int, str]] = []


def beginning_of(state: TableState) -> Beginning:
    made = state.created
    return Beginning(state.id, made.game, len(state.seats), made.options, made.seed, state.entropy, list(state.mixed))


def begun(beginning: Beginning) -> Table[Any]:
    """The table before the first choice."""
    seed = None if beginning.seed is None else bytes.fromhex(beginning.seed)
    chance: Any = "typed" if seed is None else Verifiable(seed, beginning.entropy, beginning.mixed)
    return find_game(beginning.game).new(beginning.seats, options=beginning.options, chance=chance)
