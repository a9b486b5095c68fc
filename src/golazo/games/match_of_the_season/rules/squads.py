"""Squads: how many players a team must and may have (S10, S11)."""

from __future__ import annotations

from typing import Final

SMALLEST_SQUAD: Final = 13
LARGEST_SQUAD: Final = 18
