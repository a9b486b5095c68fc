"""The re-deal is right on small positions that random play finds: the worlds are those that brute force finds."""

from __future__ import annotations

import random
from typing import Any

import pytest

import golazo
from golazo.engine.game import Game
from tests.examples.installing import EXAMPLE
from tests.golden.playthroughs import our_games

from .course import any_answer
from .enumeration import Enumeration, hidden_of, is_comparable
from .given import given
from .toy import KINDS, TOY, Toy, ToyCup, unseen
from .worlds import compare

GAMES = 8
"""So many are played at most to find positions."""
POSITIONS = 6
PLIES = 250
FEW_WORLDS = 200
DEALS = 400


def compared(game: Game[Any], seats: int, wanted: int = POSITIONS, games: int = GAMES) -> int:
    """How many small positions were found and compared."""
    hints = given(game)
    nothing_hidden = getattr(hints, "nothing_hidden", lambda m: True)
    found = 0
    for seed in range(games):
        rng = random.Random(seed)
        table = game.new(seats, chance="typed")
        while not table.over and not nothing_hidden(table.position):
            table.play(*any_answer(table, rng))
        worlds = Enumeration(
            table,
            rng.randrange(seats),
            FEW_WORLDS,
            getattr(hints, "OPEN_FIELDS", ()),
            getattr(hints, "REVEALED", ()),
        )
        found += _compare_along(worlds, rng, wanted - found, f"{game.id}, game {seed}")
        if found >= wanted:
            break
    return found


def _compare_along(worlds: Enumeration, rng: random.Random, wanted: int, name: str) -> int:
    found = 0
    most = 1
    table, seat = worlds.table, worlds.seat
    for ply in range(PLIES):
        if table.over or found == wanted or not worlds.play(*any_answer(table, rng)):
            break
        weights = worlds.weights()
        assert hidden_of(table.position) in weights, "brute force has lost the real world"
        most = max(most, len(weights))
        if most > 1 and is_comparable(table, seat):
            compare(f"{name}, choice {ply}", table, seat, hidden_of, weights, DEALS, worlds.is_even)
            found += 1
            most = len(weights)  # where one world is left, what struck out the others is compared once
    return found


@pytest.mark.parametrize("game_id", golazo.games())
def test_redeals_of_found_positions_match_brute_force(game_id: str) -> None:
    game = golazo.game(game_id)
    found = compared(game, game.seat_counts[0])
    assert found or game_id not in our_games(), "no small position was found"


def test_redeals_of_the_toy_match_brute_force() -> None:
    assert compared(TOY, 2) == POSITIONS


# Planted faults: re-deals that forget something the seat has seen.


class ForgetsTheBlindCards(ToyCup):
    """Deals the other's hand anew from all cards, also from those that were turned over and lie open."""

    def redeal(self, m: Toy, seat: int) -> None:
        super().redeal(m, seat)
        m.deck = [m.deck[kind] + m.gone[kind] for kind in range(KINDS)]
        m.gone = [0] * KINDS


def test_a_redeal_that_forgets_what_lies_open_is_caught() -> None:
    with pytest.raises(AssertionError, match="worlds that cannot be"):
        compared(ForgetsTheBlindCards(), 2)


class KeepsTheHand(ToyCup):
    """Leaves the other's hand as it is: what is hidden from the seat is not drawn anew."""

    def redeal(self, m: Toy, seat: int) -> None:
        assert unseen(m, seat)


def test_a_redeal_that_knows_too_much_is_caught() -> None:
    with pytest.raises(AssertionError, match="worlds that never come up"):
        compared(KeepsTheHand(), 2)


def test_a_redeal_that_forgets_an_inference_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the penalty duel a save without a roll proves that the kicker has no star; here the re-deal forgets it."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    import penalty_duel
    from penalty_duel.state import NONE, Duel

    right = penalty_duel.PenaltyDuel.redeal
    assert compared(penalty_duel.GAME, 2, wanted=20, games=30) == 20

    def forgetful(game: Any, m: Duel, seat: int) -> None:
        shown = m.shown
        m.shown = [NONE, NONE]
        right(game, m, seat)
        m.shown = shown

    monkeypatch.setattr(penalty_duel.PenaltyDuel, "redeal", forgetful)
    with pytest.raises(AssertionError, match="worlds that cannot be"):
        compared(penalty_duel.GAME, 2, wanted=20, games=30)
