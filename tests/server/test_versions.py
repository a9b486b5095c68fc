"""Time: rules and cards change, and what was played stays as it was."""

from __future__ import annotations

import copy
import gzip
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import golazo
from golazo.engine.pack import Pack
from golazo.server.log.commands import Answer, Begin, ChangeSeat, Command
from golazo.server.log.decide import decide, placed
from golazo.server.log.ending import without_resigned
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold, folded
from golazo.server.log.state import TableState
from golazo.server.refusal import TooLate
from golazo.server.storage.entry import Entry
from tests.server.player import player
from tests.server.running import Running, running
from tests.server.test_tables import two_at_a_table

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sqlite.gz"))
GAME = "world-cup-2010"


def whole_game() -> list[Entry]:
    """The entries of a game between two bots, from the first to the last."""
    state = TableState("t" * 20)
    entries: list[Entry] = []

    def happen(new: list[Entry]) -> None:
        for entry in new:
            fold(state, entry)
            entries.append(entry)

    seats = [SeatAtFirst("bot", "bot", bot="random") for _ in range(2)]
    game = golazo.game(GAME)
    made = Created(GAME, "golazo", {}, seats, False, "fair", "ab" * 32, None, True, "ana", game.version, game.pack.hash)
    happen(placed(state, [Entry("create", data=msgspec.to_builtins(made))], 0.0))
    happen(decide(state, Command(Begin()), 1.0))
    while state.status == "playing":
        assert state.table is not None
        seat = state.table.asked[0]
        question = state.question_id(seat)
        assert question is not None
        choice = state.table.name(seat, state.table.choices(seat)[-1])
        happen(decide(state, Command(Answer(seat, question, "random", [choice])), 2.0))
    return entries


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed since."""
    monkeypatch.setattr(type(golazo.game(GAME)), "version", golazo.game(GAME).version + 1)


def read(entries: list[Entry]) -> TableState:
    state = TableState("t" * 20)
    for _ in folded(state, entries):
        pass
    return state


def test_the_last_entry_holds_the_result_and_the_digest_of_the_record() -> None:
    entries = whole_game()
    state = read(entries)
    assert state.table is not None
    assert entries[-1].kind == "over"
    assert state.result == state.table.result_json()
    assert state.digest == state.table.record()["digest"]
    assert state.ended == "played"
    assert entries[0].data["version"] == golazo.game(GAME).version
    assert entries[0].data["pack_hash"] == golazo.game(GAME).pack.hash


def test_a_finished_game_keeps_its_result_under_newer_rules(newer: None) -> None:
    entries = whole_game()
    before = read(entries).result
    for entry in entries[:2]:
        entry.data.update(version=entry.data["version"] - 1)
    state = read(entries)
    assert state.is_older
    assert state.table is None
    assert state.status == "over"
    assert state.result == before is not None


def test_a_running_game_of_older_rules_is_not_played_on_by_newer_ones(newer: None) -> None:
    entries = whole_game()[:9]
    for entry in entries[:2]:
        entry.data.update(version=entry.data["version"] - 1)
    state = read(entries)
    assert (state.is_older, state.status, state.count) == (True, "playing", 9)
    with pytest.raises(TooLate, match="older rules"):
        decide(state, Command(ChangeSeat(0, "leave", "random", "x"), "ana"), 3.0)


def test_a_table_that_was_only_made_begins_under_the_rules_of_today(newer: None) -> None:
    entries = whole_game()
    entries[0].data.update(version=entries[0].data["version"] - 1)
    assert not read(entries).is_older


def test_texts_do_not_change_the_hash_and_numbers_do() -> None:
    pack = golazo.game(GAME).pack
    head = {"game": pack.game, "name": pack.name, "version": pack.version}
    for change, is_same in ((("text", {"en": "Corrected."}), True), (("copies", 99), False)):
        items = copy.deepcopy(pack.items)
        items["card"][0].update([change])
        assert (Pack(head, items, pack.folder).hash == pack.hash) == is_same


def test_whoever_resigned_is_behind_all_others() -> None:
    state = read(whole_game()[:3])
    state.seats[0].resigned = True
    result: list[dict[str, Any]] = [{"seat": 0, "place": 1, "why": "x"}, {"seat": 1, "place": 2, "why": "y"}]
    first, last = without_resigned(state, result)
    assert (first["seat"], first["place"], first["why"]) == (1, 1, "y")
    assert (last["seat"], last["place"], last["why"], last["arguments"]) == (0, 2, "resigned", {"player": 0})


@pytest.mark.anyio
async def test_resigning_ends_a_game_of_two(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other)
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
        info = await one.post(f"/api/tables/{table}/seats/0", {"what": "resign"})
        assert (info["status"], info["ended"]) == ("over", "resigned")
        assert [(each["seat"], each["place"]) for each in info["result"]] == [(1, 1), (0, 2)]
        told = await other.until(lambda m: m["type"] == "table" and m["info"]["status"] == "over")
        assert told["info"]["result"] == info["result"]
        last = [m for m in await other.quiet() if m["type"] == "update"][-1]
        assert (last["question"], last["choices"]) == (None, [])
        assert (await other.get(f"/api/tables/{table}"))["status"] == "over"
        assert (await one.get(f"/api/tables/{table}/record"))["result"] is None
        assert (await other.post(f"/api/tables/{table}/rematch", status=201))["status"] == "gathering"


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, list[str]]]:
    """A server of today on the database of a release."""
    file = tmp_path / "golazo.sqlite"
    file.write_bytes(gzip.decompress(request.param.read_bytes()))
    with sqlite3.connect(file) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY created")]
    with running(tmp_path) as server:
        yield server, ids


@pytest.mark.anyio
async def test_the_database_of_every_release_is_read(released: tuple[Running, list[str]]) -> None:
    server, ids = released
    async with player(server) as somebody, httpx.AsyncClient(base_url=server.url) as http:
        statuses = []
        for table in ids:
            await somebody.watch(table)
            told = await somebody.until(lambda m: m["type"] == "table")
            await somebody.until(lambda m: m["type"] == "update")
            info = (await http.get(f"/api/tables/{table}")).json()
            assert info == told["info"] | {"spectators": info["spectators"]}
            statuses.append(info["status"])
            record = await http.get(f"/api/tables/{table}/record")
            assert record.status_code == (409 if info["older"] else 200 if info["status"] == "over" else 403)
            replay = await http.get(f"/api/tables/{table}/replay")
            is_begun = info["status"] != "gathering"
            assert replay.status_code == (200 if is_begun and not info["older"] else 409)
        assert statuses == ["over", "over", "playing", "playing", "playing", "gathering"]
