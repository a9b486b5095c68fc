"""What is told of the games: one that does not hold what it says is left out, and the others are there."""

from __future__ import annotations

from typing import Any

import pytest

import golazo
from golazo.server.http import games as routes
from golazo.server.protocol.http import ViewToDraw
from golazo.server.refusal import Refusal, Unknown
from golazo.words import rules

GAME = golazo.games()[0]
LISTED: Any = routes.games.fn
PICTURE: Any = routes.picture.fn


def test_one_bad_game_does_not_take_the_others_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str) -> dict[str, str]:
        if game_id == GAME:
            raise ValueError("anchors.toml")
        return {}

    monkeypatch.setattr(rules, "table", broken)
    routes._info.cache_clear()
    try:
        assert [info.id for info in LISTED()] == list(golazo.games()[1:])
    finally:
        routes._info.cache_clear()


def test_a_view_is_drawn_as_the_terminal_draws_it() -> None:
    game = golazo.game(GAME)
    view: dict[str, Any] = game.new(game.seat_counts[0], seed=1).view(0)
    assert "Ana" in PICTURE(GAME, ViewToDraw(view, "it", ["Ana", "Rui"]))


@pytest.mark.parametrize("view", [{}, {"table": None}, {"table": {"teams": 3}}, {"table": [[]]}])
def test_a_view_that_no_game_made_is_refused(view: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="cannot be drawn"):
        PICTURE(GAME, ViewToDraw(view, "en", []))


def test_a_language_that_is_not_spoken_is_refused() -> None:
    with pytest.raises(Unknown):
        PICTURE(GAME, ViewToDraw({}, "../../etc", []))
