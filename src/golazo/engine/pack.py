"""Packs: everything printed on cards, dice and boards, as TOML files that anybody can write.

Every item says where it comes from: `printed` (the rulebook states it), `inferred` (it follows) or `ours` (invented
and calibrated by us). If a field has another source than its item, `sources` says so: `sources = { copies =
"ours" }`. A pack is checked against its game's schema; every problem names file, item and field.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from golazo.engine.errors import BadPack
from golazo.engine.plain import Json

LANGUAGES: Final = ("en", "pt-PT", "pt-BR", "it")
SOURCES: Final = ("printed", "inferred", "ours")
HEAD_FILE: Final = "pack.toml"
OWN_NAME: Final = "golazo"
"""What the pack that comes with a game is called."""
FILE_LIMIT: Final = 1_000_000
TEXT_LIMIT: Final = 600
FEW_ITEMS: Final = 6
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Problem = tuple[str, Json]
"""Key and arguments of the sentence that says what is wrong."""

Made = TypeVar("Made")

Check = Callable[[object], Problem | None]
"""What is wrong with a value, or None."""


def number(least: int, most: int) -> Check:
    def check(value: object) -> Problem | None:
        good = type(value) is int and least <= value <= most
        return None if good else ("pack-wants-number", {"least": least, "most": most})

    return check


def one_of(*values: str) -> Check:
    def check(value: object) -> Problem | None:
        return None if value in values else ("pack-wants-one-of", {"values": ", ".join(values)})

    return check


def flag(value: object) -> Problem | None:
    return None if type(value) is bool else ("pack-wants-flag", {})


def words(value: object) -> Problem | None:
    """A text for all languages, or a table with one for each."""
    texts = value.values() if isinstance(value, dict) and tuple(sorted(value)) == tuple(sorted(LANGUAGES)) else [value]
    good = all(isinstance(text, str) and 0 < len(text) <= TEXT_LIMIT for text in texts)
    return None if good else ("pack-wants-words", {"languages": ", ".join(LANGUAGES)})


def an_id(value: object) -> Problem | None:
    good = isinstance(value, str) and len(value) <= 60 and _ID.fullmatch(value)
    return None if good else ("pack-wants-id", {})


def by_field(value: object) -> Problem | None:
    """The sources of single fields that differ from the item's source."""
    good = isinstance(value, dict) and value and all(source in SOURCES for source in value.values())
    return None if good else ("pack-wants-one-of", {"values": ", ".join(SOURCES)})


def many(check: Check, least: int = 0, most: int = 200) -> Check:
    def check_all(value: object) -> Problem | None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            return ("pack-wants-list", {"least": least, "most": most})
        return next((problem for each in value if (problem := check(each))), None)

    return check_all


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of item: its required and optional fields, how many there must be, and whether each has a name."""

    fields: Mapping[str, Check]
    optional: Mapping[str, Check] = field(default_factory=dict)
    least: int = 1
    most: int = 500
    named: bool = True


Schema = Mapping[str, Kind]

_COMMON: Final[Mapping[str, Check]] = {"id": an_id, "source": one_of(*SOURCES)}
_NAME: Final[Mapping[str, Check]] = {"name": words}
_COMMON_OPTIONAL: Final[Mapping[str, Check]] = {"text": words, "sources": by_field}
_HEAD: Final[Mapping[str, Check]] = {"game": an_id, "name": an_id, "version": number(1, 1_000_000)}
_READ: Final = ("name", "text", "source", "sources")
"""Fields of an item that only readers see."""
HEAD_AT: Final = {"file": HEAD_FILE, "item": "pack"}


class Pack:
    """A checked pack: `items[kind]` in the order of the files, each item a dict."""

    def __init__(
        self,
        head: Json,
        items: dict[str, list[Json]],
        folder: Path,
        files: Mapping[str, str] | None = None,
    ) -> None:
        self.game: Final[str] = head["game"]
        self.name: Final[str] = head["name"]
        self.version: Final[int] = head["version"]
        self.items: Final = items
        self.folder: Final = folder
        self._files: Final = files or {}
        # Texts do not affect play: a record stays valid after a typo is corrected.
        plain = {kind: [{f: v for f, v in each.items() if f not in _READ} for each in of] for kind, of in items.items()}
        content = json.dumps([self.game, plain], sort_keys=True, ensure_ascii=False)
        self.hash: Final = hashlib.sha256(content.encode()).hexdigest()
        self._made: Final[Json] = {}
        self._by_id: Final = {item["id"]: item for of_kind in items.values() for item in of_kind}

    def ids(self, kind: str) -> list[str]:
        return [item["id"] for item in self.items[kind]]

    def item(self, item_id: str) -> Json | None:
        return self._by_id.get(item_id)

    def at(self, kind: str, field: str, *items: Json) -> Json:
        """Where a problem lies: file, item and field. No items, or several, are named by their kind."""
        files = [self._files.get(item["id"], "") for item in items or self.items[kind]]
        named = [item["id"] for item in items] if 0 < len(items) <= FEW_ITEMS else [kind]
        return {"file": _joined(files), "item": _joined(named), "field": field}

    def words(self, item_id: str, language: str, which: str = "name") -> str | None:
        """An item's name (or text) in a language; None if it has none."""
        found = self._by_id.get(item_id, {}).get(which)
        return found.get(language, found["en"]) if isinstance(found, dict) else found

    def once(self, what: str, make: Callable[[Pack], Made]) -> Made:
        """A value that a game derives from this pack (its cards as numbers, its names), computed once."""
        if what not in self._made:
            self._made[what] = make(self)
        made: Made = self._made[what]
        return made

    def stamp(self) -> Json:
        """The pack's identity in a record."""
        return {"name": self.name, "version": self.version, "hash": self.hash}


