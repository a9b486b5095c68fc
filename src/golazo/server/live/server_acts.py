"""What the server itself does at a table."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from golazo.server.log import reactions
from golazo.server.log.entries import Draft
from golazo.server.log.state import TableState

if TYPE_CHECKING:
    from golazo.server.live.actor import Made, TableActor


async def begin(actor: TableActor, seat: int) -> None:
    """The game begins: all entropy goes in, in the order of the seats."""

    def make(state: TableState) -> Made:
        if state.status != "gathering" or state.ready_at is None:
            return [], None
        entropy = [each.entropy or "" for each in state.seats]
        return [Draft("begin", data={"entropy": entropy})], None

    await actor.act(make)


async def bot(actor: TableActor, seat: int) -> None:
    """A bot answers: its own seat's question, or an absent person's."""
    state = actor.state
    question, level = state.question_id(seat), state.seats[seat].bot
    if question is None or level is None:
        return
    choices = await actor.hub.bots.think(state, seat, level)

    def make(state: TableState) -> Made:
        if state.question_id(seat) != question or not state.seats[seat].is_bot or state.table is None:
            return [], None
        ready = state.table.clone()
        ready.play(seat, *choices)
        return [Draft("choice", seat, data={"choices": choices, "by": level})], ready

    await actor.act(make)


async def react(actor: TableActor, seat: int) -> None:
    """An automatic pass, or an armed reaction."""

    def make(state: TableState) -> Made:
        draft = reactions.draft(state, seat)
        if draft is None or state.table is None:
            return [], None
        ready = state.table.clone()
        ready.play(seat, *draft.data["choices"])
        return [draft], ready

    await actor.act(make)


async def time_out(actor: TableActor, seat: int) -> None:
    """Time is up: a bot stands in until the person comes back."""

    def make(state: TableState) -> Made:
        deadline = state.clocks.deadline(seat)
        if deadline is None or deadline > time.time() or state.seats[seat].is_bot or state.status != "playing":
            return [], None
        return [Draft("stand-in", seat, data={"bot": actor.hub.stand_in(state), "why": "time"})], None

    await actor.act(make)


DOES: Final[dict[str, Callable[[TableActor, int], Awaitable[None]]]] = {
    "begin": begin,
    "bot": bot,
    "react": react,
    "time-out": time_out,
}
