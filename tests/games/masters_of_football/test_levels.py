"""Levels of attack and defence, and who gives way (p. 7, M3, M6, M23)."""

import pytest

from golazo.games.masters_of_football.rules.levels import BLUE, BROWN, GREEN, ORANGE, PURPLE, RED, level_of, settled

from .bench import PACK, Bench, card, pack_with, squad_pack


@pytest.mark.parametrize(
    ("total", "level"),
    list(zip((-3, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 30), (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5), strict=True)),
)
def test_level_of_a_total(total: int, level: int) -> None:
    assert level_of(total) == level


def test_M3_both_red_the_side_with_home_advantage_rises_to_orange() -> None:
    assert settled(0, 2, True, ORANGE) == (ORANGE, RED)
    assert settled(0, 2, False, ORANGE) == (RED, ORANGE)


def test_M3_option_both_red_brown() -> None:
    bench = Bench(pack=squad_pack({"attack": [0] * 4, "defence": [0] * 4}), both_red="brown").match()
    bench.until("card-window")
    assert bench.m.levels[0] == [BROWN, RED, BROWN, RED]


def test_M6_equal_levels_attack_with_attack_and_defence_with_defence_the_side_without_advantage_drops() -> None:
    bench = Bench(pack=squad_pack({"attack": [3] * 4, "defence": [2] * 4})).match()
    bench.until("card-window")
    # Totals 9 and 9 in attack, 6 and 6 in defence.
    assert bench.m.levels[0] == [BLUE, GREEN, ORANGE, BROWN]


def test_M6_is_applied_after_all_modifiers() -> None:
    pack = squad_pack({"attack": [3] * 4, "defence": [3] * 4}, {"attack": [3] * 4, "defence": [3] * 4})
    bench = Bench(hands={1: ["call-to-arms"]}, pack=pack).match()
    bench.until("announce", "levels").play(1, "announce")
    bench.until("lay-cards").play(1, "lay:call-to-arms").play(1, "done")
    bench.until("card-window")
    # 9 against 11: no longer equal, nobody drops.
    assert bench.m.levels[0] == [BLUE, PURPLE, BLUE, PURPLE]


def test_M23_a_total_that_changes_during_the_match_changes_both_levels() -> None:
    bench = Bench(hands={1: ["late-tackle"]}, pack=squad_pack({"attack": [3] * 4, "defence": [3] * 4})).match()
    bench.until("card-window", "before-roll")
    assert bench.m.levels[0] == [BLUE, GREEN, BLUE, GREEN]
    target = bench.m.lineups[0][0][0]
    bench.play(1, f"play-on:late-tackle,{PACK.ids('player')[target]}")
    # The hosts fall to 8: green against 9, blue; nobody is equal any more.
    bench.until("card-window", "after-roll")
    assert bench.m.levels[0] == [GREEN, BLUE, GREEN, BLUE]


def test_M23_modifiers_add_to_the_total_not_to_the_colour() -> None:
    bench = Bench(hands={0: ["high-press"]}, pack=squad_pack({"attack": [1, 1, 1, 1], "defence": [2] * 4})).match()
    bench.until("announce", "levels", choose_team="tactic:direct").play(0, "announce")
    bench.until("lay-cards").play(0, "lay:high-press").play(0, "done")
    bench.until("card-window")
    assert bench.m.tactic[0] == 1
    assert bench.m.levels[0][0] == ORANGE  # 3 + 2 = 5, not brown and two colours more


def test_worked_example_defence_9_blue_attack_5_orange_and_the_drop_to_brown() -> None:
    ids = PACK.ids("player")
    values = [((2, 3), 4), ((1, 4), 1), ((0, 2), 1)]
    changes = {
        ids[place]: {"attack": [a] * 4, "defence": [d] * 4, "tactical": t, "genius": [], "position": "DMF"[place]}
        for place, ((a, d), t) in enumerate(values)
    }
    other = {"attack": [0] * 4, "defence": [0] * 4, "tactical": 0, "genius": []}
    for place, attack in enumerate((2, 2, 1)):
        changes[ids[6 + place]] = {**other, "attack": [attack] * 4, "position": "DMF"[place]}
    bench = Bench(
        managers=("master-tactician", "special-one", "joga-bonito", "godfather"),
        hands={0: ["call-to-arms"], 1: ["continuous-movement"]},
        pack=pack_with(changes),
        squads={0: [0, 1, 2], 1: [6, 7, 8]},
    ).match()
    bench.until("announce", "levels").play(1, "announce").play(0, "announce")
    bench.play(1, "lay:continuous-movement", "done").play(0, "lay:call-to-arms", "done")
    bench.until("card-window")
    defence = bench.table.view(0)["table"]["pitches"][0]["sides"][0]["defence"]
    assert sorted(part["amount"] for part in defence["why"]) == [-2, 2, 2, 3, 4]
    assert (defence["value"], defence["level"]) == (9, "blue")
    attack = bench.table.view(0)["table"]["pitches"][0]["sides"][0]["attack"]
    assert (attack["value"], attack["level"]) == (5, "orange")
    # The opponent's attack value is orange as well: he drops to brown.
    assert bench.table.view(0)["table"]["pitches"][0]["sides"][1]["attack"] == {
        **bench.table.view(0)["table"]["pitches"][0]["sides"][1]["attack"],
        "value": 5,
        "level": "brown",
    }
    assert card("call-to-arms") in [entry[0] for entry in bench.m.in_play[0]]
