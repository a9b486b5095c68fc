"""Free acts: swaps (p. 3, M12) and cards that are played at any time (p. 16, M29)."""

import random

import pytest

from golazo import IllegalChoice
from golazo.engine.pack import Pack
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.rules.market import transfer_market

from .bench import PACK, Bench, card, pack_with_card, squad_pack

PLAIN_MANAGERS = ("super-agent-partnership",) * 4
ALIKE = squad_pack({})
IDS = PACK.ids("player")


def bench_with(hands: dict[int, list[str]], pack: Pack = ALIKE, money: int = 9) -> Bench:
    return Bench(hands=hands, managers=PLAIN_MANAGERS, pack=pack, money=money).match()


def test_M12_discard_first_then_draw_for_1M_as_often_as_one_can_pay() -> None:
    bench = bench_with({0: ["twelfth-man"]}, money=2)
    kind, question = bench.kind(), bench.table.question(0)
    assert bench.acts(0) == ["swap:twelfth-man"]
    bench.play(0, "swap:twelfth-man")
    assert bench.m.discards[card("twelfth-man")] == 1
    assert (bench.kind(), bench.table.asked, bench.m.money[0]) == ("draw-card", (0,), 1)
    bench.play(0, "card:mind-games")
    assert (bench.kind(), bench.table.question(0)) == (kind, question)
    bench.play(0, "swap:mind-games").play(0, "card:high-press")
    assert (bench.m.money[0], bench.acts(0)) == (0, [])
    assert bench.why_not(0, "swap:high-press") == "swap-too-dear"


def test_M12_at_any_time_of_the_season_also_for_who_is_not_asked_and_outside_a_match() -> None:
    bench = bench_with({seat: ["mind-games"] for seat in range(2)})
    kinds = set()
    while not bench.table.over and bench.m.sides[0][0] != -1:
        for seat in (0, 1):
            is_sealed = seat in bench.m.sealed or bool(seat in bench.m.asks and bench.m.asks[seat].steps)
            assert bench.acts(seat) == ([] if is_sealed else ["swap:mind-games"])
        kinds.add(bench.kind())
        bench.quietly()
    assert {"choose-team", "announce", "roll-attack", "card-window", "announce-substitutions"} <= kinds
    market = Bench(hands={0: ["mind-games"]}, managers=PLAIN_MANAGERS).begin((transfer_market,))
    assert market.acts(0) == ["swap:mind-games"]


def test_M12_it_is_never_asked_for() -> None:
    table = GAME.new(4, seed=12, listen=False)
    rng = random.Random(12)
    while not table.over:
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        assert "swap" not in question.kind
        assert all(choice[0] != "swap" for choice in table.choices(seat))
        table.play(seat, rng.choice(table.choices(seat)))


def test_M12_while_ones_own_answer_lies_sealed_or_is_begun_one_waits() -> None:
    bench = bench_with({0: ["mind-games"], 1: ["mind-games"]}).until("choose-team")
    bench.play(0, bench.offers(0)[0])
    assert (bench.acts(0), bench.why_not(0, "swap:mind-games")) == ([], "act-answer-begun")
    bench.play(0, "tactic:direct")
    assert (bench.acts(0), bench.why_not(0, "swap:mind-games")) == ([], "act-answer-sealed")
    assert bench.acts(1) == ["swap:mind-games"]


def test_M10_M12_who_has_announced_lays_before_he_swaps() -> None:
    bench = bench_with({1: ["tactical-fouls"], 0: ["mind-games"]}).until("announce", "levels")
    bench.play(1, "announce")
    assert bench.table.asked == (0,)
    assert (bench.acts(1), bench.why_not(1, "swap:tactical-fouls")) == ([], "cards-announced")
    assert bench.acts(0) == ["swap:mind-games"]
    bench.play(0, "decline").play(1, "lay:tactical-fouls", "done").until("card-window")
    assert bench.why_not(1, "swap:tactical-fouls") == "card-not-in-hand"


