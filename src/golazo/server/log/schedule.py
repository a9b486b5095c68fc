"""The schedule of a table: what the server itself does there next, and when. Pure functions of the state."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from golazo.server.log.state import TableState
from golazo.server.settings import Settings

ELSEWHERE: Final = 1.0
"""How much later a process does what the process that wrote the last entry should have done."""
WAITED_LONG: Final = 3.0
"""Seconds in which bots' pauses would shrink to nothing while only bots are asked."""
SHORTEST: Final = 0.25
"""Of a full pause: what happens can still be followed."""


class Due(NamedTuple):
    """What is to be done, when, and for which seat."""

    at: float
    what: str
    seat: int = -1


class Here(NamedTuple):
    """What matters to the schedule in this process."""

    wrote_last: bool = True
    """Whether this process wrote the last entry: then it is the one to look after bots and reactions."""
    is_watched: bool = False
    thinking: Collection[int] = ()
    """Seats for which a bot is thinking already."""


def next_due(state: TableState, settings: Settings, here: Here) -> Due | None:
    """What comes next; None if the server has nothing to do here."""
    late = 0.0 if here.wrote_last else ELSEWHERE
    if state.status == "gathering":
        if state.ready_at is None:
            return None
        waits = any(seat.kind == "person" and seat.entropy is None and not seat.is_bot for seat in state.seats)
        wait = settings.entropy_wait if waits and state.created.seed is not None else 0.0
        return Due(state.ready_at + wait + late, "begin")
    if state.status != "playing" or state.table is None:
        return None
    found: list[Due] = []
    for seat, asked in state.table.open_questions().items():
        if seat < 0 or asked.is_answered or seat in here.thinking:
            continue
        who = state.seats[seat]
        since = state.clocks.asked[seat][1]
        if who.is_bot:
            if not asked.is_chance:  # what a bot draws from a real deck is typed in by people
                found.append(Due(since + bot_pause(state, settings, here, since) + late, "bot", seat))
            continue
        if asked.is_window:
            if who.auto_pass:
                found.append(Due(since + late, "react", seat))
            elif who.armed:
                found.append(Due(since + settings.armed_delay + late, "react", seat))
        if (deadline := state.clocks.deadline(seat)) is not None:
            found.append(Due(deadline + late, "time-out", seat))
    return min(found, default=None)


def bot_pause(state: TableState, settings: Settings, here: Here, since: float) -> float:
    """How long a bot that is asked since then lets those who watch look; the shorter, the longer no person was asked.

    Only from when questions were opened and closed, which everybody sees: nothing that an answer holds.
    """
    if not here.is_watched:
        return 0.0
    seats, asked = state.seats, state.clocks.asked
    if all(seat.is_bot for seat in seats) or not all(seats[seat].is_bot for seat in asked):
        return settings.bot_pause  # nobody waits for a question, or somebody has one
    waited = max(0.0, since - state.clocks.person_at)
    return settings.bot_pause * max(SHORTEST, 1 - waited / WAITED_LONG)
