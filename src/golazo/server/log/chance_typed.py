"""Typed chance: who may type in what was rolled or drawn at a real table."""

from __future__ import annotations

from golazo.engine.chance import CHANCE
from golazo.server.log.state import TableState


def typed_by(state: TableState, person: str | None) -> int | None:
    """For which seat a person may type in: for chance, or the referee for a bot; None if for nobody."""
    if state.table is None or state.created.chance != "typed":
        return None
    questions = state.table.open_questions()
    if CHANCE in questions:
        return CHANCE
    if person == state.referee:
        bots = [seat for seat, asked in questions.items() if asked.is_chance and state.seats[seat].is_bot]
        return bots[0] if bots else None
    return None