def test_M12_before_whistleblower_too() -> None:
    bench = bench_with({0: ["mind-games"], 1: ["bought-linesman"]}).until("card-window", "after-turn", turn=2)
    bench.play(1, "play:bought-linesman").until("card-window", "corruption")
    bench.play(0, "swap:mind-games").play(0, "card:whistleblower")
    assert bench.window() == "corruption"
    bench.play(0, "play:whistleblower").until("roll-attack")
    assert bench.m.attacker[0] == 1
    assert bench.m.space[0] == 2


def test_M12_from_the_deal_to_the_end_of_the_last_match() -> None:
    table = GAME.new(2, seed=3)
    assert table.acts(0) == ()
    rng = random.Random(3)
    while not table.over:
        table.play(table.asked[0], rng.choice(table.choices(table.asked[0])))
    assert table.acts(0) == ()
    with pytest.raises(IllegalChoice, match="over"):
        table.play(0, "swap:mind-games")


# Cards at any time


def test_M29_money_in_any_match_or_none() -> None:
    bench = bench_with({0: ["shirt-sponsor"], 2: ["shirt-sponsor"]})
    assert "play-now:shirt-sponsor" in bench.acts(0)
    bench.play(2, "play-now:shirt-sponsor").until("roll-attack", turn=2).play(0, "play-now:shirt-sponsor")
    assert (bench.m.money[0], bench.m.money[2]) == (11, 11)
    assert bench.m.discards[card("shirt-sponsor")] == 2
    assert [event["player"] for event in bench.told("card-played")] == [2, 0]


def test_M29_wonderkid_until_the_academy_is_over() -> None:
    bench = bench_with({0: ["wonderkid", "wonderkid"]})
    bench.play(0, "play-now:wonderkid")
    assert bench.m.wonderkids == 1
    assert bench.why_not(0, "play-now:wonderkid") == "academy-gold-already"
    late = bench_with({0: ["wonderkid"]})
    late.m.is_academy_over = True
    assert late.why_not(0, "play-now:wonderkid") == "academy-is-over"


def any_time(effect: dict[str, object], target: str = "own") -> Pack:
    """Extra Training made a card that is played at any time."""
    return pack_with_card(ALIKE, "extra-training", timing="any", windows=["any-time"], target=target, effect=effect)


def test_M29_what_acts_on_a_match_only_in_an_own_match() -> None:
    bench = bench_with({0: ["extra-training"], 2: ["extra-training"]}, any_time({"attack": 2}))
    assert "play-now:extra-training" in bench.acts(0)
    assert bench.why_not(2, "play-now:extra-training") == "card-own-match"
    bench.until("card-window", "after-roll").play(0, "play-now:extra-training")
    assert bench.table.view(0)["table"]["pitches"][0]["sides"][0]["attack"]["value"] == 8
    assert (bench.kind(), bench.window()) == ("card-window", "after-roll")


def test_M29_M30_a_player_can_be_named_once_they_are_revealed() -> None:
    bench = bench_with({0: ["extra-training"]}, any_time({"player_attack": 2}, "either"))
    assert bench.why_not(0, f"play-now-on:extra-training,{IDS[0]}") == "players-face-down"
    bench.until("card-window", "before-roll")
    on = [choice for choice in bench.acts(0) if choice.startswith("play-now-on")]
    assert len(on) == 6
    bench.play(0, on[0])
    assert bench.m.in_play[0][0][2] != -1


def test_M29_a_substitution_card_until_half_time_is_over() -> None:
    bench = bench_with({0: ["extra-training"]}, any_time({"substitutions": 1}))
    bench.until("announce-substitutions").play(0, "play-now:extra-training")
    assert bench.m.substitutions[0] == [2, 1]
    late = bench_with({0: ["extra-training"]}, any_time({"substitutions": 1})).until("roll-attack", turn=9)
    assert late.why_not(0, "play-now:extra-training") == "half-time-is-over"


def test_a_card_of_a_window_is_no_act_and_says_when_it_is_played() -> None:
    bench = bench_with({0: ["tactical-fouls"]})
    why = bench.table.why_not(0, "play-now:tactical-fouls")
    assert why is not None
    assert (why.key, dict(why.arguments)["window"]) == ("card-not-now", "levels")
