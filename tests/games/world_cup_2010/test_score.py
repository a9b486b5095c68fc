"""Definindo o placar de uma partida: a scripted match for each sentence, then W4 and W5.

The opening matches and their restrictions: A two-and-three v three, B none v three, E none v two-and-three.
"""

from __future__ import annotations

import pytest

import golazo
from tests.games.world_cup_2010.positions import begin_group, events, flip, group_match, lay, letters_of, score

# Cada Defesa remove um Ataque


@pytest.mark.parametrize(
    ("attacks", "defences", "flips", "goals"),
    [("AA", "D", "G", 0), ("AA", "DD", "", 0), ("AAAA", "DD", "", 1), ("AAAA", "D", "G", 1), ("A", "DDD", "", 0)],
)
def test_placar_each_defence_removes_an_attack(attacks: str, defences: str, flips: str, goals: int) -> None:
    assert group_match("B", attacks, defences, flips) == (goals, 0)


def test_placar_a_defence_removes_no_goal() -> None:
    assert group_match("B", "G2", "DDDD") == (3, 0)


def test_placar_a_team_does_not_remove_its_own_attacks_or_goals() -> None:
    assert group_match("B", "GAAD", "GFF") == (1, 1)


# Cada Falta e Impedimento reduz a quantidade de gols de uma carta Gol do oponente em um


@pytest.mark.parametrize(
    ("goals", "hits", "left"),
    [("G", "F", 0), ("2", "F", 1), ("3", "FF", 1), ("GG", "F", 1), ("G2", "FF", 1), ("3G", "FFFF", 0)],
)
def test_placar_each_foul_takes_one_goal(goals: str, hits: str, left: int) -> None:
    assert group_match("B", goals, hits) == (left, 0)


@pytest.mark.parametrize(("goals", "hits", "left"), [("G", "O", 0), ("2", "O", 1), ("3", "OO", 1), ("GG", "FO", 0)])
def test_placar_each_offside_takes_one_goal(goals: str, hits: str, left: int) -> None:
    assert group_match("B", goals, hits) == (left, 0)


def test_W4_goals_never_fall_under_0() -> None:
    assert group_match("B", "GAA", "FFFF") == (1, 0)


def test_W4_a_foul_that_finds_nothing_does_nothing() -> None:
    assert group_match("B", "AA", "FF") == (1, 0)
    assert group_match("B", "P", "F", "G") == (1, 0)


def test_placar_a_penalty_is_not_a_goal_card_for_a_foul_or_an_offside() -> None:
    assert group_match("B", "PP", "FO", "GA") == (2, 0)


# Caso não haja gols para serem removidos, um Impedimento remove um Ataque


@pytest.mark.parametrize(
    ("own", "hits", "flips", "goals"),
    [("A", "O", "", 0), ("AA", "O", "D", 0), ("AAA", "O", "", 1), ("GA", "OO", "", 0), ("GAA", "O", "", 1)],
)
def test_placar_an_offside_that_finds_no_goal_removes_an_attack(own: str, hits: str, flips: str, goals: int) -> None:
    assert group_match("B", own, hits, flips) == (goals, 0)


def test_W4_fouls_take_goals_before_offsides() -> None:
    """The Foul takes the one goal, so the Offside is left for the Attack: nothing to flip."""
    assert group_match("B", "GA", "OF") == (0, 0)


def test_W4_offsides_and_defences_cancel_attacks_together() -> None:
    assert group_match("B", "AAAA", "ODD", "A") == (1, 0)
    assert group_match("B", "AAA", "OOD") == (0, 0)


# Pênalti: se a carta for de Gol ou Ataque o pênalti é convertido em gol


@pytest.mark.parametrize(("flipped", "goals"), [*zip("G23A", (1, 1, 1, 1), strict=True), *((c, 0) for c in "DFOP")])
def test_placar_a_penalty_scores_one_on_any_goal_card_or_attack(flipped: str, goals: int) -> None:
    assert group_match("B", "P", "D", flipped) == (goals, 0)


def test_placar_a_card_is_flipped_for_every_penalty() -> None:
    assert group_match("B", "PPP", "D", "GFA") == (2, 0)


# Cada duas cartas de Ataque equivalem a um gol; uma restante: um gol se a carta for de Ataque


@pytest.mark.parametrize(("attacks", "goals"), [("AA", 1), ("AAAA", 2)])
def test_placar_each_two_attacks_are_a_goal(attacks: str, goals: int) -> None:
    assert group_match("B", attacks, "F") == (goals, 0)


@pytest.mark.parametrize(("flipped", "goals"), [("A", 1), *((card, 0) for card in "G23DFOP")])
def test_placar_the_odd_attack_scores_on_an_attack_only(flipped: str, goals: int) -> None:
    assert group_match("B", "A", "F", flipped) == (goals, 0)


def test_placar_three_attacks_are_a_goal_and_one_flip() -> None:
    assert group_match("B", "AAA", "F", "A") == (2, 0)


# 3 Gols, 2 Gols, Gol and the restrictions


