"""The store: where entries are kept for good. One interface, two databases.

`append` answers only when the entries are committed. Two writers cannot both write the same entry: the second one gets
`Conflict`, reads what is new, and tries again on that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, bindparam, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import asyncpg

from golazo.server.storage.entry import Entry
from golazo.server.storage.schema import codes, entries, members, people, snapshots, tables

T = TypeVar("T")

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode


_INSERTS: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_SUMMARISE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(open=bindparam("open"), status=bindparam("status"), due=bindparam("due"))
)


# What every move needs is compiled once: to put a statement together costs more than to run it.
_INSERT_ENTRY: Final = {
    name: str(insert(entries).compile(dialect=dialect, column_keys=[column.name for column in entries.columns]))
    for name, dialect in (("sqlite", sqlite.dialect(paramstyle="qmark")), ("postgresql", asyncpg.dialect()))  # type: ignore[no-untyped-call]
}


NOT_AROUND: Final = ("choice", "withdraw", "undo", "chat", "arm", "mute", "entropy")
"""Kinds of entries that say nothing of who sits where: there may be thousands of them."""
PROBE: Final = "probe"
ROWS: Final = 500
"""How many entries one statement writes: SQLite takes 32,766 values, 8 of each entry."""


class Conflict(Exception):
    """Somebody else wrote first."""


class Summary(Struct, frozen=True):
    """What a list of tables must know without reading their entries."""

    open: int
    status: str
    due: float | None = None


class TableRow(Struct, frozen=True):
    """A new table, as the list has it."""

    id: str
    game: str
    listed: bool
    created: float


class Append(Struct):
    """Entries of one table that are to be written together, and what else changes with them."""

    table: str
    entries: list[Entry]
    summary: Summary | None = None
    """None: as it was."""
    new: TableRow | None = None
    sits: str | None = None
    """A person who is at this table from now on."""
    is_taken: bool = False
    """Whether the store has begun to write it: until then there may be more to it."""


def write(connection: Connection, batch: Sequence[Append]) -> None:
    """Write what has gathered, for many tables at once."""
    if new := [each for each in batch if each.new is not None]:
        connection.execute(insert(tables), [_new_row(each) for each in new])
    _insert(connection, [_entry_row(each.table, entry) for each in batch for entry in each.entries])
    if changed := [
        {"which": each.table, **msgspec.structs.asdict(each.summary)}
        for each in batch
        if each.summary is not None and each.new is None
    ]:
        connection.execute(_SUMMARISE, changed)
    if sitting := [{"person": each.sits, "table_id": each.table} for each in batch if each.sits is not None]:
        connection.execute(_INSERTS[connection.dialect.name](members).on_conflict_do_nothing(), sitting)


def _insert(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    statement = _INSERT_ENTRY[connection.dialect.name]
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(statement, rows)
        return
    # The driver gives the interpreter's lock away for each statement and has to get it back from the event loop after
    # it: many rows in one statement do that once.
    first, one_row = statement.split(" VALUES ")
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        values = ", ".join([one_row] * len(some))
        connection.exec_driver_sql(f"{first} VALUES {values}", tuple(chain.from_iterable(some)))


def _new_row(each: Append) -> dict[str, Any]:
    assert each.new is not None
    assert each.summary is not None
    row = msgspec.structs.asdict(each.new) | msgspec.structs.asdict(each.summary)
    return {**row, "listed": int(each.new.listed)}


def _entry_row(table: str, entry: Entry) -> tuple[Any, ...]:
    data = _encode(entry.data).decode()
    return table, entry.number, entry.kind, entry.seat, entry.person, entry.key, data, entry.at


def entry_of(row: Row[Any]) -> Entry:
    return Entry(row.kind, row.seat, row.person, row.key, _decode(row.data), row.ply, row.at)


class Store(ABC):
    """Reading and writing. What is given to `read` and `change` runs on a connection, in a transaction."""

    @abstractmethod
    async def start(self) -> None:
        """Open the database and bring it up to date."""

    @abstractmethod
    async def stop(self) -> None:
        """Write what is still to be written, and close."""

    @abstractmethod
    async def append(self, what: Append) -> None:
        """Write entries; `Conflict` if somebody else wrote one of these first."""

    @abstractmethod
    async def read(self, what: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def change(self, what: Callable[[Connection], T]) -> T: ...

    # What is read

    async def entries(self, table: str, since: int = 0, around: bool = False) -> list[Entry]:
        """A table's entries from a number on; with `around` only those that are not choices."""
        wanted = select(entries).where(entries.c.table_id == table, entries.c.ply >= since).order_by(entries.c.ply)
        if around:
            wanted = wanted.where(entries.c.kind.not_in(NOT_AROUND))
        return await self.read(lambda connection: [entry_of(row) for row in connection.execute(wanted)])

    async def counts(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries each of the tables has."""
        wanted = (
            select(entries.c.table_id, func.max(entries.c.ply))
            .where(entries.c.table_id.in_(list(ids)))
            .group_by(entries.c.table_id)
        )
        return await self.read(lambda connection: {row[0]: row[1] + 1 for row in connection.execute(wanted)})

    async def status(self, table: str) -> str | None:
        wanted = select(tables.c.status).where(tables.c.id == table)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def lobby(self, game: str | None, limit: int) -> list[str]:
        wanted = select(tables.c.id).where(tables.c.listed == 1, tables.c.open > 0, tables.c.status != "over")
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        return await self._ids(wanted.order_by(tables.c.created.desc()).limit(limit))

    async def mine(self, person: str, limit: int, first: int = 0) -> list[str]:
        """The tables of a person from a number on: those that are not over first, then the newest."""
        wanted = select(tables.c.id).join(members, members.c.table_id == tables.c.id).where(members.c.person == person)
        order = (case((tables.c.status == "over", 1), else_=0), tables.c.created.desc(), tables.c.id)
        return await self._ids(wanted.order_by(*order).limit(limit).offset(first))

    async def listed_of(self, person: str) -> int:
        """How many tables with an open seat are in the lobby where a person sits, or which they made."""
        wanted = (
            select(func.count())
            .select_from(tables.join(members, members.c.table_id == tables.c.id))
            .where(members.c.person == person, tables.c.listed == 1, tables.c.open > 0, tables.c.status != "over")
        )
        return await self.read(lambda connection: connection.execute(wanted).scalar_one())

    async def due(self, now: float, limit: int) -> list[str]:
        wanted = select(tables.c.id).where(tables.c.due < now, tables.c.status != "over")
        return await self._ids(wanted.order_by(tables.c.due).limit(limit))

    async def _ids(self, wanted: Any) -> list[str]:
        return await self.read(lambda connection: [row[0] for row in connection.execute(wanted)])

    async def set_due(self, table: str, due: float | None) -> None:
        await self.change(
            lambda connection: connection.execute(update(tables).where(tables.c.id == table).values(due=due))
        )

    async def probe(self) -> None:
        """Write something and take it away again: whether the database takes anything at all."""

        def write_and_delete(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.digest == PROBE))
            connection.execute(insert(codes).values(digest=PROBE, person="", expires=0.0))

        await self.change(write_and_delete)

    # People

    async def person(self, person: str) -> str | None:
        """A person's nickname; None if there is no such person."""
        wanted = select(people.c.name).where(people.c.id == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def add_person(self, person: str, name: str, at: float) -> None:
        added = insert(people).values(id=person, name=name, created=at)
        await self.change(lambda connection: connection.execute(added))

    async def rename(self, person: str, name: str) -> None:
        renamed = update(people).where(people.c.id == person).values(name=name)
        await self.change(lambda connection: connection.execute(renamed))

    async def token(self, person: str) -> int:
        """The number of a person's newest token."""
        wanted = select(people.c.token).where(people.c.id == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar() or 0)

    async def new_token(self, person: str) -> int:
        """From now on only the token with this number holds."""

        def add(connection: Connection) -> int:
            connection.execute(update(people).where(people.c.id == person).values(token=people.c.token + 1))
            return int(connection.execute(select(people.c.token).where(people.c.id == person)).scalar_one())

        return await self.change(add)

    async def add_code(self, digest: str, person: str, expires: float, now: float) -> None:
        def add(connection: Connection) -> None:
            connection.execute(delete(codes).where((codes.c.expires < now) | (codes.c.person == person)))
            connection.execute(insert(codes).values(digest=digest, person=person, expires=expires))

        await self.change(add)

    async def take_code(self, digest: str, now: float) -> str | None:
        """The person of a one-time code, which is used up by this."""

        def take(connection: Connection) -> str | None:
            found = connection.execute(select(codes).where(codes.c.digest == digest)).first()
            if found is None or not connection.execute(delete(codes).where(codes.c.digest == digest)).rowcount:
                return None
            return str(found.person) if found.expires >= now else None

        return await self.change(take)

    # Snapshots

    async def snapshot(self, table: str) -> dict[str, Any] | None:
        wanted = select(snapshots.c.data).where(snapshots.c.table_id == table)
        text = await self.read(lambda connection: connection.execute(wanted).scalar())
        return None if text is None else _decode(text)

    async def save_snapshot(self, table: str, count: int, data: Any) -> None:
        text = _encode(data).decode()

        def save(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(insert(snapshots).values(table_id=table, ply=count, data=text))

        await self.change(save)
