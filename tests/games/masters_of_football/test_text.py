"""A match about to begin, written as text: who is asked first, and for what."""

from __future__ import annotations

from golazo.games.masters_of_football import GAME

SQUADS = (
    "[[vasco-tormenta,anders-lindqvarn,matteo-bellafonte,kwaku-asantewire],"
    "[emeka-okorafin,joaquin-vallescuro,niels-van-oosterhal,rafael-montesur],"
    "[kenji-aramitsu,duarte-fontainha,gareth-llanwyn],[eirik-storhaugen,yusuf-karadagli,lorenzo-spadavecca]]"
)
BEFORE_THE_MATCH = (
    f"masters-of-football/{GAME.version} seats=4 chance=typed | team_of=[0,1,2,3] seat_of=[0,1,2,3]"
    f" managers=[special-one,master-tactician,joga-bonito,godfather] squads={SQUADS} matchday=1"
    " | todo preparation.play_match(0,0,1)"
)


def test_both_teams_of_a_match_choose_their_players_in_secret() -> None:
    table = GAME.read(BEFORE_THE_MATCH)
    assert table.asked == (0, 1)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.sealed) == ("choose-team", True)
    chosen = table.name(0, table.choices(0)[0])
    while 0 in table.asked:  # the players, then the tactic
        table.play(0, table.choices(0)[0])
    assert f"sealed 0:<{chosen}>" in table.text()
    assert chosen.partition(":")[2] not in str(table.view(1))


def test_the_third_and_fourth_seat_are_asked_nothing_before_the_line_ups_are_laid() -> None:
    table = GAME.read(BEFORE_THE_MATCH)
    assert table.question(2) is None
    assert table.question(3) is None
