"""The game named on the command line, and the name under which this program runs."""

from __future__ import annotations

import difflib
import shutil
import sys
from pathlib import Path
from typing import Any

import golazo
from golazo.engine.errors import BadSetup
from golazo.engine.game import Game


def game(game_id: str) -> Game[Any]:
    """The game with the given id; the error for a missing or wrong id lists the games."""
    known = golazo.games()
    if not game_id:
        raise BadSetup("game-missing", games=", ".join(known))
    if game_id in golazo.broken_games():
        return golazo.game(game_id)  # which says why not
    near = difflib.get_close_matches(game_id, known, 1)
    if near and game_id not in known:
        raise BadSetup("game-nearest", game=game_id, nearest=near[0], games=", ".join(known))
    return golazo.game(game_id)


def check_seats(found: Game[Any], seats: int) -> None:
    least, most = found.seat_counts[0], found.seat_counts[-1]
    if seats not in found.seat_counts:
        if least == most:
            raise BadSetup("seats-exactly", game=found.id, seats=seats, least=least)
        raise BadSetup("seats-impossible", game=found.id, seats=seats, least=least, most=most)


def program() -> str:
    """The command with which this program can be run again."""
    if shutil.which("golazo"):
        return "golazo"
    return "python -m golazo" if Path(sys.argv[0]).name == "__main__.py" else sys.argv[0]
