"""Back-ups: everything that holds, as JSON lines. The same for both databases, so that one restores into the other.

The first line says what the file is, the last how much it holds: a file that was cut is recognised. Secrets of running
games are in it: keep it as safe as the database itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from golazo.server.refusal import Refusal
from golazo.server.settings import Settings
from golazo.server.storage.databases import stores
from golazo.server.storage.schema import entries, members, people, tables

FORMAT: Final = 1
_HEAD: Final = {"golazo-backup": FORMAT}
_KEPT: Final[tuple[Table, ...]] = (people, tables, members)
_BY_NAME: Final = {str(table.name): table for table in (*_KEPT, entries)}
_AT_ONCE: Final = 500

_encode: Final = msgspec.json.Encoder().encode


def backup(settings: Settings, file: Path) -> dict[str, int]:
    """Write everything to a file, as it was at one moment; a server may run meanwhile. How much there is of what."""
    if file.exists():
        raise Refusal("save-exists", file=str(file))
    return asyncio.run(_backup(settings, file))


async def _backup(settings: Settings, file: Path) -> dict[str, int]:
    store, _ = stores(settings)
    await store.start()
    try:
        return await store.read(lambda connection: _write(connection, file))
    finally:
        await store.stop()


def _write(connection: Connection, file: Path) -> dict[str, int]:
    """Whole or not at all: under another name until it is complete."""
    _hold_still(connection)
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        with os.fdopen(handle, "wb") as out:
            counts = _lines(connection, out)
            out.flush()
            os.fsync(out.fileno())
        os.link(temporary, file)
    except OSError as error:
        raise Refusal("save-failed", file=str(file), error=error.strerror or str(error)) from None
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)  # noqa: PTH108
    return counts


def _hold_still(connection: Connection) -> None:
    """Everything is read as it was when the reading began."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    else:
        connection.exec_driver_sql("BEGIN")


def _lines(connection: Connection, out: IO[bytes]) -> dict[str, int]:
    counts = dict.fromkeys(_BY_NAME, 0)
    out.write(_encode(_HEAD) + b"\n")

    def put(table: Table, rows: Any) -> None:
        for row in rows:
            out.write(_encode([str(table.name), {str(name): value for name, value in row._mapping.items()}]) + b"\n")
            counts[table.name] += 1

    for table in _KEPT:
        put(table, connection.execute(select(table)))
    for (table_id,) in connection.execute(select(tables.c.id)).all():
        put(entries, connection.execute(select(entries).where(entries.c.table_id == table_id).order_by(entries.c.ply)))
    out.write(_encode({"end": counts}) + b"\n")
    return counts


def restore(settings: Settings, file: Path) -> dict[str, int]:
    """Fill an empty database from a back-up, all or nothing."""
    return asyncio.run(_restore(settings, file))


async def _restore(settings: Settings, file: Path) -> dict[str, int]:
    _check(file)
    store, _ = stores(settings)
    await store.start()
    try:
        return await store.change(lambda connection: _fill(connection, file))
    except SQLAlchemyError:
        raise Refusal("backup-unreadable", file=str(file)) from None
    finally:
        await store.stop()


def _check(file: Path) -> None:
    """Refuse what is no back-up before anything is touched."""
    for _ in _rows(file):
        pass


def _rows(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a back-up, in an order in which they can be written; refused unless the file is whole."""
    counts = dict.fromkeys(_BY_NAME, 0)
    try:
        with file.open("rb") as lines:
            if msgspec.json.decode(lines.readline()) != _HEAD:
                raise Refusal("backup-unreadable", file=str(file))
            for line in lines:
                said = msgspec.json.decode(line)
                if isinstance(said, dict):
                    if said == {"end": counts}:
                        return
                    break
                name, row = said
                counts[name] += 1
                yield _BY_NAME[name], row
    except OSError as error:
        raise Refusal("file-unreadable", file=str(file), error=error.strerror or str(error)) from None
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError):
        pass
    raise Refusal("backup-unreadable", file=str(file))


def _fill(connection: Connection, file: Path) -> dict[str, int]:
    if connection.execute(select(func.count()).select_from(tables)).scalar():
        raise Refusal("restore-not-empty")
    counts = dict.fromkeys(_BY_NAME, 0)
    gathered: list[dict[str, Any]] = []
    last: Table | None = None

    def write() -> None:
        if last is not None and gathered:
            connection.execute(insert(last), gathered)
            counts[last.name] += len(gathered)
            gathered.clear()

    for table, row in _rows(file):
        if table is not last or len(gathered) >= _AT_ONCE:
            write()
            last = table
        gathered.append(row)
    write()
    return counts
