"""Who sits where: "me,me:Ana,bot:greedy"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from golazo.bots.registry import GREEDY, RANDOM, names
from golazo.engine.errors import BadSetup
from golazo.engine.game import Game
from golazo.words.reader import Reader

NAME_LIMIT: Final = 20
_USUAL_SEATS: Final = 4


@dataclass(frozen=True)
class Sitter:
    """A person, named or not, or a bot."""

    name: str = ""
    bot: str = ""

    def __str__(self) -> str:
        if self.bot:
            return f"bot:{self.bot}"
        return f"me:{self.name}" if self.name else "me"


Plan = tuple[Sitter, ...]


def parse(text: str) -> Plan:
    return tuple(_sitter(each.strip()) for each in text.split(","))


def _sitter(text: str) -> Sitter:
    kind, _, name = text.partition(":")
    if kind == "bot":
        return Sitter(bot=name or GREEDY)
    if kind == "me" and len(name) <= NAME_LIMIT and name.isprintable():
        return Sitter(name=name.strip())
    raise BadSetup("seat-unknown", seat=text, limit=NAME_LIMIT, bots=f"{GREEDY}, {RANDOM}")


def usual(game: Game[Any]) -> Plan:
    """One person against bots."""
    seats = min(max(_USUAL_SEATS, game.seat_counts[0]), game.seat_counts[-1])
    best = GREEDY if GREEDY in names(game.id) else RANDOM
    return (Sitter(), *(Sitter(bot=best) for _ in range(seats - 1)))


def player_names(plan: Sequence[Sitter], language: str) -> list[str]:
    """The names of all players at the table."""
    reader = Reader(language)
    return [
        sitter.name or reader.say("player-bot" if sitter.bot else "player-number", number=number)
        for number, sitter in enumerate(plan, 1)
    ]
