"""The messages of one language: those that all games share, and a game's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from golazo.games import game as find_game

SHARED = Path(__file__).parent


def file_of(language: str, game: str | None) -> Path:
    """The message file of a game; None: the messages that all games share."""
    return (SHARED if game is None else find_game(game).folder / "words") / f"{language}.ftl"


class Messages:
    """The messages of a language, from one source or several; later sources override earlier ones."""

    def __init__(self, language: str, *sources: str) -> None:
        # Marks around arguments would be read aloud by screen readers.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        for text in sources:
            resource = parsed(text)
            self._bundle.add_resource(resource, allow_overrides=True)
            self._variables |= variables(resource)

    def __contains__(self, key: str) -> bool:
        return key in self._variables

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a message needs."""
        return self._variables[key]

    def say(self, key: str, arguments: dict[str, Any]) -> str:
        message = self._bundle.get_message(key)
        assert message.value is not None  # a message with attributes only: there are none
        text, _ = self._bundle.format_pattern(message.value, arguments)
        return str(text)


@cache
def parsed(text: str) -> ast.Resource:
    """Parsed Fluent messages, cached."""
    return FluentResource(text)


@cache
def source(language: str, game: str | None) -> str:
    """The Fluent source of a game (None: the shared messages); English if it is not translated, or empty."""
    files = (file_of(each, game) for each in (language, "en"))
    return next((path.read_text(encoding="utf-8") for path in files if path.is_file()), "")


@cache
def messages(language: str, game: str | None) -> Messages:
    """The shared messages and those of the given game."""
    return Messages(language, *(source(language, part) for part in ((None,) if game is None else (None, game))))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


def variables(resource: ast.Resource) -> dict[str, frozenset[str]]:
    """The messages of a file, each with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.found)
    return found
