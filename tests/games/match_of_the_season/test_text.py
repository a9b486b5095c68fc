"""The league's end, on positions that are written as text."""

from __future__ import annotations

from golazo.games.match_of_the_season import GAME

HEAD = f"match-of-the-season/{GAME.version} seats=4 chance=typed | seating=[0,1,2,3] manager=[0,1,2,3]"


def test_the_league_is_ordered_by_points() -> None:
    table = GAME.read(f"{HEAD} points=[4,9,2,7] | todo league.settle_league()")
    assert table.position.order == [1, 3, 0, 2]


def test_two_level_teams_play_for_the_place_and_dice_say_who_is_at_home() -> None:
    table = GAME.read(f"{HEAD} points=[4,9,4,7] | todo league.settle_league()")
    assert table.position.order == [1, 3]
    question = table.question(table.asked[0])
    assert question is not None
    assert question.kind == "roll-d6"
    assert " todo dice.roll-d6?(2) " in table.text()
