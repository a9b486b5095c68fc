"""The colours of Masters of Football on paper."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "red": "#c8322b",
    "brown": "#7d5235",
    "orange": "#e57f1e",
    "green": "#2f8a46",
    "blue": "#2360a8",
    "purple": "#6b3a93",
}
MEDALS: Final = {"gold": "#d9a520", "silver": "#98a2ad", "bronze": "#b0713a", "wood": "#7a5a3c"}
KINDS: Final = {"strategy": "#2360a8", "evolution": "#2f8a46", "anti-football": "#e0a800", "corruption": "#c8322b"}
