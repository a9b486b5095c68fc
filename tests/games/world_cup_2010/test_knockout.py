"""Oitavas-de-Final to the final: dealing, turns, and when a set ends. (W8, W9, W12, W14)

In the positions the first two of each group are those of the pack, and the team named first has won before:
set 49 is South Africa-Nigeria, England-Australia, Argentina-Mexico, Germany-United States; the semi-finals are South
Africa-Netherlands and Argentina-Italy, the finals Netherlands-Italy and South Africa-Argentina.
"""

from __future__ import annotations

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME
from golazo.games.world_cup_2010.rules.knockout import play_set
from tests.games.world_cup_2010.box import PACK
from tests.games.world_cup_2010.knockouts import begin_set, draw, hand, knockout_table
from tests.games.world_cup_2010.positions import LETTERS, events, go, letters_of, offered, refused

SEMI_FINALISTS = ["south-africa", "netherlands", "argentina", "italy"]


# Dealing and turns


@pytest.mark.parametrize("first_match", [49, 53, 57, 61])
def test_oitavas_three_cards_to_everyone_with_a_team_in_the_phase(first_match: int) -> None:
    """Seat 2 owns Spain only, which is out."""
    owners = {"netherlands": 1, "argentina": 1, "spain": 2}
    table = begin_set(first_match, {0: "GGG", 1: "AAA"}, seats=3, owners=owners)
    counts = [each["count"] for each in table.view(None)["table"]["hands"]]
    assert counts == [3, 3, 0]
    assert events(table, "set-begins")[-1]["players"] == [0, 1]


@pytest.mark.parametrize("first_match", [49, 53])
def test_W14_a_team_among_the_sixteen_deals_its_owner_in_for_both_sets(first_match: int) -> None:
    """Seat 1 owns a team of match 49 only, seat 2 one of match 56 only."""
    owners = {"nigeria": 1, "portugal": 2}
    table = begin_set(first_match, {0: "GGG", 1: "AAA", 2: "DDD"}, seats=3, owners=owners)
    assert events(table, "set-begins")[-1]["players"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("first_match", "team"),
    [(49, "south-africa"), (53, "netherlands"), (57, "south-africa"), (61, "south-africa"), (63, "netherlands")],
)
def test_W14_the_owner_of_the_first_team_of_the_first_match_begins(first_match: int, team: str) -> None:
    table = begin_set(first_match, {0: "GGG", 2: "AAA"}, seats=3, owners={team: 2})
    assert table.asked == (2,)


def test_W14_turns_go_clockwise_past_those_who_are_not_of_the_phase() -> None:
    owners = {"south-africa": 2, "nigeria": 3, "mexico": 0, "spain": 1}
    table = begin_set(49, {0: "GGG", 2: "AAA", 3: "DDD"}, seats=4, owners=owners)
    turns = []
    for drawn in "GGGPPP":
        (seat,) = table.asked
        turns.append(seat)
        table.play(seat, table.choices(seat)[-1])
        draw(table, drawn)
    assert turns == [2, 3, 0, 2, 3, 0]


def test_oitavas_the_hand_is_filled_up_after_each_card() -> None:
    table = begin_set(49, {0: "GGA"})
    stock = table.view(None)["table"]["stock"]
    table.play(0, "place:goal,england")
    assert table.question(0).kind == "draw"  # type: ignore[union-attr]
    draw(table, "P")
    assert hand(table, 0) == "GAP"
    assert table.view(None)["table"]["stock"] == stock - 1


@pytest.mark.parametrize("first_match", [49, 53, 57])
def test_W8_the_stock_is_all_that_is_not_dealt(first_match: int) -> None:
    table = begin_set(first_match, {0: "GGG", 1: "AAA"}, owners=dict.fromkeys(["netherlands", "mexico"], 1))
    assert table.view(None)["table"]["stock"] == 32 - 6


def test_W12_a_phase_of_one_players_teams_is_played_by_him_alone() -> None:
    table = begin_set(61, {0: "GGA"}, seats=3)
    for card, drawn in (("goal", "A"), ("goal", "A"), ("attack", "F")):
        assert table.asked == (0,)
        table.play(0, f"discard:{card}")
        draw(table, drawn)
    assert table.asked == (0,)


# The end of a set


def test_W8_a_set_ends_when_the_deck_is_drawn_out_and_all_hands_are_empty() -> None:
    table = begin_set(49, {0: "GGG", 1: "GGG"}, owners={"nigeria": 1}, stock=1)
    table.play(0, "discard:goal")
    draw(table, "A")
    turns = []
    while (seat := table.asked[0]) >= 0 and not table.question(seat).chance:  # type: ignore[union-attr]
        turns.append(seat)
        table.play(seat, table.choices(seat)[-1])
    assert turns == [1, 0, 1, 0, 1, 0]


def test_W7_when_the_deck_is_empty_players_go_on_without_drawing() -> None:
    table = begin_set(49, {0: "GGG", 1: "GGG"}, owners={"nigeria": 1}, stock=0)
    table.play(0, "discard:goal")
    assert table.asked == (1,)
    assert hand(table, 0) == "GG"


@pytest.mark.parametrize("first_match", [61, 63])
def test_semi_final_the_stock_is_twelve_cards(first_match: int) -> None:
    table = begin_set(first_match, {0: "GGG", 1: "AAA"}, owners={"argentina": 1})
    public = table.view(None)["table"]
    assert public["stock"] == 12
    assert public["deck"] == 32 - 6


