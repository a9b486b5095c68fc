"""Choices of one table that come at the same time are written together, and each is still its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from golazo.engine.errors import GolazoError
from golazo.server import wishes
from golazo.server.protocol.messages import Choose
from golazo.server.room import Room
from golazo.server.store import Append, Store
from tests.server.player import Player, player
from tests.server.running import Running
from tests.server.test_fair_play import on_the_loop
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio


@contextmanager
def watched(store: Store, fails: int = 0) -> Iterator[list[Append]]:
    """What the store is asked to append; the first few of them it does not write."""
    asked: list[Append] = []
    append = store.append

    async def told(what: Append) -> None:
        asked.append(what)
        if len(asked) <= fails:
            await asyncio.sleep(0)
            raise OSError("the disk is full")
        await append(what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "append", told)
        yield asked


def wish_of(room: Room, seat: int, key: str) -> Choose:
    """The first choice that the seat has."""
    course = room.course
    question = course.question_id(seat)
    assert course.table is not None
    assert question is not None
    choice = course.table.name(seat, next(iter(course.table.choices(seat))))
    return Choose(course.id, seat, question, [choice], key)


async def both_asked(server: Running, one: Player, other: Player) -> Room:
    """A table at which both are asked in secret."""
    room = server.service.lobby.rooms[await two_at_a_table(one, other)]
    while room.course.table is None:
        await asyncio.sleep(0.05)
    players = {0: one, 1: other}
    while len(asked := room.course.table.asked) < 2:
        wish = wish_of(room, asked[0], players[asked[0]].key())
        assert await on_the_loop(server, chosen(room, (players[asked[0]], wish))) == [None]
    assert all(room.course.table.open_questions()[seat].is_sealed for seat in asked)
    for somebody in players.values():
        await somebody.quiet()
    return room


async def chosen(room: Room, *whose: tuple[Player, Choose]) -> list[Any]:
    """All at the same time, on the server's loop."""

    async def choose(somebody: Player, wish: Choose) -> None:
        person = somebody.me["id"]
        await room.choose(lambda course: wishes.choose(course, wish, person), person, wish.key)

    return await asyncio.gather(*(choose(*each) for each in whose), return_exceptions=True)


async def test_sealed_answers_that_come_together_are_written_and_told_together(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        room, store = await both_asked(server, one, other), server.service.lobby.store
        count = room.course.count
        both = (one, wish_of(room, 0, "a")), (other, wish_of(room, 1, "b"))
        with watched(store) as asked:
            assert await on_the_loop(server, chosen(room, *both)) == [None, None]
        assert [len(each.plies) for each in asked] == [2]
        written = await on_the_loop(server, store.plies(room.course.id, count))
        assert [(ply.number, ply.seat, ply.key) for ply in written] == [(count, 0, "a"), (count + 1, 1, "b")]
        assert room.course.count == count + 2
        fresh = room.course.fresh()
        for move in room.course.moves:
            fresh.play(move.seat, *move.choices)
        for somebody, seat in ((one, 0), (other, 1)):
            [update] = [m for m in await somebody.quiet(1.0) if m["type"] == "update"]
            assert update["view"] == fresh.view(seat)


async def test_the_same_wish_twice_at_once_is_done_once(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        room = await both_asked(server, one, other)
        wish = wish_of(room, 0, "a")
        count = room.course.count
        assert await on_the_loop(server, chosen(room, (one, wish), (one, wish))) == [None, None]
        assert room.course.count == count + 1


async def test_whoever_comes_along_and_is_refused_is_alone_in_that(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        room = await both_asked(server, one, other)
        wish, foreign = wish_of(room, 0, "a"), wish_of(room, 1, "b")
        count = room.course.count
        done, refused = await on_the_loop(server, chosen(room, (one, wish), (one, foreign)))
        assert done is None
        assert isinstance(refused, GolazoError)
        assert refused.key == "seat-not-yours"
        assert room.course.count == count + 1


async def test_a_key_that_was_used_long_ago_takes_nobody_else_down(server: Running) -> None:
    """The database knows it, the course does not any more: what came with it is written without it."""
    async with player(server) as one, player(server) as other:
        room, store = await both_asked(server, one, other), server.service.lobby.store
        assert (await other.do("chat", table=room.course.id, text="hello", key="old"))["type"] == "done"
        server.inside(lambda: room.course.keys.pop((other.me["id"], "old")))
        count = room.course.count
        both = (one, wish_of(room, 0, "a")), (other, wish_of(room, 1, "old"))
        with watched(store) as asked:
            assert await on_the_loop(server, chosen(room, *both)) == [None, None]
        assert [len(each.plies) for each in asked] == [2, 1, 1]
        assert [(ply.seat, ply.key) for ply in await on_the_loop(server, store.plies(room.course.id, count))] == [
            (0, "a")
        ]
        assert room.course.count == count + 1


async def test_what_is_not_written_is_not_acknowledged_to_anybody(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        room, store = await both_asked(server, one, other), server.service.lobby.store
        count = room.course.count
        both = (one, wish_of(room, 0, "a")), (other, wish_of(room, 1, "b"))
        with watched(store, fails=2) as asked:
            results = await on_the_loop(server, chosen(room, *both))
        assert [type(each) for each in results] == [OSError, OSError]
        assert [len(each.plies) for each in asked] == [2, 1], "whoever came along tried alone as well"
        assert room.course.count == count
        assert not await on_the_loop(server, store.plies(room.course.id, count))
        assert await on_the_loop(server, chosen(room, *both)) == [None, None]
        assert room.course.count == count + 2
