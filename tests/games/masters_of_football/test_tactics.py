"""The tactical battle (p. 6, M4, M9, M28)."""

import random

from golazo import CHANCE

from .bench import PACK, Bench, pack_with, squad_pack

ALIKE = squad_pack({})
TACTICAL_GENIUS = squad_pack({"genius": ["tactics"]}, {})


VISITORS_HAVE_IT = ("special-one", "the-peoples-club", "godfather", "godfather")


def battle(bench: Bench, home: tuple[str, str], away: tuple[str, str]) -> Bench:
    """Choose possession at home and physical away, and roll."""
    bench.until("choose-team")
    for seat, tactic in ((0, "possession"), (1, "physical")):
        bench.play(seat, bench.offers(seat)[0], f"tactic:{tactic}")
    bench.until("roll-tactic-die")
    return bench.roll(f"roll:{home[0]}", f"genius:{home[1]}", f"roll:{away[0]}", f"genius:{away[1]}")


def test_the_higher_value_sets_the_tactic() -> None:
    bench = battle(Bench(pack=ALIKE, managers=("special-one",) * 4).match(), ("2", "1"), ("4", "1"))
    assert (bench.m.roll_winner[0], bench.m.tactic[0]) == (1, 2)


def test_a_tie_goes_to_home_advantage() -> None:
    bench = battle(Bench(pack=ALIKE, managers=("special-one",) * 4).match(), ("3", "1"), ("2", "2"))
    assert (bench.m.roll_winner[0], bench.m.tactic[0]) == (0, 0)


def test_p_11_a_tie_goes_to_home_advantage_also_where_the_visitors_have_it() -> None:
    bench = battle(Bench(pack=ALIKE, managers=VISITORS_HAVE_IT).match(), ("3", "1"), ("2", "2"))
    assert (bench.m.roll_winner[0], bench.m.tactic[0]) == (1, 2)


def test_a_tactical_genius_with_a_genius_face_wins_with_the_lower_value() -> None:
    bench = battle(Bench(pack=TACTICAL_GENIUS, managers=("special-one",) * 4).match(), ("1", "genius"), ("6", "2"))
    assert bench.m.roll_winner[0] == 0
    without = battle(Bench(pack=TACTICAL_GENIUS, managers=VISITORS_HAVE_IT).match(), ("1", "genius"), ("6", "2"))
    assert without.m.roll_winner[0] == 0  # home advantage has no say where only one side has its genius


def test_a_genius_face_without_a_tactical_genius_counts_2() -> None:
    bench = battle(Bench(pack=ALIKE, managers=("special-one",) * 4).match(), ("1", "genius"), ("3", "1"))
    assert bench.m.roll_winner[0] == 1


def test_two_tactical_geniuses_the_side_with_home_advantage_wins() -> None:
    both = squad_pack({"genius": ["tactics"]})
    bench = battle(Bench(pack=both, managers=("special-one",) * 4).match(), ("1", "genius"), ("6", "genius"))
    assert bench.m.roll_winner[0] == 0
    visitors = battle(Bench(pack=both, managers=VISITORS_HAVE_IT).match(), ("6", "genius"), ("1", "genius"))
    assert visitors.m.roll_winner[0] == 1


def test_the_losers_tactic_stays_face_down() -> None:
    bench = battle(Bench(pack=ALIKE, managers=("special-one",) * 4).match(), ("1", "1"), ("6", "2"))
    sides = bench.table.view(1)["table"]["pitches"][0]["sides"]
    assert sides[0]["laid"]["tactic"] is None
    assert sides[1]["laid"]["tactic"] == "physical"
    assert bench.table.view(0)["table"]["pitches"][0]["sides"][0]["laid"]["tactic"] == "possession"


def test_worked_example_tactical_value_15() -> None:
    ids = PACK.ids("player")
    changes = {ids[place]: {"tactical": value, "position": "DMF"[place]} for place, value in enumerate((4, 1, 1))}
    bench = Bench(
        managers=("master-tactician", "special-one", "joga-bonito", "godfather"),
        hands={0: ["scouting-report"]},
        pack=pack_with(changes),
        squads={0: [0, 1, 2]},
    ).match()
    bench.until("announce", "tactics").play(0, "announce").until("lay-cards").play(0, "lay:scouting-report", "done")
    bench.until("roll-tactic-die").roll("roll:3", "genius:2", "roll:1", "genius:1")
    told = bench.told("tactical-value")[0]
    assert told["value"] == 15
    assert [part["amount"] for part in told["why"]] == [4, 1, 1, 2, 2, 5]
    assert [part["by"] for part in told["why"]] == ["footballer"] * 3 + ["manager", "card", "dice"]


