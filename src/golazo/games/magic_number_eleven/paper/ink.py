"""The colours of Magic Number Eleven on paper."""

from __future__ import annotations

from typing import Final

POSITIONS: Final = {"FW": "#e8443a", "MF": "#1d9a5b", "DF": "#2363c4"}
ICONS: Final = {"A": "#e8443a", "D": "#2363c4", "P": "#1d9a5b", "R": "#f0a202"}
