"""What holds for all tests."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes is the machine's affair, not the code's.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

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
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    places = (place for place, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start))
    return next(places, len(LONGEST_FIRST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How long the tests of each folder took, added up over all workers."""
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                folder = report.nodeid.split("/")[1]
                seconds[folder] += report.duration
                tests[folder] += report.when == "call"
    if seconds:
        terminalreporter.section("time by folder")
    for folder in sorted(seconds, key=seconds.__getitem__, reverse=True):
        terminalreporter.line(f"{folder:<14}{tests[folder]:>6} tests {seconds[folder]:>8.1f} s")
