"""One table as this process serves it. Its state, who watches, and how something comes to happen there.

Everything that happens is checked against the state, written by the store, and only then folded and told. If another
process wrote first, its plies are read and folded, and the same is tried again. A choice that comes while another one
is still to be written is written with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from golazo.engine.chance import commitment
from golazo.engine.errors import GolazoError
from golazo.engine.table import Table
from golazo.server.live.fragments import FragmentCache
from golazo.server.live.scheduler import Scheduler, next_act
from golazo.server.live.seat_view import SeatView
from golazo.server.live.write_batch import WriteBatch
from golazo.server.log import snapshots, undo
from golazo.server.log.entries import Change, Draft, Ply
from golazo.server.log.state import TableState, drafted, folded
from golazo.server.protocol.parts import SeatInfo, TableInfo, UndoAsked
from golazo.server.storage.store import Append, Conflict, Summary

if TYPE_CHECKING:
    from golazo.server.live.hub import Hub
    from golazo.server.live.subscription import Subscription

LOOK_AFTER: Final = 10.0
"""After this long any process looks after a table whose own process has not."""

AT_ONCE: Final = 50
"""How many plies of a long game are folded before others get their turn."""

REST: Final = 5.0
"""After this long without anything happening a table takes less memory."""

Made = tuple[list[Draft], Table[Any] | None]
"""What is to happen, and the table after the choice in it, if there is one."""


class TableActor:
    def __init__(self, hub: Hub, state: TableState) -> None:
        self.hub: Final = hub
        self.state = state
        self.subscriptions: set[Subscription] = set()
        self.touched = time.monotonic()
        self.wrote_last = False
        """Whether this process wrote the last ply: then it is the one to look after bots and reactions."""
        self._views: dict[int | None, SeatView] = {}
        self._fragments: FragmentCache | None = None
        self._rests = False
        self._lock = asyncio.Lock()
        self._batch: WriteBatch | None = None
        self._summary: Summary | None = None
        self.scheduler: Final = Scheduler(self)

    # What happens

    async def act(self, make: Callable[[TableState], Made], person: str | None = None, key: str | None = None) -> None:
        """Let something happen, once for each key. It is committed when this returns; a refusal changes nothing."""
        async with self._lock:
            while person is None or key is None or (person, key) not in self.state.keys:
                try:
                    drafts, ready = make(self.state)
                except GolazoError:
                    # What is refused here may be right by what another process has written already.
                    if self.hub.notifier.is_shared and await self._catch_up():
                        continue
                    raise
                if not drafts:
                    return
                plies = drafted(self.state, drafts, time.time())
                summary = self._after(drafts, ready, plies[0].at)
                sits = next((each.person for each in drafts if each.kind == "sit"), None)
                append = Append(self.state.id, plies, self._if_new(summary), sits=sits)
                batch = WriteBatch(self.state, append, ready, summary)
                try:
                    await self._write(batch)
                except Conflict:
                    # Either somebody else wrote, or a choice that came along is there already: once more, without it.
                    if await self._catch_up() or batch.has_guests:
                        continue
                    return  # the key was used long ago: what it stands for is done
                except asyncio.CancelledError:
                    # Whoever waited is gone, but it may be written all the same: then it has to be told.
                    self.hub.later(self.catch_up())
                    raise
                self._summary = batch.summary
                self.wrote_last = True
                for ply, table in batch.steps:
                    self._happen(ply, table)
                self.scheduler.nudge()
                return

    async def _write(self, batch: WriteBatch) -> None:
        self._batch = batch
        is_written = False
        try:
            await self.hub.store.append(batch.append)
            is_written = True
        finally:
            self._batch = None
            batch.tell(is_written)

    async def choose(self, make: Callable[[TableState], Made], person: str, key: str) -> None:
        """Let a choice happen, like `act`: along with what is still to be written, if that is choices too."""
        if not await self._come_along(make, person, key):
            await self.act(make, person, key)

    async def _come_along(self, make: Callable[[TableState], Made], person: str, key: str) -> bool:
        batch = self._batch
        if batch is None or (person, key) in self.state.keys or not batch.may_add(person, key):
            return False
        state = batch.state
        try:
            drafts, ready = make(state)
        except GolazoError:
            return False  # what is refused is refused by what has happened, not by what will
        plies = drafted(state, drafts, time.time())
        summary = self._after(drafts, ready, plies[0].at)
        batch.append.summary = self._if_new(summary)
        return await batch.add(plies, ready, summary)

    def _if_new(self, summary: Summary) -> Summary | None:
        return summary if summary != self._summary else None

    async def catch_up(self) -> None:
        """Fold what other processes wrote."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        tail = await self.hub.store.plies(self.state.id, self.state.count)
        for ply in tail:
            self._happen(ply, None)
        if tail:
            self.wrote_last = False
            self._summary = None
            self.scheduler.nudge()
        return bool(tail)

    def _happen(self, ply: Ply, ready: Table[Any] | None) -> None:
        self.touched = time.monotonic()
        self._rests = False
        self.hub.metrics.ply(ply.kind)
        self.spread(self.state.fold(ply, ready))

    def _after(self, drafts: list[Draft], ready: Table[Any] | None, at: float) -> Summary:
        """What the list of tables says when this has happened."""
        state = self.state
        if self._summary is not None and ready is not None and not ready.over and state.is_peoples:
            return self._summary
        open_seats = {number for number, seat in enumerate(state.seats) if seat.kind == "open"}
        status = state.status
        for each in drafts:
            if each.kind in ("sit", "bot"):
                open_seats.discard(each.seat or 0)
            elif each.kind in ("leave", "open"):
                open_seats.add(each.seat or 0)
            elif each.kind == "begin":
                status = "playing"
        if ready is not None and ready.over:
            status = "over"
        return Summary(len(open_seats), status, None if status == "over" else self._due(ready or state.table, at))

    def _due(self, table: Table[Any] | None, at: float) -> float | None:
        """When somebody has to look after the table if this process does not; seldom written anew."""
        state = self.state
        before = None if self._summary is None else self._summary.due
        needs = at + LOOK_AFTER
        if table is not None:
            asked = [seat for seat in table.asked if seat >= 0]
            if not any(state.seats[seat].is_bot for seat in asked):
                if state.clocks.clock is None or not asked:
                    return before
                # A question that is only just being asked is a little later due than this says: no harm.
                needs = min(state.clocks.asked.get(seat, (0, at))[1] + state.clocks.left[seat] for seat in asked) + 1
        return before if before is not None and at < before <= needs + LOOK_AFTER else needs

    # Who gets what

    def spread(self, change: Change) -> None:
        """Tell those who can see the change that there is something for them."""
        if change.everyone:
            for seat_view in self._views.values():
                seat_view.changed()
        elif change.seat in self._views and change.seat is not None:
            self._views[change.seat].at_step()
        for subscription in self.subscriptions:
            subscription.changed(change)

    def seat_view(self, seat: int | None) -> SeatView:
        if seat not in self._views:
            if self._fragments is None:
                names = self.state.game.pack.once("names", self.state.game.names)
                self._fragments = FragmentCache(names, self.state.created.odds)
            self._views[seat] = SeatView(self.state, seat, self._fragments)
        return self._views[seat]

    def info(self, person: str) -> TableInfo:
        return table_info(self.state, person, self.present, sum(not w.has_seat for w in self.subscriptions))

    @property
    def present(self) -> set[str]:
        here = {each.client.person for each in self.subscriptions}
        return here | self.hub.presence.elsewhere(self.state.id)

    def add(self, subscription: Subscription) -> None:
        self.subscriptions.add(subscription)
        self._presence_changed()
        self.scheduler.nudge()

    def remove(self, subscription: Subscription) -> None:
        self.subscriptions.discard(subscription)
        self.touched = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.spread(Change(info=True))
        self.hub.presence.tell(self.state.id, {subscription.client.person for subscription in self.subscriptions})

    def rest(self) -> None:
        """Where nothing has happened for a while, keep only what cannot be made again."""
        if self._rests or self._lock.locked() or time.monotonic() - self.touched < REST:
            return
        self._rests = True
        self._views.clear()
        self._fragments = None
        self.state.rest()
        for subscription in self.subscriptions:
            subscription.rest()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the actor in memory: what is still to come is written down as due."""
        if (
            self.subscriptions
            or self._lock.locked()
            or self.scheduler.thinking
            or time.monotonic() - self.touched < self.hub.settings.idle
        ):
            return False
        coming = next_act(self)
        return coming is None or coming.at > time.time() + self.hub.settings.idle


def table_info(state: TableState, person: str, present: set[str], spectators: int = 0) -> TableInfo:
    """All about a table but the game itself, for one person."""
    made = state.created
    is_owner = made.owner == person
    seconds = state.clocks.shown(time.time())
    asked = state.undo
    agreed = [] if asked is None else [seat for each in asked["agreed"] for seat in state.seat_of(each)]
    fair = made.seed is not None
    return TableInfo(
        table=state.id,
        game=made.game,
        pack=state.game.pack.stamp(),
        options=made.options,
        chance="fair" if fair else "typed",
        status=state.status,  # type: ignore[arg-type]
        listed=made.listed,
        seats=[
            SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                present=seat.person in present,
                auto_pass=seat.auto_pass,
                resigned=seat.resigned,
                seconds=seconds.get(str(number)),
            )
            for number, seat in enumerate(state.seats)
        ],
        owner=is_owner,
        yours=state.seat_of(person),
        invites={str(n): seat.invite for n, seat in enumerate(state.seats) if seat.invite} if is_owner else {},
        commitment=commitment_of(made.seed),
        clock=made.clock,
        odds=made.odds,
        created=state.created_at,
        undo=None if asked is None else UndoAsked(asked["by"], agreed, undo.waited_for(state)),
        rematch=state.rematch,
        spectators=spectators,
    )


def commitment_of(seed: str | None) -> str | None:
    return None if seed is None else commitment(bytes.fromhex(seed))


async def opened(hub: Hub, table_id: str) -> TableActor | None:
    """The actor of a table, read from the store; None if there is no such table."""
    snapshot = await hub.store.snapshot(table_id)
    state = None if snapshot is None else snapshots.state_of(table_id, snapshot)
    if state is None:
        state = TableState(table_id)
    plies = await hub.store.plies(table_id, state.count)
    if not plies and not state.count:
        return None
    for place, _ in enumerate(folded(state, plies)):
        if place % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)  # a long game holds up nobody else
    return TableActor(hub, state)
