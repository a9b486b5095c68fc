"""The hub: the tables that this process has in memory, how a new one is made, and the rounds it goes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from golazo.engine.chance import SEED_BYTES
from golazo.engine.errors import GolazoError
from golazo.games import game as find_game
from golazo.server.limits import Rates
from golazo.server.live.actor import TableActor
from golazo.server.live.bots import Bots
from golazo.server.live.context import Context
from golazo.server.live.garbage import Garbage
from golazo.server.live.metrics import Metrics
from golazo.server.live.scheduler import Scheduler
from golazo.server.live.table_info import table_info
from golazo.server.log import snapshots
from golazo.server.log.entries import Change, Created, SeatAtFirst, new_secret, new_table_id
from golazo.server.log.fold import fold, folded, is_of_other_rules
from golazo.server.log.levels import checked_bot
from golazo.server.log.state import TableState
from golazo.server.log.summary import LOOK_AFTER
from golazo.server.person import tidy_name
from golazo.server.protocol.http import NewTable
from golazo.server.protocol.parts import TableInfo
from golazo.server.refusal import Unknown
from golazo.server.settings import Settings
from golazo.server.storage.entry import Entry
from golazo.server.storage.notifier import Notifier, Presence
from golazo.server.storage.store import Append, Conflict, Store, Summary, TableRow

log: Final = logging.getLogger("golazo.hub")

LISTED: Final = 50
AT_ONCE: Final = 50
"""How many entries of a long game are folded before others get their turn."""
DUE_AT_ONCE: Final = 20
CHATS_A_SECOND: Final = 0.5
CHATS_AT_ONCE: Final = 5
ARMS_A_SECOND: Final = 0.5
ARMS_AT_ONCE: Final = 30
"""Setting reactions and muting write much and cost nothing to send."""
BURST_SECONDS: Final = 4
PACK: Final = "golazo"
TROUBLE: Final = 600.0
"""When a table that cannot be opened is looked at again."""
QUIET: Final = 10.0
"""After so many seconds without anything happening at any table nobody plays."""


class Hub:
    def __init__(self, settings: Settings, store: Store, notifier: Notifier, garbage: Garbage | None = None) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.notifier: Final = notifier
        self.presence: Final = Presence(notifier, self._elsewhere)
        self.actors: dict[str, TableActor] = {}
        self.metrics: Final = Metrics(self.actors)
        self.bots: Final = Bots(settings.bot_workers, settings.bot_budget, self.metrics)
        self.chats: Final = Rates(CHATS_A_SECOND, CHATS_AT_ONCE)
        self.messages: Final = Rates(settings.rate, settings.rate * BURST_SECONDS)
        """Of a person, over all connections."""
        self.arms: Final = Rates(ARMS_A_SECOND, ARMS_AT_ONCE)
        self._context = Context(settings, store, notifier, self.presence, self.metrics)
        self.schedulers: dict[str, Scheduler] = {}
        self._garbage = garbage
        self._opening: dict[str, asyncio.Task[TableActor | None]] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.start()
        await self.notifier.start(self._rung, self.presence.heard)
        self._rounds = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        """Nothing new; what was begun is finished."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await asyncio.gather(*(scheduler.stop() for scheduler in self.schedulers.values()))
        await asyncio.gather(*(actor.stop() for actor in self.actors.values()))
        await self.notifier.stop()
        await self.store.stop()
        await self.bots.stop()

    # Tables

    async def actor(self, table_id: str) -> TableActor:
        """The actor of a table, in memory from now on."""
        if (found := self.actors.get(table_id)) is not None:
            return found
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id))
        actor = await asyncio.shield(self._opening[table_id])
        if actor is None:
            raise Unknown("table-unknown")
        return actor

    async def _open(self, table_id: str) -> TableActor | None:
        try:
            state = await self._read(table_id)
            return None if state is None else self._serve(state)
        finally:
            del self._opening[table_id]

    async def _read(self, table_id: str) -> TableState | None:
        """Where a table stands, from the store; None if there is no such table."""
        snapshot = await self.store.snapshot(table_id)
        state = None if snapshot is None else snapshots.state_of(table_id, snapshot)
        if state is None:
            state = TableState(table_id)
        entries = await self.store.entries(table_id, state.count)
        if not entries and not state.count:
            return None
        try:
            await _fold_all(state, entries)
        except (GolazoError, LookupError, AssertionError):
            # Made before versions were written down, or by a fault: what can be told without the rules is told.
            log.exception("a table cannot be folded by today's rules", extra={"table": table_id})
            state = TableState(table_id)
            state.is_older = True
            await _fold_all(state, await self.store.entries(table_id))
        if state.is_older and await self.store.status(table_id) == "over":
            state.status = "over"
        return state

    def _serve(self, state: TableState) -> TableActor:
        actor = self.actors[state.id] = TableActor(self._context, state)
        self.schedulers[state.id] = Scheduler(actor, self.bots, self.settings)
        self.schedulers[state.id].nudge()
        return actor

    async def info(self, table_id: str, person: str) -> TableInfo:
        """All about a table but the game; read without the game where it is not in memory."""
        if (actor := self.actors.get(table_id)) is not None:
            return actor.info(person)
        around = await self.store.entries(table_id, around=True)
        status = await self.store.status(table_id)
        if not around or status is None:
            raise Unknown("table-unknown")
        state = TableState(table_id)
        for number, entry in enumerate(around):
            if entry.kind != "begin":
                fold(state, msgspec.structs.replace(entry, number=number))
            else:
                state.count += 1
                state.status, state.is_older = "playing", is_of_other_rules(state, entry)
                for seat in range(len(state.seats)):
                    state.saw(seat)
        state.status = status
        state.undo = None  # what was asked may be done long since: only those who watch are asked
        return table_info(state, person, self.presence.elsewhere(table_id))

    async def infos(self, ids: Sequence[str], person: str) -> list[TableInfo]:
        return [await self.info(each, person) for each in ids]

    async def create(self, wanted: NewTable, person: str, name: str) -> TableActor:
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

    async def made(self, made: Created) -> TableActor:
        table_id = new_table_id()
        now = time.time()
        game = find_game(made.game)
        made = msgspec.structs.replace(made, version=game.version, pack_hash=game.pack.hash)
        entry = Entry("create", None, made.owner, None, msgspec.to_builtins(made), 0, now)
        open_seats = sum(each.kind == "open" for each in made.seats)
        row = TableRow(table_id, made.game, made.listed, now)
        summary = Summary(open_seats, "gathering", None if open_seats else now + LOOK_AFTER)
        await self.store.append(Append(table_id, [entry], summary, row, sits=made.owner))
        state = TableState(table_id)
        fold(state, entry)
        actor = self._serve(state)
        actor.wrote_last = True
        return actor

    # Rounds

    async def _rung(self, table_id: str) -> None:
        """Another process wrote at a table."""
        if (actor := self.actors.get(table_id)) is not None:
            await actor.catch_up()

    def _elsewhere(self, table_id: str) -> None:
        """Somebody came or went at a table in another process."""
        if (actor := self.actors.get(table_id)) is not None:
            actor.tell(Change(info=True))

    async def _tick(self) -> None:
        """Read tails, because notifications get lost; look after tables that are due; forget idle ones."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            if self._garbage is not None:
                self._garbage.tick(self.is_quiet)
            try:
                await self._read_tails()
                for table_id in await self.store.due(time.time(), DUE_AT_ONCE):
                    await self._look_after(table_id)
                for actor in list(self.actors.values()):
                    actor.rest()
                    if self._is_idle(actor):
                        await self._forget(actor)
                self.presence.tick()
            except Exception:  # whatever it was, the next round may find it gone
                log.exception("a round was cut short")

    @property
    def is_quiet(self) -> bool:
        """Whether nothing happens at any table just now."""
        now = time.monotonic()
        return all(now - actor.touched > QUIET for actor in self.actors.values())

    def _is_idle(self, actor: TableActor) -> bool:
        """Whether nobody would miss the table in memory: what is still to come is written down as due."""
        scheduler = self.schedulers[actor.state.id]
        is_used = actor.watching or actor.is_busy or scheduler.thinking
        if is_used or time.monotonic() - actor.touched < self.settings.idle:
            return False
        coming = scheduler.next_due()
        return coming is None or coming.at > time.time() + self.settings.idle

    async def _forget(self, actor: TableActor) -> None:
        """A table leaves memory; a snapshot brings it back quickly."""
        scheduler = self.schedulers.pop(actor.state.id)
        del self.actors[actor.state.id]
        await scheduler.stop()
        snapshot = snapshots.taken(actor.state)
        if snapshot is None:
            return
        try:
            await self.store.save_snapshot(actor.state.id, actor.state.count, snapshot)
        except Conflict:
            log.info("another process kept its snapshot", extra={"table": actor.state.id})
        except Exception:  # it is only a cache
            log.exception("a snapshot was not kept", extra={"table": actor.state.id})

    async def _read_tails(self) -> None:
        if not self.notifier.is_shared or not self.actors:
            return
        counts = await self.store.counts(list(self.actors))
        for table_id, count in counts.items():
            actor = self.actors.get(table_id)
            if actor is not None and count > actor.state.count:
                try:
                    await actor.catch_up()
                except Exception:  # the other tables go on
                    log.exception("a tail was not read", extra={"table": table_id})

    async def _look_after(self, table_id: str) -> None:
        try:
            actor = await self.actor(table_id)
            await actor.catch_up()
            coming = self.schedulers[table_id].next_due()
            due = None if coming is None else max(coming.at, time.time()) + LOOK_AFTER
        except Exception:  # the other tables are due as well
            log.exception("a table cannot be looked after", extra={"table": table_id})
            due = time.time() + TROUBLE
        await self.store.set_due(table_id, due)
        if (scheduler := self.schedulers.get(table_id)) is not None:
            scheduler.nudge()


async def _fold_all(state: TableState, entries: Sequence[Entry]) -> None:
    for place, _ in enumerate(folded(state, entries)):
        if place % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)  # a long game holds up nobody else


def _seat_name(kind: str, wanted: str | None, bot: str | None, name: str, number: int) -> str:
    if kind == "open":
        return ""
    if wanted:
        return tidy_name(wanted)
    return name if kind == "me" else f"{bot or 'bot'} {number + 1}"
