"""Files of records and saved games: validated when read, written atomically."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import secrets
import sys
import time
from pathlib import Path
from typing import Any, Final

from golazo.engine.errors import BadRecord, GolazoError

SIZE_LIMIT: Final = 30_000_000
SUFFIX: Final = ".golazo.json"
UNGUESSED: Final = 8
"""Bytes that keep the name of a file in the making from any other."""


class BadSave(GolazoError):
    """A file cannot be written."""


def home() -> Path:
    """Where saved games are kept: GOLAZO_DATA, or the platform's folder for data."""
    if own := os.environ.get("GOLAZO_DATA"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "golazo"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "golazo"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "golazo"


def saves() -> list[Path]:
    """The saved games, latest first."""
    files = [path for path in (home() / "games").glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def new_save(game: str) -> Path:
    """A new file name that is not in use."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = home() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSave("save-failed", file=str(folder), error=error.strerror or str(error)) from None
    path = folder / f"{name}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def write(path: Path, content: Any) -> None:
    """Write JSON."""
    put(path, json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode())


def put(path: Path, content: bytes) -> None:
    """Write atomically: at every moment either the old or the new file is complete."""
    temporary = None
    try:
        if path.exists() and not path.is_file():  # a device or a folder must not be replaced by a file
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        beside = path.parent / f".{path.name}.{secrets.token_hex(UNGUESSED)}"
        with beside.open("xb") as file:  # the same permissions as any new file of its owner
            temporary = beside
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)  # one call that is atomic on every platform
        _sync_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise BadSave("save-failed", file=str(path), error=error.strerror or str(error)) from None


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name survives a power cut; Windows cannot do it and does not need it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(path: Path) -> Any:
    """The JSON of an untrusted file."""
    try:
        if path.stat().st_size > SIZE_LIMIT:
            raise BadRecord("file-large", file=str(path), limit=SIZE_LIMIT)
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("file-unreadable", file=str(path), error=error.strerror or str(error)) from None
    except (ValueError, RecursionError):
        raise BadRecord("record-unreadable") from None
