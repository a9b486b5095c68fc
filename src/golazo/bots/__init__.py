"""Bots: the interface, the bots that every game has, and the registry of names."""

from __future__ import annotations

from golazo.bots.bot import BadBot, Bot, Budget, ask, play
from golazo.bots.registry import best, is_own, make, names

__all__ = ["BadBot", "Bot", "Budget", "ask", "best", "is_own", "make", "names", "play"]
