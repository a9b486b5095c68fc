"""Turns, goals, geniuses, injury time, final whistle (p. 8 and 9, M5, M13, M15)."""

from typing import Any

from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, points

from .bench import Bench, squad_pack

# Totals of 6: the hosts are orange (attack die 0 0 1 1 4 4, defence die 1 1 2 4 4 5), the visitors drop to brown
# (attack die 0 0 1 1 3 4, defence die 1 1 2 2 4 5).
ALIKE = squad_pack({})
ATTACKING = squad_pack({"genius": ["attack"]}, {})
STOPPED = squad_pack({"genius": ["attack"]}, {"genius": ["defence"]})
NOBODY_SPECIAL = ("the-laboratory",) * 4


def begun(pack: object = ALIKE, **more: object) -> Bench:
    bench = Bench(pack=pack, managers=NOBODY_SPECIAL, **more).match()  # type: ignore[arg-type]
    return bench.until("roll-attack")


def test_the_home_team_attacks_and_defends_as_printed() -> None:
    bench = begun().finish()
    attackers = [event["team"] for event in bench.told("turn")]
    home, away = "harbour-lions", "atletico-mirante"
    assert attackers[:12] == [home if attacks else away for attacks in HOME_ATTACKS]
    assert "".join("A" if attacks else "D" for attacks in HOME_ATTACKS) == "ADDAADDAADDA"


def test_a_higher_total_is_a_goal_an_equal_one_is_not() -> None:
    bench = begun().roll_turn(4, "1", 4, "1")
    assert bench.m.score[0] == [0, 0]
    bench.until("roll-attack", turn=4).roll_turn(4, "2", 4, "1")
    assert bench.m.score[0] == [1, 0]


def test_a_view_has_who_attacks_in_each_turn_and_whether_the_attack_rolled_more() -> None:
    bench = begun()
    assert pitch(bench)["attackers"]["team"] == [
        "harbour-lions" if attacks else "atletico-mirante" for attacks in HOME_ATTACKS
    ]
    assert not pitch(bench)["dice"]["attack_is_higher"], "nothing is rolled yet"
    bench.roll_turn(4, "1", 4, "1")
    assert not pitch(bench)["dice"]["attack_is_higher"]
    bench.until("roll-attack", turn=4).roll_turn(4, "2", 4, "1")
    assert pitch(bench)["dice"]["attack_is_higher"]


def pitch(bench: Bench) -> dict[str, Any]:
    found: dict[str, Any] = bench.table.view(None)["table"]["pitches"][0]
    return found


def test_M5_a_genius_goal_counts_once_a_match() -> None:
    bench = begun(ATTACKING).roll_turn(0, "genius", 5, "1")
    assert bench.m.score[0] == [1, 0]
    assert bench.m.genius_spent[0] == [True, False]
    bench.until("roll-attack", turn=4).roll_turn(0, "genius", 5, "1")
    assert bench.m.score[0] == [1, 0]


def test_M5_it_is_spent_also_where_the_roll_had_won_anyway() -> None:
    bench = begun(ATTACKING).roll_turn(4, "genius", 1, "1")
    assert bench.m.score[0] == [1, 0]
    assert bench.m.genius_spent[0] == [True, False]


def test_M5_a_defensive_genius_stops_any_goal_and_then_it_is_not_spent() -> None:
    bench = begun(STOPPED).roll_turn(4, "genius", 1, "genius")
    assert bench.m.score[0] == [0, 0]
    assert bench.m.genius_spent[0] == [False, False]
    bench.until("roll-attack", turn=4).roll_turn(4, "2", 1, "genius")
    assert bench.m.score[0] == [0, 0]


def test_M5_a_disallowed_genius_goal_is_spent() -> None:
    bench = begun(ATTACKING, hands={1: ["disallowed-goal"]}).roll_turn(0, "genius", 5, "1")
    bench.until("card-window", "after-goal").play(1, "play:disallowed-goal")
    bench.until("roll-attack")
    assert bench.m.score[0] == [0, 0]
    assert bench.m.genius_spent[0] == [True, False]


def test_M15_injury_time_when_level() -> None:
    bench = begun().until("roll-injury-time")
    bench.roll("roll:2")
    assert bench.told("turn")[-1]["turn"] == 12
    assert bench.table.over or bench.m.results


def test_M15_on_three_the_side_with_home_advantage_attacks_once_more() -> None:
    bench = begun().until("roll-injury-time").roll("roll:3")
    bench.roll_turn(4, "2", 1, "1").finish()
    assert bench.m.results[0] == [0, 1, 1, 0]


