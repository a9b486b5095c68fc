"""Card windows and effects (p. 11, 12 and 15; M1, M2, M8, M10, M11, M24-M27, M30, M31)."""

from golazo import CHANCE
from golazo.games.masters_of_football.cards import STRATEGY

from .bench import PACK, Bench, card, number, pack_with, squad_pack

IDS = PACK.ids("player")
PLAIN_MANAGERS = ("super-agent-partnership",) * 4
ALIKE = squad_pack({})


def bench_with(hands: dict[int, list[str]], managers: tuple[str, ...] = PLAIN_MANAGERS, **more: object) -> Bench:
    return Bench(hands=hands, managers=managers, **{"pack": ALIKE, **more}).match()  # type: ignore[arg-type]


def lay(bench: Bench, window: str, *cards: tuple[int, str]) -> Bench:
    """Each seat announces and lays its cards in this window; everybody else declines."""
    while True:
        bench.until("announce", window)
        seat = bench.table.asked[0]
        bench.play(seat, "announce" if any(each == seat for each, _ in cards) else "decline")
        if bench.kind() == "lay-cards":
            break
    for seat in bench.table.asked:
        bench.play(seat, *[name for each, name in cards if each == seat], "done")
    return bench


# Order and openness


def test_M1_the_second_immunity_is_to_strategy_cards() -> None:
    bench = bench_with({0: ["sports-psychologist"], 1: ["continuous-movement"]})
    lay(bench, "tactics", (0, "lay:sports-psychologist"))
    bench.until("announce", "levels")
    assert bench.m.immune[0][0] >> STRATEGY & 1
    assert (bench.table.asked, bench.offers(1)) == ((1,), ["decline"])
    assert bench.why_not(1, "announce") == "nothing-to-lay"
    assert bench.why_not(1, "lay:continuous-movement") == "team-immune"


def test_M2_no_player_value_leaves_0_to_7() -> None:
    pack = squad_pack({"attack": [6] * 4, "defence": [1] * 4})
    bench = bench_with({0: ["extra-training"], 1: ["late-tackle", "late-tackle"]}, pack=pack)
    bench.until("choose-team").play(0, "field:" + ",".join(IDS[:3]), "tactic:possession")
    lay(bench, "levels", (0, f"lay-on:extra-training,{IDS[0]}"))
    bench.until("card-window")
    attack = bench.table.view(0)["table"]["pitches"][0]["sides"][0]["attack"]
    assert attack["value"] == 7 + 6 + 6
    bench.play(1, f"play-on:late-tackle,{IDS[1]}").until("card-window", "before-roll")
    bench.play(1, f"play-on:late-tackle,{IDS[1]}").until("roll-attack")
    assert bench.table.view(0)["table"]["pitches"][0]["sides"][0]["defence"]["value"] == 3 + 0 + 1
    assert max(player["tactical"] for player in PACK.items["player"]) <= 5


def test_M10_without_home_advantage_first_then_with_it_then_outsiders_in_seat_order() -> None:
    bench = bench_with({0: ["tactical-fouls"], 1: ["tactical-fouls"], 2: ["spoiled-dinner"], 3: ["whistleblower"]})
    order = []
    bench.until("announce", "levels")
    while bench.kind() == "announce":
        order.append(bench.table.asked[0])
        bench.play(order[-1], "decline")
    assert order == [1, 0, 2, 3]


def test_M10_cards_of_the_other_window_are_not_offered() -> None:
    bench = bench_with({0: ["tactical-fouls", "scouting-report"]})
    bench.until("announce", "tactics").play(0, "announce").until("lay-cards")
    assert bench.offers(0) == ["lay:scouting-report"]
    assert bench.why_not(0, "lay:tactical-fouls") == "card-not-now"
    bench.play(0, "lay:scouting-report", "done").until("announce", "levels").play(0, "announce").until("lay-cards")
    assert bench.offers(0) == ["lay:tactical-fouls"]


