"""Setting up a table, and the engine's small promises."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

import golazo
from golazo import BadSetup, IllegalChoice
from tests.conformance.course import finish
from tests.conformance.toy import TOY

GAME = golazo.game("world-cup-2010")
ENDLESS = pytest.param(10**5000, id="endless")


@pytest.mark.parametrize("value", [7, 1.0, True, "1", None, [], {}, ENDLESS])
def test_an_impossible_value_of_an_option_is_refused_with_the_possible_ones(value: Any) -> None:
    with pytest.raises(BadSetup, match=r"6, 1, 2, 3, 4, 5"):
        golazo.game("match-of-the-season").new(2, options={"seasons": value})


@pytest.mark.parametrize("seats", [0, 1, 9, -3, 2.0, "2", None, True, ENDLESS])
def test_an_impossible_seat_count_is_refused_with_the_possible_ones(seats: Any) -> None:
    with pytest.raises(BadSetup, match=r"2.*8"):
        GAME.new(seats)


@pytest.mark.parametrize("options", [{"golden_goal": True}, {3: 4}])
def test_an_unknown_option_is_refused(options: Any) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, options=options)


@pytest.mark.parametrize("seed", ["x" * 201, "\ud800", 10**300, ENDLESS, 2.5, b"x", True])
def test_an_unusable_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup, match="at most 200"):
        GAME.new(2, seed)


@pytest.mark.parametrize("chance", ["nonsense", 7, [], object()])
def test_an_unknown_source_of_chance_is_refused(chance: Any) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, chance=chance)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="world-cup-2010"):
        golazo.game("chess")


def test_without_a_seed_every_game_is_another() -> None:
    assert GAME.new(2).record()["chance"] != GAME.new(2).record()["chance"]


def test_nothing_is_told_when_nobody_listens() -> None:
    table = GAME.new(4, 1, listen=False)
    finish(table, 1)
    assert table.events(None) == []
    assert table.position.events is None


def test_events_are_numbered_for_each_seat_by_itself() -> None:
    table = GAME.new(4, 1)
    finish(table, 1)
    for seat in (None, 0, 3):
        all_events = table.events(seat)
        assert table.events(seat, since=10) == all_events[10:]


@pytest.mark.parametrize("game", ["world-cup-2010", "masters-of-football"])
def test_readers_who_follow_a_table_get_what_one_who_comes_later_gets(game: str) -> None:
    table = golazo.game(game).new(3, 1)
    read: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in (None, 0, 2)}
    rng = random.Random(1)
    for _ in range(300):
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.choices(seat)))
        for reader in read:
            read[reader] += table.events(reader, since=len(read[reader]))
    for reader, events in read.items():
        assert events == table.events(reader) == table.clone().events(reader)
        assert events


def test_an_undone_table_tells_only_what_still_happened() -> None:
    table = GAME.new(2, 1)
    undone = table.clone()
    finish(table, 1)
    assert len(table.events(0)) > len(undone.events(0))
    table.position = undone.position
    assert table.events(0) == undone.events(0)
    finish(table, 2)
    assert table.events(0) == table.clone().events(0)


def test_a_question_keeps_its_id_while_others_answer() -> None:
    table = TOY.new(3, 1)
    before = [table.question(seat) for seat in range(3)]
    table.play(1, table.choices(1)[0])
    assert table.question(0) == before[0]
    assert table.question(2) == before[2]
    after = table.question(1)
    assert after is not None
    assert before[1] is not None
    assert after.id != before[1].id
    assert len(after.steps) == 1


def test_an_answer_sent_as_a_whole_is_one_answer() -> None:
    table = TOY.new(2, 1)
    table.play(0, "keep", "bid:1")
    assert table.question(0) is None
    with pytest.raises(IllegalChoice):
        table.play(1, "keep", "bid:1", "bid:1")
    assert table.question(1) is not None
    with pytest.raises(IllegalChoice):
        table.play(1)


def test_a_copy_in_the_middle_of_an_answer_goes_its_own_way() -> None:
    table = GAME.new(seats=2, seed=1)
    seat = table.asked[0]
    copies = []
    while table.asked[0] == seat:
        copies.append((table.clone(), table.question(seat)))
        table.play(seat, table.choices(seat)[-1])
    for copy, question in copies:
        assert copy.question(seat) == question
        original = copy.clone()
        copy.play(seat, copy.choices(seat)[0])
        assert original.question(seat) == question
    assert len(copies) > 1


def test_the_engine_and_the_games_need_nothing_but_the_standard_library() -> None:
    program = (
        "import sys, golazo\n"
        "for g in golazo.games(): golazo.game(g).new(golazo.game(g).seat_counts[0], 1)\n"
        "print(*{name.partition('.')[0] for name in sys.modules})\n"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"rich", "typer", "fluent", "click", "numpy"} & set(loaded)
