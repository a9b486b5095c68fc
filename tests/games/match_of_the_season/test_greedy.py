"""The greedy manager: drafts for a formation, bids to a value, plays by the odds."""

import random

import pytest

from golazo.engine.table import Seat, Table
from golazo.games.match_of_the_season.bot.greedy import Greedy
from golazo.games.match_of_the_season.bot.trade import PRICE_OF_GAIN, asking_price, limit
from golazo.games.match_of_the_season.bot.values import gain, least_needed, squad_worth
from golazo.games.match_of_the_season.measure import MEASURES
from golazo.games.match_of_the_season.rules.line_ups import formations, lay_line_up
from golazo.games.match_of_the_season.state import Seasons
from tests.games.match_of_the_season.arrange import GAME, act, all_pass, answer, asked, at_rest, do, sign


def seat_at(m: Seasons) -> Seat[Seasons]:
    """The first seat of the table as it stands now."""
    return Table(GAME, m, GAME.pack, {}, GAME.names(GAME.pack)).seat(0)


def test_every_greedy_draft_can_field_eleven() -> None:
    for seed in range(25):
        table = GAME.new(4, seed, listen=False)
        bots = [Greedy(random.Random(seat)) for seat in range(4)]
        while asked(table.position, table.asked[0]) == "draft":
            seat = table.asked[0]
            table.play(seat, bots[seat].choose(table.seat(seat)))
        m = table.position
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
    do(m, (lay_line_up, 0, 0))
    bot = Greedy(random.Random(1))
    choice = bot.choose(seat_at(m))
    assert choice[0] == "offer"
    assert choice[1] in offered
    act(m, 0, choice)
    price = bot.choose(seat_at(m))
    squad = [player for player in m.squads[0] if player != choice[1]]
    kept = gain(m.box, squad, choice[1]) * PRICE_OF_GAIN
    assert max(kept, m.box.price[choice[1]] / 2) < price[1] <= limit(m, 1, choice[1])
    answer(m, 0, price)
    answer(m, 1, ("bid", m.choices(1)[1][1]))
    all_pass(m)
    assert choice[1] in m.squads[1]
    assert m.money[0] == 100 + price[1]


def test_nobody_is_offered_whom_no_other_would_pay_for() -> None:
    m = at_rest()
    sign(m, 0, "k1")
    m.money = [100, 0, 0, 0]
    assert all(asking_price(m, 0, player) == 0 for player in m.squads[0])


def test_an_offer_that_somebody_else_began_is_ended_with_a_price_nobody_likes() -> None:
    m = at_rest()
    do(m, (lay_line_up, 0, 0))
    act(m, 0, ("offer", m.squads[0][0]))
    assert asking_price(m, 0, m.squads[0][0]) == 0
    assert Greedy(random.Random(1)).choose(seat_at(m)) == ("price", 100)


@pytest.mark.parametrize("formation", range(5))
def test_a_line_up_that_somebody_else_began_is_laid_to_its_end(formation: int) -> None:
    m = at_rest(squad="k2 k1 d3 d3 d2 d2 d1 m3 m3 m2 m2 m1 f3 f2 f1")
    do(m, (lay_line_up, 0, 0))
    weak = m.squads[0][1]
    answer(m, 0, ("formation", formation), ("place", weak))
    bot = Greedy(random.Random(1))
    while m.asked == (0,):
        answer(m, 0, bot.choose(seat_at(m)))
    assert m.shape[0] == formation
    assert m.fielded[0][0] == weak
    assert all(player in m.squads[0] for player in m.fielded[0])
