"""A room: one table as this process serves it. Its course, who watches, and how something comes to happen there.

Everything that happens is checked against the course, written by the store, and only then folded and told. If another
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
from golazo.server import snapshots, undo
from golazo.server.course import Course, drafted, folded
from golazo.server.keeper import Keeper, next_act
from golazo.server.pieces import Pieces
from golazo.server.plies import Change, Draft, Ply
from golazo.server.protocol.parts import SeatInfo, TableInfo, UndoAsked
from golazo.server.sight import Sight
from golazo.server.store import Append, Conflict, Summary
from golazo.server.together import Together

if TYPE_CHECKING:
    from golazo.server.lobby import Lobby
    from golazo.server.watcher import Watcher

LOOK_AFTER: Final = 10.0
"""After this long any process looks after a table whose own process has not."""

AT_ONCE: Final = 50
"""How many plies of a long game are folded before others get their turn."""

REST: Final = 5.0
"""After this long without anything happening a table takes less memory."""

Made = tuple[list[Draft], Table[Any] | None]
"""What is to happen, and the table after the choice in it, if there is one."""


class Room:
    def __init__(self, lobby: Lobby, course: Course) -> None:
        self.lobby: Final = lobby
        self.course = course
        self.watchers: set[Watcher] = set()
        self.touched = time.monotonic()
        self.wrote_last = False
        """Whether this process wrote the last ply: then it is the one to look after bots and reactions."""
        self._sights: dict[int | None, Sight] = {}
        self._pieces: Pieces | None = None
        self._rests = False
        self._lock = asyncio.Lock()
        self._together: Together | None = None
        self._summary: Summary | None = None
        self.keeper: Final = Keeper(self)

    # What happens

    async def act(self, make: Callable[[Course], Made], person: str | None = None, key: str | None = None) -> None:
        """Let something happen, once for each key. It is committed when this returns; a refusal changes nothing."""
        async with self._lock:
            while person is None or key is None or (person, key) not in self.course.keys:
                try:
                    drafts, ready = make(self.course)
                except GolazoError:
                    # What is refused here may be right by what another process has written already.
                    if self.lobby.bell.is_shared and await self._catch_up():
                        continue
                    raise
                if not drafts:
                    return
                plies = drafted(self.course, drafts, time.time())
                summary = self._after(drafts, ready, plies[0].at)
                sits = next((each.person for each in drafts if each.kind == "sit"), None)
                append = Append(self.course.id, plies, self._if_new(summary), sits=sits)
                together = Together(self.course, append, ready, summary)
                try:
                    await self._write(together)
                except Conflict:
                    # Either somebody else wrote, or a choice that came along is there already: once more, without it.
                    if await self._catch_up() or together.has_guests:
                        continue
                    return  # the key was used long ago: what it stands for is done
                except asyncio.CancelledError:
                    # Whoever waited is gone, but it may be written all the same: then it has to be told.
                    self.lobby.later(self.catch_up())
                    raise
                self._summary = together.summary
                self.wrote_last = True
                for ply, table in together.steps:
                    self._happen(ply, table)
                self.keeper.nudge()
                return

    async def _write(self, together: Together) -> None:
        self._together = together
        is_written = False
        try:
            await self.lobby.store.append(together.append)
            is_written = True
        finally:
            self._together = None
            together.tell(is_written)

    async def choose(self, make: Callable[[Course], Made], person: str, key: str) -> None:
        """Let a choice happen, like `act`: along with what is still to be written, if that is choices too."""
        if not await self._come_along(make, person, key):
            await self.act(make, person, key)

    async def _come_along(self, make: Callable[[Course], Made], person: str, key: str) -> bool:
        together = self._together
        if together is None or (person, key) in self.course.keys or not together.may_add(person, key):
            return False
        course = together.course
        try:
            drafts, ready = make(course)
        except GolazoError:
            return False  # what is refused is refused by what has happened, not by what will
        plies = drafted(course, drafts, time.time())
        summary = self._after(drafts, ready, plies[0].at)
        together.append.summary = self._if_new(summary)
        return await together.add(plies, ready, summary)

    def _if_new(self, summary: Summary) -> Summary | None:
        return summary if summary != self._summary else None

    async def catch_up(self) -> None:
        """Fold what other processes wrote."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        tail = await self.lobby.store.plies(self.course.id, self.course.count)
        for ply in tail:
            self._happen(ply, None)
        if tail:
            self.wrote_last = False
            self._summary = None
            self.keeper.nudge()
        return bool(tail)

    def _happen(self, ply: Ply, ready: Table[Any] | None) -> None:
        self.touched = time.monotonic()
        self._rests = False
        self.lobby.metrics.ply(ply.kind)
        self.spread(self.course.fold(ply, ready))

    def _after(self, drafts: list[Draft], ready: Table[Any] | None, at: float) -> Summary:
        """What the list of tables says when this has happened."""
        course = self.course
        if self._summary is not None and ready is not None and not ready.over and course.is_peoples:
            return self._summary
        open_seats = {number for number, seat in enumerate(course.seats) if seat.kind == "open"}
        status = course.status
        for each in drafts:
            if each.kind in ("sit", "bot"):
                open_seats.discard(each.seat or 0)
            elif each.kind in ("leave", "open"):
                open_seats.add(each.seat or 0)
            elif each.kind == "begin":
                status = "playing"
        if ready is not None and ready.over:
            status = "over"
        return Summary(len(open_seats), status, None if status == "over" else self._due(ready or course.table, at))

    def _due(self, table: Table[Any] | None, at: float) -> float | None:
        """When somebody has to look after the table if this process does not; seldom written anew."""
        course = self.course
        before = None if self._summary is None else self._summary.due
        needs = at + LOOK_AFTER
        if table is not None:
            asked = [seat for seat in table.asked if seat >= 0]
            if not any(course.seats[seat].is_bot for seat in asked):
                if course.clocks.clock is None or not asked:
                    return before
                # A question that is only just being asked is a little later due than this says: no harm.
                needs = min(course.clocks.asked.get(seat, (0, at))[1] + course.clocks.left[seat] for seat in asked) + 1
        return before if before is not None and at < before <= needs + LOOK_AFTER else needs

    # Who gets what

    def spread(self, change: Change) -> None:
        """Tell those who can see the change that there is something for them."""
        if change.everyone:
            for sight in self._sights.values():
                sight.changed()
        elif change.seat in self._sights and change.seat is not None:
            self._sights[change.seat].at_step()
        for watcher in self.watchers:
            watcher.changed(change)

    def sight(self, seat: int | None) -> Sight:
        if seat not in self._sights:
            if self._pieces is None:
                names = self.course.game.pack.once("names", self.course.game.names)
                self._pieces = Pieces(names, self.course.created.odds)
            self._sights[seat] = Sight(self.course, seat, self._pieces)
        return self._sights[seat]

    def info(self, person: str) -> TableInfo:
        return table_info(self.course, person, self.present, sum(not w.has_seat for w in self.watchers))

    @property
    def present(self) -> set[str]:
        return {watcher.client.person for watcher in self.watchers} | self.lobby.presence.elsewhere(self.course.id)

    def add(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._presence_changed()
        self.keeper.nudge()

    def remove(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.spread(Change(info=True))
        self.lobby.presence.tell(self.course.id, {watcher.client.person for watcher in self.watchers})

    def rest(self) -> None:
        """Where nothing has happened for a while, keep only what cannot be made again."""
        if self._rests or self._lock.locked() or time.monotonic() - self.touched < REST:
            return
        self._rests = True
        self._sights.clear()
        self._pieces = None
        self.course.rest()
        for watcher in self.watchers:
            watcher.rest()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room in memory: what is still to come is written down as due."""
        if (
            self.watchers
            or self._lock.locked()
            or self.keeper.thinking
            or time.monotonic() - self.touched < self.lobby.settings.idle
        ):
            return False
        coming = next_act(self)
        return coming is None or coming.at > time.time() + self.lobby.settings.idle


def table_info(course: Course, person: str, present: set[str], spectators: int = 0) -> TableInfo:
    """All about a table but the game itself, for one person."""
    made = course.created
    is_owner = made.owner == person
    seconds = course.clocks.shown(time.time())
    asked = course.undo
    agreed = [] if asked is None else [seat for each in asked["agreed"] for seat in course.seat_of(each)]
    fair = made.seed is not None
    return TableInfo(
        table=course.id,
        game=made.game,
        pack=course.game.pack.stamp(),
        options=made.options,
        chance="fair" if fair else "typed",
        status=course.status,  # type: ignore[arg-type]
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
            for number, seat in enumerate(course.seats)
        ],
        owner=is_owner,
        yours=course.seat_of(person),
        invites={str(n): seat.invite for n, seat in enumerate(course.seats) if seat.invite} if is_owner else {},
        commitment=commitment_of(made.seed),
        clock=made.clock,
        odds=made.odds,
        created=course.created_at,
        undo=None if asked is None else UndoAsked(asked["by"], agreed, undo.waited_for(course)),
        rematch=course.rematch,
        spectators=spectators,
    )


def commitment_of(seed: str | None) -> str | None:
    return None if seed is None else commitment(bytes.fromhex(seed))


async def opened(lobby: Lobby, table_id: str) -> Room | None:
    """The room of a table, read from the store; None if there is no such table."""
    snapshot = await lobby.store.snapshot(table_id)
    course = None if snapshot is None else snapshots.course_of(table_id, snapshot)
    if course is None:
        course = Course(table_id)
    plies = await lobby.store.plies(table_id, course.count)
    if not plies and not course.count:
        return None
    for place, _ in enumerate(folded(course, plies)):
        if place % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)  # a long game holds up nobody else
    return Room(lobby, course)
