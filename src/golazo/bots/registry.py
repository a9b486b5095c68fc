"""Bots by name: `random`, `greedy` (the game's policy), the levels, or an external bot: a class, `module:Class` or
`file.py:Class`, or a program in any language, `cmd:./mybot`."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from golazo.bots.bot import BadBot, Bot, StepByStep
from golazo.bots.levels import LEVELS, make_level
from golazo.bots.policy_bot import PolicyBot
from golazo.bots.program import Program
from golazo.bots.random_bot import Random
from golazo.engine.policy import Policy
from golazo.games import game as find_game

RANDOM: Final = "random"
GREEDY: Final = "greedy"
COMMAND: Final = "cmd:"
"""Before the command of a program in any language."""
_POLICY_PART: Final = "bot.policy"
"""The module of a game's package that has its `POLICY`."""
_GREEDY_PART: Final = "bot.greedy"
"""The module of a game without a policy that has a class `Greedy`, which chooses step by step."""


def policy_of(game: str) -> Policy[Any] | None:
    """The game's policy, if it has one."""
    part = find_game(game).part(_POLICY_PART)
    if part is None:
        return None
    found: Policy[Any] = part.POLICY
    return found


def names(game: str) -> tuple[str, ...]:
    """The bots that come with a game."""
    if find_game(game).has_part(_POLICY_PART):
        return (RANDOM, GREEDY, *LEVELS)
    return (RANDOM, GREEDY) if find_game(game).has_part(_GREEDY_PART) else (RANDOM,)


def best(game: str) -> str:
    """The strongest bot of a game, which gives hints."""
    return names(game)[-1]


def is_own(name: str) -> bool:
    """Whether the name refers to an external bot class."""
    return ":" in name


def make(name: str, game: str, rng: random.Random) -> Bot:
    """The bot with the given name, created for a game."""
    if name.startswith(COMMAND):
        return Program(name.removeprefix(COMMAND), rng)
    if is_own(name):
        return _own(name, rng)
    if name not in names(game):
        raise BadBot("bot-unknown", bot=name, game=game, bots=", ".join(names(game)))
    if name == RANDOM:
        return Random(rng)
    policy = policy_of(game)
    if policy is None:
        part = find_game(game).part(_GREEDY_PART)
        assert part is not None  # or it would not be among the names
        return StepByStep(part.Greedy(rng), rng)
    if name == GREEDY:
        return PolicyBot(find_game(game), policy, rng)
    return make_level(LEVELS[name], find_game(game), policy, rng)


def _own(name: str, rng: random.Random) -> Bot:
    where, _, what = name.rpartition(":")
    try:
        bot = getattr(_module(where), what)(rng)
    except Exception as error:  # errors of external code are shown as a message, not as a traceback
        raise BadBot("bot-not-found", bot=name, error=f"{type(error).__name__}: {error}"[:200]) from error
    if callable(getattr(bot, "answer", None)):
        found: Bot = bot
        return found
    if callable(getattr(bot, "choose", None)):
        return StepByStep(bot, rng)
    raise BadBot("bot-cannot-answer", bot=name)


def _module(where: str) -> ModuleType:
    if not where.endswith(".py"):
        if str(Path.cwd()) not in sys.path:  # a module in the current folder
            sys.path.append(str(Path.cwd()))
        return import_module(where)
    spec = spec_from_file_location(f"golazo_bot_{Path(where).stem}", where)
    if spec is None or spec.loader is None:
        raise ImportError(where)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
