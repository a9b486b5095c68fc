"""The arena: series of games between bots, on one core or many, and what they show."""

from __future__ import annotations

from golazo.arena.series import Series, play_series
from golazo.arena.tally import Interval, Report, Tally, report

__all__ = ["Interval", "Report", "Series", "Tally", "play_series", "report"]