def test_M15_one_down_with_home_advantage_but_not_one_up() -> None:
    bench = begun()
    bench.until("roll-attack", turn=2).roll_turn(4, "2", 1, "1")
    bench.until("roll-injury-time").roll("roll:1").finish()
    assert bench.m.results[0] == [0, 1, 0, 1]
    ahead = begun().roll_turn(4, "2", 1, "1").finish()
    assert ahead.told("injury-time") == []


def test_p_9_injury_time_belongs_to_home_advantage_not_to_the_home_team() -> None:
    managers = ("the-laboratory", "the-peoples-club", "godfather", "godfather")
    bench = Bench(pack=ALIKE, managers=managers).match().until("roll-injury-time").roll("roll:3")
    bench.score_goal().finish()
    assert bench.told("injury-time")[0]["team"] == "atletico-mirante"
    assert bench.m.results[0] == [0, 1, 0, 1]
    one_down = Bench(pack=ALIKE, managers=managers).match().until("roll-attack", turn=2).score_goal().finish()
    assert one_down.m.results[0] == [0, 1, 0, 1]
    assert one_down.told("injury-time") == []  # the home team is one down, but home advantage is the visitors'


def test_M15_additional_attack_repeats_the_turn_without_moving_the_marker() -> None:
    bench = begun(hands={0: ["bought-linesman"]}).roll_turn(0, "1", 5, "1")
    bench.until("card-window", "after-turn")
    assert "play:bought-linesman" in bench.offers(0)
    bench.play(0, "play:bought-linesman").until("roll-attack")
    assert (bench.m.space[0], bench.m.attacker[0]) == (0, 0)
    bench.roll_turn(0, "1", 5, "1").until("roll-attack")
    assert (bench.m.space[0], bench.m.attacker[0]) == (1, 1)


def test_M15_an_additional_attack_is_for_the_team_that_attacked_and_a_skip_for_either() -> None:
    bench = begun(hands={1: ["bought-linesman", "time-wasting"]}).roll_turn(0, "1", 5, "1")
    bench.until("card-window", "after-turn")
    assert bench.offers(1) == ["pass", "play:time-wasting"]
    assert bench.why_not(1, "play:bought-linesman") == "not-the-attacker"


def test_M15_skip_takes_the_next_space_and_a_second_one_the_space_after() -> None:
    bench = begun(hands={0: ["time-wasting", "time-wasting"]}).roll_turn(0, "1", 5, "1")
    bench.until("card-window", "after-turn").play(0, "play:time-wasting")
    bench.until("card-window", "after-turn").play(0, "play:time-wasting")
    bench.until("roll-attack")
    assert bench.m.space[0] == 3
    assert [event["turn"] for event in bench.told("turn-skipped")] == [2, 3]


def test_M15_skip_goes_across_half_time() -> None:
    bench = begun(hands={1: ["time-wasting"]}).until("card-window", "after-turn", turn=6)
    bench.play(1, "play:time-wasting").until("choose-tactic")
    bench.until("roll-attack")
    assert bench.m.space[0] == 7


def test_M15_after_turn_12_there_is_nothing_to_skip_but_one_may_attack_again() -> None:
    bench = begun(hands={0: ["time-wasting", "bought-linesman"], 1: ["time-wasting"]})
    bench.until("card-window", "after-turn", turn=12)
    assert bench.offers(0) == ["pass", "play:bought-linesman"]
    assert bench.why_not(0, "play:time-wasting") == "no-turn-to-skip"
    bench.play(0, "play:bought-linesman").until("roll-attack")
    assert (bench.m.space[0], bench.m.attacker[0]) == (11, 0)  # the marker stands still
    bench.score_goal().finish()
    assert bench.m.results[0] == [0, 1, 1, 0]


def test_M13_win_bonus_sets_three_aside_and_gives_back_what_it_did_not_cost() -> None:
    for goals, left in ((1, 6), (0, 8)):
        bench = Bench(hands={0: ["win-bonus"]}, pack=ALIKE, managers=("special-one",) * 4).match()
        bench.until("announce", "levels").play(0, "announce").until("lay-cards").play(0, "lay:win-bonus", "done")
        bench.until("roll-attack")
        assert bench.m.money[0] == 6
        if goals:
            bench.score_goal()
        bench.finish()
        assert bench.m.money[0] == left
    poor = Bench(hands={0: ["win-bonus"]}, pack=ALIKE, managers=("special-one",) * 4, money=2).match()
    assert poor.until("announce", "levels").offers(0) == ["decline"]
    assert poor.why_not(0, "lay:win-bonus") == "card-needs-in-hand"


def test_points_are_three_one_and_none() -> None:
    assert (points(2, 1), points(1, 1), points(0, 1)) == (3, 1, 0)
