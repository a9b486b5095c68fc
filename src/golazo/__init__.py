"""Golazo: four football tabletop games, exactly by their rulebooks.

>>> import golazo
>>> table = golazo.game("world-cup-2010").new(seats=4, seed="opening day")
>>> while not table.over:
...     seat = table.asked[0]
...     table.play(seat, table.choices(seat)[0])
>>> [standing.place for standing in table.result.standings]
[1, 2, 3, 4]
"""

from __future__ import annotations

from typing import Any

from golazo.engine import record as _records
from golazo.engine.chance import CHANCE, Scripted, Seeded, Source, Verifiable, commitment
from golazo.engine.errors import BadPack, BadRecord, BadSetup, GolazoError, IllegalChoice, speak_with
from golazo.engine.game import Game, Result, Standing
from golazo.engine.pack import Pack
from golazo.engine.table import Seat, Table
from golazo.games import broken_games, game, games

__version__ = "0.2.0"


def replay(record: Any, pack: Pack | None = None, plies: int | None = None) -> Table[Any]:
    """The table that a record describes, or as it was after the first `plies` choices."""
    _records.check_form(record)
    return _records.replay(record, game(record["game"]), pack, plies)


def verify(record: Any, pack: Pack | None = None) -> Table[Any]:
    """Recompute every draw and the whole game of a record; the table it led to."""
    _records.check_form(record)
    return _records.verify(record, game(record["game"]), pack)


def _say(key: str, arguments: dict[str, Any]) -> str:
    from golazo.words import sentence  # only when an error is read

    return sentence(key, arguments)


speak_with(_say)

__all__ = [
    "CHANCE",
    "BadPack",
    "BadRecord",
    "BadSetup",
    "Game",
    "GolazoError",
    "IllegalChoice",
    "Pack",
    "Result",
    "Scripted",
    "Seat",
    "Seeded",
    "Source",
    "Standing",
    "Table",
    "Verifiable",
    "broken_games",
    "commitment",
    "game",
    "games",
    "replay",
    "verify",
]