def test_M10_whoever_has_no_card_to_lay_cannot_announce_and_nobody_else_sees_why() -> None:
    seen = []
    for face in ("tactical-fouls", "set-piece-drill"):
        bench = bench_with({0: [face], 1: ["mind-games"]}).until("announce", "levels")
        while bench.table.asked != (0,):
            bench.quietly()
        assert bench.offers(0) == ["decline", *(["announce"] if face == "tactical-fouls" else [])]
        if face == "set-piece-drill":
            assert bench.why_not(0, "announce") == "nothing-to-lay"
        seen.append((bench.table.view(1), bench.table.events(1), bench.table.asked))
    assert seen[0] == seen[1]


def test_M10_who_announced_lays_one_card_at_least() -> None:
    bench = bench_with({0: ["tactical-fouls"]}).until("announce", "levels")
    while bench.table.asked != (0,):
        bench.quietly()
    bench.play(0, "announce").until("lay-cards")
    assert bench.why_not(0, "done") == "lay-at-least-one"
    bench.play(0, "lay:tactical-fouls")
    assert bench.offers(0) == ["done"]
    assert bench.why_not(0, "lay:tactical-fouls") == "card-laid-already"


def test_M10_laid_cards_are_revealed_together() -> None:
    bench = bench_with({0: ["tactical-fouls"], 1: ["tactical-fouls"]})
    bench.until("announce", "levels").play(1, "announce").play(0, "announce")
    bench.play(1, "lay:tactical-fouls", "done")
    assert bench.told("card-played") == []
    assert bench.m.money[1] == 9
    bench.play(0, "lay:tactical-fouls", "done")
    assert [event["player"] for event in bench.told("card-played")] == [1, 0]


def test_M10_in_the_match_everybody_is_asked_at_once_and_a_card_with_nothing_left_goes_back_unpaid() -> None:
    bench = bench_with({1: ["disallowed-goal"], 2: ["disallowed-goal"]})
    bench.until("roll-attack").score_goal().until("card-window", "after-goal")
    assert set(bench.table.asked) == {1, 2}
    bench.play(2, "play:disallowed-goal")
    assert bench.m.score[0] == [1, 0]
    bench.play(1, "play:disallowed-goal")
    bench.until("roll-attack", turn=2)
    assert bench.m.score[0] == [0, 0]
    assert (bench.m.money[1], bench.m.money[2]) == (7, 9)
    assert bench.m.hands[2] == [card("disallowed-goal")] == bench.m.shown_cards[2]
    assert bench.told("card-taken-back")[0]["player"] == 2


def test_M10_re_rolls_until_all_pass() -> None:
    bench = bench_with({0: ["theatrical-dive", "set-piece-drill"]})
    bench.roll_turn(0, "1", 5, "1").until("card-window", "after-roll")
    bench.play(0, "play-re-roll:theatrical-dive,attack").roll("roll:4", "genius:2")
    assert (bench.kind(), bench.window()) == ("card-window", "after-roll")
    bench.play(0, "play-re-roll:set-piece-drill,defence").roll("roll:1", "genius:1")
    bench.until("roll-attack", turn=2)
    assert bench.m.score[0] == [1, 0]


def test_M11_outsiders_may_play_corruption_and_whistleblower_and_nothing_else() -> None:
    bench = bench_with({2: ["disallowed-goal", "theatrical-dive", "shirt-sponsor"], 3: ["whistleblower"]})
    bench.until("card-window", "after-roll")
    assert bench.offers(2) == ["pass"]
    bench = bench_with({2: ["disallowed-goal", "shirt-sponsor"], 3: ["whistleblower"]})
    bench.until("roll-attack").score_goal().until("card-window", "after-goal")
    assert bench.offers(2) == ["pass", "play:disallowed-goal"]
    bench.play(2, "play:disallowed-goal").play(3, "pass")
    assert (bench.window(), bench.table.asked) == ("corruption", (3,))
    bench.play(3, "play:whistleblower").until("roll-attack", turn=2)
    assert bench.m.score[0] == [1, 0]
    assert (bench.m.discards[card("disallowed-goal")], bench.m.discards[card("whistleblower")]) == (1, 1)


