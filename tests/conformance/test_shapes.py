"""Views and events are exactly of the shapes that a game declares."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import golazo
from golazo.engine.declared import declared_in, mismatches
from golazo.engine.events import kind_of
from golazo.engine.game import Game
from golazo.engine.view import WholeView

from .course import any_answer

GAMES = 3
EVERY = 7
"""Views are compared so seldom: most of one is as it was a choice before."""


DECLARED = [game_id for game_id in golazo.games() if golazo.game(game_id).has_part("view_types")]


@pytest.mark.parametrize("game_id", DECLARED)
def test_views_and_events_have_their_declared_shapes(game_id: str) -> None:
    game = golazo.game(game_id)
    for number in range(GAMES):
        counts = game.seat_counts
        _check_game(game, counts[number % len(counts)], number)


def _check_game(game: Game[Any], seats: int, seed: int) -> None:
    package = type(game).__module__
    shape = import_module(f"{package}.view_types").View
    events = {kind_of(event): event for event in declared_in(import_module(f"{package}.events"))}
    rng = random.Random(seed)
    table = game.new(seats, seed)
    ids = table.names.fields
    seen = [0] * (seats + 1)
    plies = 0
    while True:
        for place, seat in enumerate([None, *range(seats)]):
            if plies % EVERY == 0 or table.over:
                view = json.loads(json.dumps(table.view(seat)))
                assert list(mismatches(view, WholeView, ())) == []
                assert list(mismatches(view["table"], shape, ids, "view")) == []
            for event in json.loads(json.dumps(table.events(seat, seen[place]))):
                seen[place] += 1
                kind = event.pop("event")
                assert kind in events, f"{kind} is not declared"
                assert list(mismatches(event, events[kind], ids, kind)) == []
        if table.over:
            return
        table.play(*any_answer(table, rng))
        plies += 1


def test_the_types_of_the_browser_are_what_is_declared() -> None:
    script = Path(__file__).parents[2] / "scripts" / "view_types.py"
    checked = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
