"""Every refusal says why."""

from __future__ import annotations

from tests.games.refusals import bare_refusals


def test_every_refusal_says_why() -> None:
    found = set().union(*(bare_refusals("world-cup-2010", 2 + seed % 7, seed) for seed in range(6)))
    assert found == set()
