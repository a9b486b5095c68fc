"""Bots by name, and bots that misbehave."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import golazo
from golazo.bots import BadBot, decide, is_own, make, names
from golazo.bots.registry import GREEDY

BAD = Path(__file__).with_name("bad.py")
GAME = "world-cup-2010"


def test_the_random_bot_chooses_what_is_offered_and_all_of_it() -> None:
    table = golazo.game(GAME).new(2, seed=3)
    seat = table.asked[0]
    bot = make("random", GAME, random.Random(1))
    chosen = {decide(bot, "random", table, seat) for _ in range(200)}
    assert chosen == set(table.choices(seat))


@pytest.mark.parametrize("game", golazo.games())
def test_every_bot_of_every_game_plays_to_the_end(game: str) -> None:
    rules = golazo.game(game)
    for name in names(game):
        table = rules.new(rules.seat_counts[0], seed=1)
        bots = [make(name, game, random.Random(seat)) for seat in range(rules.seat_counts[0])]
        while not table.over:
            seat = table.asked[0]
            table.play(seat, decide(bots[seat], name, table, seat))
        assert table.result is not None


def test_greedy_beats_random_where_there_is_one() -> None:
    from golazo.arena import Series, play_series

    for game in golazo.games():
        if GREEDY in names(game):
            tally = play_series(Series(game, (GREEDY, "random"), 12, "greed"))
            assert tally.entrants[0].wins > 8, game


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("clever", "bot-unknown"),
        ("no_such_module:Bot", "bot-not-found"),
        ("no/such/file.py:Bot", "bot-not-found"),
        (f"{BAD}:Nobody", "bot-not-found"),
        (f"{BAD}:Unborn", "bot-not-found"),
        (f"{BAD}:Mute", "bot-cannot-choose"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused(name: str, key: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(name, GAME, random.Random(0))
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("kind", "key"), [("Crashes", "bot-crashed"), ("Cheats", "bot-cheated"), ("Stalls", "bot-stalled")]
)
def test_a_bad_bot_is_named_and_the_table_stays(kind: str, key: str) -> None:
    table = golazo.game(GAME).new(2, seed=3)
    before = table.record()
    name = f"{BAD}:{kind}"
    assert is_own(name)
    with pytest.raises(BadBot) as caught:
        decide(make(name, GAME, random.Random(0)), name, table, table.asked[0], patience=0.2)
    assert caught.value.key == key
    assert kind in str(caught.value)
    assert table.record() == before


def test_a_bot_that_plays_by_itself_plays_on_a_copy() -> None:
    table = golazo.game(GAME).new(2, seed=3)
    before = table.record()
    bot = make(f"{BAD}:PlaysItself", GAME, random.Random(0))
    assert decide(bot, "itself", table, table.asked[0]) in table.choices(table.asked[0])
    assert table.record() == before
