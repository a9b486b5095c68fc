"""The conformance suite on a game of one season, and with every switch of the rules on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings

from golazo.engine.game import Option
from golazo.games.match_of_the_season import MatchOfTheSeason
from tests.conformance import checks
from tests.conformance.course import Course, courses

ON_OR_OFF = Option((True, False))


class OneSeason(MatchOfTheSeason):
    options: ClassVar[dict[str, Option]] = {**MatchOfTheSeason.options, "seasons": Option((1, 6))}


class EverySwitch(MatchOfTheSeason):
    options: ClassVar[dict[str, Option]] = {
        **dict.fromkeys(MatchOfTheSeason.options, ON_OR_OFF),
        "seasons": Option((2, 6)),
    }


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", [OneSeason(), EverySwitch()], ids=["one season", "every switch"])
def test_conformance(game: MatchOfTheSeason, seats: int, check: Callable[[Any, int, Course], None]) -> None:
    @settings(max_examples=2, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(courses(6))
    def run(course: Course) -> None:
        check(game, seats, course)

    run()
