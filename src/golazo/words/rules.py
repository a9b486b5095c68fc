"""The rules pages: what a player reads about a game, and where on its page a rule is explained.

The pages are `pages/<language>.md` in the folder of a game, and `pages/anchors.toml` beside them says which anchor
explains what the code names as a rule. A heading ends with its anchor, `## Half-time {#half-time}`; a ruling is an item
that begins with its id, `- **M7** ...`, and the id is its anchor. Anchors are the same in every language.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Final

from golazo.engine.errors import BadSetup
from golazo.engine.pack import LANGUAGES
from golazo.games import game as find_game

_HEADING: Final = re.compile(r"(#+) .*?(?: \{#([\w-]+)\})?")
_RULING: Final = re.compile(r"- \*\*([A-Z]\d+)\*\* .*")
_MARK: Final = re.compile(r" \{#[\w-]+\}$", re.MULTILINE)
_DEEPEST: Final = 7
"""Deeper than any heading: the level of a ruling."""


@cache
def page(game_id: str, language: str) -> str:
    """The rules page of a game, in Markdown with anchors: the English one where it is not translated, or nothing."""
    if language not in LANGUAGES:
        raise BadSetup("language-unknown", language=str(language), languages=", ".join(LANGUAGES))
    folder = find_game(game_id).folder / "pages"
    path = next((file for each in (language, "en") if (file := folder / f"{each}.md").is_file()), None)
    return "" if path is None else path.read_text(encoding="utf-8")


def anchor(game_id: str, rule: str) -> str:
    """Where a page explains what a question, a refusal or a figure names as its rule; empty: the whole page."""
    return table(game_id).get(rule, "")


@cache
def table(game_id: str) -> dict[str, str]:
    """The anchors by the rules that the code of a game names; a game may have none."""
    path = find_game(game_id).folder / "pages" / "anchors.toml"
    if not path.is_file():
        return {}
    return {rule: str(where) for rule, where in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def anchors(text: str) -> list[str]:
    """The anchors of a page, from top to bottom."""
    return [where for _, where in map(_place, text.splitlines()) if where]


def section(text: str, where: str) -> str:
    """The section or the ruling at an anchor, with all that is under it; the whole page where there is none."""
    lines = text.splitlines()
    places = [_place(line) for line in lines]
    if not where or all(place[1] != where for place in places):
        return text
    start = next(number for number, place in enumerate(places) if place[1] == where)
    depth = places[start][0]
    after = (number for number in range(start + 1, len(lines)) if 0 < places[number][0] <= depth)
    end = start + 1 if depth == _DEEPEST else next(after, len(lines))
    return "\n".join(lines[start:end]).strip()


def without_anchors(text: str) -> str:
    """A page or a part of one as a person reads it."""
    return _MARK.sub("", text)


def _place(line: str) -> tuple[int, str]:
    """How deep in the page a line stands if something begins there (otherwise 0), and its anchor."""
    if heading := _HEADING.fullmatch(line):
        return len(heading[1]), heading[2] or ""
    if ruling := _RULING.fullmatch(line):
        return _DEEPEST, ruling[1]
    return 0, ""
