"""The re-deal of every game is right on the small positions that the game gives."""

from __future__ import annotations

import pytest

import golazo

from .given import positions
from .worlds import Position, frequencies_match

ALL = [position for game_id in golazo.games() for position in positions(golazo.game(game_id))]


@pytest.mark.parametrize("position", ALL, ids=lambda position: position.name)
def test_redeal_frequencies_match_brute_force(position: Position) -> None:
    frequencies_match(position)
