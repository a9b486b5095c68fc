"""Free acts over the wire: offered to their seat alone, taken at any time, told, taken back, and stopping no clock."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import golazo
from golazo.server.live import hub
from golazo.server.log import fold as folding
from golazo.server.log import undo
from golazo.server.log.decide import placed
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold
from golazo.server.log.state import TableState
from golazo.server.protocol.parts import Clock
from golazo.server.storage.entry import Entry
from tests.conformance.toy import ToyCup
from tests.server.player import Player, player
from tests.server.running import Running, running
from tests.server.test_tables import two_at_a_table
from tests.server.test_wire_leak import lay, received

TOY = ToyCup()


@pytest.fixture(autouse=True)
def _toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only game with acts that is sure to stay as it is."""
    for module in (hub, folding):
        known = module.find_game
        monkeypatch.setattr(module, "find_game", lambda name, known=known: TOY if name == TOY.id else known(name))


@pytest.fixture
def toys(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


async def begun(one: Player, other: Player) -> tuple[str, dict[str, Any], dict[str, Any]]:
    table = await two_at_a_table(one, other, TOY.id)
    return table, await one.asked(0), await other.asked(1)


@pytest.mark.anyio
async def test_an_act_is_offered_and_taken_while_somebody_else_is_waited_for(toys: Running) -> None:
    async with player(toys) as one, player(toys) as other:
        table, mine, theirs = await begun(one, other)
        assert {each["verb"] for each in mine["acts"]} == {"swap"}
        assert mine["acts"][0]["arguments"].keys() == {"card"}
        act = mine["acts"][0]["id"]
        done = await one.do("choose", table=table, seat=0, choices=[act])
        assert done["type"] == "done"
        after = await one.until(lambda m: m["type"] == "update")
        assert after["question"]["id"] == mine["question"]["id"], "the question stays as it was"
        assert [line["event"]["event"] for line in after["log"]] == ["swapped", "drew"]
        seen = await other.until(lambda m: m["type"] == "update")
        assert seen["question"]["id"] == theirs["question"]["id"]
        assert "card" not in seen["log"][-1]["event"], "what was drawn is for its owner alone"
        assert (await one.choose(table, after))["type"] == "done", "and the question can be answered"


@pytest.mark.anyio
async def test_without_a_question_only_an_act_is_taken(toys: Running) -> None:
    async with player(toys) as one, player(toys) as other:
        table, mine, _ = await begun(one, other)
        answer = mine["choices"][0]["id"]
        for seat, choices in (
            (0, [answer]),
            (1, [mine["acts"][0]["id"]]),
            (0, [mine["acts"][0]["id"]] * 2),
            (-1, ["x"]),
        ):
            refused = await one.do("choose", table=table, seat=seat, choices=choices)
            assert refused["type"] == "refused", (seat, choices)
        assert (await one.do("why", table=table, seat=0, choice="swap:nonsense"))["reason"] is not None


@pytest.mark.anyio
async def test_what_a_seat_could_do_shows_nothing_that_others_may_not_know(toys: Running) -> None:
    """Re-dealt worlds: acts differ with the cards in hand, and only their own seat's updates differ."""
    rng = random.Random(8)
    async with player(toys) as me, player(toys) as other, player(toys) as watcher:
        table, _, _ = await begun(me, other)
        for somebody in (me, other):
            await gone(somebody, table)
        real = TOY.new(2, seed=5)
        mine: set[str] = set()
        watched: set[str] = set()
        theirs: set[str] = set()
        for _ in range(12):
            world = real.seat(0).redeal(rng)
            lay(toys, table, world)
            ask = world.name(0, world.acts(0)[0])
            for somebody, seen, why in ((me, mine, ask), (watcher, watched, None), (other, theirs, None)):
                seen.add("\n".join(await received(toys, somebody, table, why)))
                await gone(somebody, table)
        assert any('"acts":[{' in each for each in mine)
        assert len(mine) == len(watched) == 1
        assert len(theirs) > 1, "the other seat's own acts differ, or nothing was tried"


async def gone(somebody: Player, table: str) -> None:
    await somebody.send("unwatch", table=table)
    await somebody.caught_up()


class Clocked:
    """A table of two people with a clock, without a server."""

    def __init__(self) -> None:
        people = [SeatAtFirst("person", name, name) for name in ("ana", "rui")]
        clock = Clock("live", 100, 10)
        made = Created(TOY.id, "golazo", {}, people, False, "fair", "ab" * 32, clock, True, "ana")
        self.state = TableState("t" * 20)
        self.at = 0.0
        self.happen(Entry("create", data=msgspec.to_builtins(made)), Entry("begin", data={"entropy": ["", ""]}))

    def happen(self, *drafts: Entry, after: float = 1.0) -> None:
        self.at += after
        for entry in placed(self.state, list(drafts), self.at):
            fold(self.state, entry)

    def act(self, seat: int, after: float = 1.0) -> None:
        assert self.state.table is not None
        chosen = self.state.table.name(seat, self.state.table.acts(seat)[0])
        self.happen(Entry("choice", seat, f"p{seat}", None, {"choices": [chosen], "act": True}), after=after)


def test_an_act_stops_no_clock_and_earns_no_increment() -> None:
    table = Clocked()
    before = table.state.clocks.shown(table.at)
    table.act(0, after=5.0)
    assert table.state.clocks.shown(table.at) == {seat: left - 5.0 for seat, left in before.items()}


def test_an_act_is_taken_back_alone_and_kept_when_an_earlier_answer_is_withdrawn() -> None:
    table = Clocked()
    state = table.state
    assert state.table is not None
    step = state.table.name(1, state.table.choices(1)[0])
    table.happen(Entry("choice", 1, "rui", None, {"choices": [step]}))
    table.act(0)
    coins = state.table.view(None)["table"]["coins"]
    table.happen(*undo.take_back(state, 1, "rui", "k1"))
    assert state.table.view(None)["table"]["coins"] == coins, "the step is gone, the act stays"
    [asked] = undo.take_back(state, 0, "ana", "k2")
    assert asked.kind == "undo-ask", "a card was drawn, so the other must consent"
    table.happen(Entry("undo", 0, "ana", None, {"to": asked.data["to"], "name": "ana"}))
    assert state.table.view(None)["table"]["coins"] != coins


def test_a_record_with_acts_replays() -> None:
    table = Clocked()
    table.act(0)
    table.act(1)
    assert table.state.table is not None
    record = table.state.table.record()
    assert [entry[1].split(":")[0] for entry in record["plies"]] == ["swap", "swap"]
    assert golazo.engine.record.replay(record, TOY).record() == record
