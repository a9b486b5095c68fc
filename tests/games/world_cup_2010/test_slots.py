"""Oitavas-de-Final: the four slots of a team, and what may lie on what. (W4, W7)"""

from __future__ import annotations

import pytest

from tests.games.world_cup_2010.knockouts import begin_set, board_of, draw
from tests.games.world_cup_2010.positions import cards, events, offered, refused

SET_49 = ["south-africa", "nigeria", "england", "australia", "argentina", "mexico", "germany", "united-states"]


# Slots


def test_oitavas_a_card_may_be_played_on_any_team_of_the_set() -> None:
    table = begin_set(49, {0: "GGG", 1: "AAA"}, owners={"nigeria": 1})
    assert offered(table, 0) == {"discard:goal"} | {f"place:goal,{team}" for team in SET_49}
    assert refused(table, 0, "place:goal,netherlands") == ("team-not-in-set", "Tabela da Copa")
    assert refused(table, 0, "place:attack,england") == ("card-not-in-hand", "Oitavas-de-Final")


@pytest.mark.parametrize("letter", "G23ADP")
def test_W7_these_cards_fill_a_slot(letter: str) -> None:
    (card,) = cards(letter)
    table = begin_set(49, {0: letter + "FF"})
    table.play(0, f"place:{card},england")
    assert board_of(table) == {"england": letter}


@pytest.mark.parametrize(("card", "letter"), [("foul", "F"), ("offside", "O")])
def test_oitavas_foul_and_offside_fill_no_slot(card: str, letter: str) -> None:
    table = begin_set(49, {0: letter + "GG"})
    assert refused(table, 0, f"place:{card},england") == ("card-needs-target", "W7")


def test_oitavas_no_team_has_more_than_four_cards() -> None:
    table = begin_set(49, {0: "GAD"}, {"england": "G G A P", "mexico": "G A D"})
    for card in ("goal", "attack", "defence"):
        assert f"place:{card},england" not in offered(table, 0)
        assert f"place:{card},mexico" in offered(table, 0)
    assert refused(table, 0, "place:goal,england") == ("team-full", "Oitavas-de-Final")


def test_W7_what_lies_on_a_card_fills_no_slot() -> None:
    table = begin_set(49, {0: "GFO"}, {"england": "AD 3 2FO"})
    table.play(0, "place:goal,england")
    assert board_of(table) == {"england": "AD 3 2FO G"}
    draw(table, "P")
    table.play(0, "cover:foul,england")
    assert board_of(table) == {"england": "AD 3 2FO GF"}


def test_W7_a_cancelled_attack_keeps_its_slot() -> None:
    table = begin_set(49, {0: "GGG"}, {"england": "AD AD AO AD"})
    assert "place:goal,england" not in offered(table, 0)


def test_oitavas_instead_of_playing_a_card_it_may_be_discarded() -> None:
    table = begin_set(49, {0: "GFP"})
    assert {"discard:goal", "discard:foul", "discard:penalty"} <= offered(table, 0)
    table.play(0, "discard:foul")
    assert table.view(None)["table"]["discards"]["cards"] == ["foul"]
    assert board_of(table) == {}


# What may lie on what


@pytest.mark.parametrize("last", ["G", "2", "3"])
@pytest.mark.parametrize(("card", "letter"), [("foul", "F"), ("offside", "O")])
def test_oitavas_foul_and_offside_lie_on_a_goal_card(last: str, card: str, letter: str) -> None:
    table = begin_set(49, {0: letter + "AA"}, {"england": last})
    table.play(0, f"cover:{card},england")
    assert board_of(table) == {"england": last + letter}
    slot = next(row for row in table.view(None)["table"]["slots"] if row["team"] == "england")["slots"][0]
    assert slot["worth"] == "G23".index(last)


@pytest.mark.parametrize(("card", "letter"), [("defence", "D"), ("offside", "O")])
def test_oitavas_defence_and_offside_cancel_an_attack(card: str, letter: str) -> None:
    table = begin_set(49, {0: letter + "GG"}, {"england": "A"})
    table.play(0, f"cover:{card},england")
    assert board_of(table) == {"england": "A" + letter}
    slot = next(row for row in table.view(None)["table"]["slots"] if row["team"] == "england")["slots"][0]
    assert slot["worth"] == 0


