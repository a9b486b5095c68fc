"""The lobby: the tables that this process has in memory, how a new one is made, and the rounds it goes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec

from golazo import bots as bot_names
from golazo.engine.chance import SEED_BYTES
from golazo.games import game as find_game
from golazo.server import snapshots
from golazo.server.bell import Bell, Presence
from golazo.server.bots import Bots, checked_bot
from golazo.server.course import Course
from golazo.server.garbage import Garbage
from golazo.server.identity import tidy_name
from golazo.server.keeper import next_act
from golazo.server.limits import Rates
from golazo.server.metrics import Metrics
from golazo.server.plies import Change, Created, Ply, SeatAtFirst, new_secret, new_table_id
from golazo.server.protocol.http import NewTable
from golazo.server.protocol.parts import TableInfo
from golazo.server.refusal import Unknown
from golazo.server.room import LOOK_AFTER, Room, opened, table_info
from golazo.server.settings import Settings
from golazo.server.store import Append, Conflict, Store, Summary, TableRow

log: Final = logging.getLogger("golazo.lobby")

LISTED: Final = 50
DUE_AT_ONCE: Final = 20
CHATS_A_SECOND: Final = 0.5
CHATS_AT_ONCE: Final = 5
PACK: Final = "golazo"
TROUBLE: Final = 600.0
"""When a table that cannot be opened is looked at again."""
QUIET: Final = 10.0
"""After so many seconds without anything happening at any table nobody plays."""


class Lobby:
    def __init__(self, settings: Settings, store: Store, bell: Bell, garbage: Garbage | None = None) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.bell: Final = bell
        self.presence: Final = Presence(bell, self._elsewhere)
        self.metrics: Final = Metrics(self)
        self.bots: Final = Bots(settings.bot_workers, settings.bot_budget)
        self.chats: Final = Rates(CHATS_A_SECOND, CHATS_AT_ONCE)
        self.rooms: dict[str, Room] = {}
        self._garbage = garbage
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()

    def later(self, what: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(what)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def start(self) -> None:
        await self.store.start()
        await self.bell.start(self._rung, self.presence.heard)
        self._rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Nothing new; what was begun is finished."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await asyncio.gather(*(room.keeper.stop() for room in self.rooms.values()))
        await self.bell.stop()
        await self.store.stop()
        await self.bots.stop()

    # Tables

    async def room(self, table_id: str) -> Room:
        """The room of a table, in memory from now on."""
        if (found := self.rooms.get(table_id)) is not None:
            return found
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id))
        room = await asyncio.shield(self._opening[table_id])
        if room is None:
            raise Unknown("table-unknown")
        return room

    async def _open(self, table_id: str) -> Room | None:
        try:
            room = await opened(self, table_id)
            if room is not None:
                self.rooms[table_id] = room
                room.keeper.nudge()
            return room
        finally:
            del self._opening[table_id]

    async def info(self, table_id: str, person: str) -> TableInfo:
        """All about a table but the game; read without the game where it is not in memory."""
        if (room := self.rooms.get(table_id)) is not None:
            return room.info(person)
        around = await self.store.plies(table_id, around=True)
        status = await self.store.status(table_id)
        if not around or status is None:
            raise Unknown("table-unknown")
        course = Course(table_id)
        for number, ply in enumerate(around):
            if ply.kind != "begin":
                course.fold(msgspec.structs.replace(ply, number=number))
            else:
                course.count += 1
        course.status = status
        course.undo = None  # what was asked may be done long since: only those who watch are asked
        return table_info(course, person, self.presence.elsewhere(table_id))

    async def infos(self, ids: Sequence[str], person: str) -> list[TableInfo]:
        return [await self.info(each, person) for each in ids]

    async def create(self, wanted: NewTable, person: str, name: str) -> Room:
        """A new table; whoever makes it is its owner."""
        game = find_game(wanted.game)
        for each in wanted.seats:
            if each.kind == "bot":
                checked_bot(wanted.game, each.bot)
        if wanted.pack not in (None, PACK):
            raise Unknown("pack-unknown", pack=wanted.pack or "", game=game.id)
        # A trial says what is wrong with seats and options before anything is written.
        options = game.new(len(wanted.seats), options=wanted.options, chance="typed").options
        seats = [
            SeatAtFirst(
                each.kind if each.kind != "me" else "person",
                _seat_name(each.kind, each.name, each.bot, name, number),
                person if each.kind == "me" else None,
                (each.bot or self.settings.stand_in) if each.kind == "bot" else None,
                new_secret() if each.kind == "open" else None,
            )
            for number, each in enumerate(wanted.seats)
        ]
        seed = secrets.token_hex(SEED_BYTES) if wanted.chance == "fair" else None
        made = Created(
            game.id, PACK, options, seats, wanted.listed, wanted.chance, seed, wanted.clock, wanted.odds, person
        )
        return await self.made(made)

    async def made(self, made: Created) -> Room:
        table_id = new_table_id()
        now = time.time()
        ply = Ply(0, "create", None, made.owner, None, msgspec.to_builtins(made), now)
        open_seats = sum(each.kind == "open" for each in made.seats)
        row = TableRow(table_id, made.game, made.listed, now)
        summary = Summary(open_seats, "gathering", None if open_seats else now + LOOK_AFTER)
        await self.store.append(Append(table_id, [ply], summary, row, sits=made.owner))
        course = Course(table_id)
        course.fold(ply)
        room = Room(self, course)
        room.wrote_last = True
        self.rooms[table_id] = room
        room.keeper.nudge()
        return room

    def stand_in(self, course: Course) -> str:
        """The level of a bot that stands in for a person."""
        known = bot_names.names(course.created.game)
        return self.settings.stand_in if self.settings.stand_in in known else known[-1]

    # Rounds

    async def _rung(self, table_id: str) -> None:
        """Another process wrote at a table."""
        if (room := self.rooms.get(table_id)) is not None:
            await room.catch_up()

    def _elsewhere(self, table_id: str) -> None:
        """Somebody came or went at a table in another process."""
        if (room := self.rooms.get(table_id)) is not None:
            room.spread(Change(info=True))

    async def _go_round(self) -> None:
        """Read tails, because bells get lost; look after tables that are due; forget those that nobody watches."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            if self._garbage is not None:
                self._garbage.go_round(self.is_quiet)
            try:
                await self._read_tails()
                for table_id in await self.store.due(time.time(), DUE_AT_ONCE):
                    await self._look_after(table_id)
                for table_id, room in list(self.rooms.items()):
                    room.rest()
                    if room.is_idle:
                        del self.rooms[table_id]
                        await self._forget(room)
                self.presence.go_round()
            except Exception:  # whatever it was, the next round may find it gone
                log.exception("a round was cut short")

    @property
    def is_quiet(self) -> bool:
        """Whether nothing happens at any table just now."""
        now = time.monotonic()
        return all(now - room.touched > QUIET for room in self.rooms.values())

    async def _forget(self, room: Room) -> None:
        """A table leaves memory; a snapshot brings it back quickly."""
        await room.keeper.stop()
        snapshot = snapshots.taken(room.course)
        if snapshot is None:
            return
        try:
            await self.store.save_snapshot(room.course.id, room.course.count, snapshot)
        except Conflict:
            log.info("another process kept its snapshot", extra={"table": room.course.id})
        except Exception:  # it is only a cache
            log.exception("a snapshot was not kept", extra={"table": room.course.id})

    async def _read_tails(self) -> None:
        if not self.bell.is_shared or not self.rooms:
            return
        counts = await self.store.counts(list(self.rooms))
        for table_id, count in counts.items():
            room = self.rooms.get(table_id)
            if room is not None and count > room.course.count:
                try:
                    await room.catch_up()
                except Exception:  # the other tables go on
                    log.exception("a tail was not read", extra={"table": table_id})

    async def _look_after(self, table_id: str) -> None:
        try:
            room = await self.room(table_id)
            await room.catch_up()
            coming = next_act(room)
            due = None if coming is None else max(coming.at, time.time()) + LOOK_AFTER
        except Exception:  # the other tables are due as well
            log.exception("a table cannot be looked after", extra={"table": table_id})
            due = time.time() + TROUBLE
        await self.store.set_due(table_id, due)
        room.keeper.nudge()


def _seat_name(kind: str, wanted: str | None, bot: str | None, name: str, number: int) -> str:
    if kind == "open":
        return ""
    if wanted:
        return tidy_name(wanted)
    return name if kind == "me" else f"{bot or 'bot'} {number + 1}"
