"""How a game ends: its result is written into its log, where no later change of rules can reach it."""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.table import Table
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry

RESIGNED: Final = "resigned"
TWO: Final = 2


def played_out(state: TableState, entry: Entry, table: Table[Any]) -> list[Entry]:
    """A choice, and the end of the game if it was the last one."""
    if not table.over:
        return [entry]
    result = without_resigned(state, table.result_json() or [])
    return [entry, Entry("over", data={"result": result, "digest": table.record()["digest"], "how": "played"})]


def without_resigned(state: TableState, result: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The standings with those who resigned behind all others: a bot may have played well for them."""
    gone = {number for number, seat in enumerate(state.seats) if seat.resigned}
    if not gone:
        return result
    kept = [each for each in result if each["seat"] not in gone]
    places = {place: number for number, place in enumerate(sorted({each["place"] for each in kept}), 1)}
    stayed = [{**each, "place": places[each["place"]]} for each in kept]
    last = len(kept) + 1
    behind = [{**each, "place": last, **_resigned(each["seat"])} for each in result if each["seat"] in gone]
    return [*stayed, *behind]


def given_up(state: TableState, seat: int) -> list[Entry]:
    """The end of a game of two in which one resigns; nothing where others play on."""
    if len(state.seats) != TWO or state.table is None:
        return []
    standings = [(1 - seat, 1), (seat, TWO)]
    result = [{"seat": each, "place": place, "score": {}, **_resigned(seat)} for each, place in standings]
    digest = state.table.record()["digest"]
    return [Entry("over", data={"result": result, "digest": digest, "how": RESIGNED})]


def _resigned(seat: int) -> dict[str, Any]:
    """Why somebody has a place, as `why-resigned` says it."""
    return {"why": RESIGNED, "arguments": {"player": seat}}
