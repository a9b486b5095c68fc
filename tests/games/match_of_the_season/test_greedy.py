"""The greedy manager: drafts for a formation, bids to a value, plays by the odds."""

import random

import pytest

from golazo.engine.table import Table
from golazo.games.match_of_the_season.greedy import Greedy
from golazo.games.match_of_the_season.greedy_trade import PRICE_OF_GAIN, asking_price, limit
from golazo.games.match_of_the_season.line_ups import formations
from golazo.games.match_of_the_season.market import open_market
from golazo.games.match_of_the_season.measure import MEASURES
from golazo.games.match_of_the_season.values import gain, least_needed, squad_worth
from tests.games.match_of_the_season.arrange import GAME, all_pass, answer, asked, at_rest, do, sign


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


def test_a_spare_player_is_offered_half_way_to_what_another_would_pay() -> None:
    m = at_rest(squad="k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 d1 m1")
    spare = sign(m, 0, "k3 k1 f1")[0]
    keeper = next(player for player in m.squads[0] if m.box.position[player] == 0)
    m.squads[1].remove(next(player for player in m.squads[1] if m.box.position[player] == 0))
    offered = {keeper, spare}
    do(m, (open_market,))
    bot = Greedy(random.Random(1))
    seat = Table(GAME, m, GAME.pack, {}, GAME.names(GAME.pack)).seat(0)
    choice = bot.choose(seat)
    assert choice[0] == "offer"
    assert choice[1] in offered
    answer(m, 0, choice)
    price = bot.choose(seat)
    squad = [player for player in m.squads[0] if player != choice[1]]
    kept = gain(m.box, squad, choice[1]) * PRICE_OF_GAIN
    assert max(kept, m.box.price[choice[1]] / 2) < price[1] <= limit(m, 1, choice[1])
    answer(m, 0, price)
    for other in (1, 2, 3):
        answer(m, other, ("pass",))
    answer(m, 1, ("bid",))
    all_pass(m)
    assert choice[1] in m.squads[1]
    assert m.money[0] == 100 + price[1]


def test_nobody_is_offered_whom_no_other_would_pay_for() -> None:
    m = at_rest()
    sign(m, 0, "k1")
    m.money = [100, 0, 0, 0]
    assert all(asking_price(m, 0, player) == 0 for player in m.squads[0])
