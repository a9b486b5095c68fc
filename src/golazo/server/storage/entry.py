"""An entry: one thing that happened at a table. The same type from the decision to the database and back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Entry(Struct, frozen=True):
    kind: str
    seat: int | None = None
    person: str | None = None
    key: str | None = None
    """Made by the client for each thing it wants done: with the same key nothing is done twice."""
    data: dict[str, Any] = {}
    number: int = -1
    """Its place in the table's log; -1 until it has one."""
    at: float = 0.0
