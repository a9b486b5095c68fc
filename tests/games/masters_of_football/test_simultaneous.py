"""The conformance suite on the option `simultaneous`: both matches of a matchday at once (M21)."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from golazo import Table
from golazo.games.masters_of_football import MastersOfFootball
from golazo.games.masters_of_football.table import Competition

from ...conformance import checks
from ...conformance.course import Course, courses

# A script of draws has one order. People at two pitches roll in any order, so that check is for one match at a time.
CHECKS = [check for check in checks.ALL if check is not checks.typed_chance_is_the_same_game]


class AtOnce(MastersOfFootball):
    """The game with the option set, so that the suite's checks can be used as they are."""

    def new(self, seats: int, *arguments: Any, **more: Any) -> Table[Competition]:
        return super().new(seats, *arguments, **{**more, "options": {"simultaneous": True}})


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_M21_conformance(seats: int, check: Callable[[Any, int, Course], None]) -> None:
    game = AtOnce()

    @settings(max_examples=2, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(courses())
    def run(course: Course) -> None:
        check(game, seats, course)

    run()
