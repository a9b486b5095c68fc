"""Settings from the environment: an unknown one is refused, because it would be silently ignored."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from golazo.engine.errors import BadSetup

PREFIX: Final = "GOLAZO_"
OF_THE_SERVER: Final = (
    "ARMED_DELAY",
    "ABSENCE",
    "BOT_BUDGET",
    "BOT_PAUSE",
    "BOT_WORKERS",
    "CONNECTIONS",
    "DATABASE_URL",
    "ENTROPY_WAIT",
    "IDLE",
    "LISTED_TABLES",
    "METRICS_FROM",
    "ORIGINS",
    "RATE",
    "SECRET",
    "STAND_IN",
    "SWEEP",
    "TABLES_AN_HOUR",
)
OF_BUILDING: Final = ("CHROMIUM", "COMPILE", "EXAMPLES", "WEB")
"""Used when Golazo is built and tested; they have no effect here."""
KNOWN: Final = tuple(sorted(PREFIX + name for name in ("DATA", *OF_THE_SERVER, *OF_BUILDING)))


def check(environment: Mapping[str, str]) -> None:
    """Refuse an unknown setting and suggest the nearest known one."""
    for name in environment:
        if name.startswith(PREFIX) and name not in KNOWN:
            nearest = get_close_matches(name, KNOWN, 1, cutoff=0.0)[0]
            raise BadSetup("setting-unknown", setting=name, nearest=nearest)
