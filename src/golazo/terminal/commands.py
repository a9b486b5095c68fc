"""The typed commands: English words work everywhere, and so do those of the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.terminal.lookup import folded
from golazo.words.reader import Reader

SHORT: Final = {"?": "help", "q": "quit"}


def understood(typed: str, commands: Sequence[str], reader: Reader) -> str | None:
    """The command that a word means, ignoring accents and case."""
    word = folded(typed)
    if SHORT.get(word) in commands:
        return SHORT[word]
    return next((each for each in commands if word in (each, folded(in_words(each, reader)))), None)


def in_words(command: str, reader: Reader) -> str:
    """The command's word in the reader's language."""
    return reader.say(f"command-{command}")
