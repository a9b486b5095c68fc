"""What holds for all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes is the machine's affair, not the code's.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

AT_THE_MERCY_OF_THE_CLOCK = ("tests/web/", "tests/server/")
"""Real browsers and servers share few cores with other tests: what fails there is tried twice more. Rules are not."""

LONGEST_FIRST = (
    "tests/web/test_together.py",
    "tests/web/test_tables.py",
    "tests/web/test_keyboard.py",
    "tests/compiled/",
    "tests/web/",
    "tests/server/",
)
"""So that in the end no worker is left alone with a long test while the others have nothing to do."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(AT_THE_MERCY_OF_THE_CLOCK):
            item.add_marker(pytest.mark.flaky(reruns=2))
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    places = (place for place, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start))
    return next(places, len(LONGEST_FIRST))
