"""Checks the messages: none missing, none unused, the same arguments in every language.

Run as `python -m golazo.words.check`; it lists the problems and exits with 1 if there are any.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from golazo.engine.game import Game
from golazo.engine.pack import LANGUAGES
from golazo.games import game as find_game
from golazo.games import games
from golazo.words.messages import file_of, variables
from golazo.words.sources import Sources, Use, read

PACKAGE: Final = Path(__file__).parent.parent
EVERY_GAME: Final = ("game-name", "game-line")
WEB: Final = PACKAGE.parent.parent / "web" / "src" / "games"
"""The browser's tables; what only they say is called `web-...` in the words of their game."""
_OF_GAMES: Final = ("ask-", "event-", "part-", "why-")
_NEEDS_NO_NAME: Final = re.compile(r"[A-Z]|\d+")


def problems() -> list[str]:
    """The problems in the messages of all games and in the shared ones."""
    shared = _written(file_of("en", None)).keys()
    found = list(compared("shared", _files(None), _shared_sources(), [*_shared_uses(), *_common_uses(shared)]))
    for game in games():
        found += compared(game, _files(game), _game_sources(game), _game_uses(find_game(game)), shared)
    return found


def _files(game: str | None) -> dict[str, Path]:
    """The message files by language. Our games have all languages; games of others need only English."""
    files = {language: file_of(language, game) for language in LANGUAGES}
    is_ours = game is None or find_game(game).folder.is_relative_to(PACKAGE)
    return {language: path for language, path in files.items() if is_ours or language == "en" or path.exists()}


@cache
def _shared_sources() -> Sources:
    files = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts[:-1]]
    return read([*files, PACKAGE / "games" / "__init__.py"])


@cache
def _game_sources(game: str) -> Sources:
    return read(sorted(find_game(game).folder.rglob("*.py")))


def _shared_uses() -> list[Use]:
    return [use for use in _shared_sources().uses if use.key not in EVERY_GAME and not use.key.startswith(_OF_GAMES)]


def _common_uses(shared: Collection[str]) -> list[Use]:
    """The keys used by two games or more; a key that only one game uses belongs in its own file."""
    said = [_game_sources(game).constants for game in games()]
    common = [key for key in shared if sum(key in constants for constants in said) > 1]
    return [Use(key, None, "games") for key in common]


def _game_uses(game: Game[Any]) -> list[Use]:
    """The keys that a game's source uses, and those that follow from its names and options."""
    names = game.names(game.pack)
    keys = [*EVERY_GAME, *(f"choice-{verb}" for verb in names.verbs)]
    for option, switch in game.options.items():
        keys += [f"option-{option}", *(f"option-{option}-{value}".lower() for value in switch.values)]
    for field, ids in names.fields.items():
        unnamed = [each for each in ids if game.pack.words(each, "en") is None and not _NEEDS_NO_NAME.fullmatch(each)]
        keys += [f"name-{field.replace('_', '-')}-{each}" for each in unnamed]
    return [*(Use(key, None, "names") for key in keys), *_game_sources(game.id).uses]


def compared(
    whose: str, files: Mapping[str, Path], sources: Sources, uses: Sequence[Use], shared: Collection[str] = ()
) -> Iterator[str]:
    """The problems in a game's message files, by language; `shared` are keys that the game itself need not have."""
    written = {language: _written(path) for language, path in files.items()}
    english = written["en"]
    used = {use.key for use in uses}
    for language, messages in written.items():
        for junk in _junk(files[language]):
            yield f"{whose}, {language}: cannot be read, or is there twice: {junk}"
        for key in sorted((used | english.keys()) - messages.keys() - set(shared)):
            yield f"{whose}, {language}: missing: {key}"
        for key in sorted(messages.keys() - english.keys()):
            yield f"{whose}, {language}: not in English: {key}"
        for key in sorted(messages.keys() & english.keys()):
            if messages[key] != english[key]:
                yield f"{whose}, {language}: other arguments than in English: {key}"
    for key in sorted(english.keys() - used):
        if not (_is_said_on_the_web(key, whose) if key.startswith("web-") else _is_used(key, sources, used)):
            yield f"{whose}: unused: {key}"
    for use in uses:
        wanted = english.get(use.key, frozenset())
        if use.arguments is not None and not wanted <= use.arguments:
            yield f"{whose}: {use.key} does not get {', '.join(sorted(wanted - use.arguments))} in {use.where}"


def _is_used(key: str, sources: Sources, used: set[str]) -> bool:
    """Whether the source contains a key, whole or composed of a prefix or field and an id."""
    texts = sources.constants
    if key in texts:
        return True
    if key.startswith("item-"):  # the full text of a kind of item of the pack
        return key.removeprefix("item-") in texts
    if key.startswith("view-"):  # the label of a view's field in the plain picture
        return key.removeprefix("view-").replace("-", "_") in texts
    if key.startswith("ask-") and key.removesuffix("-other") in used:  # for one who types for another
        return True
    if key.startswith("event-"):  # the rows of an event: event-<event>-<field>
        return any(key.startswith(f"{each}-") and key.removeprefix(f"{each}-") in texts for each in used)
    words = key.removeprefix("name-").split("-")
    beginnings = ["-".join(words[:place]) for place in range(1, len(words))]
    return any(
        ({first, f"{first}-", first.replace("-", "_")} & texts) and "-".join(words[place:]) in texts
        for place, first in enumerate(beginnings, 1)
    )


def _is_said_on_the_web(key: str, game: str) -> bool:
    """Whether a game's web table uses the key, whole or composed: `web-level-${level}`."""
    text = _table_source(game)
    beginnings = [match.start() for match in re.finditer("-", key)]
    return any(f"{quote}{key}{quote}" in text for quote in "\"'`") or any(
        f"`{key[: place + 1]}${{" in text for place in beginnings
    )


@cache
def _table_source(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / game).rglob("*.ts*")))


def _written(path: Path) -> dict[str, frozenset[str]]:
    return variables(FluentResource(path.read_text(encoding="utf-8"))) if path.exists() else {}


def _junk(path: Path) -> list[str]:
    if not path.exists():
        return [path.name]
    body = FluentResource(path.read_text(encoding="utf-8")).body
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    return twice + [str(entry.content).strip().splitlines()[0] for entry in body if isinstance(entry, ast.Junk)]


def main() -> None:
    found = problems()
    for problem in found:
        print(problem)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
