"""Acts of one window that meet acts of another: what is taken back, what lapses, and what others then know (M10)."""

import random

from .bench import Bench, card, squad_pack

ALIKE = squad_pack({})
PLAIN_MANAGERS = ("super-agent-partnership",) * 4


def bench_with(hands: dict[int, list[str]], managers: tuple[str, ...] = PLAIN_MANAGERS) -> Bench:
    return Bench(hands=hands, managers=managers, pack=ALIKE).match()


def assert_every_seat_can_think(bench: Bench) -> None:
    for seat in range(4):
        anew = bench.table.seat(seat).redeal(random.Random(seat))
        assert [len(hand) for hand in anew.position.hands] == [len(hand) for hand in bench.m.hands]


def test_M10_a_card_taken_back_twice_is_still_one_card_to_others() -> None:
    bench = bench_with({0: ["bought-linesman"] * 2, 1: ["whistleblower"], 2: ["whistleblower"], 3: ["whistleblower"]})
    for _ in range(2):
        bench.until("card-window", "after-turn").play(0, "play:bought-linesman")
        bench.until("card-window", "corruption")
        for seat in bench.table.asked:
            bench.play(seat, "play:whistleblower")
    assert [event["player"] for event in bench.told("card-taken-back")] == [2, 3, 3]
    assert bench.m.shown_cards == [[], [], [], [card("whistleblower")]]
    assert_every_seat_can_think(bench)


def test_M10_an_answer_lapses_unseen_when_its_card_was_swapped_in_a_window_within() -> None:
    bench = bench_with({0: ["time-wasting"], 1: ["bought-linesman"], 2: ["whistleblower"]})
    bench.until("card-window", "after-turn", turn=2)
    bench.play(1, "play:bought-linesman").play(0, "play:time-wasting").play(2, "pass")
    bench.until("card-window", "corruption").play(0, "swap:time-wasting").play(0, "card:mind-games")
    bench.until("roll-attack")
    assert [event["player"] for event in bench.told("card-played")] == [1]
    assert bench.told("card-taken-back") == []
    assert (bench.m.hands[0], bench.m.shown_cards[0]) == ([card("mind-games")], [])
    assert_every_seat_can_think(bench)


def test_M25_time_wasting_works_where_it_skips_an_attack_of_ones_own_against_an_immune_side() -> None:
    managers = ("clean-hands", *PLAIN_MANAGERS[1:])
    bench = bench_with({1: ["time-wasting"]}, managers)
    bench.until("card-window", "after-turn", turn=2).play(1, "play:time-wasting").until("roll-attack")
    assert bench.told("card-without-effect") == []
    assert [event["turn"] for event in bench.told("turn-skipped")] == [3]
