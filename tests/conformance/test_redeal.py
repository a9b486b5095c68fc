"""Every registered game gives small positions, and its re-deal is right on each of them."""

from __future__ import annotations

from importlib import import_module

import pytest

import golazo

from .worlds import Position, frequencies_match


def positions() -> list[Position]:
    found: list[Position] = []
    for game_id in golazo.games():
        found += import_module(f".positions.{game_id.replace('-', '_')}", __package__).POSITIONS
    return found


def test_every_game_gives_positions() -> None:
    names = [position.name.split(":")[0] for position in positions()]
    assert set(names) == set(golazo.games())


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_redeal_frequencies_match_brute_force(position: Position) -> None:
    frequencies_match(position)
