"""Bots: what they are, those that every game has, and how one is found by its name."""

from __future__ import annotations

from golazo.bots.bot import BadBot, Bot, decide
from golazo.bots.registry import is_own, make, names

__all__ = ["BadBot", "Bot", "decide", "is_own", "make", "names"]
