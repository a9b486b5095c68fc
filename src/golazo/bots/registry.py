"""Bots by name: `random`, `greedy` (each game's own), or somebody's own class, `module:Class` or `file.py:Class`."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from golazo.bots.bot import BadBot, Bot
from golazo.bots.random_bot import Random
from golazo.games import game as find_game

RANDOM: Final = "random"
GREEDY: Final = "greedy"
_GREEDY_PART: Final = "bot.greedy"
"""The module of a game's package that has a class `Greedy`."""


@cache
def names(game: str) -> tuple[str, ...]:
    """The bots that come with a game."""
    return (RANDOM, GREEDY) if find_game(game).has_part(_GREEDY_PART) else (RANDOM,)


def is_own(name: str) -> bool:
    """Whether the name says where to find somebody's own class."""
    return ":" in name


def make(name: str, game: str, rng: random.Random) -> Bot:
    """The bot with the given name, ready for a game."""
    if is_own(name):
        return _own(name, rng)
    if name not in names(game):
        raise BadBot("bot-unknown", bot=name, game=game, bots=", ".join(names(game)))
    if name == RANDOM:
        return Random(rng)
    own = find_game(game).part(_GREEDY_PART)
    assert own is not None  # or it would not be among the names
    bot: Bot = own.Greedy(rng)
    return bot


def _own(name: str, rng: random.Random) -> Bot:
    where, _, what = name.rpartition(":")
    try:
        bot = getattr(_module(where), what)(rng)
    except Exception as error:  # whatever goes wrong in somebody's own code is said, not shown as a traceback
        raise BadBot("bot-not-found", bot=name, error=f"{type(error).__name__}: {error}"[:200]) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot("bot-cannot-choose", bot=name)
    found: Bot = bot
    return found


def _module(where: str) -> ModuleType:
    if not where.endswith(".py"):
        return import_module(where)
    spec = spec_from_file_location(f"golazo_bot_{Path(where).stem}", where)
    if spec is None or spec.loader is None:
        raise ImportError(where)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
