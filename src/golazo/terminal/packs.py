"""Packs: begin one, check it, show it."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any, Final

import golazo
from golazo.engine.errors import BadPack
from golazo.engine.pack import FILE_LIMIT, HEAD_AT, HEAD_FILE, Pack
from golazo.terminal import finding
from golazo.terminal.files import BadSave
from golazo.terminal.screen import Screen
from golazo.words.reader import Reader


def new(game_id: str, folder: Path, spoken: str, screen: Screen) -> None:
    game = finding.game(game_id)
    if not game.pack.items:
        raise BadPack("pack-none", game=game.id)
    if folder.exists():
        raise BadSave("save-exists", file=str(folder))
    try:
        folder.mkdir(parents=True)
        for path in sorted((game.folder / "pack").glob("*.toml")):
            shutil.copyfile(path, folder / path.name)
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)  # an incomplete folder would block the next try
        raise BadSave("save-failed", file=str(folder), error=error.strerror or str(error)) from None
    screen.line(Reader(spoken).put("pack-begun", program=finding.program(), folder=str(folder)))


def check(what: str, spoken: str, screen: Screen) -> None:
    pack = _named(what)
    _head(pack, Reader(spoken, pack.game, pack), screen)
    screen.line(Reader(spoken).say("pack-good"))


_SAID_APART: Final = ("id", "source", "sources", "name", "text")


def show(what: str, spoken: str, screen: Screen) -> None:
    pack = _named(what)
    reader = Reader(spoken, pack.game, pack)
    _head(pack, reader, screen)
    for kind, items in pack.items.items():
        screen.heading(f"{kind} ({len(items)})")
        for item in items:
            screen.line(_item(item, reader))


def _item(item: dict[str, Any], reader: Reader) -> str:
    own = [f"{name} {_value(value)}" for name, value in item.items() if name not in _SAID_APART]
    text = reader.pack.words(item["id"], reader.language, "text") if reader.pack else None
    name = f"{item['id']}: {reader.name(item['id'])}" if "name" in item else str(item["id"])
    others = [f"{field} {source}" for field, source in item.get("sources", {}).items()]
    return "; ".join([name, *own, *([text] if text else []), ", ".join([item["source"], *others])])


def _value(value: Any) -> str:
    return ", ".join(_value(each) for each in value) if isinstance(value, list) else str(value)


def _head(pack: Pack, reader: Reader, screen: Screen) -> None:
    screen.line(
        reader.put(
            "pack-head", game=reader.say("game-name"), name=pack.name, version=pack.version, digest=pack.hash[:12]
        )
    )


def _named(what: str) -> Pack:
    """The pack that comes with a game, or the one in a folder."""
    if what in golazo.games():
        return golazo.game(what).pack
    if not Path(what).exists():
        raise BadPack("pack-no-folder", folder=what)
    return load(Path(what))


def load(folder: Path) -> Pack:
    """The pack in a folder, loaded for the game it names."""
    head = folder / HEAD_FILE
    try:
        if head.stat().st_size > FILE_LIMIT:
            raise BadPack("pack-file-large", file=head.name, limit=FILE_LIMIT)
        game = tomllib.loads(head.read_text(encoding="utf-8")).get("game")
    except OSError:
        raise BadPack("pack-no-head", folder=str(folder)) from None
    except (ValueError, RecursionError) as error:  # not TOML, or not text
        raise BadPack("pack-file-unreadable", file=head.name, reason=str(error)) from None
    if game not in golazo.games():
        raise BadPack("pack-wants-one-of", **HEAD_AT, field="game", values=", ".join(golazo.games()))
    return golazo.game(game).load_pack(folder)
