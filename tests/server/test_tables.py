"""Making tables, sitting down, playing to the end, and what each client gets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import golazo
from tests.server.player import Player, player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

CUP = "world-cup-2010"


async def two_at_a_table(one: Player, other: Player, game: str = CUP, **fields: Any) -> str:
    """A table that has begun, both watching."""
    made = await one.new_table(game, "me", "open", **fields)
    table: str = made["table"]
    await one.watch(table)
    await other.post(f"/api/tables/{table}/join", {"invite": made["invites"]["1"]})
    await other.watch(table)
    for somebody, seat in ((one, 0), (other, 1)):
        await somebody.do("entropy", table=table, seat=seat, text=f"seat {seat}")
    return table


async def play_on(
    players: dict[int, Player],
    table: str,
    most: int = 10_000,
    patient: tuple[int, ...] = (),
    place: int = 0,
    rng: random.Random | None = None,
) -> dict[int, dict[str, Any]]:
    """Everybody answers with the first choice until the game is over; the last update of each seat.

    With another `place` it is the choice there, with `rng` any. Seats that are `patient` leave reaction windows to the
    server.
    """
    last: dict[int, dict[str, Any]] = {}
    moves = 0

    async def plays(seat: int, somebody: Player) -> None:
        nonlocal moves
        answered = ""
        while moves < most:
            last[seat] = update = await somebody.until(lambda m: m["type"] == "update" and m["seat"] == seat)
            if update["view"] is not None and update["view"]["over"]:
                return
            # Something else may have changed while the answer was under way: then the same is asked once more.
            if seat in patient and any(choice["id"] == "pass" for choice in update["choices"]):
                continue
            if update["question"] is not None and update["question"]["id"] != answered:
                answered = update["question"]["id"]
                at = place if rng is None else rng.randrange(len(update["choices"]))
                assert (await somebody.choose(table, update, at))["type"] == "done"
                moves += 1

    playing = [asyncio.create_task(plays(*each)) for each in players.items()]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED if most < 10_000 else asyncio.ALL_COMPLETED)
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return last


async def first_asked(*players: Player) -> tuple[Player, Player, dict[str, Any]]:
    """Who is asked first, somebody else, and the update that says so."""
    for seat, somebody in enumerate(players):
        update = await somebody.until(lambda m: m["type"] == "update" and m["view"] is not None)
        if update["question"] is not None:
            return somebody, players[1 - seat], update
    raise AssertionError("nobody is asked")


async def test_a_game_against_a_bot_is_played_to_the_end_and_its_record_is_true(server: Running) -> None:
    async with player(server) as me:
        made = await me.new_table(CUP, "me", "greedy")
        table = made["table"]
        assert made["status"] == "gathering"
        assert made["commitment"]
        await me.get(f"/api/tables/{table}/record", 403)
        await me.watch(table)
        await me.do("entropy", table=table, seat=0, text="mine")
        sequence = 0
        while True:
            update = await me.of("update")
            assert update["sequence"] == sequence + len(update["log"])
            assert [line["number"] for line in update["log"]] == list(range(sequence, update["sequence"]))
            sequence = update["sequence"]
            if update["view"] is not None and update["view"]["over"]:
                break
            if update["question"] is not None:
                assert (await me.choose(table, update))["type"] == "done"
        record = await me.get(f"/api/tables/{table}/record")
        replayed = golazo.replay(record)
        assert replayed.view(0) == update["view"]
        assert record["chance"]["commitment"] == made["commitment"]
        assert record["chance"]["entropy"] == ["mine", ""]
        verified = await me.post("/api/verify", record)
        assert verified["ok"]
        assert verified["result"] == update["view"]["result"]
        record["draws"][3][1] += 1
        assert (await me.post("/api/verify", record))["error"]["key"] == "record-edited"
        fair = await me.get(f"/api/tables/{table}/fair")
        assert fair["drawn"] == len(fair["draws"]) == replayed.draws_made
        assert golazo.commitment(bytes.fromhex(fair["seed"])) == made["commitment"]


@pytest.mark.parametrize(("game", "options"), [("masters-of-football", {}), ("match-of-the-season", {"seasons": 1})])
async def test_everybodys_last_view_of_a_long_game_is_the_replays(
    server: Running, game: str, options: dict[str, Any]
) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other, game, options=options)
        last = await play_on({0: one, 1: other}, table, place=-1)
        record = await one.get(f"/api/tables/{table}/record")
        replayed = golazo.replay(record)
        assert replayed.over
        for seat in (0, 1):
            assert last[seat]["view"] == replayed.view(seat)
            assert last[seat]["sequence"] >= len(replayed.events(seat))


async def test_an_invite_is_needed_at_a_private_table_and_holds_once(server: Running) -> None:
    async with player(server) as one, player(server) as other, player(server) as third:
        made = await one.new_table(CUP, "me", "open")
        path = f"/api/tables/{made['table']}/join"
        assert (await other.post(path, {"invite": "no"}, 403))["error"]["key"] == "invite-unknown"
        assert (await other.post(path, {}, 409))["error"]["key"] == "no-seat-open"
        assert (await other.get(f"/api/tables/{made['table']}"))["invites"] == {}
        joined = await other.post(path, {"invite": made["invites"]["1"], "name": "Rui"})
        assert joined["yours"] == [1]
        assert joined["seats"][1]["name"] == "Rui"
        assert (await third.post(path, {"invite": made["invites"]["1"]}, 409))["error"]["key"] == "invite-used"


async def test_listed_tables_are_in_the_lobby_while_a_seat_is_open(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        made = await one.new_table(CUP, "me", "open", listed=True)
        listed = [each["table"] for each in await other.get(f"/api/tables?game={CUP}")]
        assert made["table"] in listed
        assert made["table"] not in [each["table"] for each in await other.get("/api/tables?game=masters-of-football")]
        await other.post(f"/api/tables/{made['table']}/join", {})
        assert made["table"] not in [each["table"] for each in await other.get("/api/tables")]
        assert made["table"] in [each["table"] for each in await other.get("/api/tables/mine")]


async def test_a_choice_is_acknowledged_once_for_each_key(server: Running) -> None:
    async with player(server) as me:
        table = (await me.new_table(CUP, "me", "greedy"))["table"]
        await me.watch(table)
        update = await me.asked(0)
        assert (await me.choose(table, update, key="again"))["type"] == "done"
        assert (await me.choose(table, update, key="again"))["type"] == "done"
        refused = await me.choose(table, update, key="anew")
        assert refused["type"] == "refused"
        assert refused["error"]["key"] == "question-gone"


async def test_nobody_acts_for_another_seat_or_out_of_turn(server: Running) -> None:
    async with player(server) as one, player(server) as other, player(server) as stranger:
        table = await two_at_a_table(one, other)
        one, other, update = await first_asked(one, other)
        for somebody in (other, stranger):
            assert (await somebody.choose(table, update))["error"]["key"] == "seat-not-yours"
        wrong = await one.choose(table, update, choices=["draw:goal"])
        assert wrong["type"] == "refused"
        assert wrong["error"]["key"] in ("other-question", "not-offered", "choice-unknown")
        nonsense = await one.choose(table, update, choices=["x:y"])
        assert nonsense["error"]["key"] == "choice-unknown"
        assert (await one.choose(table, update))["type"] == "done"


async def test_a_client_that_comes_back_gets_the_tail(server: Running) -> None:
    async with player(server) as me:
        table = (await me.new_table(CUP, "me", "greedy"))["table"]
        await me.watch(table)
        update = await me.asked(0)
        while update["sequence"] < 12:
            await me.choose(table, update)
            update = await me.asked(0)
        await me.send("unwatch", table=table)
        await me.watch(table, **{"0": 5})
        back = await me.asked(0)
        assert back["sequence"] == update["sequence"]
        assert [line["number"] for line in back["log"]] == list(range(5, back["sequence"]))
        assert back["view"] == update["view"]
        assert back["choices"] == update["choices"]


async def test_a_spectator_sees_what_everyone_may_see(server: Running) -> None:
    async with player(server) as me, player(server) as watcher:
        table = (await me.new_table(CUP, "me", "greedy"))["table"]
        await me.watch(table)
        await me.asked(0)
        await watcher.watch(table)
        seen = await watcher.until(lambda m: m["type"] == "update" and m["view"] is not None)
        assert seen["seat"] is None
        assert seen["question"] is None
        assert all(hand["cards"] is None for hand in seen["view"]["table"]["hands"])
        info = await me.until(lambda m: m["type"] == "table" and m["info"]["spectators"] == 1)
        assert info["info"]["seats"][0]["present"]


@pytest.mark.parametrize("game", golazo.games())
async def test_two_people_play_a_whole_game(server: Running, game: str) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other, game)
        most = 10_000 if game in (CUP, "magic-number-eleven") else 150
        # Two who always take the first choice may shoot penalties for ever.
        last = await play_on({0: one, 1: other}, table, most, rng=random.Random(1))
        if most > 1000:
            record = await one.get(f"/api/tables/{table}/record")
            replayed = golazo.replay(record)
            for seat, update in last.items():
                assert update["view"] == replayed.view(seat)


async def test_what_cannot_be_set_up_is_refused_in_a_sentence(server: Running) -> None:
    async with player(server) as me:
        seats = [{"kind": "me"}]
        wrong = await me.post("/api/tables", {"game": CUP, "seats": seats}, 400)
        assert wrong["error"]["key"] == "seats-impossible"
        assert wrong["sentence"].endswith(".")
        own = [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]
        assert (await me.post("/api/tables", {"game": CUP, "seats": own}, 400))["error"]["key"] == "bot-unknown"
        assert (await me.post("/api/tables", {"game": "chess", "seats": seats}, 400))["error"]["key"] == "game-unknown"
        assert (await me.post("/api/tables", {"seats": seats}, 400))["error"]["key"] == "request-unreadable"
        assert (await me.get("/api/tables/" + "a" * 20, 404))["error"]["key"] == "table-unknown"
