"""The four games. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from golazo.engine.errors import BadSetup
from golazo.engine.game import Game

_MODULES: Final = {
    "magic-number-eleven": "golazo.games.magic_number_eleven",
    "masters-of-football": "golazo.games.masters_of_football",
    "world-cup-2010": "golazo.games.world_cup_2010",
    "match-of-the-season": "golazo.games.match_of_the_season",
}


def games() -> tuple[str, ...]:
    """The ids of the games."""
    return tuple(_MODULES)


def game(game_id: str) -> Game[Any]:
    """The game with the given id."""
    if game_id not in _MODULES:
        raise BadSetup("game-unknown", game=str(game_id), games=", ".join(_MODULES))
    found: Game[Any] = import_module(_MODULES[game_id]).GAME
    return found
