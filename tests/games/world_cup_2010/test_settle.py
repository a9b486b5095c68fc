"""The end of a set: results without flips first, then flips in number order, and where their cards come from. (W10)

Set 49 is South Africa-Nigeria (49), England-Australia (50), Argentina-Mexico (51), Germany-United States (52).
"""

from __future__ import annotations

import pytest

import golazo
from tests.games.world_cup_2010.knockouts import begin_set, board_of, draw, end_set
from tests.games.world_cup_2010.positions import Table, events, flip, letters_of, offered, score

WON = {"england": "G", "argentina": "G", "germany": "G"}
"""Matches 50 to 52 are won 1-0 without a flip."""


def full_times(table: Table) -> list[int]:
    return [event["match"] for event in events(table, "full-time")]


def freed(table: Table) -> list[tuple[int, str]]:
    return [(event["match"], letters_of(event["cards"])) for event in events(table, "settled-cards-freed")]


# The score


@pytest.mark.parametrize(
    ("team", "picture", "goals"),
    [
        ("england", "G 2 3", 6),
        ("argentina", "3", 3),
        ("mexico", "3 2", 4),
        ("south-africa", "3 2 G", 3),
        ("england", "3F 2O G", 4),
        ("england", "3FFO", 0),
        ("mexico", "3F", 1),
        ("england", "A A", 1),
        ("england", "A A A A", 2),
        ("england", "A AD A", 1),
        ("england", "AD AO", 0),
        ("england", "A D A", 1),
        ("england", "D D D D", 0),
    ],
)
def test_W4_the_score_of_a_knockout_match(team: str, picture: str, goals: int) -> None:
    table = end_set(49, {**WON, team: picture})
    match = {"south-africa": 49, "england": 50, "argentina": 51, "mexico": 51}[team]
    assert score(table, match)[1 if team == "mexico" else 0] == goals


def test_W4_a_placed_defence_cancels_nothing() -> None:
    """In a group match these two Defences would cancel both Attacks."""
    table = end_set(49, {**WON, "south-africa": "A A", "nigeria": "D D"})
    assert score(table, 49) == (1, 0)


def test_W4_cancelling_happens_only_on_top() -> None:
    table = end_set(49, {**WON, "south-africa": "A GO", "nigeria": "D"}, discards="A")
    flip(table, "A")
    assert score(table, 49) == (1, 0)


@pytest.mark.parametrize(("flipped", "goals"), [("G", 1), ("2", 1), ("3", 1), ("A", 1), ("D", 0), ("P", 0)])
def test_W5_penalties_in_the_knockout(flipped: str, goals: int) -> None:
    table = end_set(49, {**WON, "south-africa": "P", "nigeria": "G"}, discards=flipped)
    flip(table, flipped)
    assert score(table, 49) == (goals, 1)


@pytest.mark.parametrize(("flipped", "goals"), [("A", 1), ("G", 0), ("3", 0), ("F", 0)])
def test_W5_the_odd_attack_in_the_knockout(flipped: str, goals: int) -> None:
    table = end_set(49, {**WON, "south-africa": "A", "nigeria": "2"}, discards=flipped)
    flip(table, flipped)
    assert score(table, 49) == (goals, 2)


# The order


def test_oitavas_matches_without_flips_are_settled_first() -> None:
    table = end_set(49, {**WON, "south-africa": "P"})
    assert full_times(table) == [50, 51, 52]
    assert table.asked == (golazo.CHANCE,)


def test_oitavas_what_needs_a_flip_is_a_penalty_or_an_odd_attack() -> None:
    board = {"south-africa": "G", "england": "A A", "argentina": "AD G", "germany": "A", "united-states": "A"}
    table = end_set(49, board)
    assert full_times(table) == [49, 50, 51]


def test_W10_matches_with_flips_are_settled_in_number_order() -> None:
    board = {"nigeria": "P", "england": "A", "argentina": "G", "germany": "P"}
    table = end_set(49, board, discards="GAFD")
    flip(table, "GAF")
    assert full_times(table) == [51, 49, 50, 52]
    assert [event["team"] for event in events(table, "flipped")] == ["nigeria", "england", "germany"]


def test_W5_within_a_match_flips_go_in_the_printed_order() -> None:
    table = end_set(49, {**WON, "south-africa": "A P", "nigeria": "P A"}, discards="GGAA")
    flip(table, "GAGA")
    assert [(event["team"], event["reason"]) for event in events(table, "flipped")] == [
        ("south-africa", "penalty"),
        ("south-africa", "odd-attack"),
        ("nigeria", "penalty"),
        ("nigeria", "odd-attack"),
    ]


# Where the cards to flip come from


