"""The table and its cards as text, drawn by the game from a seat's view, or in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from golazo.engine.table import Table
from golazo.words.reader import Reader


def picture(table: Table[Any], seat: int | None, reader: Reader, is_plain: bool = False) -> str:
    return drawn(table, table.view(seat), reader, is_plain)


def drawn(table: Table[Any], view: dict[str, Any], reader: Reader, is_plain: bool = False) -> str:
    """The picture of a view; a game that draws a field also describes it in words (`in_words`)."""
    in_words = getattr(table.game.part("picture"), "in_words", None) if is_plain else None
    return str(in_words(view, reader)) if in_words else table.game.picture(view, reader)


def face(table: Table[Any], item: Mapping[str, Any], reader: Reader, is_plain: bool) -> list[str]:
    """What is printed on a card: its values, its text, and what its game draws on it (`face`)."""
    card = str(item["id"])
    drawing = getattr(table.game.part("picture"), "face", None)
    lines = [reader.card(card), reader.text(card)]
    return [line for line in [*lines, *(drawing(item, reader, is_plain) if drawing else [])] if line]
