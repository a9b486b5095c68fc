"""Series of games between bots."""

from __future__ import annotations

import random
from pathlib import Path
from time import perf_counter

import pytest

import golazo
from golazo.arena import Series, Tally, play_series, report
from golazo.arena.game import play_blindly
from golazo.arena.tally import mean, wilson
from golazo.bots import BadBot
from golazo.engine.errors import BadSetup

GAME = "world-cup-2010"
BAD = Path(__file__).with_name("bad.py")


def test_a_series_is_the_same_on_any_number_of_cores() -> None:
    series = Series(GAME, ("random",) * 3, 12, "cores")
    alone = play_series(series, jobs=1)
    together = play_series(series, jobs=2)
    alone.seconds = together.seconds = 0
    assert alone == together
    assert alone.games == 12
    assert sum(entrant.wins for entrant in alone.entrants) == pytest.approx(12)


def test_everybody_sits_everywhere() -> None:
    series = Series(GAME, ("a", "b", "c"), 6)
    assert [series.sitting(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_games_of_a_series_differ_and_seeds_decide_them() -> None:
    series = Series(GAME, ("random", "random"), 2, "one")
    assert series.seed_of(0) != series.seed_of(1)
    assert series.seed_of(0) == Series(GAME, ("random", "random"), 9, "one").seed_of(0)
    assert series.seed_of(0) != Series(GAME, ("random", "random"), 2, "two").seed_of(0)


def test_blind_play_takes_offered_choices_only() -> None:
    table = golazo.game(GAME).new(5, seed=11, listen=False)
    decisions = play_blindly(table.position, random.Random(1))
    record = table.record()
    assert len(record["plies"]) == decisions
    assert golazo.replay(record).record() == record  # replay checks every choice


@pytest.mark.parametrize(
    ("kind", "key"),
    [("Crashes", "bot-crashed"), ("Cheats", "bot-cheated"), ("Stalls", "bot-stalled"), ("Dawdles", "bot-half-answer")],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_bot_ends_a_series_with_a_sentence(kind: str, key: str, jobs: int) -> None:
    series = Series(GAME, ("random", f"{BAD}:{kind}"), 4, "bad", patience=0.2)
    begun = perf_counter()
    with pytest.raises(BadBot) as caught:
        play_series(series, jobs=jobs)
    assert caught.value.key == key
    assert perf_counter() - begun < 30


def test_what_cannot_be_played_is_refused_first() -> None:
    with pytest.raises(BadSetup):
        play_series(Series(GAME, ("random",) * 9, 1))
    with pytest.raises(BadSetup):
        play_series(Series(GAME, ("random",) * 2, 1, options={"fog": True}))
    with pytest.raises(BadBot):
        play_series(Series(GAME, ("random", "clever"), 1))


def test_an_interrupted_series_gives_what_was_played() -> None:
    def stop(tally: Tally) -> None:
        if tally.games >= 5:
            raise KeyboardInterrupt

    assert play_series(Series(GAME, ("random",) * 2, 1000, "stop"), on_progress=stop).games == 5


def test_a_shared_win_counts_as_parts() -> None:
    tally = Tally.of(3)
    tally.count([1, 1, 3], [2, 0, 1])
    assert [entrant.wins for entrant in tally.entrants] == [0.5, 0, 0.5]
    assert tally.seats == [0.5, 0.5, 0]


def test_intervals_are_those_of_the_books() -> None:
    interval = wilson(10, 20)
    assert (interval.value, interval.low, interval.high) == pytest.approx((0.5, 0.2993, 0.7007), abs=1e-4)
    nothing = wilson(0, 10)
    assert (nothing.low, nothing.high) == pytest.approx((0, 0.2775), abs=1e-4)
    places = mean(2 + 4 + 4 + 6, 4 + 16 + 16 + 36, 4)
    assert (places.value, places.high - places.value) == pytest.approx((4, 1.96 * (8 / 3 / 4) ** 0.5), abs=1e-3)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(5)
    hits = 0
    for _ in range(1000):
        found = wilson(sum(rng.random() < 0.3 for _ in range(80)), 80)
        hits += found.low <= 0.3 <= found.high
    assert 930 <= hits <= 975


def test_a_report_is_ready_to_be_written() -> None:
    series = Series(GAME, ("random",) * 2, 3, "report")
    figures = report(play_series(series), series.bots, GAME, series.seed, {}, 3)
    assert figures.games == 3
    assert [line.bot for line in figures.bots] == ["random", "random"]
    assert figures.decisions_per_second > 0
