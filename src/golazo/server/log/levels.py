"""Levels of bots: which of them may play on a server."""

from __future__ import annotations

from golazo.bots import names
from golazo.server.refusal import Refusal


def checked_bot(game: str, bot: str | None) -> None:
    """Only bots that come with the game play on a server: a name that points at code of somebody's own is refused."""
    known = names(game)
    if bot is not None and bot not in known:
        raise Refusal("bot-unknown", bot=bot, game=game, bots=", ".join(known))


def stand_in(game: str, wanted: str) -> str:
    """The level of a bot that stands in for a person: the one wanted where the game has it, otherwise its best."""
    known = names(game)
    return wanted if wanted in known else known[-1]
