"""Bots: what they are, those that every game has, and how one is found by its name."""

from __future__ import annotations

from golazo.bots.bot import BadBot, Bot, Budget, ask, play
from golazo.bots.registry import best, is_own, make, names

__all__ = ["BadBot", "Bot", "Budget", "ask", "best", "is_own", "make", "names", "play"]
