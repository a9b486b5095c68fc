"""A new game: a copy of the example, under another name, that plays at once."""

from __future__ import annotations

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import golazo
from golazo.engine.errors import BadSetup
from golazo.terminal import finding
from golazo.terminal.files import BadSave
from golazo.terminal.screen import Screen
from golazo.words.reader import Reader

EXAMPLE: Final = "penalty_duel"
_PACKAGE: Final = Path(golazo.__file__).parent
PLACES: Final = (_PACKAGE / "examples" / EXAMPLE, _PACKAGE.parents[1] / "examples" / EXAMPLE)
"""Where the example lies: in an installed package, or in a source tree."""
LONGEST: Final = 40
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TITLES: Final = ("Penalty Duel", "Duelo de Penáltis", "Duelo de Pênaltis", "Duello ai rigori")
_BINARY: Final = ("__pycache__", "*.pyc", "*.egg-info", "dist", "build")


def new_game(name: str, folder: Path | None, spoken: str, screen: Screen) -> None:
    game_id = "-".join(re.split(r"[\s_-]+", name.strip().lower()))
    module = game_id.replace("-", "_")
    if not _NAME.fullmatch(game_id) or len(game_id) > LONGEST or keyword.iskeyword(module):
        raise BadSetup("new-game-name", name=name, limit=LONGEST)
    if game_id in golazo.games() or game_id in golazo.broken_games() or find_spec(module):
        raise BadSetup("new-game-taken", name=game_id)
    target = folder or Path(game_id)
    if target.exists():
        raise BadSave("save-exists", file=str(target))
    try:
        shutil.copytree(_example(), target, ignore=shutil.ignore_patterns(*_BINARY))
        (target / EXAMPLE).rename(target / module)
        for path in [path for path in target.rglob("*") if path.is_file()]:
            path.write_text(_renamed(path.read_text(encoding="utf-8"), game_id), encoding="utf-8")
    except OSError as error:
        shutil.rmtree(target, ignore_errors=True)  # an incomplete folder would block the next try
        raise BadSave("save-failed", file=str(target), error=error.strerror or str(error)) from None
    reader = Reader(spoken)
    for key in ("new-game-made", "new-game-install", "new-game-play", "new-game-learn"):
        screen.line(reader.put(key, folder=str(target), game=game_id, program=finding.program()))


def _example() -> Path:
    found = next((place for place in PLACES if place.is_dir()), None)
    if found is None:
        raise BadSetup("new-game-no-example")
    return found


def _renamed(text: str, game_id: str) -> str:
    words = game_id.split("-")
    title = " ".join(word.capitalize() for word in words)
    for each in _TITLES:
        text = text.replace(each, title)
    text = text.replace("PenaltyDuel", "".join(word.capitalize() for word in words))
    return text.replace("penalty-duel", game_id).replace("penalty_duel", game_id.replace("-", "_"))
