"""What the list of tables says of one: kept in a row, so that nobody has to read its entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.table import Table
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry
from golazo.server.storage.store import Summary

LOOK_AFTER: Final = 10.0
"""Seconds after which any process looks after a table whose own process has not."""


def summary_after(
    state: TableState, entries: Sequence[Entry], table: Table[Any] | None, before: Summary | None
) -> Summary:
    """The row when these entries have happened; `table` is the one after a choice among them."""
    if before is not None and table is not None and not table.over and state.is_peoples:
        return before
    open_seats = {number for number, seat in enumerate(state.seats) if seat.kind == "open"}
    status = state.status
    for entry in entries:
        if entry.kind in ("sit", "bot"):
            open_seats.discard(entry.seat or 0)
        elif entry.kind in ("leave", "open"):
            open_seats.add(entry.seat or 0)
        elif entry.kind == "begin":
            status = "playing"
        elif entry.kind == "over":
            status = "over"
    due = None if status == "over" else _due(state, table or state.table, entries[0].at, before)
    return Summary(len(open_seats), status, due)


def _due(state: TableState, table: Table[Any] | None, at: float, summary: Summary | None) -> float | None:
    """When somebody has to look after the table if this process does not; seldom written anew."""
    before = None if summary is None else summary.due
    needs = at + LOOK_AFTER
    if table is not None:
        asked = [seat for seat in table.asked if seat >= 0]
        if not any(state.seats[seat].is_bot for seat in asked):
            if state.clocks.clock is None or not asked:
                return before
            # A question that is only just being asked is a little later due than this says: no harm.
            needs = min(state.clocks.asked.get(seat, (0, at))[1] + state.clocks.left[seat] for seat in asked) + 1
    return before if before is not None and at < before <= needs + LOOK_AFTER else needs
