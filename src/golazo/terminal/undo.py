"""Taking back the last choice, as long as nobody could have learned anything from it."""

from __future__ import annotations

from typing import Any

import golazo
from golazo.engine.errors import IllegalChoice
from golazo.engine.table import Table


def taken_back(table: Table[Any], seat: int, is_alone: bool = False) -> Table[Any]:
    """The table before the last choice.

    It must be this seat's own, and nothing may have happened since: no event, no draw. Typed chance can always be
    corrected, because the dice and cards lie on the table. A person who plays only against bots can always take back
    their last choice, with all its consequences.
    """
    record = table.record()
    plies = record["plies"]
    if not plies:
        raise IllegalChoice("undo-nothing")
    own = [place for place, ply in enumerate(plies) if ply[0] == seat]
    if is_alone:
        if not own:
            raise IllegalChoice("undo-nothing")
        return golazo.replay(record, table.pack, plies=own[-1])
    before = golazo.replay(record, table.pack, plies=len(plies) - 1)
    last: int = plies[-1][0]
    question = before.question(last)
    was_typed = question is not None and question.chance
    if not was_typed and (last != seat or has_gone_on(before, table)):
        raise IllegalChoice("undo-too-late")
    return before


def has_gone_on(before: Table[Any], after: Table[Any]) -> bool:
    """Whether there was any event or draw."""
    seats = (*range(after.seats), None)
    is_told = any(len(before.events(seat)) != len(after.events(seat)) for seat in seats)
    return is_told or before.draws_made != after.draws_made
