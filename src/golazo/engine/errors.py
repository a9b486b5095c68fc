"""Errors: each is a message key with arguments, so that it can be shown in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from golazo.engine.plain import Json

Speaker = Callable[[str, Json], str]


def _bare(key: str, arguments: Json) -> str:
    return f"{key} {arguments}" if arguments else key


_speaker: list[Speaker] = [_bare]


def speak_with(speaker: Speaker) -> None:
    """Let `speaker` turn keys into sentences when an error is printed."""
    _speaker[0] = speaker


def as_text(value: object) -> str:
    """A refused value as text; some values cannot be written."""
    try:
        return str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return "..."


def is_text(value: object, most: int) -> bool:
    """Whether a value is a text of at most this length that can be encoded; a lone surrogate cannot."""
    if not isinstance(value, str) or len(value) > most:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


class GolazoError(Exception):
    """A refusal: `key` and `arguments` give the reason, `rule` the place in the rulebook."""

    def __init__(self, key: str, rule: str = "", **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key: Final = key
        self.rule: Final = rule
        self.arguments: Final = arguments

    def __str__(self) -> str:
        return _speaker[0](self.key, self.arguments)


class IllegalChoice(GolazoError):
    """The choice is not available now; the table has not changed."""


class BadSetup(GolazoError):
    """A table cannot be set up like this: seats, options, seed or chance."""


class BadPack(GolazoError):
    """A pack lacks something the game needs; `problems` are keys with arguments, one for each problem."""

    def __init__(self, key: str, rule: str = "", **arguments: object) -> None:
        super().__init__(key, rule, **arguments)
        self.problems: list[tuple[str, Json]] = []


class BadRecord(GolazoError):
    """A record or snapshot cannot be read, or does not describe a game by these rules."""