def test_oitavas_the_cards_of_settled_matches_are_flipped_from() -> None:
    """Three Goals of the settled matches and nothing else: the Penalty must score."""
    table = end_set(49, {**WON, "south-africa": "P"})
    assert offered(table, golazo.CHANCE) == {"flip:goal"}
    flip(table, "G")
    assert score(table, 49) == (1, 0)
    assert freed(table) == []


def test_W10_cards_that_cover_others_are_discarded_with_them() -> None:
    table = end_set(49, {"england": "3FF", "argentina": "AD G", "germany": "GO G", "south-africa": "P"})
    assert offered(table, golazo.CHANCE) == {f"flip:{card}" for card in ("three-goals", "foul", "attack")} | {
        f"flip:{card}" for card in ("defence", "goal", "offside")
    }


def test_W10_with_nothing_to_flip_the_first_unsettled_matchs_settled_cards_are_discarded() -> None:
    """All four matches wait for a flip; the Goal, the pair of Attacks and the cancelled Attack of 49 are settled."""
    board = {"south-africa": "P G A A", "nigeria": "A AD", "england": "P G", "argentina": "P", "germany": "A"}
    table = end_set(49, board)
    assert full_times(table) == []
    assert freed(table) == [(49, "GAAAD")]
    assert offered(table, golazo.CHANCE) == {"flip:goal", "flip:attack", "flip:defence"}
    flip(table, "GA")
    assert score(table, 49) == (3, 1)


def test_W10_if_the_first_match_has_none_the_next_ones_are_taken() -> None:
    board = {"south-africa": "P", "nigeria": "A D", "england": "P", "argentina": "P GF", "germany": "A G"}
    table = end_set(49, board)
    assert freed(table) == [(51, "GF")]


def test_W10_the_odd_attack_and_the_penalty_stay_until_they_are_flipped_for() -> None:
    table = end_set(49, {"south-africa": "A A A", "england": "P", "argentina": "P", "germany": "P"})
    assert freed(table) == [(49, "AA")]
    assert board_of(table)["south-africa"] == "A"
    flip(table, "A")
    assert score(table, 49) == (2, 0)


def test_W10_a_partial_result_counts_in_full() -> None:
    table = end_set(49, {"south-africa": "G G P", "england": "P G", "argentina": "A G", "germany": "A G"})
    assert freed(table) == [(49, "GG")]
    flip(table, "GGGG")
    assert [score(table, match) for match in (49, 50, 51, 52)] == [(3, 0), (2, 0), (1, 0), (1, 0)]


def test_W10_cards_are_freed_only_while_there_is_nothing_else_to_flip() -> None:
    table = end_set(49, {"south-africa": "G P", "england": "P G", "argentina": "A G", "germany": "A G"}, discards="F")
    assert freed(table) == []
    flip(table, "F")
    assert freed(table) == []
    assert offered(table, golazo.CHANCE) == {"flip:goal", "flip:penalty", "flip:foul"}


def test_oitavas_discards_of_play_are_flipped_from() -> None:
    table = begin_set(49, {0: "GGF"}, {**WON, "south-africa": "P"}, stock=0)
    for card in ("goal", "goal", "foul"):
        table.play(0, f"discard:{card}")
    assert table.asked == (golazo.CHANCE,)
    assert "flip:foul" in offered(table, golazo.CHANCE)


@pytest.mark.parametrize("first_match", [61, 63])
def test_semi_final_the_rest_of_the_cards_serves_for_flips(first_match: int) -> None:
    """Beyond the twelve of the stock; the discards stay where they are."""
    team = "south-africa" if first_match == 61 else "netherlands"
    table = begin_set(first_match, {0: "GGG", 1: "DDD"}, {team: "P A"}, owners={"argentina": 1}, stock=1)
    deck = table.view(None)["table"]["deck"]
    table.play(0, "discard:goal")
    draw(table, "F")
    assert table.asked == (golazo.CHANCE,)
    assert events(table, "reshuffled") == []
    flip(table, "AA")
    assert score(table, first_match) == (2, 0)
    assert deck > 12


def test_W10_open_play_is_told_with_its_parts() -> None:
    table = end_set(49, {**WON, "england": "3F A A AD"})
    told = next(event for event in events(table, "open-play") if event["team"] == "england")
    assert told["goals"] == 3
    assert [(part["by"], part["card"], part["amount"]) for part in told["why"][:-1]] == [
        ("card", "three-goals", 3),
        ("card", "foul", -1),
        ("attack-cancelled", "defence", 0),
    ]
    assert (told["why"][-1]["by"], told["why"][-1]["amount"]) == ("attack-pairs", 1)
