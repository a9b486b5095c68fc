"""What the server itself does at a table, and when.

Beginning the game, bots' moves, automatic passes, armed reactions, time-outs. It sleeps until the next of these is
due, and is not there at all where nothing of the kind can come.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from golazo.engine.errors import GolazoError
from golazo.server.live import server_acts

if TYPE_CHECKING:
    from golazo.server.live.actor import TableActor

log: Final = logging.getLogger("golazo.scheduler")

ELSEWHERE: Final = 1.0
"""How much later a process does what the process that wrote the last ply should have done."""
TROUBLE: Final = 1.0
WAITED_LONG: Final = 3.0
"""Seconds in which bots' pauses would shrink to nothing while only bots are asked."""
SHORTEST: Final = 0.25
"""Of a full pause: what happens can still be followed."""


class Act(NamedTuple):
    """What is to be done, when, and for which seat."""

    at: float
    what: str
    seat: int = -1


def next_act(actor: TableActor) -> Act | None:
    """What comes next; None if the server has nothing to do here."""
    state, settings = actor.state, actor.hub.settings
    late = 0.0 if actor.wrote_last else ELSEWHERE
    if state.status == "gathering":
        if state.ready_at is None:
            return None
        waits = any(seat.kind == "person" and seat.entropy is None and not seat.is_bot for seat in state.seats)
        wait = settings.entropy_wait if waits and state.created.seed is not None else 0.0
        return Act(state.ready_at + wait + late, "begin")
    if state.status != "playing" or state.table is None:
        return None
    found: list[Act] = []
    for seat, asked in state.table.open_questions().items():
        if seat < 0 or asked.is_answered or seat in actor.scheduler.thinking:
            continue
        who = state.seats[seat]
        since = state.clocks.asked[seat][1]
        if who.is_bot:
            if not asked.is_chance:  # what a bot draws from a real deck is typed in by people
                found.append(Act(since + bot_pause(actor, since) + late, "bot", seat))
            continue
        if asked.is_window:
            if who.auto_pass:
                found.append(Act(since + late, "react", seat))
            elif who.armed:
                found.append(Act(since + settings.armed_delay + late, "react", seat))
        if (deadline := state.clocks.deadline(seat)) is not None:
            found.append(Act(deadline + late, "time-out", seat))
    return min(found, default=None)


def bot_pause(actor: TableActor, since: float) -> float:
    """How long a bot that is asked since then lets those who watch look; the shorter, the longer no person was asked.

    Only from when questions were opened and closed, which everybody sees: nothing that an answer holds.
    """
    state = actor.state
    if not actor.subscriptions:
        return 0.0
    seats, asked = state.seats, state.clocks.asked
    if all(seat.is_bot for seat in seats) or not all(seats[seat].is_bot for seat in asked):
        return actor.hub.settings.bot_pause  # nobody waits for a question, or somebody has one
    waited = max(0.0, since - state.clocks.person_at)
    return actor.hub.settings.bot_pause * max(SHORTEST, 1 - waited / WAITED_LONG)


class Scheduler:
    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self._task: asyncio.Task[None] | None = None
        self._nudged = asyncio.Event()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots that think about their seat's question: nobody else waits for them."""

    def nudge(self) -> None:
        """Something changed: look again at what is to be done."""
        if self._task is not None:
            self._nudged.set()
        elif next_act(self._actor) is not None:
            self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        tasks = [*self.thinking.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self) -> None:
        try:
            while (coming := next_act(self._actor)) is not None:
                self._nudged.clear()
                delay = coming.at - time.time()
                if delay > 0:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._nudged.wait(), delay)
                    continue
                if coming.what == "bot":
                    self.thinking[coming.seat] = asyncio.create_task(self._think(coming))
                else:
                    await self._do(coming)
        finally:
            self._task = None

    async def _think(self, coming: Act) -> None:
        try:
            await self._do(coming)
        finally:
            del self.thinking[coming.seat]
        self.nudge()

    async def _do(self, coming: Act) -> None:
        try:
            await server_acts.DOES[coming.what](self._actor, coming.seat)
        except GolazoError as error:
            log.info("not done: %s", coming.what, extra={"table": self._actor.state.id, "why": error.key})
            await asyncio.sleep(TROUBLE)
        except Exception:  # whatever it was, the table must go on
            log.exception("trouble: %s", coming.what, extra={"table": self._actor.state.id})
            await asyncio.sleep(TROUBLE)
