"""The rules pages of the games, and the anchors at which they explain a rule.

The pages are `pages/<language>.md` in the folder of a game; `pages/anchors.toml` maps the rules that the code names to
anchors. A heading ends with its anchor, `## Half-time {#half-time}`; a ruling is an item that begins with its id, `-
**M7** ...`, and the id is its anchor. Anchors are the same in every language.
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
    """The rules page of a game, in Markdown with anchors; English if it is not translated, or empty."""
    if language not in LANGUAGES:
        raise BadSetup("language-unknown", language=str(language), languages=", ".join(LANGUAGES))
    folder = find_game(game_id).folder / "pages"
    path = next((file for each in (language, "en") if (file := folder / f"{each}.md").is_file()), None)
    return "" if path is None else path.read_text(encoding="utf-8")


def anchor(game_id: str, rule: str) -> str:
    """The anchor of the rule that a question, refusal or figure names; empty: the whole page."""
    return table(game_id).get(rule, "")


@cache
def table(game_id: str) -> dict[str, str]:
    """The anchors by rule, as the code of a game names them; a game may have none."""
    path = find_game(game_id).folder / "pages" / "anchors.toml"
    if not path.is_file():
        return {}
    return {rule: str(where) for rule, where in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def anchors(text: str) -> list[str]:
    """The anchors of a page, from top to bottom."""
    return [where for _, where in map(_place, text.splitlines()) if where]


def section(text: str, where: str) -> str:
    """The section or ruling at an anchor with its subsections; the whole page if there is no such anchor."""
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
    """A page, or a part of one, without its anchors."""
    return _MARK.sub("", text)


def _place(line: str) -> tuple[int, str]:
    """The heading level of a line (0 if no section or ruling begins there), and its anchor."""
    if heading := _HEADING.fullmatch(line):
        return len(heading[1]), heading[2] or ""
    if ruling := _RULING.fullmatch(line):
        return _DEEPEST, ruling[1]
    return 0, ""
