"""What somebody could do to see or win more than is theirs, and what one broken table could do to the others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import httpx
import msgspec
import pytest

from golazo.engine.asking import Chance
from golazo.server.log import undo
from golazo.server.log.decide import placed
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold
from golazo.server.log.state import TableState
from golazo.server.protocol.parts import Clock
from golazo.server.storage.entry import Entry
from golazo.server.storage.store import Append
from tests.server.player import player
from tests.server.running import Running
from tests.server.test_tables import CUP, first_asked, two_at_a_table

pytestmark = pytest.mark.anyio

ELEVEN = "magic-number-eleven"


class Table:
    """A table of two people, written as a server would."""

    def __init__(self, game: str, chance: str = "fair", clock: Clock | None = None) -> None:
        people = [SeatAtFirst("person", name, name) for name in ("ana", "rui")]
        seed = "ab" * 32 if chance == "fair" else None
        made = Created(game, "golazo", {}, people, False, chance, seed, clock, True, "ana")
        self.state = TableState("t" * 20)
        self.at = 0.0
        self.happen(Entry("create", data=msgspec.to_builtins(made)), Entry("begin", data={"entropy": ["", ""]}))

    def happen(self, *drafts: Entry, after: float = 1.0) -> None:
        self.at += after
        for entry in placed(self.state, list(drafts), self.at):
            fold(self.state, entry)

    def choose(self, seat: int, after: float = 1.0) -> None:
        table = self.state.table
        assert table is not None
        ask = table.position.asks[seat]
        possible = [
            choice
            for choice in table.choices(seat)
            if not isinstance(ask.asking, Chance) or ask.asking.is_possible(table.position, ask, choice)
        ]
        choice = table.name(seat, possible[0])
        person = self.state.seats[seat].person if seat >= 0 else "ana"
        self.happen(Entry("choice", seat, person, None, {"choices": [choice]}), after=after)

    @property
    def asked(self) -> tuple[int, ...]:
        assert self.state.table is not None
        return self.state.table.asked


async def test_one_person_has_one_seat(server: Running) -> None:
    async with player(server) as one:
        made = await one.new_table(CUP, "me", "open", "greedy", listed=True)
        table = made["table"]
        for command in ({}, {"seat": 1}, {"invite": made["invites"]["1"]}):
            assert (await one.post(f"/api/tables/{table}/join", command))["yours"] == [0]
        async with player(server) as other:
            for _ in range(2):
                assert (await other.post(f"/api/tables/{table}/join", {}))["yours"] == [1]
        await one.post(f"/api/tables/{table}/seats/2", {"what": "open"})
        assert (await one.post(f"/api/tables/{table}/join", {"seat": 2}))["yours"] == [0]


def test_what_was_armed_goes_with_whoever_armed_it() -> None:
    table = Table("masters-of-football")
    armed = [{"question": "card-window", "choice": "pass", "once": False}]
    table.happen(Entry("arm", 1, "rui", data={"armed": armed, "auto_pass": True}))
    assert table.state.seats[1].armed
    table.happen(Entry("resign", 1, "rui", data={"bot": "greedy"}))
    table.happen(Entry("open", 1, "ana", data={"invite": "x", "bot": "greedy"}))
    table.happen(Entry("sit", 1, "eva", data={"name": "Eva"}))
    assert (table.state.seats[1].armed, table.state.seats[1].auto_pass) == ([], False)


def test_whoever_is_away_is_asked_for_consent_as_well() -> None:
    table = Table(ELEVEN)
    for _ in range(30):
        table.choose(table.asked[0])
        if not undo.may_undo(table.state, 0) and any(move.seat == 0 for move in table.state.moves):
            break
    table.happen(Entry("stand-in", 1, "rui", data={"bot": "greedy", "why": "left"}))
    assert [each.kind for each in undo.take_back(table.state, 0, "ana", "k")] == ["undo-ask"]
    table.happen(Entry("resign", 1, "rui", data={"bot": "greedy"}))
    assert [each.kind for each in undo.take_back(table.state, 0, "ana", "k")] == ["undo"]


def sealed_by_ana() -> Table:
    """A table with typed chance where both are asked in secret and Ana has answered."""
    table = Table(CUP, "typed")
    while len(table.asked) < 2:
        table.choose(table.asked[0])
    state = table.state
    assert state.table is not None
    while 0 in table.asked:
        table.choose(0)
    asked = state.table.open_question(0)
    assert asked is not None
    assert asked.is_answered
    return table


def test_a_secret_answer_is_not_what_others_take_back() -> None:
    table = sealed_by_ana()
    secret = {move.number for move in table.state.moves if move.serial == table.state.moves[-1].serial}
    [asked] = undo.take_back(table.state, 1, "rui", "k")
    assert asked.kind == "undo-ask"
    assert asked.data["to"] < min(secret)


def test_what_was_taken_back_already_is_not_taken_back_twice() -> None:
    table = sealed_by_ana()
    last = table.state.moves[-1].number
    table.happen(Entry("withdraw", 0, "ana", data={"ply": last}))
    moves = len(table.state.moves)
    table.happen(Entry("undo", 1, "rui", data={"to": last, "name": "rui"}))
    assert len(table.state.moves) == moves


def test_taking_back_wins_no_time() -> None:
    table = Table(ELEVEN, clock=Clock("live", 300.0, 30.0))
    seat = table.asked[0]
    for _ in range(20):
        table.choose(seat, after=0.1)
        table.happen(Entry("undo", seat, "ana", data={"to": table.state.moves[0].number, "name": "ana"}), after=0.1)
    assert max(table.state.clocks.left) <= 300.0


async def test_looking_back_does_not_tell_that_somebody_answered_in_secret(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        one, other, update = await first_asked(one, other)
        assert update["question"]["sealed"]
        path = f"/api/tables/{table}/replay?seat=none"
        before = await other.get(path)
        assert (await one.choose(table, update))["type"] == "done"
        assert server.service.hub.actors[table].state.moves
        assert await other.get(path) == before


async def test_a_token_gives_nothing_that_outlives_it(server: Running) -> None:
    async with player(server) as one:
        token = (await one.post("/api/me/token"))["token"]
        async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as program:
            assert "set-cookie" not in (await program.get("/api/me")).headers
            for path in ("/api/me/code", "/api/me/token"):
                assert (await program.post(path)).json()["error"]["key"] == "token-not-enough"
            assert (await program.get("/api/me", headers={"Authorization": "Bearer x"})).status_code == 401
        proxied = await one.http.get("/api/me", headers={"Authorization": "Basic eDp5"})
        assert proxied.json()["id"] == one.me["id"], "a proxy's password is not the server's business"


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/" + "x" * 300, {}),
        ("/%00", {}),
        ("/api/qr?path=/", {"Host": "x" * 5000}),
        ("/join/%2e%2e/%2e%2e", {}),
    ],
)
async def test_odd_addresses_break_nothing(server: Running, path: str, headers: dict[str, str]) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get(path, headers=headers)).status_code < 500


async def test_an_odd_origin_is_a_foreign_one(server: Running) -> None:
    async with player(server) as one:
        answer = await one.http.post("/api/me/code", headers={"Origin": "http://["})
        assert answer.json()["error"]["key"] == "origin-foreign"


async def test_names_of_seats_are_tidied(server: Running) -> None:
    async with player(server) as one:
        seats = [{"kind": "me", "name": " A\u202ena "}, {"kind": "me"}]
        made = await one.post("/api/tables", {"game": CUP, "seats": seats}, 201)
        assert made["seats"][0]["name"] == "A na"


async def test_a_table_that_cannot_be_opened_stops_no_other(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        store = server.service.hub.store
        broken = (await one.new_table(ELEVEN, "me", "open"))["table"]
        nonsense = Entry("of-another-version", number=1)
        await on_the_loop(server, store.append(Append(broken, [nonsense], None)))
        table = await two_at_a_table(one, other)
        for due in (broken, table):
            await on_the_loop(server, store.set_due(due, 1.0))
        while await on_the_loop(server, store.due(2.0, 10)):
            await asyncio.sleep(0.1)
        await one.do("chat", table=table, text="we go on")


async def on_the_loop(server: Running, what: Coroutine[Any, Any, Any]) -> Any:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(what, server.loop))
