"""The re-deal test: on small positions, the frequencies of re-dealt worlds match brute-force enumeration."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from golazo import Table

DEALS = 3000


@dataclass(frozen=True)
class Position:
    """A small position: a table, the seat that looks, how to read what is hidden from it, and every world with its
    weight, found by brute force and without the game's own re-deal."""

    name: str
    table: Callable[[], Table[Any]]
    seat: int
    hidden: Callable[[Any], Hashable]
    worlds: Callable[[], dict[Hashable, float]]


def frequencies_match(position: Position) -> None:
    """Every possible world comes up, no impossible one does, and each about as often as it should."""
    table = position.table()
    weights = {world: weight for world, weight in position.worlds().items() if weight > 0}
    assert len(weights) > 1, "nothing is hidden in this position"
    assert position.hidden(table.position) in weights, "brute force does not know the real world"
    compare(position.name, table, position.seat, position.hidden, weights, DEALS)


def compare(
    name: str,
    table: Table[Any],
    seat: int,
    hidden: Callable[[Any], Hashable],
    weights: dict[Hashable, float],
    deals: int,
    with_frequencies: bool = True,
) -> None:
    """Deal anew so often, and compare which worlds come up, and how often, with their weights."""
    total = sum(weights.values())
    rng = random.Random(2010)
    seen = Counter(hidden(table.seat(seat).redeal(rng).position) for _ in range(deals))
    impossible = set(seen) - set(weights)
    assert not impossible, f"{name}: worlds that cannot be: {sorted(map(str, impossible))[:3]}"
    expected = {world: deals * weight / total for world, weight in weights.items()}
    never = [world for world, times in expected.items() if times > 15 and world not in seen]
    assert not never, f"{name}: worlds that never come up: {never[:3]}"
    if not with_frequencies:
        return
    common = {world: times for world, times in expected.items() if times >= 5}
    rare = deals - sum(common.values())
    off = sum((seen[world] - times) ** 2 / times for world, times in common.items())
    if rare >= 5:
        off += (deals - sum(seen[world] for world in common) - rare) ** 2 / rare
    degrees = len(common) - (rare < 5)
    assert degrees < 1 or off < chi_square_limit(degrees), f"{name}: chi-square {off:.1f} at {degrees} degrees"


def chi_square_limit(degrees: int, z: float = 4.0) -> float:
    """What chi-square exceeds about once in 30,000 times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + z * spread**0.5) ** 3)
