"""SQLite: what gathers is written together, and what fails fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from golazo.server.storage.entry import Entry
from golazo.server.storage.sqlite import SqliteStore
from golazo.server.storage.store import ROWS, Append, Conflict, Summary, TableRow

pytestmark = pytest.mark.anyio

SUMMARY = Summary(0, "playing")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "golazo.sqlite")
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def plies_of(table: str, count: int) -> list[Entry]:
    return [
        Entry("choice", number % 2, table, str(number), {"n": number}, number, number / 3) for number in range(count)
    ]


def new(table: str, count: int) -> Append:
    return Append(table, plies_of(table, count), SUMMARY, TableRow(table, "game", False, 0.0))


async def test_more_plies_than_one_statement_takes_are_all_there(tmp_path: Path) -> None:
    count = 2 * ROWS + 1
    async with opened(tmp_path) as store:
        await store.append(new("long", count))
        assert await store.entries("long") == plies_of("long", count)


async def test_of_what_is_written_together_only_the_wrong_one_fails(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append(new("mine", 1))
        given = [new("first", 2), Append("mine", plies_of("mine", 1)), new("last", 3)]
        done = await asyncio.gather(*(store.append(each) for each in given), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Conflict, type(None)]
        assert [len(await store.entries(table)) for table in ("first", "mine", "last")] == [2, 1, 3]


async def test_what_was_given_before_the_end_is_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        given = [asyncio.create_task(store.append(new(str(number), 1))) for number in range(20)]
        await asyncio.sleep(0)
        await store.stop()
        await asyncio.gather(*given)
        with pytest.raises(ConnectionError):
            await store.append(new("late", 1))
    async with opened(tmp_path) as store:
        assert await store.counts(map(str, range(20))) == {str(number): 1 for number in range(20)}