def test_M11_an_outsider_chooses_the_team_or_the_player() -> None:
    bench = bench_with({2: ["spoiled-dinner"]}, managers=("super-agent-partnership",) * 4)
    bench.until("announce", "levels").play(2, "announce").until("lay-cards")
    assert len(bench.offers(2)) == 6
    watch = bench_with({2: ["stopped-watch"]}).until("card-window", "after-turn")
    for_either = [f"play-for:stopped-watch,{club}" for club in ("harbour-lions", "atletico-mirante")]
    assert watch.offers(2) == ["pass", *for_either]


# Re-rolls and immunity


def test_M24_attack_or_defence_ones_own_or_the_others_and_both_dice_are_rolled_again() -> None:
    bench = bench_with({1: ["set-piece-drill"]}).roll_turn(4, "2", 1, "1").until("card-window", "after-roll")
    assert bench.offers(1)[1:] == ["play-re-roll:set-piece-drill,attack", "play-re-roll:set-piece-drill,defence"]
    bench.play(1, "play-re-roll:set-piece-drill,attack")
    assert bench.kind() == "roll-attack"
    bench.roll("roll:0", "genius:1").until("roll-attack", turn=2)
    assert bench.m.score[0] == [0, 0]


def test_M24_attack_only_means_this_turns_attack_roll() -> None:
    bench = bench_with({1: ["theatrical-dive"]}).until("card-window", "after-roll")
    assert bench.offers(1) == ["pass", "play-re-roll:theatrical-dive,attack"]


def test_special_one_re_rolls_once_a_match_and_godfather_for_1M_each() -> None:
    bench = bench_with({}, managers=("special-one", "godfather", "joga-bonito", "clean-hands"), money=2)
    bench.until("card-window", "after-roll")
    assert bench.offers(0) == bench.offers(1) == ["pass", "re-roll:attack", "re-roll:defence"]
    bench.play(0, "re-roll:attack").play(1, "re-roll:attack").until("card-window", "after-roll")
    assert bench.table.asked == (1,)
    assert (bench.m.money[:2], bench.m.re_rolls[0]) == ([2, 1], [0, 0])
    bench.play(1, "re-roll:defence").until("roll-attack", turn=2)
    assert bench.m.money[1] == 0


def test_p12_their_re_rolls_are_no_card_effects_and_work_against_the_immune() -> None:
    managers = ("stadium-inferno", "godfather", "joga-bonito", "clean-hands")
    bench = bench_with({1: ["theatrical-dive"]}, managers=managers)
    bench.until("card-window", "after-roll")
    assert bench.offers(1) == ["pass", "re-roll:attack", "re-roll:defence"]


def test_M25_immunity_stops_what_others_aim_at_him_disallowed_goal_included() -> None:
    managers = ("clean-hands", "special-one", "joga-bonito", "godfather")
    bench = bench_with({1: ["disallowed-goal", "mind-games", "tactical-fouls"]}, managers=managers)
    bench.until("announce", "tactics")
    assert (bench.table.asked, bench.offers(1)) == ((1,), ["decline"])
    bench.until("roll-attack").score_goal().until("card-window", "after-goal")
    assert bench.offers(1) == ["pass"]
    assert bench.why_not(1, "play:disallowed-goal") == "team-immune"


def test_M25_his_own_cards_work_and_so_do_those_that_others_play_on_their_own_team() -> None:
    managers = ("stadium-inferno", "special-one", "joga-bonito", "godfather")
    bench = bench_with({0: ["call-to-arms"], 1: ["twelfth-man", "ploughed-pitch"]}, managers=managers)
    lay(bench, "tactics", (1, "lay:twelfth-man"), (1, "lay:ploughed-pitch"))
    assert (bench.m.advantage[0], bench.m.forced[0]) == (1, 2)
    lay(bench, "levels", (0, "lay:call-to-arms"))
    bench.until("card-window")
    assert bench.table.view(0)["table"]["pitches"][0]["sides"][0]["attack"]["value"] == 8


