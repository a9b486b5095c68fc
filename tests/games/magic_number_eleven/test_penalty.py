"""Penalties and the shoot-out."""

from __future__ import annotations

from typing import Any

import pytest

import golazo
from golazo import Table
from golazo.games.magic_number_eleven.rules.halves import full_time
from golazo.games.magic_number_eleven.rules.penalty import shoot_out
from golazo.games.magic_number_eleven.state import Eleven

from .pictures import AWAY, CARDS, HOME, asked_kind, happened, offered, position


def at_full_time(score: list[int], **options: Any) -> Table[Eleven]:
    table = position(**options)
    table.position.score = score
    table.position.then([(full_time,)])
    table.position.go()
    return table


def kick(table: Table[Eleven], kicker: int, scored: bool) -> None:
    table.play(kicker, "kick:kick-centre")
    table.play(1 - kicker, "save:save-top-left-bottom-left" if scored else "save:save-top-left-centre")


def test_page_12_every_save_and_every_goal() -> None:
    pack = golazo.game("magic-number-eleven").pack
    for number, card in enumerate(pack.items["kick"]):
        saved_by = [keeper["id"] for i, keeper in enumerate(pack.items["keeper"]) if CARDS.saves[number][i]]
        assert saved_by == [keeper["id"] for keeper in pack.items["keeper"] if card["spot"] in keeper["spots"]]
    assert [sum(saves) for saves in CARDS.saves] == [2, 2, 4, 2, 2]


def test_page_12_both_choose_at_the_same_time() -> None:
    table = position()
    table.position.then([(shoot_out,)])
    table.position.go()
    assert table.asked == (HOME, AWAY)
    before = table.view(HOME)
    table.play(AWAY, "save:save-top-left-centre")
    assert table.view(HOME) == before
    assert table.events(HOME) == []
    assert len(offered(table, HOME)) == 5


def test_page_14_more_goals_win() -> None:
    table = at_full_time([2, 1])
    assert table.over
    result = table.result
    assert result is not None
    assert result.winners == (HOME,)
    assert [standing.why for standing in result.standings] == ["goals"] * 2


@pytest.mark.parametrize("declining", [HOME, AWAY])
def test_e13_after_a_draw_one_team_alone_cannot_want_a_shoot_out(declining: int) -> None:
    table = at_full_time([1, 1])
    assert asked_kind(table, HOME) == asked_kind(table, AWAY) == "shoot-out"
    table.play(declining, "decline")
    table.play(1 - declining, "agree")
    assert table.over
    result = table.result
    assert result is not None
    assert result.winners == (HOME, AWAY)
    assert result.standings[0].why == "drawn"


def test_e13_if_both_agree_there_is_one() -> None:
    table = at_full_time([1, 1])
    table.play(HOME, "agree")
    table.play(AWAY, "agree")
    assert asked_kind(table, HOME) == "penalty"


def test_e13_by_option_nobody_is_asked() -> None:
    table = at_full_time([0, 0], shoot_out=True)
    question = table.question(HOME)
    assert question is not None
    assert (question.kind, question.arguments["team"]) == ("penalty", "home"), "Home kicks first"


def test_e13_without_a_draw_there_is_none() -> None:
    assert at_full_time([1, 0], shoot_out=True).over


def test_e13_five_kicks_each_in_turn_with_full_sets() -> None:
    table = at_full_time([0, 0], shoot_out=True)
    for number in range(10):
        assert not table.over
        kicker = number % 2
        assert len(offered(table, kicker)) == 5
        assert len(offered(table, 1 - kicker)) == 6
        kick(table, kicker, scored=kicker == HOME or number < 7)
    assert table.over
    result = table.result
    assert result is not None
    assert [(standing.seat, standing.score) for standing in result.standings] == [
        (HOME, {"goals": 0, "shoot_out": 5}),
        (AWAY, {"goals": 0, "shoot_out": 3}),
    ]
    assert result.standings[0].why == "shoot-out"


def test_e13_then_sudden_death_in_pairs() -> None:
    table = at_full_time([0, 0], shoot_out=True)
    for number in range(10):
        kick(table, number % 2, scored=True)
    kick(table, HOME, scored=False)
    assert not table.over
    kick(table, AWAY, scored=False)
    assert not table.over
    kick(table, HOME, scored=False)
    kick(table, AWAY, scored=True)
    assert table.over
    assert table.position.kicks == [1] * 10 + [0, 0, 0, 1]
    result = table.result
    assert result is not None
    assert result.winners == (AWAY,)
    assert happened(table).count("kick-saved") == 3