def _joined(names: Iterable[str]) -> str:
    """Each name once, in order of appearance."""
    return ", ".join(dict.fromkeys(names))


def load(folder: Path, game: str, schema: Schema, further: Callable[[Pack], list[Problem]] | None = None) -> Pack:
    """Read and check the pack in `folder`; `further` are the game's checks across items."""
    head: Json = {}
    items: dict[str, list[Json]] = {kind: [] for kind in schema}
    problems: list[Problem] = []
    where: dict[str, str] = {}
    files: dict[str, list[str]] = {kind: [] for kind in schema}
    for path in _files(folder):
        content = _read(path)
        if path.name == HEAD_FILE:
            head = content
            problems += _wrong_fields(content, _HEAD, {}, HEAD_AT)
            continue
        for kind, listed in content.items():
            if kind not in schema:
                problems.append(("pack-kind-unknown", {"file": path.name, "kind": kind, "kinds": ", ".join(schema)}))
            elif not isinstance(listed, list) or not all(isinstance(item, dict) for item in listed):
                problems.append(("pack-kind-form", {"file": path.name, "kind": kind}))
            else:
                for place, item in enumerate(listed, 1):
                    problems += _wrong_item(item, schema[kind], path.name, f"{kind} {place}", where)
                items[kind] += listed
                files[kind].append(path.name)
    if not head:
        problems.append(("pack-head-missing", {"folder": folder.name}))
    elif head.get("game") != game:
        problems.append(("pack-wants-one-of", {**HEAD_AT, "field": "game", "values": game}))
    for kind, of_kind in schema.items():
        if not of_kind.least <= len(items[kind]) <= of_kind.most:
            count = {"kind": kind, "count": len(items[kind]), "least": of_kind.least, "most": of_kind.most}
            problems.append(("pack-count", {"file": _joined(files[kind]), **count}))
    if not problems:
        pack = Pack(head, items, folder, where)
        problems = further(pack) if further else []
        if not problems:
            return pack
    raise broken(folder, problems)


def broken(folder: Path, problems: list[Problem]) -> BadPack:
    error = BadPack("pack-broken", folder=folder.name, count=len(problems))
    error.problems = problems
    return error


def _files(folder: Path) -> list[Path]:
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    if not files:
        raise BadPack("pack-not-found", folder=str(folder))
    return files


def _read(path: Path) -> Json:
    try:
        if path.stat().st_size > FILE_LIMIT:
            raise BadPack("pack-file-large", file=path.name, limit=FILE_LIMIT)
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError) as error:
        raise BadPack("pack-file-unreadable", file=path.name, reason=str(error)) from None


def _wrong_item(item: Json, kind: Kind, file: str, place: str, where: dict[str, str]) -> list[Problem]:
    item_id = item.get("id")
    name = item_id if isinstance(item_id, str) else place
    wanted = {**_COMMON, **(_NAME if kind.named else {}), **kind.fields}
    problems = _wrong_fields(item, wanted, {**_COMMON_OPTIONAL, **kind.optional}, {"file": file, "item": name})
    sources = item.get("sources")
    for field_named in sources if isinstance(sources, dict) else ():
        if field_named not in item or field_named in ("id", "source", "sources"):
            problems.append(("pack-field-unknown", {"file": file, "item": name, "field": f"sources.{field_named}"}))
    if name in where:
        problems.append(("pack-id-twice", {"file": file, "item": name, "other": where[name]}))
    where[name] = file
    return problems


def _wrong_fields(item: Json, fields: Mapping[str, Check], optional: Mapping[str, Check], at: Json) -> list[Problem]:
    problems: list[Problem] = []
    for name, check in fields.items():
        if name not in item:
            problems.append(("pack-field-missing", {**at, "field": name}))
        elif problem := check(item[name]):
            problems.append((problem[0], {**at, "field": name, **problem[1]}))
    for name, value in item.items():
        if name in fields:
            continue
        if name not in optional:
            problems.append(("pack-field-unknown", {**at, "field": name}))
        elif problem := optional[name](value):
            problems.append((problem[0], {**at, "field": name, **problem[1]}))
    return problems