def test_M4_half_time_is_a_full_roll_and_both_choose_again() -> None:
    bench = battle(Bench(pack=TACTICAL_GENIUS, managers=("special-one",) * 4).match(), ("6", "1"), ("1", "1"))
    bench.until("choose-tactic")
    assert bench.m.space[0] == 6
    assert set(bench.table.asked) == {0, 1}
    bench.play(0, "tactic:direct").play(1, "tactic:defensive")
    bench.until("roll-tactic-die").roll("roll:1", "genius:genius", "roll:6", "genius:2")
    assert (bench.m.roll_winner[0], bench.m.tactic[0]) == (0, 1)


def test_M4_the_new_tactics_lie_face_down_until_the_roll() -> None:
    bench = battle(Bench(pack=ALIKE, managers=("special-one",) * 4).match(), ("6", "1"), ("1", "1"))
    bench.until("choose-tactic").play(0, "tactic:direct").play(1, "tactic:defensive")
    assert bench.kind() == "roll-tactic-die"
    assert bench.table.view(1)["table"]["pitches"][0]["sides"][0]["laid"]["tactic"] is None
    tactics = {bench.table.seat(1).redeal(random.Random(seed)).position.laid_tactics[0][0] for seed in range(40)}
    assert len(tactics) > 1


def test_M4_a_card_that_does_not_fit_the_new_tactic_stops_counting_and_counts_again_if_it_returns() -> None:
    bench = Bench(hands={0: ["triangles", "change-of-plan"]}, pack=ALIKE, managers=("special-one",) * 4).match()
    bench.until("announce", "levels").play(0, "announce").until("lay-cards").play(0, "lay:triangles", "done")
    bench.until("card-window")
    assert bench.m.levels[0][0] == 4  # 6 + 3
    bench.until("choose-tactic").play(0, "tactic:direct").play(1, "tactic:direct")
    bench.until("card-window", "before-roll", turn=7)
    assert bench.m.levels[0][0] == 2  # 6, and the other drops
    bench.play(0, "play:change-of-plan")
    bench.until("choose-tactic").play(0, "tactic:possession").play(1, "tactic:possession")
    bench.until("card-window", "after-roll")
    assert bench.m.levels[0][0] == 4


def test_M9_a_forced_tactic_needs_home_advantage_and_there_is_no_roll() -> None:
    bench = Bench(hands={0: ["ploughed-pitch"]}, pack=ALIKE).match()
    bench.until("announce", "tactics").play(0, "announce").until("lay-cards").play(0, "lay:ploughed-pitch", "done")
    bench.until("card-window")
    assert (bench.m.tactic[0], bench.m.forced[0], bench.m.roll_winner[0]) == (2, 2, -1)
    assert bench.told("tactical-battle") == []
    # Nor is there one at half-time.
    bench.until("card-window", turn=7)
    assert bench.m.tactic[0] == 2
    assert bench.told("tactical-battle") == []


def test_M9_without_home_advantage_it_is_discarded_without_effect() -> None:
    bench = Bench(hands={1: ["ploughed-pitch"]}, pack=ALIKE).match()
    bench.until("announce", "tactics").play(1, "announce").until("lay-cards").play(1, "lay:ploughed-pitch", "done")
    bench.until("roll-tactic-die")
    assert bench.m.forced[0] == -1
    assert bench.told("card-without-effect")[0]["card"] == "ploughed-pitch"
    assert bench.m.money[1] == 8  # paid all the same (M26)


def test_M28_roll_for_match_tactics_is_not_possible_under_a_forced_tactic() -> None:
    bench = Bench(hands={0: ["ploughed-pitch", "change-of-plan"]}, pack=ALIKE).match()
    bench.until("announce", "tactics").play(0, "announce").until("lay-cards").play(0, "lay:ploughed-pitch", "done")
    bench.until("card-window", "before-roll")
    assert bench.offers(0) == ["pass"]
    assert bench.table.why_not(0, "play:change-of-plan") is not None


def test_M28_both_choose_face_down_and_roll() -> None:
    bench = Bench(hands={0: ["change-of-plan"]}, pack=ALIKE, managers=("special-one",) * 4).match()
    bench.until("card-window", "before-roll").play(0, "play:change-of-plan")
    bench.until("choose-tactic")
    assert set(bench.table.asked) == {0, 1}
    bench.play(0, "tactic:direct").play(1, "tactic:physical")
    assert bench.table.asked == (CHANCE,)
    bench.roll("roll:1", "genius:1", "roll:5", "genius:1")
    assert bench.m.tactic[0] == 2
