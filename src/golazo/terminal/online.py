"""The server's commands: back-ups and restoring."""

from __future__ import annotations

import os
from pathlib import Path

from golazo.server.settings import Settings, from_environment
from golazo.server.storage import backup as backups
from golazo.terminal.screen import Screen
from golazo.words.reader import Reader


def backup(file: Path, data: Path | None, spoken: str, screen: Screen) -> None:
    counts = backups.backup(_settings(data), file)
    said = Reader(spoken).say("backup-done", tables=counts["tables"], plies=counts["plies"], file=str(file))
    screen.line(said)


def restore(file: Path, data: Path | None, spoken: str, screen: Screen) -> None:
    counts = backups.restore(_settings(data), file)
    screen.line(Reader(spoken).say("restore-done", tables=counts["tables"], plies=counts["plies"]))


def _settings(data: Path | None) -> Settings:
    if data is not None:
        os.environ["GOLAZO_DATA"] = str(data)
    return from_environment()