def test_stadium_inferno_is_immune_at_home_only() -> None:
    managers = ("special-one", "stadium-inferno", "joga-bonito", "godfather")
    bench = bench_with({0: ["tactical-fouls"]}, managers=managers)
    bench.until("announce", "levels").play(0, "announce").until("lay-cards")
    assert bench.offers(0) == ["lay:tactical-fouls"]


# Home advantage, order of resolving, whistleblower


def test_M8_gaining_home_advantage_against_the_peoples_club_does_nothing() -> None:
    managers = ("special-one", "the-peoples-club", "joga-bonito", "godfather")
    bench = bench_with({0: ["twelfth-man"]}, managers=managers)
    assert bench.m.advantage[0] == 1
    lay(bench, "tactics", (0, "lay:twelfth-man"))
    assert bench.m.advantage[0] == 1


def test_M8_otherwise_the_last_one_resolved_holds_and_the_track_follows_who_plays_at_home() -> None:
    bench = bench_with({0: ["twelfth-man"], 1: ["twelfth-man"]})
    lay(bench, "tactics", (1, "lay:twelfth-man"), (0, "lay:twelfth-man"))
    assert bench.m.advantage[0] == 0
    away = bench_with({1: ["twelfth-man"]})
    lay(away, "tactics", (1, "lay:twelfth-man"))
    assert away.m.advantage[0] == 1
    away.until("roll-attack")
    assert away.m.attacker[0] == 0


def test_p12_stadium_inferno_stays_immune_but_loses_home_advantage_to_the_peoples_club() -> None:
    managers = ("stadium-inferno", "the-peoples-club", "joga-bonito", "godfather")
    bench = bench_with({1: ["tactical-fouls"]}, managers=managers)
    assert bench.m.advantage[0] == 1
    assert bench.until("announce", "levels").offers(1) == ["decline"]


def test_M26_immunities_first_then_home_advantage_then_forced_tactics_then_the_rest() -> None:
    hand = ["scouting-report", "ploughed-pitch", "twelfth-man", "sports-psychologist"]
    bench = bench_with({1: hand})
    lay(bench, "tactics", *[(1, f"lay:{face}") for face in hand])
    assert bench.m.forced[0] == 2  # home advantage came first, so the forced tactic's condition held
    assert [PACK.ids("card")[entry[0]] for entry in bench.m.in_play[0]] == [
        "sports-psychologist",
        "twelfth-man",
        "ploughed-pitch",
        "scouting-report",
    ]


def test_M26_an_immunity_revealed_together_with_a_card_stops_it_though_it_is_announced_later() -> None:
    bench = bench_with({0: ["sports-psychologist"], 1: ["mind-games"]})
    lay(bench, "tactics", (1, "lay:mind-games"), (0, "lay:sports-psychologist"))
    assert [event["card"] for event in bench.told("card-without-effect")] == ["mind-games"]
    assert [PACK.ids("card")[entry[0]] for entry in bench.m.in_play[0]] == ["sports-psychologist"]


def test_M26_of_two_forced_tactics_the_first_stands_and_costs_are_not_returned() -> None:
    bench = bench_with({0: ["ploughed-pitch", "narrowed-pitch"]})
    lay(bench, "tactics", (0, "lay:narrowed-pitch"), (0, "lay:ploughed-pitch"))
    assert (bench.m.forced[0], bench.m.money[0]) == (3, 7)


def test_M26_only_what_can_be_paid_in_sum_may_be_laid() -> None:
    bench = bench_with({0: ["tactical-fouls", "tactical-fouls"]}, money=1)
    bench.until("announce", "levels").play(0, "announce").until("lay-cards").play(0, "lay:tactical-fouls")
    assert bench.offers(0) == ["done"]