@pytest.mark.parametrize("first_match", [61, 63])
def test_semi_final_ends_when_the_last_card_is_drawn(first_match: int) -> None:
    """Twelve turns; the twelfth is finished with its draw, and everybody keeps three cards. (W8)"""
    table = begin_set(first_match, {0: "DDD", 1: "FFF"}, owners=dict.fromkeys(["netherlands", "argentina"], 1))
    for drawn in "GGGGGGGAAAAA":
        assert events(table, "shoot-out") == []
        (seat,) = table.asked
        table.play(seat, next(choice for choice in table.choices(seat) if choice[0] == "discard"))
        draw(table, drawn)
    # Nothing was laid: both matches are level, and the first shoot-out begins.
    assert table.asked == (golazo.CHANCE,)
    assert [event["match"] for event in events(table, "shoot-out")] == [first_match]
    assert [each["count"] for each in table.view(None)["table"]["hands"]] == [3, 3]


def test_W8_the_hands_of_the_semi_finals_are_kept_and_all_other_cards_shuffled() -> None:
    table = begin_set(63, {0: "3PP", 1: "2OD"}, owners={"argentina": 1})
    assert hand(table, 0) == "3PP"
    assert hand(table, 1) == "2DO"
    assert table.asked == (0,)
    assert table.view(None)["table"]["deck"] == 26
    assert table.view(None)["table"]["discards"]["cards"] == []


@pytest.mark.parametrize("number", range(6))
def test_W8_in_a_whole_game_the_finals_begin_with_the_hands_of_the_semi_finals(number: int) -> None:
    table = GAME.new(4, f"kept {number}", pack=PACK)
    while table.position.first_match < 61 or table.position.stock > 1:
        seat = table.asked[0]
        table.play(seat, table.choices(seat)[0])
    held = [hand(table, seat) for seat in range(4)]
    (last,) = table.asked
    choice = table.choices(last)[0]
    table.play(last, choice)
    drawn = events(table, "drew", seat=last)[-1]["card"]
    assert table.view(None)["table"]["matches"] == [63, 64]
    held[last] = held[last].replace(LETTERS[choice[1]], "", 1) + letters_of([drawn])
    assert [hand(table, seat) for seat in range(4)] == ["".join(sorted(each, key=LETTERS.index)) for each in held]


# The finals


def test_W9_in_the_finals_a_player_acts_only_on_matches_in_which_he_has_a_team() -> None:
    """Seat 0 has the Netherlands (third place), seat 1 South Africa (final), seat 2 Italy and Argentina (both)."""
    owners = {"netherlands": 0, "south-africa": 1, "italy": 2, "argentina": 2}
    table = begin_set(63, {0: "GGG", 1: "AAA", 2: "PPP"}, seats=3, owners=owners)
    assert offered(table, 0) == {"discard:goal", "place:goal,netherlands", "place:goal,italy"}
    assert refused(table, 0, "place:goal,argentina") == ("match-of-others", "W9")
    table.play(0, "discard:goal")
    draw(table, "D")
    assert offered(table, 1) == {"discard:attack", "place:attack,south-africa", "place:attack,argentina"}
    table.play(1, "discard:attack")
    draw(table, "D")
    assert offered(table, 2) == {"discard:penalty"} | {f"place:penalty,{team}" for team in SEMI_FINALISTS}


def test_W9_covering_is_held_to_the_own_matches_too() -> None:
    owners = {"netherlands": 0, "italy": 0, "south-africa": 1, "argentina": 1}
    table = begin_set(63, {0: "FOD", 1: "AAA"}, {"argentina": "G", "italy": "A"}, owners=owners)
    covers = {choice for choice in offered(table, 0) if choice.startswith("cover:")}
    assert covers == {"cover:offside,italy", "cover:defence,italy"}
    assert refused(table, 0, "cover:foul,argentina") == ("match-of-others", "W9")


def test_W9_a_player_with_nothing_to_play_may_still_discard() -> None:
    owners = {"netherlands": 0, "italy": 0, "south-africa": 1, "argentina": 1}
    table = begin_set(63, {0: "FFO", 1: "AAA"}, owners=owners)
    assert offered(table, 0) == {"discard:foul", "discard:offside"}


def test_semi_final_anybody_may_still_act_on_both_matches() -> None:
    table = begin_set(61, {0: "GGG", 1: "AAA"}, owners={"argentina": 1, "italy": 1})
    assert offered(table, 0) == {"discard:goal"} | {f"place:goal,{team}" for team in SEMI_FINALISTS}


def test_quartas_all_four_matches_are_simultaneous() -> None:
    table = knockout_table(57)
    go(table, (play_set, 57))
    begins = events(table, "set-begins")[-1]
    assert begins["matches"] == [57, 58, 59, 60]
    teams = ["south-africa", "england", "netherlands", "ivory-coast", "argentina", "germany", "italy", "honduras"]
    assert begins["team"] == teams


# Hostile input


@pytest.mark.parametrize("choice", ["done", "lay:goal", "flip:goal", "draw:goal", "team:brazil", "lot:brazil"])
def test_a_verb_of_the_group_stage_is_refused_in_the_knockout(choice: str) -> None:
    table = begin_set(49, {0: "GGG"})
    before = table.view(0)
    assert refused(table, 0, choice)[0] == "other-question"
    assert table.view(0) == before


def test_a_choice_with_a_fraction_for_a_number_is_refused_and_changes_nothing() -> None:
    table = begin_set(49, {0: "GGG"})
    before = (table.view(0), table.asked)
    for choice in (("discard", 0.0), ("discard", False), ("place", 0.0, 8), ["discard", 0], ("discard",), (), "", None):
        with pytest.raises(golazo.IllegalChoice):
            table.play(0, choice)  # type: ignore[arg-type]
        assert (table.view(0), table.asked) == before
