"""Everything that plays goes through `Table` and `Seat`: what lies behind is for the engine and the games alone."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import golazo

SOURCE = Path(golazo.__file__).parent
BEHIND = re.compile(r"\.position\b|engine\.position import")
OUTSIDE = ("server", "terminal", "print", "words", "lab", "doors")


def test_nothing_outside_reaches_past_the_table() -> None:
    files = [file for name in OUTSIDE for file in sorted((SOURCE / name).rglob("*.py"))]
    assert files
    found = [
        f"{file.relative_to(SOURCE)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if BEHIND.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("game", golazo.games())
def test_open_questions_agree_with_the_questions_in_words(game: str) -> None:
    rng = random.Random(game)
    table = golazo.game(game).new(2, seed=3)
    for _ in range(60):
        if table.over:
            break
        for seat, told in table.open_questions().items():
            asked = table.question(seat)
            assert (asked is None) == told.is_answered
            assert told == table.open_question(seat)
            assert table.is_window(seat) == told.is_window
            if asked is not None:
                shown = (told.id, told.kind, told.steps, told.is_sealed, told.is_chance)
                assert shown == (asked.id, asked.kind, len(asked.steps), asked.sealed, asked.chance)
        mark = table.mark
        seat = table.asked[0]
        before = len(table.events_since())
        table.play(seat, rng.choice(table.choices(seat)))
        assert table.events_since()[before:] == table.events_since(mark)
    assert table.header(0) == {key: table.view(0)[key] for key in table.header(0)}
    assert table.names.with_ids(table.plain_view(0)) == table.view(0)["table"]


def test_a_table_says_where_its_chance_comes_from() -> None:
    typed = golazo.game("world-cup-2010").new(2, chance="typed")
    seeded = golazo.game("world-cup-2010").new(2, seed=1)
    assert typed.source is None
    assert seeded.source is not None
    assert seeded.seats == 2
    assert seeded.draws_made > 0 == typed.draws_made
    assert seeded.serial == max(each.serial for each in seeded.open_questions().values())