@pytest.mark.parametrize(("letter", "worth"), [("B", 3), ("G", 2), ("A", 1)])
def test_placar_three_goals_is_worth_what_the_restriction_leaves(letter: str, worth: int) -> None:
    """Argentina has none, Ivory Coast one on 3 Goals, South Africa one on 2 Goals as well."""
    assert group_match(letter, "3", "D") == (worth, 0)


@pytest.mark.parametrize(("letter", "worth"), [("B", 2), ("G", 2), ("A", 1)])
def test_placar_two_goals_is_worth_one_for_a_team_restricted_on_it(letter: str, worth: int) -> None:
    assert group_match(letter, "2", "D") == (worth, 0)


@pytest.mark.parametrize("letter", "BGA")
def test_placar_a_goal_is_worth_one_for_everybody(letter: str) -> None:
    assert group_match(letter, "GG", "D") == (2, 0)


def test_placar_each_side_has_its_own_restriction() -> None:
    """Netherlands without, Denmark restricted on both."""
    assert group_match("E", "2", "23") == (2, 2)


def test_W4_the_restriction_sets_the_worth_before_fouls_are_counted() -> None:
    assert group_match("A", "D", "3") == (0, 2)
    assert group_match("A", "FF", "3") == (0, 0)
    assert group_match("A", "3", "F") == (0, 0)


# A ordem de revelar as cartas


def test_placar_flips_in_the_printed_order() -> None:
    table = begin_group("F", {"italy": "PAP", "paraguay": "AP"}, "GFADA")
    lay(table, "PAP", "AP")
    flip(table, "GFADA")
    assert score(table) == (2, 1)
    flipped = [(event["team"], event["reason"], event["scores"]) for event in events(table, "flipped")]
    assert flipped == [
        ("italy", "penalty", True),
        ("italy", "penalty", False),
        ("italy", "odd-attack", True),
        ("paraguay", "penalty", False),
        ("paraguay", "odd-attack", True),
    ]


def test_placar_nothing_is_flipped_without_a_penalty_or_an_odd_attack() -> None:
    table = begin_group("B", {"argentina": "AAG", "nigeria": "2D"})
    lay(table, "AAG", "2")
    assert golazo.CHANCE not in table.asked
    assert events(table, "flipped") == []
    assert score(table) == (2, 2)


# O baralho


def test_W5_flipped_cards_are_discarded() -> None:
    table = begin_group("B", {"argentina": "PG", "nigeria": "AD"}, "GF")
    lay(table, "P", "A")
    flip(table, "GF")
    assert letters_of(table.view(None)["table"]["discards"]["cards"]) == "GAFP"


def test_placar_an_empty_deck_is_made_of_the_discards() -> None:
    """Group D deals 28 cards: four are left to flip, and the fifth flip comes from those four."""
    table = begin_group("D", {"germany": "PPA", "australia": "PA"}, "GG2F")
    lay(table, "PPA", "PA")
    flip(table, "GG2F")
    before = table.view(None)
    with pytest.raises(golazo.IllegalChoice) as refused:
        table.play(golazo.CHANCE, "flip:attack")
    assert refused.value.key == "chance-impossible"
    assert table.view(None) == before
    flip(table, "2")
    assert [event["count"] for event in events(table, "reshuffled")] == [4]
    assert score(table) == (2, 0)
    assert table.view(None)["table"]["deck"] == 3


def test_open_play_is_told_card_by_card() -> None:
    table = begin_group("B", {"argentina": "23AA", "nigeria": "FOGD"})
    lay(table, "23AA", "FOG")
    told = {event["team"]: event for event in events(table, "open-play")}
    for event in told.values():
        assert sum(part["amount"] for part in event["why"]) == event["goals"]
    assert [(part["by"], part.get("card"), part["amount"]) for part in told["argentina"]["why"]] == [
        ("card", "two-goals", 2),
        ("card", "three-goals", 3),
        ("card", "foul", -1),
        ("card", "offside", -1),
        ("attack-pairs", None, 1),
    ]


@pytest.mark.parametrize(
    ("own", "hits", "cancelled"),
    [
        ("AA", "DD", [("defence", 2)]),
        ("AAA", "D", [("defence", 1)]),
        ("AA", "OD", [("offside", 1), ("defence", 1)]),
        ("GA", "O", []),
        ("GA", "OO", [("offside", 1)]),
        ("A", "OOD", [("offside", 1)]),
        ("GG", "DD", []),
    ],
)
def test_W4_the_breakdown_names_every_cancelled_attack(own: str, hits: str, cancelled: list[tuple[str, int]]) -> None:
    table = begin_group("B", {"argentina": own + "F", "nigeria": hits + "F"})
    lay(table, own, hits)
    why = next(event["why"] for event in events(table, "open-play") if event["team"] == "argentina")
    assert [(part["card"], part["count"]) for part in why if part["by"] == "attack-cancelled"] == cancelled
    assert all(part["amount"] == 0 for part in why if part["by"] == "attack-cancelled")
