"""Settings: all from the environment, each with a default that suits one house. `docs/deploy.md` tells them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from golazo.server.refusal import Refusal

_PREFIX: Final = "GOLAZO_"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. Seconds where nothing else is said; a limit of 0 is none."""

    data: Path
    database_url: str = ""
    """PostgreSQL; without it an SQLite file in `data`."""
    secret: str = field(default="", repr=False)
    """Signs cookies and tokens; without it one is made and kept in `data`."""
    origins: tuple[str, ...] = ()
    """Other origins than the server's own that may talk to it from a browser."""
    metrics_from: tuple[str, ...] = ()
    """Other addresses than the machine's own that may read `/metrics`."""
    bot_pause: float = 0.6
    bot_budget: float = 2.0
    """How long a bot may think about one choice."""
    bot_workers: int = 1
    stand_in: str = "greedy"
    armed_delay: float = 1.5
    entropy_wait: float = 3.0
    rate: float = 60.0
    """Messages or requests a second of one client, on average."""
    connections: int = 200
    """Of one address at the same time."""
    tables_an_hour: int = 200
    """New tables, and new guests, of one address."""
    absence: float = 300.0
    """After how long without an answer the others may vote for a stand-in of somebody who is not there."""
    listed_tables: int = 3
    """Of one person in the lobby at the same time."""
    idle: float = 30.0
    """After how long a table that nobody watches is dropped from memory."""
    sweep: float = 2.0
    """How often the tails of the tables in memory are read, because notifications get lost."""

    @property
    def is_postgres(self) -> bool:
        return self.database_url.startswith(("postgresql", "postgres:"))


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """What the environment says; a value that cannot be read is refused."""
    said = os.environ if environment is None else environment
    defaults = Settings(data=_folder(said))
    values: dict[str, object] = {}
    for name in ("database_url", "secret", "stand_in"):
        values[name] = said.get(_PREFIX + name.upper(), getattr(defaults, name))
    for name in ("bot_pause", "bot_budget", "armed_delay", "entropy_wait", "rate", "idle", "sweep", "absence"):
        values[name] = _number(said, name, getattr(defaults, name))
    for name in ("bot_workers", "connections", "tables_an_hour", "listed_tables"):
        values[name] = int(_number(said, name, getattr(defaults, name)))
    url = str(values["database_url"])
    if url and not Settings(defaults.data, url).is_postgres:
        raise Refusal("setting-database")
    values["origins"] = tuple(each.rstrip("/") for each in _listed(said, "origins"))
    values["metrics_from"] = tuple(_listed(said, "metrics_from"))
    return Settings(data=defaults.data, **values)  # type: ignore[arg-type]  # each as its field has it


def _listed(said: Mapping[str, str], name: str) -> list[str]:
    return [each.strip() for each in said.get(_PREFIX + name.upper(), "").split(",") if each.strip()]


def _number(said: Mapping[str, str], name: str, default: float) -> float:
    text = said.get(_PREFIX + name.upper(), "")
    try:
        value = float(text) if text else default
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise Refusal("setting-number", setting=_PREFIX + name.upper(), value=text)
    return value


def _folder(said: Mapping[str, str]) -> Path:
    if own := said.get(_PREFIX + "DATA"):
        return Path(own)
    if sys.platform == "win32":
        return Path(said.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "golazo" / "server"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "golazo" / "server"
    return Path(said.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "golazo" / "server"
