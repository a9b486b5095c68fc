"""The colours of Match of the Season on paper."""

from __future__ import annotations

from typing import Final

from golazo.print.ink import INK

SPACES: Final = {
    "whistle": INK,
    "chance": "#f6c445",
    "injury": "#f1a39b",
    "red-card": "#e4572e",
    "duty": "#9ec9e2",
    "transfer": "#bcd98c",
    "supercup": "#d7c5ea",
    "europe": "#2360a8",
    "cup": "#8a3fa0",
    "league": "#2f8a46",
}
CHANCES: Final = {"blue": "#2360a8", "red": "#c8322b", "green": "#2f8a46"}
LINES: Final = {"keeper": "#e0a800", "defender": "#2363c4", "midfielder": "#1d9a5b", "forward": "#e8443a"}
