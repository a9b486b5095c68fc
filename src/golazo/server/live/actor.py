"""One table as this process serves it: an actor with one mailbox.

Every command is decided on the state, written by the store, and only then folded and told. If another process wrote
first, its entries are read and folded, and the command is decided again. A choice that arrives while others are still
to be written is written with them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final, Protocol

from golazo.engine.errors import GolazoError
from golazo.server.live.context import Context
from golazo.server.live.fragments import FragmentCache
from golazo.server.live.seat_view import SeatView
from golazo.server.live.table_info import table_info
from golazo.server.live.write_batch import Waiting, WriteBatch
from golazo.server.log.commands import Command
from golazo.server.log.decide import decide
from golazo.server.log.entries import Change
from golazo.server.log.fold import fold
from golazo.server.log.state import TableState
from golazo.server.log.summary import summary_after
from golazo.server.protocol.messages import Choose
from golazo.server.protocol.parts import TableInfo
from golazo.server.storage.entry import Entry
from golazo.server.storage.store import Append, Conflict, Summary

log: Final = logging.getLogger("golazo.actor")

REST: Final = 5.0
"""After this long without anything happening a table takes less memory."""


class Subscriber(Protocol):
    """Somebody who is told whenever something changes at a table."""

    @property
    def person(self) -> str | None:
        """Who watches; None: the server itself."""

    def changed(self, change: Change) -> None: ...

    def rest(self) -> None:
        """Nothing happens for a while: keep only what cannot be made again."""


class TableActor:
    def __init__(self, context: Context, state: TableState) -> None:
        self._context: Final = context
        self.state = state
        self.subscribers: set[Subscriber] = set()
        self.touched = time.monotonic()
        self.wrote_last = False
        """Whether this process wrote the last entry."""
        self._views: dict[int | None, SeatView] = {}
        self._fragments: FragmentCache | None = None
        self._is_resting = False
        self._mailbox: deque[Waiting] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._batch: WriteBatch | None = None
        self._summary: Summary | None = None
        self._latest: Summary | None = None
        """As it will be when the batch is written."""

    # The mailbox

    async def do(self, command: Command) -> None:
        """Do something, once for each key. It is committed when this returns; a refusal changes nothing."""
        waiting = Waiting(command)
        if self._batch is None or self._mailbox or not self._joins(self._batch, waiting):
            self._put(waiting)
        await waiting.done

    async def catch_up(self) -> None:
        """Fold what other processes wrote."""
        waiting = Waiting(None)
        self._put(waiting)
        await waiting.done

    def _put(self, waiting: Waiting) -> None:
        self._mailbox.append(waiting)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Finish what is in the mailbox."""
        if self._worker is not None:
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._mailbox:
                waiting = self._mailbox.popleft()
                try:
                    await self._take(waiting)
                except Exception as error:
                    waiting.finish(error)
        finally:
            self._worker = None

    async def _take(self, waiting: Waiting) -> None:
        command = waiting.command
        if command is None:
            await self._catch_up()
        elif not waiting.done.cancelled() and not self._is_done(command):
            try:
                entries = decide(self.state, command, time.time())
            except GolazoError:
                # What is refused here may be right by what another process has written already.
                if self._context.notifier.is_shared and await self._catch_up():
                    self._mailbox.appendleft(waiting)
                    return
                raise
            if entries:
                await self._write(waiting, entries)
                return
        waiting.finish()

    def _is_done(self, command: Command) -> bool:
        return (
            command.person is not None and command.key is not None and (command.person, command.key) in self.state.keys
        )

    # Writing

    async def _write(self, first: Waiting, entries: list[Entry]) -> None:
        summary = self._summary_after(self.state, entries)
        sits = next((entry.person for entry in entries if entry.kind == "sit"), None)
        append = Append(self.state.id, entries, self._if_new(summary), sits=sits)
        batch = self._batch = WriteBatch(self.state, append, first)
        self._latest = summary
        while self._mailbox and self._joins(batch, self._mailbox[0]):
            self._mailbox.popleft()
        try:
            await self._context.store.append(append)
        except Conflict:
            self._failed()
            # Either somebody else wrote, or a command of the batch is written already: once more, each alone.
            if await self._catch_up() or len(batch.waiting) > 1:
                self._again(batch.waiting)
            else:
                first.finish()  # the key was used long ago: what it stands for is done
        except Exception as error:
            self._failed()
            self._context.metrics.write_failed()
            first.finish(error)
            self._again(batch.waiting[1:])
        else:
            self._batch = None
            self._summary = self._latest
            self.wrote_last = True
            for entry in append.entries:
                self._happen(entry)
            for waiting in batch.waiting:
                waiting.finish()

    def _failed(self) -> None:
        self._batch = None
        self.state.trials.clear()

    def _again(self, waiting: list[Waiting]) -> None:
        for each in reversed(waiting):
            each.is_alone = True
            self._mailbox.appendleft(each)

    def _joins(self, batch: WriteBatch, waiting: Waiting) -> bool:
        """Add a choice to what is about to be written, if it is one, and legal by then."""
        command = waiting.command
        if command is None or not isinstance(command.what, Choose) or self._is_done(command):
            return False
        if not batch.may_join(waiting):
            return False
        state = batch.state
        try:
            entries = decide(state, command, time.time())
        except GolazoError:
            return False  # what is refused is refused by what has happened, not by what will
        self._latest = self._summary_after(state, entries)
        batch.append.summary = self._if_new(self._latest)
        batch.join(waiting, entries)
        return True

    def _summary_after(self, state: TableState, entries: list[Entry]) -> Summary:
        table = state.trials[entries[0].number][2] if entries[0].kind == "choice" else None
        return summary_after(state, entries, table, self._summary)

    def _if_new(self, summary: Summary) -> Summary | None:
        return summary if summary != self._summary else None

    async def _catch_up(self) -> bool:
        tail = await self._context.store.entries(self.state.id, self.state.count)
        if tail:
            self.state.trials.clear()
            self.wrote_last = False
            self._summary = None
        for entry in tail:
            self._happen(entry)
        return bool(tail)

    def _happen(self, entry: Entry) -> None:
        self.touched = time.monotonic()
        self._is_resting = False
        self._context.metrics.entry(entry.kind)
        self.tell(fold(self.state, entry))

    # Subscribers

    def tell(self, change: Change) -> None:
        """Tell those who can see the change that there is something for them."""
        if change.everyone:
            for view in self._views.values():
                view.changed()
        elif change.seat in self._views and change.seat is not None:
            self._views[change.seat].at_step()
        for subscriber in list(self.subscribers):
            subscriber.changed(change)

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self._presence_changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.touched = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.tell(Change(info=True))
        self._context.presence.tell(self.state.id, self.watching)

    @property
    def watching(self) -> set[str]:
        """The persons who watch in this process."""
        return {each.person for each in self.subscribers if each.person is not None}

    def is_present(self, seat: int) -> bool:
        """Whether the seat's person watches, here or in another process."""
        person = self.state.seats[seat].person if 0 <= seat < len(self.state.seats) else None
        return person in self.watching | self._context.presence.elsewhere(self.state.id)

    def view(self, seat: int | None) -> SeatView:
        if seat not in self._views:
            if self._fragments is None:
                names = self.state.game.pack.once("names", self.state.game.names)
                self._fragments = FragmentCache(names, self.state.created.odds)
            self._views[seat] = SeatView(self.state, seat, self._fragments)
        return self._views[seat]

    def info(self, person: str) -> TableInfo:
        present = self.watching | self._context.presence.elsewhere(self.state.id)
        spectators = sum(each.person is not None and not self.state.seat_of(each.person) for each in self.subscribers)
        return table_info(self.state, person, present, spectators)

    # Memory

    @property
    def is_busy(self) -> bool:
        return self._worker is not None

    def rest(self) -> None:
        """Where nothing has happened for a while, keep only what cannot be made again."""
        if self._is_resting or self.is_busy or time.monotonic() - self.touched < REST:
            return
        self._is_resting = True
        self._views.clear()
        self._fragments = None
        self.state.rest()
        for subscriber in self.subscribers:
            subscriber.rest()
