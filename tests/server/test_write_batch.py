"""Choices of one table that come at the same time are written batch, and each is still its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from golazo.engine.errors import GolazoError
from golazo.server.live.actor import TableActor
from golazo.server.log.commands import Command
from golazo.server.protocol.messages import Choose
from golazo.server.storage.store import Append, Store
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


def command_of(actor: TableActor, seat: int, key: str) -> Choose:
    """The first choice that the seat has."""
    state = actor.state
    question = state.question_id(seat)
    assert state.table is not None
    assert question is not None
    choice = state.table.name(seat, next(iter(state.table.choices(seat))))
    return Choose(state.id, seat, [choice], key, question)


async def both_asked(server: Running, one: Player, other: Player) -> TableActor:
    """A table at which both are asked in secret."""
    actor = server.service.hub.actors[await two_at_a_table(one, other)]
    while actor.state.table is None:
        await asyncio.sleep(0.05)
    players = {0: one, 1: other}
    while len(asked := actor.state.table.asked) < 2:
        command = command_of(actor, asked[0], players[asked[0]].key())
        assert await on_the_loop(server, chosen(actor, (players[asked[0]], command))) == [None]
    assert all(actor.state.table.open_questions()[seat].is_sealed for seat in asked)
    for somebody in players.values():
        await somebody.quiet()
    return actor


async def chosen(actor: TableActor, *whose: tuple[Player, Choose]) -> list[Any]:
    """All at the same time, on the server's loop."""

    async def choose(somebody: Player, command: Choose) -> None:
        person = somebody.me["id"]
        await actor.do(Command(command, person))

    return await asyncio.gather(*(choose(*each) for each in whose), return_exceptions=True)


async def test_sealed_answers_that_come_together_are_written_and_told_together(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        actor, store = await both_asked(server, one, other), server.service.hub.store
        count = actor.state.count
        both = (one, command_of(actor, 0, "a")), (other, command_of(actor, 1, "b"))
        with watched(store) as asked:
            assert await on_the_loop(server, chosen(actor, *both)) == [None, None]
        assert [len(each.entries) for each in asked] == [2]
        written = await on_the_loop(server, store.entries(actor.state.id, count))
        assert [(entry.number, entry.seat, entry.key) for entry in written] == [(count, 0, "a"), (count + 1, 1, "b")]
        assert actor.state.count == count + 2
        fresh = actor.state.fresh()
        for move in actor.state.moves:
            fresh.play(move.seat, *move.choices)
        for somebody, seat in ((one, 0), (other, 1)):
            [update] = [m for m in await somebody.quiet(1.0) if m["type"] == "update"]
            assert update["view"] == fresh.view(seat)


async def test_the_same_wish_twice_at_once_is_done_once(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        actor = await both_asked(server, one, other)
        command = command_of(actor, 0, "a")
        count = actor.state.count
        assert await on_the_loop(server, chosen(actor, (one, command), (one, command))) == [None, None]
        assert actor.state.count == count + 1


async def test_whoever_comes_along_and_is_refused_is_alone_in_that(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        actor = await both_asked(server, one, other)
        command, foreign = command_of(actor, 0, "a"), command_of(actor, 1, "b")
        count = actor.state.count
        done, refused = await on_the_loop(server, chosen(actor, (one, command), (one, foreign)))
        assert done is None
        assert isinstance(refused, GolazoError)
        assert refused.key == "seat-not-yours"
        assert actor.state.count == count + 1


async def test_a_key_that_was_used_long_ago_takes_nobody_else_down(server: Running) -> None:
    """The database knows it, the state does not any more: what came with it is written without it."""
    async with player(server) as one, player(server) as other:
        actor, store = await both_asked(server, one, other), server.service.hub.store
        assert (await other.do("chat", table=actor.state.id, text="hello", key="old"))["type"] == "done"
        server.inside(lambda: actor.state.keys.pop((other.me["id"], "old")))
        count = actor.state.count
        both = (one, command_of(actor, 0, "a")), (other, command_of(actor, 1, "old"))
        with watched(store) as asked:
            assert await on_the_loop(server, chosen(actor, *both)) == [None, None]
        assert [len(each.entries) for each in asked] == [2, 1, 1]
        assert [
            (entry.seat, entry.key) for entry in await on_the_loop(server, store.entries(actor.state.id, count))
        ] == [(0, "a")]
        assert actor.state.count == count + 1


async def test_what_is_not_written_is_not_acknowledged_to_anybody(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        actor, store = await both_asked(server, one, other), server.service.hub.store
        count = actor.state.count
        both = (one, command_of(actor, 0, "a")), (other, command_of(actor, 1, "b"))
        with watched(store, fails=2) as asked:
            results = await on_the_loop(server, chosen(actor, *both))
        assert [type(each) for each in results] == [OSError, OSError]
        assert [len(each.entries) for each in asked] == [2, 1], "whoever came along tried alone as well"
        assert actor.state.count == count
        assert not await on_the_loop(server, store.entries(actor.state.id, count))
        assert await on_the_loop(server, chosen(actor, *both)) == [None, None]
        assert actor.state.count == count + 2
