"""Bots by name, and bots that misbehave."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import golazo
from golazo.bots import BadBot, Budget, ask, is_own, make, names, play
from golazo.bots.registry import GREEDY
from golazo.bots.search import Search

FEW = Budget(playouts=24)
BAD = Path(__file__).with_name("bad.py")
GAME = "world-cup-2010"


def test_the_random_bot_chooses_what_is_offered_and_all_of_it() -> None:
    table = golazo.game(GAME).new(2, seed=3)
    seat = table.asked[0]
    bot = make("random", GAME, random.Random(1))
    chosen = {ask(bot, "random", table, seat, seed, Budget())[0] for seed in range(200)}
    assert chosen == set(table.choices(seat))


@pytest.mark.parametrize("game", golazo.games())
def test_every_bot_of_every_game_plays_to_the_end(game: str) -> None:
    rules = golazo.game(game)
    for name in names(game):
        table = rules.new(rules.seat_counts[0], seed=1)
        bots = [make(name, game, random.Random(seat)) for seat in range(rules.seat_counts[0])]
        if isinstance(bots[0], Search):  # one of them is enough
            bots[1:] = [make("greedy", game, random.Random(seat)) for seat in range(1, len(bots))]
        while not table.over:
            seat = table.asked[0]
            play(table, seat, ask(bots[seat], name, table, seat, "end", FEW), name)
        assert table.result is not None


@pytest.mark.parametrize("game", golazo.games())
def test_a_bot_answers_the_same_whoever_asks_and_however_long_it_has_lived(game: str) -> None:
    """The server makes a bot anew for every answer, the arena and the terminal keep it."""
    rules = golazo.game(game)
    seats = rules.seat_counts[0]
    for name in names(game):
        table = rules.new(seats, seed=2)
        kept = [make(name, game, random.Random(seat)) for seat in range(seats)]
        for _ in range(12):
            if table.over:
                break
            seat = table.asked[-1]
            answer = ask(kept[seat], name, table, seat, "same", FEW)
            assert answer == ask(make(name, game, random.Random()), name, table.clone(), seat, "same", FEW), name
            play(table, seat, answer, name)


@pytest.mark.parametrize("game", golazo.games())
def test_bots_are_honest(game: str) -> None:
    """Same observation, same seed, same answer, whatever the hidden cards are."""
    rules = golazo.game(game)
    seats = rules.seat_counts[-1]
    rng = random.Random(3)
    for name in names(game):
        table = rules.new(seats, seed=4)
        for number in range(0, 12, 2):
            for _ in range(7 * number):
                if not table.over:
                    seat = rng.choice(table.asked)
                    play(table, seat, ask(make("random", game, rng), "random", table, seat, number, FEW), "random")
            if table.over:
                break
            seat = rng.choice(table.asked)
            worlds = [table, table.redeal(seat, rng), table.redeal(seat, rng)]
            answers = {tuple(ask(make(name, game, random.Random()), name, each, seat, 1, FEW)) for each in worlds}
            assert len(answers) == 1, (name, table.question(seat))


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
        (f"{BAD}:Mute", "bot-cannot-answer"),
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
    bot, seat = make(name, GAME, random.Random(0)), table.asked[0]
    with pytest.raises(BadBot) as caught:
        play(table, seat, ask(bot, name, table, seat, 0, Budget(), patience=0.2), name)
    assert caught.value.key == key
    assert kind in str(caught.value)
    assert table.record() == before


def test_a_bot_that_plays_by_itself_plays_on_a_copy() -> None:
    table = golazo.game(GAME).new(2, seed=3)
    before = table.record()
    bot = make(f"{BAD}:PlaysItself", GAME, random.Random(0))
    assert ask(bot, "itself", table, table.asked[0], 0, Budget())[0] in table.choices(table.asked[0])
    assert table.record() == before


def test_somebodys_own_bot_sits_at_a_redealt_table() -> None:
    """What it can reach by force is made up, too: hands, owners of teams, and what chance will bring."""
    table = golazo.game(GAME).new(4, seed=3)
    bot = make(f"{BAD}:Peeks", GAME, random.Random(0))
    ask(bot, "peeks", table, table.asked[0], 0, Budget())
    seen = bot.seen  # type: ignore[attr-defined]
    assert not seen.has_record
    assert seen.source.record() != table.source.record()  # type: ignore[union-attr]
    assert seen.view(table.asked[0]) == table.view(table.asked[0])
