"""Decisions are pure: the same state, command and time give the same entries, and nothing changes by deciding."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from golazo.server.live.fragments import FragmentCache
from golazo.server.live.seat_view import SeatView
from golazo.server.log.commands import Begin, ChangeSeat, Command, React, Rematched, TimeOut
from golazo.server.log.decide import COMMANDS, decide
from golazo.server.log.fold import fold, folded
from golazo.server.log.state import TableState
from golazo.server.protocol.messages import (
    Arm,
    Chat,
    Choose,
    Entropy,
    FromClient,
    Hint,
    Mute,
    Undo,
    Unwatch,
    Watch,
    Why,
)
from tests.server.test_snapshots import played

TABLE = "t" * 20


def table() -> TableState:
    state = TableState(TABLE)
    for _ in folded(state, played("world-cup-2010", 30)):
        pass
    return state


def shown(state: TableState) -> list[Any]:
    assert state.table is not None
    fragments = FragmentCache(state.table.names, odds=True)
    views = [SeatView(state, seat, fragments) for seat in (0, 1, None)]
    return [state.count, state.status, *((view.body()[1], msgspec.json.encode(view.lines(0))) for view in views)]


def commands(state: TableState) -> list[Command]:
    assert state.table is not None
    seat = state.table.asked[0]
    person = state.seats[seat].person
    choice = state.table.name(seat, state.table.choices(seat)[0])
    made = [
        Choose(TABLE, seat, [choice], "k1", state.question_id(seat)),
        Arm(TABLE, seat, [], True, "k2"),
        Undo(TABLE, seat, "k3"),
        Chat(TABLE, "hello", "k4"),
        Mute(TABLE, seat, None, True, "k5"),
        ChangeSeat(seat, "leave", "random", "secret"),
        ChangeSeat(seat, "resign", "random", "secret"),
    ]
    return [*(Command(each, person, "ana") for each in made), Command(React(seat)), Command(Rematched("x" * 20))]


@pytest.mark.parametrize("place", range(9))
def test_deciding_changes_nothing_and_is_the_same_every_time(place: int) -> None:
    state = table()
    before = shown(state)
    command = commands(state)[place]
    first = decide(state, command, 99.0)
    assert shown(state) == before
    assert decide(state, command, 99.0) == first
    assert all(entry.at == 99.0 for entry in first)
    assert [entry.number for entry in first] == list(range(state.count, state.count + len(first)))
    fresh = table()
    for entry in first:
        fold(fresh, entry)
        fold(state, entry)
    assert shown(fresh) == shown(state), "a table that was tried is the table that is folded"


def test_every_message_of_a_client_has_a_decision_or_is_about_reading() -> None:
    reading = {Watch, Unwatch, Why, Hint}
    assert set(FromClient.__args__) - reading <= COMMANDS.keys()
    assert {Begin, TimeOut, Entropy} <= COMMANDS.keys()
