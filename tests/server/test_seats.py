"""Seats are fluid, clocks run, reactions are kept on the server, and things are taken back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from golazo.engine.asking import Choice
from golazo.engine.table import Table
from golazo.server.log import undo
from golazo.server.log.decide import placed
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold
from golazo.server.log.state import TableState
from golazo.server.storage.entry import Entry
from tests.server.forward import forward
from tests.server.player import Player, player
from tests.server.running import Running
from tests.server.test_tables import CUP, first_asked, play_on, two_at_a_table

pytestmark = pytest.mark.anyio

MASTERS = "masters-of-football"


async def entries(server: Running, table: str) -> list[Any]:
    reading = asyncio.run_coroutine_threadsafe(server.service.hub.store.entries(table), server.loop)
    return await asyncio.wrap_future(reading)


async def test_leaving_and_coming_back_at_any_question(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        one, other, update = await first_asked(one, other)
        seat = update["seat"]
        path = f"/api/tables/{table}/seats/{seat}"
        assert (await other.post(path, {"what": "leave"}, 403))["error"]["key"] == "seat-not-yours"
        left = await one.post(path, {"what": "leave"})
        assert left["seats"][seat]["kind"] == "person"
        assert left["seats"][seat]["bot"] == "greedy"
        await other.until(lambda m: m["type"] == "update" and any(x.get("what") == "left" for x in m["log"]))
        assert (await one.choose(table, update))["error"]["key"] in ("seat-stand-in", "question-gone")
        back = await one.post(path, {"what": "back"})
        assert back["seats"][seat]["bot"] is None
        kinds = [entry.kind for entry in await entries(server, table)]
        assert "stand-in" in kinds
        assert kinds.index("back") > kinds.index("stand-in")


async def test_whoever_resigns_does_not_come_back_and_a_bot_plays_on(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        made = await one.new_table(CUP, "me", "open", "random")
        table = made["table"]
        await other.post(f"/api/tables/{table}/join", {"invite": made["invites"]["1"]})
        for somebody in (one, other):
            await somebody.watch(table)
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
        resigned = await one.post(f"/api/tables/{table}/seats/0", {"what": "resign"})
        assert resigned["seats"][0]["resigned"]
        assert (await one.post(f"/api/tables/{table}/seats/0", {"what": "back"}, 409))["error"][
            "key"
        ] == "seat-resigned"
        last = await play_on({1: other}, table)
        assert last[1]["view"]["over"]
        ended = await one.get(f"/api/tables/{table}")
        assert [each["place"] for each in ended["result"] if each["seat"] == 0] == [3], "a bot wins nothing for them"
        again = await other.post(f"/api/tables/{table}/rematch", None, 201)
        assert again["table"] != table
        assert again["status"] == "gathering"
        info = await one.get(f"/api/tables/{table}")
        assert info["rematch"] == again["table"]
        joined = await one.post(f"/api/tables/{again['table']}/join", {})
        assert joined["yours"] == [0]


async def test_an_open_seat_is_given_to_a_bot_and_the_game_begins(server: Running) -> None:
    async with player(server) as one:
        made = await one.new_table(CUP, "me", "open")
        await one.watch(made["table"])
        await one.post(f"/api/tables/{made['table']}/seats/1", {"what": "bot", "bot": "random"})
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)


async def test_time_runs_out_and_a_bot_stands_in(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        clock = {"kind": "live", "seconds": 600, "increment": 0}
        table = await two_at_a_table(one, other, clock=clock)
        one, other, update = await first_asked(one, other)
        seat = update["seat"]
        assert 500 < update["clocks"][str(seat)] <= 600
        state = server.service.hub.actors[table].state

        def hurry() -> None:
            state.clocks.left[seat] = 0.2
            server.service.hub.schedulers[table].nudge()

        server.inside(hurry)
        info = await one.until(lambda m: m["type"] == "table" and m["info"]["seats"][seat]["bot"] is not None)
        assert info["info"]["seats"][seat]["kind"] == "person"
        back = await one.post(f"/api/tables/{table}/seats/{seat}", {"what": "back"})
        assert back["seats"][seat]["seconds"] > 20


async def windows(server: Running, one: Player, other: Player, **armed: Any) -> list[Any]:
    """A game of Masters in which the second seat lets the server react; the entries of about 60 moves."""
    table = await two_at_a_table(one, other, MASTERS)
    assert (await other.do("arm", table=table, seat=1, **armed))["type"] == "done"
    await play_on({0: one, 1: other}, table, 60, patient=(1,))
    return [entry for entry in await entries(server, table) if entry.kind == "choice"]


async def test_passing_by_itself_is_instant_and_told(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        made = await windows(server, one, other, armed=[], auto_pass=True)
        passed = [entry for entry in made if entry.data.get("by") == "auto-pass"]
        assert passed
        assert all(entry.seat == 1 and entry.data["choices"] == ["pass"] for entry in passed)
        assert any(line.get("what") == "auto-pass" for m in one.got if m["type"] == "update" for line in m["log"])


async def test_an_armed_reaction_answers_after_the_same_delay_and_nobody_is_told(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        armed = [{"question": "card-window", "choice": "play-on:late-tackle,nobody"}]
        made = await windows(server, one, other, armed=armed, auto_pass=False)
        reacted = [entry for entry in made if entry.data.get("by") == "armed"]
        assert reacted
        assert all(entry.data["choices"] == ["pass"] for entry in reacted)
        assert not any("auto-pass" in text for text in one.raw if '"kind":"seat"' in text)
        assert all(m["armed"] == [] for m in one.got if m["type"] == "update")
        assert any(m["armed"] for m in other.got if m["type"] == "update")


def views(state: TableState) -> list[dict[str, Any]]:
    assert state.table is not None
    return [state.table.view(seat) for seat in (0, 1)]


async def is_undone(server: Running, table: str, one: Player, other: Player) -> None:
    """Everybody is told, and whoever reads the entries anew gets the same table."""
    for somebody in (one, other):
        told = await somebody.until(lambda m: m["type"] == "update" and any(x["kind"] == "undo" for x in m["log"]))
        undone = next(x for x in told["log"] if x["kind"] == "undo")
        assert undone["to"] < undone["number"]
    state = server.service.hub.actors[table].state
    kept = server.inside(lambda: views(state))
    server.inside(lambda: server.service.hub.actors.pop(table))
    await one.send("unwatch", table=table)
    await one.watch(table)
    await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
    built = server.service.hub.actors[table].state
    assert views(built) == kept
    assert built.log == state.log


async def test_what_brought_nothing_to_light_is_taken_back_at_once(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other, "magic-number-eleven")
        one, other, update = await first_asked(one, other)
        seat = update["seat"]
        assert not update["may_undo"]
        assert (await one.choose(table, update))["type"] == "done"
        after = await one.until(lambda m: m["type"] == "update" and m["sequence"] > update["sequence"])
        assert after["may_undo"]
        assert (await one.do("undo", table=table, seat=seat))["type"] == "done"
        kinds = [entry.kind for entry in await entries(server, table)]
        assert kinds[-1] == "undo"
        assert "undo-ask" not in kinds
        again = await one.asked(seat)
        assert again["view"] == update["view"]
        assert again["choices"] == update["choices"]
        assert again["question"]["id"] != update["question"]["id"]
        assert not server.service.hub.actors[table].state.moves
        one._read = other._read = 0
        await is_undone(server, table, one, other)


async def test_what_others_know_of_is_taken_back_by_consent(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)

        def may_not(now: Table[Any], seat: int, choice: Choice) -> bool | None:
            state = server.service.hub.actors[table].state
            has_answered = any(move.seat == 0 for move in state.moves)
            return True if has_answered and not undo.may_undo(state, 0) else None

        await forward(server, table, random.Random(2).choice, may_not)
        state = server.service.hub.actors[table].state
        moves = len(state.moves)
        assert (await one.do("undo", table=table, seat=0))["type"] == "done"
        assert (await entries(server, table))[-1].kind == "undo-ask"
        assert len(state.moves) == moves, "nothing is taken back yet"
        info = await other.until(lambda m: m["type"] == "table" and m["info"]["undo"] is not None)
        assert info["info"]["undo"]["by"] == 0
        assert info["info"]["undo"]["waiting"] == [1]
        assert (await one.do("consent", table=table, seat=0, agree=True))["error"]["key"] == "undo-not-yours"
        assert (await other.do("consent", table=table, seat=1, agree=True))["type"] == "done"
        assert [entry.kind for entry in await entries(server, table)][-2:] == ["consent", "undo"]
        assert len(state.moves) < moves
        await is_undone(server, table, one, other)


@pytest.mark.parametrize(("chance", "waiting"), [("fair", [0, 3]), ("typed", [0])])
def test_consent_is_asked_of_the_others_who_play_or_of_a_typed_tables_owner(chance: str, waiting: list[int]) -> None:
    people = [SeatAtFirst("person", name, name) for name in ("ana", "rui", "eva", "leo")]
    seed = "ab" * 32 if chance == "fair" else None
    made = Created(CUP, "golazo", {}, people, False, chance, seed, None, True, "ana")
    state = TableState("t" * 20)
    for draft in (
        Entry("create", data=msgspec.to_builtins(made)),
        Entry("begin", data={"entropy": [""] * 4}),
        Entry("resign", 2, "eva", data={"bot": "greedy"}),
        Entry("undo-ask", 1, "rui", data={"to": 0}),
    ):
        fold(state, placed(state, [draft], 0.0)[0])
    assert undo.waited_for(state) == waiting
    for seat in waiting:
        fold(state, placed(state, undo.consent(state, seat, people[seat].name, True, "key")[:1], 0.0)[0])
    assert undo.waited_for(state) == []


@pytest.mark.parametrize(("taken_by", "referee"), [("ana", "ana"), (None, "rui")])
def test_where_the_owner_of_a_typed_table_sits_nowhere_the_first_person_is_its_referee(
    taken_by: str | None, referee: str
) -> None:
    people = [
        SeatAtFirst("person", name, name) if name else SeatAtFirst("bot", "bot", bot="greedy")
        for name in (taken_by, "rui", "eva")
    ]
    made = Created(CUP, "golazo", {}, people, False, "typed", None, None, True, "ana")
    state = TableState("t" * 20)
    drafts = [
        Entry("create", data=msgspec.to_builtins(made)),
        Entry("begin", data={"entropy": [""] * 3}),
        Entry("undo-ask", 2, "eva", data={"to": 0}),
    ]
    for draft in drafts:
        fold(state, placed(state, [draft], 0.0)[0])
    assert state.referee == referee
    assert undo.waited_for(state) == state.seat_of(referee)
    agreed = undo.consent(state, state.seat_of(referee)[0], referee, True, "key")
    assert [draft.kind for draft in agreed] == ["consent", "undo"]


async def test_whom_a_player_mutes_is_not_heard_by_that_player_alone(server: Running) -> None:
    async with player(server) as one, player(server) as other, player(server) as third:
        table = await two_at_a_table(one, other)
        await third.watch(table)
        for seat, whom, key in ((1, 0, "seat-not-yours"), (0, 0, "seat-missing"), (0, 9, "seat-missing")):
            refused = await one.do("mute", table=table, seat=seat, whom=whom, muted=True)
            assert refused["error"]["key"] == key
        assert (await one.do("mute", table=table, seat=0, whom=1, muted=True))["type"] == "done"
        muted = await one.until(lambda m: m["type"] == "update" and m["muted"] == [1])
        await other.quiet()
        await one.quiet()
        before = len(one.got)
        await other.do("chat", table=table, text="not for one")
        heard = await third.until(lambda m: m["type"] == "update" and any(x["kind"] == "chat" for x in m["log"]))
        assert heard["log"][-1]["text"] == "not for one"
        assert await one.quiet() == []
        assert len(one.got) == before
        await third.do("chat", table=table, text="from the stand")
        said = await one.until(lambda m: m["type"] == "update" and m["log"])
        assert [line["number"] for line in said["log"]] == [muted["sequence"]], "no gap tells of what was not heard"
        assert (await one.do("mute", table=table, seat=0, whom=1, muted=False))["type"] == "done"
        await other.do("chat", table=table, text="again")
        said = await one.until(lambda m: m["type"] == "update" and any(x.get("text") == "again" for x in m["log"]))
        assert said["muted"] == []
        assert "not for one" not in "".join(one.raw)


async def test_chat_is_told_to_all_and_has_limits(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        await one.do("chat", table=table, text="força \u202e!\n")
        said = await other.until(lambda m: m["type"] == "update" and any(x["kind"] == "chat" for x in m["log"]))
        line = next(x for x in said["log"] if x["kind"] == "chat")
        assert line["text"] == "força !"
        assert line["seat"] == 0
        answers = [(await one.do("chat", table=table, text="again"))["type"] for _ in range(8)]
        assert "refused" in answers
        await one.send("chat", table=table, text="x" * 500, key="long")
        assert (await one.of("refused"))["error"]["key"] == "message-unreadable"


async def test_a_hint_is_one_of_the_choices(server: Running) -> None:
    async with player(server) as one:
        table = (await one.new_table(CUP, "me", "greedy"))["table"]
        await one.watch(table)
        update = await one.asked(0)
        hint = await one.do("hint", table=table, seat=0)
        assert hint["question"] == update["question"]["id"]
        assert hint["choice"] in [choice["id"] for choice in update["choices"]]


async def test_people_type_in_what_they_roll_and_draw(server: Running) -> None:
    async with player(server) as one:
        table = (await one.new_table(CUP, "me", "me", chance="typed"))["table"]
        await one.watch(table)
        for _ in range(6):
            update = await one.until(lambda m: m["type"] == "update" and (m["typed"] or m["question"]))
            asked = update["typed"] or update["question"]
            for offered in update["typed_choices"] if update["typed"] else update["choices"]:
                answer = await one.do(
                    "choose", table=table, seat=asked["seat"], question=asked["id"], choices=[offered["id"]]
                )
                # A seat is offered all that it cannot rule out: what lies elsewhere already is refused.
                if answer["type"] == "done" or answer["error"]["key"] != "chance-impossible":
                    break
        state = server.service.hub.actors[table].state
        moves = len(state.moves)
        assert moves >= 3
        assert (await one.do("undo", table=table, seat=-1))["type"] == "done"
        assert len(state.moves) == moves - 1
