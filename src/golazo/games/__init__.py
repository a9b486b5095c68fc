"""The registry: a game is a package with an entry point in the group `golazo.games`, ours and anybody's.

Each is loaded when it is first asked for. One that cannot be loaded, or does not say what a game must, is left out and
logged: the others play on.
"""

from __future__ import annotations

import logging
import pkgutil
from functools import cache
from importlib import import_module
from typing import Any, Final

from golazo.engine.errors import BadSetup, GolazoError, as_text
from golazo.engine.game import Game

GROUP: Final = "golazo.games"
ATTRIBUTE: Final = "GAME"

_log: Final = logging.getLogger(GROUP)


@cache
def _places() -> dict[str, str]:
    """Where each game is found, `module:attribute` by id.

    The packages beside this file are games also where the installed metadata does not know them: a source tree that
    was never installed, or before they were written.
    """
    from importlib.metadata import entry_points  # slow to load, so not before somebody asks

    own = [name for _, name, is_package in pkgutil.iter_modules(__path__) if is_package]
    found = {name.replace("_", "-"): f"{__name__}.{name}:{ATTRIBUTE}" for name in own}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
    return dict(sorted(found.items()))


@cache
def _loaded(game_id: str) -> Game[Any] | str:
    """A game, or a sentence that says why it is left out."""
    module, _, attribute = _places()[game_id].partition(":")
    try:
        found = getattr(import_module(module), attribute or ATTRIBUTE)
        if not isinstance(found, Game):
            raise TypeError(f"{module}:{attribute or ATTRIBUTE} is no Game")
        if found.id != game_id:
            raise ValueError(f"its entry point is called {game_id}, the game {found.id}")
        found.check()
    except Exception as error:  # whatever somebody's package does must not stop the other games
        why = _reason(error)
        _log.warning("The game %s is left out. %s", game_id, why)
        return why
    return found


def _reason(error: Exception) -> str:
    """An error in a line. The messages of a broken game may not load, so keys are shown instead."""
    if not isinstance(error, GolazoError):
        return f"{type(error).__name__}: {error}"
    problems = [(error.key, error.arguments), *getattr(error, "problems", ())]
    return "; ".join(f"{key} {arguments}" for key, arguments in problems)


def games() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return tuple(each for each in _places() if not isinstance(_loaded(each), str))


def broken_games() -> dict[str, str]:
    """By id: why a game that is installed is left out."""
    return {each: why for each in _places() if isinstance(why := _loaded(each), str)}


def game(game_id: str) -> Game[Any]:
    """The game with the given id."""
    found = _loaded(game_id) if isinstance(game_id, str) and game_id in _places() else None
    if isinstance(found, Game):
        return found
    if found is not None:
        raise BadSetup("game-broken", game=game_id, why=as_text(found))
    raise BadSetup("game-unknown", game=as_text(game_id), games=", ".join(games()))


def forget() -> None:
    """Look for games again, after a package was installed or repaired."""
    _places.cache_clear()
    _loaded.cache_clear()
