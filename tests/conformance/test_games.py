"""The suite on every registered game and a choice of seat counts that covers each kind of table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import golazo

from . import checks
from .course import EXAMPLES, Course, courses
from .given import seat_counts

TABLES = [(game_id, seats) for game_id in golazo.games() for seats in seat_counts(golazo.game(game_id))]


def test_every_game_is_checked_with_its_least_and_most_seats() -> None:
    for game_id in golazo.games():
        counts = golazo.game(game_id).seat_counts
        assert set(seat_counts(golazo.game(game_id))) <= set(counts)
        assert {counts[0], counts[-1]} <= set(seat_counts(golazo.game(game_id)))


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("game_id", "seats"),
    [(game_id, seats) for game_id in golazo.games() for seats in seat_counts(golazo.game(game_id))],
)
def test_game(game_id: str, seats: int, check: Callable[[Any, int, Course], None]) -> None:
    game = golazo.game(game_id)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(courses())
    def run(course: Course) -> None:
        check(game, seats, course)

    run()
