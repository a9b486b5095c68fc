"""Words that are typed as commands: English ones are understood everywhere, those of the reader's language as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.terminal.lookup import folded
from golazo.words.reader import Reader

SHORT: Final = {"?": "help", "q": "quit"}


def understood(typed: str, commands: Sequence[str], reader: Reader) -> str | None:
    """The command that a word means; accents and capitals need not be typed."""
    word = folded(typed)
    if SHORT.get(word) in commands:
        return SHORT[word]
    return next((each for each in commands if word in (each, folded(in_words(each, reader)))), None)


def in_words(command: str, reader: Reader) -> str:
    """What a command is called in the reader's language."""
    return reader.say(f"command-{command}")
