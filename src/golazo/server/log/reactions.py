"""Reactions kept on the server: passing by itself (public, instant), and armed ones (secret).

A seat that has armed something is answered after the same delay in every window, whether it fires or passes.
"""

from __future__ import annotations

from golazo.engine.windows import PASS
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry


def passes(state: TableState, seat: int) -> bool:
    """Whether the server is about to pass for the seat: then it is not worth asking."""
    if not state.seats[seat].auto_pass or state.table is None or state.seats[seat].is_bot:
        return False
    return state.table.is_window(seat)


def reaction(state: TableState, seat: int) -> Entry | None:
    """The answer that the server gives for the seat; None if it is not to give one."""
    table = state.table
    if table is None:
        return None
    asked = table.open_question(seat)
    who = state.seats[seat]
    if asked is None or asked.is_answered or who.is_bot or not asked.is_window:
        return None
    if who.auto_pass:
        return Entry("choice", seat, data={"choices": [table.name(seat, PASS)], "by": "auto-pass"})
    if not who.armed:
        return None
    offered = {table.name(seat, choice) for choice in table.choices(seat)}
    for place, armed in enumerate(who.armed):
        if armed.question == asked.kind and armed.choice in offered:
            return Entry("choice", seat, data={"choices": [armed.choice], "by": "armed", "once": place})
    return Entry("choice", seat, data={"choices": [table.name(seat, PASS)], "by": "armed"})
