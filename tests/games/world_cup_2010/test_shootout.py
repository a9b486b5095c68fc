"""Disputa de Pênaltis. (W11)"""

from __future__ import annotations

import pytest

import golazo
from tests.games.world_cup_2010.box import COPIES
from tests.games.world_cup_2010.knockouts import end_set, kick
from tests.games.world_cup_2010.positions import Table, events, flip, offered, score

WON = {"england": "G", "argentina": "G", "germany": "G"}
SCORING = "G23A"


def level(board: dict[str, str] | None = None) -> Table:
    """Match 49, South Africa-Nigeria, is level, the others of the set are won."""
    return end_set(49, {**WON, **(board or {})})


def won(table: Table) -> dict[int, tuple[str, list[int]]]:
    return {event["match"]: (event["team"], event["kicks"]) for event in events(table, "won")}


def test_penaltis_a_level_match_is_decided_by_a_shoot_out() -> None:
    table = level({"south-africa": "G", "nigeria": "A A"})
    assert score(table, 49) == (1, 1)
    assert [event["match"] for event in events(table, "shoot-out")] == [49]
    kick(table, "GGGDD", "GGDDF")
    assert won(table)[49] == ("south-africa", [3, 2])
    assert score(table, 49) == (1, 1)


def test_penaltis_a_match_that_is_won_has_none() -> None:
    table = end_set(49, {**WON, "south-africa": "G"})
    assert events(table, "shoot-out") == []
    assert won(table)[49] == ("south-africa", [])


def test_W11_the_first_named_team_kicks_first_and_they_alternate() -> None:
    table = level()
    kick(table, "GGGDD", "GGDDF")
    teams = [event["team"] for event in events(table, "kicked")]
    assert teams == ["south-africa", "nigeria"] * 5


@pytest.mark.parametrize("letter", "G23ADFOP")
def test_penaltis_goal_cards_and_attacks_score_one(letter: str) -> None:
    table = level()
    flip(table, letter)
    assert events(table, "kicked")[-1]["scores"] == (letter in SCORING)
    flip(table, "D")
    kick(table, "DDDP", "FFFP")
    assert won(table)[49] == ("south-africa", [1, 0]) if letter in SCORING else 49 not in won(table)


def test_penaltis_each_reveals_five_cards_even_when_it_is_decided() -> None:
    table = level()
    kick(table, "GGG", "DDD")
    assert events(table, "won") == []
    kick(table, "GA", "FF")
    assert won(table)[49] == ("south-africa", [5, 0])
    assert len(events(table, "kicked")) == 10


def test_penaltis_the_second_team_may_win() -> None:
    table = level()
    kick(table, "GGFFD", "GGGDD")
    assert won(table)[49] == ("nigeria", [2, 3])


def test_penaltis_then_one_card_each_until_there_is_a_winner() -> None:
    table = level()
    kick(table, "GGGDD", "GGGDD")
    assert events(table, "won") == []
    kick(table, "A", "A")
    kick(table, "F", "F")
    assert events(table, "won") == []
    flip(table, "D")
    assert events(table, "won") == []
    flip(table, "A")
    assert won(table)[49] == ("nigeria", [4, 5])


def test_penaltis_all_action_cards_are_shuffled_for_each() -> None:
    table = end_set(49, {"argentina": "G", "germany": "G"})
    assert table.view(None)["table"]["deck"] == 32
    kick(table, "GGGGG", "GGDDD")
    assert [event["match"] for event in events(table, "shoot-out")] == [49, 50]
    assert table.view(None)["table"]["deck"] == 32
    assert table.view(None)["table"]["discards"]["cards"] == []
    flip(table, "G")


def test_W11_cards_kept_in_hand_stay_out_of_the_shoot_out() -> None:
    """All three Penalties are kept: none can be flipped."""
    table = end_set(61, {"argentina": "G"}, kept={0: "PPP", 1: "GGG"}, owners={"italy": 1})
    assert table.view(None)["table"]["deck"] == 26
    with pytest.raises(golazo.IllegalChoice):
        table.play(golazo.CHANCE, "flip:penalty")
    kick(table, "GGGGF", "FFFDD")
    assert won(table)[61] == ("south-africa", [4, 0])


def test_W11_an_empty_deck_is_made_of_the_flipped_cards() -> None:
    """Sixteen pairs of equal kicks use all 32 cards."""
    table = level()
    kick(table, "GGG2AAAADDFFOPG", "GGG2AAAADDFFOP3")
    assert table.view(None)["table"]["deck"] == 2
    kick(table, "D", "P")
    assert events(table, "won") == []
    assert [event["count"] for event in events(table, "reshuffled")] == [32]
    assert table.view(None)["table"]["deck"] == 32
    assert sum(COPIES.values()) == len(events(table, "kicked"))
    kick(table, "3", "D")
    assert won(table)[49][0] == "south-africa"


def test_W11_shoot_outs_come_after_all_matches_of_the_set_in_match_order() -> None:
    table = end_set(49, {"england": "P", "germany": "G"}, discards="DA")
    assert [event["match"] for event in events(table, "full-time")] == [49, 51, 52]
    assert events(table, "shoot-out") == []
    flip(table, "D")
    assert [event["match"] for event in events(table, "full-time")] == [49, 51, 52, 50]
    for match in (49, 50, 51):
        assert [event["match"] for event in events(table, "shoot-out")][-1] == match
        kick(table, "GGGGG", "FFFDD")
    assert won(table) == {
        49: ("south-africa", [5, 0]),
        50: ("england", [5, 0]),
        51: ("argentina", [5, 0]),
        52: ("germany", []),
    }


def test_W9_a_final_on_which_nobody_laid_a_card_goes_to_the_shoot_out() -> None:
    table = end_set(63, {"netherlands": "G"}, deck="GAD", kept={0: "FFO"})
    assert [event["match"] for event in events(table, "shoot-out")] == [64]
    assert "flip:goal" in offered(table, golazo.CHANCE)
    kick(table, "GGGDD", "GGDDD")
    assert won(table)[64] == ("south-africa", [3, 2])
    assert table.over
