"""The text picture of a table, as a game draws it from what a seat may see."""

from __future__ import annotations

from typing import Any

from golazo.engine.table import Table
from golazo.words.reader import Reader


def picture(table: Table[Any], seat: int | None, reader: Reader) -> str:
    return drawn(table, table.view(seat), reader)


def drawn(table: Table[Any], view: dict[str, Any], reader: Reader) -> str:
    """The picture of a view."""
    return table.game.picture(view, reader)
