"""The dice: one for each level, and those of tactics and genius."""

from __future__ import annotations

from typing import Any

from golazo.games.masters_of_football.paper.ink import LEVELS
from golazo.print.dice import Die, nets
from golazo.print.face import pack_of
from golazo.print.ink import GOLD, NAVY
from golazo.print.sheet import Page
from golazo.words.reader import Reader


def dice(reader: Reader) -> list[Page]:
    return nets(reader, [_die(reader, item) for item in pack_of(reader).items["die"]])


def _die(reader: Reader, item: dict[str, Any]) -> Die:
    ground = LEVELS[item["colour"]] if "colour" in item else (GOLD if item["use"] == "genius" else NAVY)
    starred = frozenset(face - 1 for face in item.get("genius_faces", ()))
    return Die(reader.name(item["id"]), tuple(map(str, item["faces"])), ground, starred)
