"""Views: all that a seat may know, and nothing more.

Three levels: what everyone may see, what some seats may see, and what nobody may see yet. A game's view is built from
what the seat may know; the engine adds who is waited for. Views do not show who has already answered a sealed question:
every asked seat counts as waited for until it closes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

from golazo.engine.asking import M
from golazo.engine.plain import Json

if TYPE_CHECKING:
    from golazo.engine.table import Table


class Header(TypedDict):
    """The fields with which every game's view begins."""

    game: str
    seat: int | None
    seats: int
    over: bool
    waiting: list[int]
    sealed: list[int]
    answered: bool


class StandingRow(TypedDict):
    """A seat's place at the end."""

    seat: int
    place: int
    score: Mapping[str, object]
    why: str
    arguments: Mapping[str, object]


class WholeView(Header):
    """A view as a seat gets it; `table` is the game's own part."""

    table: Mapping[str, object]
    result: list[StandingRow] | None


def with_header(table: Table[M], seat: int | None) -> Json:
    """A game's view with the common header."""
    seen = table.names.with_ids(table.game.view(table.position, seat))
    return {**frame(table, seat), "table": seen, "result": table.result_json()}


def frame(table: Table[M], seat: int | None) -> Header:
    """The fields with which every game's view begins."""
    m = table.position
    return {
        "game": table.game.id,
        "seat": seat,
        "seats": m.seats,
        "over": m.over,
        "waiting": sorted(m.asks),
        "sealed": sorted([ask.seat for ask in m.asks.values() if ask.asking.sealed]),
        "answered": seat in m.sealed,
    }
