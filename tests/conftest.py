"""What holds for all tests."""

from __future__ import annotations

import pytest

AT_THE_MERCY_OF_THE_CLOCK = ("tests/web/", "tests/server/")
"""Real browsers and servers share few cores with other tests: what fails there is tried twice more. Rules are not."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(AT_THE_MERCY_OF_THE_CLOCK):
            item.add_marker(pytest.mark.flaky(reruns=2))
