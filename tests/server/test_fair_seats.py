"""Nobody knows what others do not expect them to know: seats that were changed, and draws that were taken back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import golazo
from golazo.engine.chance import Verifiable, from_record
from golazo.engine.errors import BadSetup
from golazo.server.log.decide import placed
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry
from tests.server.player import Player, player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

GAME = "world-cup-2010"


async def begun(owner: Player, *seats: str) -> str:
    made = await owner.new_table(GAME, *seats)
    await owner.watch(made["table"])
    await owner.until(lambda m: m["type"] == "update" and m["view"] is not None)
    return str(made["table"])


async def test_whoever_sits_down_on_a_seat_that_others_have_seen_is_told_before(server: Running) -> None:
    """The owner plays two seats, resigns one and lets somebody in."""
    async with player(server) as owner, player(server) as victim:
        table = await begun(owner, "me", "me", "random")
        await owner.post(f"/api/tables/{table}/seats/1", {"what": "resign"})
        opened = await owner.post(f"/api/tables/{table}/seats/1", {"what": "open"})
        invite = {"invite": opened["invites"]["1"]}
        shown = await victim.get(f"/api/tables/{table}")
        assert [seat["known"] for seat in shown["seats"]] == [False, True, False]
        refused = await victim.post(f"/api/tables/{table}/join", invite, 409)
        assert refused["error"]["key"] == "seat-known"
        sits = await victim.post(f"/api/tables/{table}/join", {**invite, "knowing": True})
        assert sits["yours"] == [1]
        async with player(server) as late:
            used = await late.post(f"/api/tables/{table}/join", invite, 409)
            assert used["error"]["key"] == "invite-used"


async def test_nobody_changes_seats_to_see_another_hand(server: Running) -> None:
    async with player(server) as owner:
        table = await begun(owner, "me", "random", "random")
        await owner.post(f"/api/tables/{table}/seats/0", {"what": "resign"})
        for seat in (0, 2):
            await owner.post(f"/api/tables/{table}/seats/{seat}", {"what": "open"})
        refused = await owner.post(f"/api/tables/{table}/join", {"seat": 2}, 403)
        assert refused["error"]["key"] == "seat-seen"
        assert (await owner.post(f"/api/tables/{table}/join", {"seat": 0}))["yours"] == [0], "back to one's own seat"


def table_of_two(game: str = "masters-of-football") -> TableState:
    state = TableState("t" * 20)
    people = [SeatAtFirst("person", name, name) for name in ("ana", "rui")]
    made = Created(game, "golazo", {}, people, False, "fair", "cd" * 32, None, True, "ana")
    for entry in (Entry("create", data=msgspec.to_builtins(made)), Entry("begin", data={"entropy": ["a", "b"]})):
        fold(state, placed(state, [entry], 0.0)[0])
    return state


def play(state: TableState, choices: int) -> list[Any]:
    """Everybody takes the first choice; what was drawn."""
    for _ in range(choices):
        assert state.table is not None
        seat = state.table.asked[0]
        choice = state.table.name(seat, state.table.choices(seat)[0])
        fold(state, placed(state, [Entry("choice", seat, data={"choices": [choice]})], 1.0)[0])
    assert state.table is not None
    return list(state.table.record()["draws"])


def test_what_was_drawn_and_taken_back_is_not_drawn_again() -> None:
    state = table_of_two()
    assert state.table is not None
    first = state.table.draws_made
    ahead = play(state, 120)
    fold(state, placed(state, [Entry("undo", 0, "ana", data={"to": state.moves[0].number, "name": "ana"})], 2.0)[0])
    assert state.mixed == [(first, "undo 1")]
    again = play(state, 120)
    assert again[:first] == ahead[:first], "what was drawn before stays"
    assert [drawn for _, drawn in again[first : first + 12]] != [drawn for _, drawn in ahead[first : first + 12]]
    assert state.table is not None
    record = state.table.record()
    assert record["chance"]["mixed"] == [[first, "undo 1"]]
    assert golazo.verify(record).record() == record


def test_an_undo_that_draws_nothing_leaves_chance_as_it_is() -> None:
    state = table_of_two("world-cup-2010")
    assert state.table is not None
    drawn = state.table.draws_made
    play(state, 1)
    assert state.table.draws_made == drawn
    fold(state, placed(state, [Entry("undo", 0, "ana", data={"to": state.moves[0].number, "name": "ana"})], 2.0)[0])
    assert state.mixed == []


def test_mixed_words_count_from_their_draw_on() -> None:
    plain, mixed = Verifiable(b"s" * 32, ["a"]), Verifiable(b"s" * 32, ["a"], [(3, "undo 1")])
    draws = [[source.draw(number, 10**9) for number in range(6)] for source in (plain, mixed)]
    assert draws[0][:3] == draws[1][:3]
    assert not set(draws[0][3:]) & set(draws[1][3:])
    assert from_record(mixed.record()).draw(4, 10**9) == draws[1][4]  # type: ignore[union-attr]
    for wrong in ("x", [[1]], [["1", "x"]], [[1, "x" * 65]]):
        with pytest.raises(BadSetup):
            from_record({**mixed.record(), "mixed": wrong})