def test_M27_a_corruption_card_revealed_before_the_match_opens_a_window_and_one_whistleblower_is_enough() -> None:
    bench = bench_with({1: ["spoiled-dinner"], 0: ["whistleblower"], 2: ["whistleblower"]})
    lay(bench, "levels", (1, f"lay-on:spoiled-dinner,{IDS[0]}"))
    assert (bench.window(), set(bench.table.asked)) == ("corruption", {0, 2})
    bench.play(2, "play:whistleblower").play(0, "play:whistleblower")
    bench.until("roll-attack")
    # The first in order, the manager, is paid; the outsider's goes back.
    assert (bench.m.money[0], bench.m.money[2]) == (8, 9)
    assert bench.m.hands[2] == [card("whistleblower")]
    assert bench.m.in_play[0] == []


def test_nested_a_corruption_card_inside_a_re_roll_window_is_answered_by_whistleblower() -> None:
    bench = bench_with({1: ["friendly-referee"], 2: ["whistleblower"]}).roll_turn(4, "2", 1, "1")
    bench.until("card-window", "after-roll").play(1, "play-re-roll:friendly-referee,attack").play(2, "pass")
    assert (bench.window(), bench.table.asked) == ("corruption", (2,))
    assert bench.table.view(0)["table"]["pitches"][0]["pending"]["cards"] == ["friendly-referee"]
    bench.play(2, "play:whistleblower").until("roll-attack", turn=2)
    assert bench.m.score[0] == [1, 0]


def test_M30_a_card_played_before_the_reveal_names_its_player_after_it_and_before_the_roll() -> None:
    bench = bench_with({0: ["captains-armband"]})
    lay(bench, "tactics", (0, "lay:captains-armband"))
    assert (bench.kind(), bench.m.is_revealed[0]) == ("name-target", True)
    target = bench.m.lineups[0][0][1]
    bench.play(0, f"target:{IDS[target]}")
    assert bench.table.asked == (CHANCE,)
    assert bench.m.in_play[0][0][2] == target


def test_M31_who_is_asked_does_not_depend_on_what_he_holds() -> None:
    for face in ("disallowed-goal", "tactical-fouls"):
        bench = bench_with({1: [face], 2: [face]}).until("roll-attack").score_goal()
        bench.until("card-window", "after-goal")
        assert set(bench.table.asked) == {1, 2}
    poor = bench_with({1: ["theatrical-dive"], 2: ["friendly-referee"]}, money=1)
    poor.until("roll-attack").score_goal().until("card-window", "after-turn")
    assert poor.told("goal")  # nobody could pay the only card of the window after a goal


def test_M31_money_and_counts_are_public_faces_are_not() -> None:
    bench = bench_with({0: ["mind-games"], 1: ["high-press"]})
    hands = bench.table.view(0)["table"]["hands"]
    assert [each["card"] for each in hands[0]["cards"]] == ["mind-games"]
    assert (hands[1]["count"], hands[1]["cards"]) == (1, None)
    assert bench.table.view(None)["table"]["teams"][1]["money"] == 9


def test_the_laboratory_pays_nothing_for_evolution_cards() -> None:
    bench = bench_with({0: ["extra-training", "win-bonus"]}, managers=("the-laboratory",) * 4, money=0)
    lay(bench, "levels", (0, f"lay-on:extra-training,{IDS[0]}"), (0, "lay:win-bonus"))
    bench.finish()
    assert bench.m.money[0] == 0


def test_joga_bonito_adds_to_attack_by_tactic() -> None:
    bench = bench_with({}, managers=("joga-bonito", "special-one", "clean-hands", "godfather")).until("card-window")
    side = bench.table.view(0)["table"]["pitches"][0]["sides"][0]
    assert side["attack"]["value"] == 6 + 2
    assert {"amount": 2, "by": "manager", "rule": "p. 13", "manager": "joga-bonito"} in side["attack"]["why"]


def test_a_changed_pack_is_its_own_box() -> None:
    assert pack_with({IDS[0]: {"cost": 9}}).hash != PACK.hash
    assert number("manager", "special-one") == 5
