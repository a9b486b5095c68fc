"""A saved game: the engine's record, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import golazo
from golazo.bots.registry import is_own
from golazo.engine.errors import BadRecord
from golazo.engine.pack import LANGUAGES, Pack
from golazo.engine.table import Table
from golazo.terminal import files, finding
from golazo.terminal.plan import Plan, parse

FORMAT: Final = 1


@dataclass
class Saved:
    """Where a game is saved, and what a record does not contain."""

    path: Path
    plan: Plan
    language: str
    pack: str | None

    def write(self, table: Table[Any]) -> None:
        content = {
            "golazo-save": FORMAT,
            "plan": [str(sitter) for sitter in self.plan],
            "language": self.language,
            "pack": self.pack,
            "record": table.record(),
        }
        files.write(self.path, content)


def record_in(path: Path) -> dict[str, Any]:
    """The record in a file, which may be a saved game."""
    content = files.read(path)
    found = content.get("record") if isinstance(content, dict) and "golazo-save" in content else content
    if not isinstance(found, dict):
        raise BadRecord("record-unreadable")
    return found


def load(path: Path) -> tuple[Saved, dict[str, Any]]:
    """A saved game and its record."""
    content = files.read(path)
    if isinstance(content, dict) and "plies" in content:
        raise BadRecord("save-is-record", file=str(path), program=finding.program())
    if not isinstance(content, dict) or content.get("golazo-save") != FORMAT:
        raise BadRecord("save-unreadable", file=str(path))
    plan, language, pack = content.get("plan"), content.get("language"), content.get("pack")
    if not isinstance(plan, list) or not plan or not all(isinstance(each, str) and "," not in each for each in plan):
        raise BadRecord("save-unreadable", file=str(path))
    if language not in LANGUAGES or not isinstance(pack, str | None):
        raise BadRecord("save-unreadable", file=str(path))
    return Saved(path, parse(",".join(plan)), language, pack), record_in(path)


def check_plan(plan: Plan, record: dict[str, Any], blame: str) -> None:
    if len(plan) != record.get("seats"):
        raise BadRecord(blame, plan=len(plan), seats=str(record.get("seats")))


def check_bots(plan: Plan) -> None:
    """Refuse external bots named by a saved file, because it could run foreign code; --seats may name them."""
    for sitter in plan:
        if is_own(sitter.bot):
            raise BadRecord("save-own-bot", bot=sitter.bot)


def pack_of(game: str, folder: str | None) -> Pack | None:
    return None if folder is None else golazo.game(game).load_pack(Path(folder))
