"""Every refusal says why."""

from __future__ import annotations

from tests.games.refusals import bare_refusals


def test_every_refusal_says_why() -> None:
    found = set().union(*(bare_refusals("magic-number-eleven", 2, seed) for seed in range(12)))
    assert found == set()
