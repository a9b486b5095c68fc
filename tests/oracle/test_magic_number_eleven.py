"""The oracle and the engine's game: same chance, same choices, same course."""

from __future__ import annotations

import random
from typing import Any

import pytest

import golazo
from golazo.engine.acts import must_wait
from golazo.engine.chance import Seeded
from golazo.games.magic_number_eleven.cards import Cards
from golazo.games.magic_number_eleven.rules.field import PLACES
from golazo.games.magic_number_eleven.rules.substitution import SUBSTITUTION

from .magic_number_eleven import Choice, Oracle

MATCHES = 152
CASES = [{"shoot_out": shoot_out, "cannon_shot_base": base} for shoot_out in (False, True) for base in (0, 1)]


ACTS = 0.05
"""How often a free act is taken where one is offered."""


class Drawing:
    """Draws as the engine's seeded source does, by the oracle's own weights."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)
        self.drawn = 0

    def __call__(self, weights: list[int]) -> int:
        drawn = self.source.draw(self.drawn, sum(weights))
        self.drawn += 1
        for outcome, weight in enumerate(weights):
            if drawn < weight:
                return outcome
            drawn -= weight
        raise AssertionError("weights changed while drawing")


def free_acts(m: Any, seat: int) -> list[Choice]:
    return [] if must_wait(m, seat) else list(SUBSTITUTION.choices(m, seat))


def play_both(number: int) -> int:
    """One match in both, the cases in turn; how many choices it took."""
    return _same_course(number, CASES[number % len(CASES)])


def _same_course(seed: int, options: dict[str, Any]) -> int:
    game = golazo.game("magic-number-eleven")
    table = game.new(2, seed, options, listen=False)
    m = table.position
    drawing = Drawing(seed)
    oracle = Oracle(game.pack.items, drawing, options["shoot_out"], options["cannon_shot_base"])
    flow = oracle.play()
    asked = next(flow)
    rng = random.Random(seed)
    decisions = 0
    while True:
        assert sorted(m.asked) == sorted(seat for seat, _ in asked)
        for seat, choices in asked:
            assert sorted(m.choices(seat)) == sorted(choices)
        for seat in (0, 1):
            assert sorted(free_acts(m, seat)) == sorted(oracle.acts(seat))
        seat, choices = rng.choice(asked)
        acts = oracle.acts(seat)
        if acts and rng.random() < ACTS:
            choice = rng.choice(acts)
            m.take_act(SUBSTITUTION, seat, choice)
        else:
            choice = rng.choice(choices)
            m.choose(seat, choice)
        decisions += 1
        try:
            asked = flow.send((seat, choice))
        except StopIteration as end:
            goals, kicks = end.value
            break
        _same_table(m, oracle)
    assert m.over
    assert (m.score, m.drawn) == (goals, drawing.drawn)
    assert m.kicks == [scored for pair in zip(*kicks, strict=True) for scored in pair]
    return decisions


def _same_table(m: Any, oracle: Oracle) -> None:
    cards: Cards = m.box.cards
    assert (m.score, m.control, m.deck, m.pool) == (oracle.goals, oracle.marker, oracle.deck, oracle.faceless)
    assert [len(discs) for discs in oracle.discs] == [discs.bit_count() for discs in m.discs]
    for team in (0, 1):
        field = {man // PLACES: divmod(man % PLACES, 7) for man in m.men[team]}
        assert field == oracle.field[team]
        assert sum(m.hand[team]) == len(oracle.hand[team])
        assert all(oracle.hand[team].count(face) == m.hand[team][face] for face in range(len(cards.copies)))


@pytest.mark.parametrize("case", range(len(CASES)))
def test_the_oracle_agrees(case: int) -> None:
    matches = range(case, MATCHES, len(CASES))
    assert sum(map(play_both, matches)) > 50 * len(matches)
