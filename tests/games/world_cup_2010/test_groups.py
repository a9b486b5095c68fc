"""Fase de Grupos: dealing, hands, laying cards, the order of the matches. (W3, W13)"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME
from tests.games.world_cup_2010.box import PACK, TEAM_CARDS
from tests.games.world_cup_2010.positions import (
    Table,
    begin_group,
    events,
    flip,
    lay,
    letters_of,
    offered,
    quiet_group_a,
    score,
    teams_of_group,
)

PRINTED = {
    "A": "south-africa mexico uruguay france south-africa uruguay france mexico mexico uruguay france south-africa",
    "B": "argentina nigeria south-korea greece greece nigeria argentina south-korea nigeria south-korea "
    "greece argentina",
    "C": "england united-states algeria slovenia slovenia united-states england algeria slovenia england "
    "united-states algeria",
    "D": "germany australia serbia ghana germany serbia ghana australia ghana germany australia serbia",
    "E": "netherlands denmark japan cameroon netherlands japan cameroon denmark denmark japan cameroon netherlands",
    "F": "italy paraguay new-zealand slovakia slovakia paraguay italy new-zealand slovakia italy paraguay new-zealand",
    "G": "ivory-coast portugal brazil north-korea brazil ivory-coast portugal north-korea portugal brazil "
    "north-korea ivory-coast",
    "H": "honduras chile spain switzerland chile switzerland spain honduras chile spain switzerland honduras",
}
"""The printed table: the group matches in the order in which they are played."""


def random_game(seats: int, seed: str) -> Table:
    table = GAME.new(seats, seed, pack=PACK)
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(list(table.choices(seat))))
    return table


# Regras: the teams are dealt


@pytest.mark.parametrize("seats", range(2, 9))
def test_regras_all_teams_are_dealt_and_nobody_gets_two_more_than_another(seats: int) -> None:
    table = GAME.new(seats, "deal", pack=PACK)
    dealt = [len(events(table, "teams-dealt", seat=seat)[seat]["team"]) for seat in range(seats)]
    assert sum(dealt) == 32
    assert max(dealt) - min(dealt) <= 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_regras_two_to_eight_play(seats: int) -> None:
    with pytest.raises(golazo.BadSetup):
        GAME.new(seats, "deal", pack=PACK)


# A group begins


def test_grupos_teams_are_revealed_and_get_the_cards_that_their_team_card_says() -> None:
    table = begin_group("B")
    begins = events(table, "group-begins")[-1]
    assert begins["group"] == "B"
    assert dict(zip(begins["team"], begins["players"], strict=True)) == {
        "argentina": 0,
        "nigeria": 1,
        "south-korea": 0,
        "greece": 1,
    }
    hands = {hand["team"]: hand["count"] for hand in table.view(None)["table"]["hands"]}
    assert hands == {team: TEAM_CARDS[team]["hand"] for team in teams_of_group("B")}


def test_W13_groups_are_played_A_to_H_and_all_cards_are_shuffled_before_each() -> None:
    table = GAME.new(4, "shuffle", pack=PACK)
    rng = random.Random("shuffle")
    begun = []
    while not table.position.first_match:
        public = table.view(None)["table"]
        if public["group"] not in begun:
            begun.append(public["group"])
            hands = sum(TEAM_CARDS[team]["hand"] for team in teams_of_group(public["group"]))
            assert public["deck"] == 32 - hands
            assert public["discards"]["cards"] == []
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(list(table.choices(seat))))
    assert "".join(begun) == "ABCDEFGH"


def test_tabela_group_matches_are_played_in_the_printed_order() -> None:
    table = random_game(3, "order")
    played = [(event["match"], event["first"], event["second"]) for event in events(table, "full-time")][:48]
    teams = " ".join(PRINTED.values()).split()
    assert played == [(number + 1, teams[2 * number], teams[2 * number + 1]) for number in range(48)]


# Laying cards


def test_grupos_at_least_one_card_is_laid() -> None:
    table = begin_group("A")
    assert "done" not in offered(table, 0)
    why = table.why_not(0, "done")
    assert why is not None
    assert why.key == "lay-one-first"
    with pytest.raises(golazo.IllegalChoice):
        table.play(0, "done")


def test_grupos_at_most_four_cards_are_laid() -> None:
    table = begin_group("B", {"argentina": "GGGGAAAA"})
    table.play(0, "lay:goal", "lay:goal", "lay:goal", "lay:goal")
    assert offered(table, 0) == {"done"}
    why = table.why_not(0, "lay:attack")
    assert why is not None
    assert (why.key, dict(why.arguments)["most"]) == ("laid-enough", 4)


def test_W3_one_card_must_stay_for_each_match_to_come() -> None:
    """South Africa holds six: four now leave one each for the other two."""
    table = quiet_group_a()
    lay(table, "GGGD", "D")
    lay(table, "G", "2")
    assert table.question(0).arguments["most"] == 1  # type: ignore[union-attr]
    table.play(0, "lay:defence")
    assert offered(table, 0) == {"done"}
    why = table.why_not(0, "lay:defence")
    assert why is not None
    assert (why.key, why.rule) == ("laid-enough", "W3")


def test_W3_the_third_match_may_take_all_that_is_left_up_to_four() -> None:
    table = quiet_group_a()
    for first, second in (("G", "D"), ("G", "2"), ("G", "F"), ("3", "D"), ("F", "F")):
        lay(table, first, second)
    assert table.question(0).arguments["most"] == 4  # type: ignore[union-attr]
    assert table.question(1).arguments["most"] == 4  # type: ignore[union-attr]
    table.play(0, "lay:goal", "lay:defence", "lay:defence", "lay:defence", "done")
    table.play(1, "lay:attack", "lay:attack", "lay:attack", "lay:attack", "done")


def test_W3_hands_are_not_refilled() -> None:
    table = quiet_group_a()
    lay(table, "GG", "DDF")
    counts = {hand["team"]: hand["count"] for hand in table.view(None)["table"]["hands"]}
    assert counts == {"south-africa": 4, "mexico": 4, "uruguay": 7, "france": 7}


def test_W3_hands_of_one_players_teams_are_separate() -> None:
    """Seat 0 holds the 2 Goals for Uruguay only: South Africa cannot lay it."""
    table = quiet_group_a()
    assert offered(table, 0) == {"lay:goal", "lay:defence"}
    why = table.why_not(0, "lay:two-goals")
    assert why is not None
    assert why.key == "card-not-held"
    lay(table, "G", "D")
    assert "lay:two-goals" in offered(table, 0)
    assert "lay:defence" not in offered(table, 0)


def test_grupos_a_card_that_is_laid_cannot_be_laid_again() -> None:
    table = begin_group("A", {"south-africa": "3GGGAA"})
    table.play(0, "lay:three-goals")
    assert "lay:three-goals" not in offered(table, 0)


def test_W3_both_teams_choose_at_the_same_time_and_reveal_together() -> None:
    table = quiet_group_a()
    assert set(table.asked) == {0, 1}
    table.play(1, "lay:defence", "done")
    assert table.asked == (0,)
    assert events(table, "laid") == []
    table.play(0, "lay:goal", "lay:goal", "done")
    told = [(event["team"], letters_of(event["cards"])) for event in events(table, "laid")]
    assert told == [("south-africa", "GG"), ("mexico", "D")]


def test_W3_the_order_of_answering_does_not_matter() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        table = quiet_group_a()
        answers = {0: ("lay:goal", "lay:goal", "done"), 1: ("lay:foul", "done")}
        for seat in order:
            table.play(seat, *answers[seat])
        ends.append((table.view(0), table.view(1), table.events(None)))
    assert ends[0] == ends[1]


def test_W3_a_player_whose_two_teams_meet_chooses_for_both() -> None:
    table = quiet_group_a({"uruguay": 1, "france": 1})
    assert table.asked == (0,)
    assert table.question(0).team == "south-africa"  # type: ignore[union-attr]
    table.play(0, "lay:goal", "done")
    assert table.asked == (0,)
    assert table.question(0).team == "mexico"  # type: ignore[union-attr]
    assert offered(table, 0) == {"lay:defence", "lay:foul", "lay:goal"}
    why = table.why_not(0, "done")
    assert why is not None
    assert why.key == "lay-one-first"
    assert events(table, "full-time") == []
    table.play(0, "lay:foul", "done")
    assert score(table) == (0, 0)
    assert table.asked == (1,)


def test_grupos_one_match_at_a_time() -> None:
    table = begin_group("A", seats=4, owners={"mexico": 1, "uruguay": 2, "france": 3})
    assert set(table.asked) == {0, 1}
    why = table.why_not(2, "lay:goal")
    assert why is not None
    assert why.key == "not-asked"


# After a match


def test_grupos_laid_cards_are_discarded_after_the_match() -> None:
    table = quiet_group_a()
    lay(table, "GD", "F")
    public = table.view(None)["table"]
    assert letters_of(public["discards"]["cards"]) == "GDF"
    assert public["laid"] == [{"cards": []}, {"cards": []}]


def test_the_view_names_the_laid_cards() -> None:
    table = begin_group("A", {"south-africa": "PG", "mexico": "D"})
    lay(table, "PG", "D")
    assert table.asked == (golazo.CHANCE,)
    assert table.view(None)["table"]["laid"] == [{"cards": ["goal", "penalty"]}, {"cards": ["defence"]}]


def test_the_table_counts_a_match_only_when_it_is_over() -> None:
    table = begin_group("A", {"south-africa": "P", "mexico": "D"}, "G")
    lay(table, "P", "D")
    assert table.asked == (golazo.CHANCE,)
    assert [row["points"] for row in table.view(None)["table"]["groups"][0]["rows"]] == [0, 0, 0, 0]
    flip(table, "G")
    assert sum(row["points"] for row in table.view(None)["table"]["groups"][0]["rows"]) == 3


def test_W13_what_a_hand_has_left_after_its_third_match_is_discarded_at_once() -> None:
    """Mexico and Uruguay have played their three matches after the fifth; the sixth may have to reshuffle."""
    table = quiet_group_a()
    for first, second in (("G", "D"), ("G", "2"), ("G", "F"), ("3", "D"), ("F", "F")):
        lay(table, first, second)
    public = table.view(None)["table"]
    counts = {hand["team"]: hand["count"] for hand in public["hands"]}
    assert counts["mexico"] == counts["uruguay"] == 0
    assert sum(counts.values()) + public["deck"] + len(public["discards"]["cards"]) == 32
    discarded = Counter(public["discards"]["cards"])
    assert discarded == Counter({"goal": 6, "two-goals": 2, "three-goals": 1, "attack": 3, "defence": 2, "foul": 4})
