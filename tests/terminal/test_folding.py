"""Pictures on narrow screens."""

from __future__ import annotations

import random

import pytest

import golazo as api
from golazo.bots import Budget, ask, make
from golazo.terminal.folding import fitted
from golazo.terminal.pictures import picture
from golazo.words.reader import Reader


@pytest.mark.parametrize("game", api.games())
def test_pictures_fit_and_lose_no_word(game: str) -> None:
    found = api.game(game)
    table = found.new(found.seat_counts[0], seed="4")
    reader = Reader("pt-PT", game, table.pack)
    bot = make("random", game, random.Random(4))
    for number in range(120):
        if table.over:
            break
        seat = table.asked[0]
        if number % 10 == 0:
            text = picture(table, seat, reader)
            for width in (60, 78):
                narrow = fitted(text, width)
                assert narrow.split() == text.split()
                assert max(map(len, narrow.split("\n"))) <= width
        table.play(seat, *ask(bot, "random", table, seat, 1, Budget()))


def test_a_table_moves_together() -> None:
    rows = ["Name      Club" + " " * 60 + "Points", "Ana       Lions" + " " * 63 + "12"]
    first, second = fitted("\n".join(rows), 70).split("\n")
    assert len(first) <= 70
    assert first.index("Points") - second.index("12") == rows[0].index("Points") - rows[1].index("12")


def test_what_was_folded_is_folded_only_once() -> None:
    text = "Results: " + " ".join(["word"] * 18) + "\n    " + " ".join(["word"] * 5)
    assert len(fitted(text, 78).split("\n")) == 2
