"""The scheduler of a table: what the server itself does there, when it is due.

Beginning the game, bots' answers, automatic passes, armed reactions, time-outs. It sleeps until the next of these is
due, and has no task at all where nothing of the kind can come.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from golazo.engine.errors import GolazoError
from golazo.server.live.actor import TableActor
from golazo.server.live.bots import Bots
from golazo.server.log.commands import Answer, Begin, Command, React, TimeOut
from golazo.server.log.entries import Change
from golazo.server.log.levels import stand_in
from golazo.server.log.schedule import ELSEWHERE, Due, Here, next_due
from golazo.server.settings import Settings

log: Final = logging.getLogger("golazo.scheduler")

TROUBLE: Final = 1.0


class Scheduler:
    """A subscriber of its table: it is told of every change, and looks again at what is due."""

    person: Final = None

    def __init__(self, actor: TableActor, bots: Bots, settings: Settings) -> None:
        self.actor: Final = actor
        self._bots = bots
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self._nudged = asyncio.Event()
        self._coming: tuple[Due, float] | None = None
        """What comes next, and when by the monotonic clock."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots that think about their seat's question: nobody else waits for them."""
        actor.subscribers.add(self)

    def next_due(self) -> Due | None:
        here = Here(self.actor.wrote_last, bool(self.actor.watching), self.thinking)
        return next_due(self.actor.state, self._settings, here)

    def changed(self, change: Change) -> None:
        self.nudge()

    def rest(self) -> None:
        """It keeps nothing that could be made again."""

    def nudge(self) -> None:
        """Look again at what is due."""
        if self._task is not None:
            self._nudged.set()
        elif self.next_due() is not None:
            self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        self.actor.subscribers.discard(self)
        tasks = [*self.thinking.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self) -> None:
        try:
            while (coming := self.next_due()) is not None:
                self._nudged.clear()
                delay = self._delay(coming)
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

    def _delay(self, coming: Due) -> float:
        """How long to wait. Pauses are counted on a clock that nobody sets; only what people's clocks say is not."""
        if coming.what == "time-out":
            return coming.at - time.time()
        if self._coming is None or self._coming[0] != coming:
            longest = max(self._settings.bot_pause, self._settings.armed_delay, self._settings.entropy_wait) + ELSEWHERE
            self._coming = (coming, time.monotonic() + min(coming.at - time.time(), longest))
        return self._coming[1] - time.monotonic()

    async def _think(self, coming: Due) -> None:
        try:
            await self._do(coming)
        finally:
            del self.thinking[coming.seat]
        self.nudge()

    async def _do(self, coming: Due) -> None:
        try:
            command = await self._command(coming)
            if command is not None:
                await self.actor.do(Command(command))
        except GolazoError as error:
            log.info("not done: %s", coming.what, extra={"table": self.actor.state.id, "why": error.key})
            await asyncio.sleep(TROUBLE)
        except Exception:  # whatever it was, the table must go on
            log.exception("trouble: %s", coming.what, extra={"table": self.actor.state.id})
            await asyncio.sleep(TROUBLE)

    async def _command(self, coming: Due) -> Begin | Answer | React | TimeOut | None:
        state, seat = self.actor.state, coming.seat
        if coming.what == "begin":
            return Begin()
        if coming.what == "react":
            return React(seat)
        if coming.what == "time-out":
            return TimeOut(seat, stand_in(state.created.game, self._settings.stand_in))
        question, level = state.question_id(seat), state.seats[seat].bot
        if question is None or level is None:
            return None
        choices = await self._bots.think(state, seat, level, is_watched=bool(self.actor.watching))
        return Answer(seat, question, level, choices)