@pytest.mark.parametrize(
    ("held", "card", "last"),
    [
        ("F", "foul", "A"),
        ("F", "foul", "D"),
        ("F", "foul", "P"),
        ("O", "offside", "D"),
        ("O", "offside", "P"),
        ("D", "defence", "G"),
        ("D", "defence", "3"),
        ("D", "defence", "D"),
        ("D", "defence", "P"),
        ("G", "goal", "A"),
        ("P", "penalty", "G"),
        ("A", "attack", "A"),
    ],
)
def test_W7_nothing_else_lies_on_a_card(held: str, card: str, last: str) -> None:
    table = begin_set(49, {0: held * 2 + "F"}, {"england": last})
    assert refused(table, 0, f"cover:{card},england") == ("nothing-to-cover", "W7")


def test_W7_nothing_can_be_covered_on_a_team_without_cards() -> None:
    table = begin_set(49, {0: "FOD"})
    assert not [choice for choice in offered(table, 0) if choice.startswith("cover:")]


def test_W7_several_fouls_may_lie_on_one_card() -> None:
    table = begin_set(49, {0: "FFF"}, {"england": "3"})
    for _ in range(3):
        table.play(0, "cover:foul,england")
        draw(table, "A")
    assert board_of(table) == {"england": "3FFF"}


@pytest.mark.parametrize(
    ("picture", "card"), [("GF", "foul"), ("2FO", "offside"), ("AD", "offside"), ("AO", "defence")]
)
def test_W7_a_card_at_0_cannot_be_hit_again(picture: str, card: str) -> None:
    table = begin_set(49, {0: "FOD"}, {"england": picture})
    assert refused(table, 0, f"cover:{card},england") == ("nothing-to-cover", "W7")


@pytest.mark.parametrize(("team", "worth"), [("england", 3), ("mexico", 2), ("south-africa", 1)])
def test_W4_restrictions_hold_in_the_knockout(team: str, worth: int) -> None:
    """So many Fouls find something on 3 Goals, and no more."""
    table = begin_set(49, {0: "FF3"})
    table.play(0, f"place:three-goals,{team}")
    draw(table, "F")
    assert events(table, "placed")[-1]["worth"] == worth
    for _ in range(worth):
        table.play(0, f"cover:foul,{team}")
        draw(table, "A")
    assert f"cover:foul,{team}" not in offered(table, 0)
    assert board_of(table) == {team: "3" + "F" * worth}


@pytest.mark.parametrize("after", ["A", "P", "D", "GF"])
def test_oitavas_only_the_last_card_of_a_team_can_be_hit(after: str) -> None:
    """The 3 Goals before it is out of reach."""
    table = begin_set(49, {0: "FFD"}, {"england": "3 " + after})
    assert "cover:foul,england" not in offered(table, 0)


def test_W7_a_placed_defence_shields_the_card_before_it() -> None:
    table = begin_set(49, {0: "DFO"}, {"england": "A", "mexico": "2"})
    table.play(0, "place:defence,england")
    draw(table, "D")
    assert "cover:offside,england" not in offered(table, 0)
    assert "cover:defence,england" not in offered(table, 0)
    table.play(0, "place:defence,mexico")
    draw(table, "D")
    assert not [choice for choice in offered(table, 0) if choice.startswith("cover:")]


def test_oitavas_a_defence_may_be_placed_although_there_is_an_attack_to_cancel() -> None:
    table = begin_set(49, {0: "DGG"}, {"england": "A"})
    assert {"place:defence,england", "cover:defence,england"} <= offered(table, 0)


def test_W7_a_full_team_can_still_be_hit() -> None:
    table = begin_set(49, {0: "FDO"}, {"england": "P P D A", "mexico": "P A A G"})
    assert {choice for choice in offered(table, 0) if choice.startswith("cover:")} == {
        "cover:defence,england",
        "cover:offside,england",
        "cover:foul,mexico",
        "cover:offside,mexico",
    }


@pytest.mark.parametrize("seat", [0, 1])
def test_W7_own_and_foreign_teams_may_be_helped_and_hurt(seat: int) -> None:
    owners = {"south-africa": seat, "nigeria": 1 - seat}
    table = begin_set(49, {0: "GFD", 1: "GFD"}, {"south-africa": "G", "nigeria": "A"}, owners=owners)
    expected = {"place:goal,south-africa", "place:goal,nigeria", "cover:foul,south-africa", "cover:defence,nigeria"}
    assert expected <= offered(table, seat)
