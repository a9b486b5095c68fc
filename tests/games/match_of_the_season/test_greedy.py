"""The greedy manager: drafts for a formation, bids to a value, plays by the odds."""

import random

import pytest

from golazo.games.match_of_the_season.greedy import Greedy
from golazo.games.match_of_the_season.line_ups import formations
from golazo.games.match_of_the_season.measure import MEASURES
from golazo.games.match_of_the_season.values import gain, least_needed, squad_worth
from tests.games.match_of_the_season.arrange import GAME, asked, at_rest, sign


def test_every_greedy_draft_can_field_eleven() -> None:
    for seed in range(25):
        table = GAME.new(4, seed, listen=False)
        bots = [Greedy(random.Random(seat)) for seat in range(4)]
        while asked(table.match, table.asked[0]) == "draft":
            seat = table.asked[0]
            table.play(seat, bots[seat].choose(table.seat(seat)))
        m = table.match
        assert all(formations(m, team, 0) for team in m.seating)
        assert all(squad_worth(m.box, m.squads[team]) > 0 for team in m.seating)


def test_a_player_is_worth_what_he_adds() -> None:
    m = at_rest()
    star, spare = sign(m, 0, "f5 k1")
    squad = m.squads[0][:-2]
    assert gain(m.box, squad, star) > 2
    assert 0 < gain(m.box, squad, spare) < 0.5
    assert least_needed(m.box, [*squad, star, spare]) != star


@pytest.mark.parametrize("name", MEASURES)
def test_measures_run(name: str) -> None:
    measure = MEASURES[name]
    figures = measure.report(measure.run(0, 3))
    assert figures
    if name == "skill":
        assert all(figure.value == 100 for figure in figures)


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_plays_any_number_of_managers_to_the_end(seats: int) -> None:
    table = GAME.new(seats, "greedy", options={"seasons": 2}, listen=False)
    bots = [Greedy(random.Random(seat)) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.seat(seat)))
    assert table.result is not None
