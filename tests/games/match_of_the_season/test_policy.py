"""The light policy: what every choice is worth, and what no sensible manager does."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from golazo.engine.asking import Choice
from golazo.games.match_of_the_season.bot import fit
from golazo.games.match_of_the_season.bot.chances import CONSTANTS, phase, value
from golazo.games.match_of_the_season.bot.policy import POLICY, choose, weigh
from golazo.games.match_of_the_season.bot.prices import DEAREST, asking_price, is_last, limit, price_of_gain
from golazo.games.match_of_the_season.bot.values import gain, least_needed, squad_worth
from golazo.games.match_of_the_season.measure import MEASURES
from golazo.games.match_of_the_season.rules.auctions import TO_POOL, auction
from golazo.games.match_of_the_season.rules.line_ups import formations, lay_line_up
from golazo.games.match_of_the_season.rules.match_day import LEAGUE_MATCH, play_match
from golazo.games.match_of_the_season.state import Seasons
from tests.games.match_of_the_season.arrange import GAME, act, answer, asked, at_rest, do, sign, squad_of

RNG = random.Random(1)


def courses(seats: int, games: int, seasons: int = 2) -> Iterator[tuple[Seasons, int, Choice]]:
    """Every choice of games that the policy plays with itself, before it is made."""
    for seed in range(games):
        table = GAME.new(seats, f"policy {seed}", options={"seasons": seasons}, listen=False)
        m = table.position
        while m.asks:
            seat = m.asked[0]
            choice = choose(m, seat, RNG)
            yield m, seat, choice
            free = next((each for each in GAME.acts if choice[0] in each.verbs), None)
            if free is None:
                m.choose(seat, choice)
            else:
                m.take_act(free, seat, choice)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_changes_nothing_of_what_it_judges_and_chooses_what_it_weighs_highest(seats: int) -> None:
    for number, (m, seat, choice) in enumerate(courses(seats, 2)):
        if number % 7:
            continue
        before = {field: repr(getattr(m, field)) for field in m.SAVED}
        asks = [(ask.seat, ask.serial, ask.steps) for ask in m.asks.values()]
        weighed = weigh(m, seat)
        chances = value(m)
        assert {field: repr(getattr(m, field)) for field in m.SAVED} == before
        assert [(ask.seat, ask.serial, ask.steps) for ask in m.asks.values()] == asks
        assert sum(chances) == pytest.approx(1)
        assert max(weighed, key=lambda each: each.worth).choice == choice
        assert {each.choice for each in weighed} >= set(m.choices(seat))


def test_it_reads_nothing_that_its_seat_may_not_know() -> None:
    table = GAME.new(4, "honest", options={"seasons": 2}, listen=False)
    m = table.position
    while m.asks:
        seat = m.asked[0]
        choice = choose(m, seat, RNG)
        world = table.seat(seat).redeal(random.Random(m.serial)).position
        assert choose(world, seat, RNG) == choice
        table.play(seat, choice)


def test_every_draft_can_field_eleven() -> None:
    for m, _, _ in courses(4, 15, seasons=1):
        if m.season == 1:
            assert all(formations(m, team, 0) for team in m.seating)


def test_nobody_loses_without_a_match_while_there_is_money_and_somebody_to_sign() -> None:
    for m, seat, choice in courses(4, 12, seasons=3):
        if asked(m, seat) == "stop-gap":
            assert choice != ("pass",) or len(m.choices(seat)) == 1
    m = at_rest()
    squad_of(m, 1, "k2 d1 d1 d1 d1 m1 m1 f1")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    assert choose(m, 1, RNG)[0] in ("sign", "buy")


def test_nobody_is_paid_for_far_above_his_base_price() -> None:
    for m, seat, choice in courses(4, 8):
        if choice[0] == "bid" and not is_last(m):
            assert choice[1] <= DEAREST * m.box.price[m.asks[seat].numbers[1]]


def test_two_teams_of_one_manager_do_not_bid_against_each_other() -> None:
    for m, seat, choice in courses(2, 6):
        if choice[0] == "bid":
            leader = m.asks[seat].numbers[5]
            assert leader < 0 or m.manager[leader] != seat


def test_the_opening_transfers_of_a_game_of_one_season_are_for_the_last() -> None:
    m = at_rest(seasons=1)
    m.season = 0
    assert is_last(m)
    dear = price_of_gain(m)
    m = at_rest(seasons=2)
    m.season = 0
    assert not is_last(m)
    assert dear > price_of_gain(m)


def test_in_the_last_season_money_is_spent() -> None:
    left = [m.money[team] for m, _, _ in courses(4, 12, seasons=1) if m.space == m.box.last_space for team in m.seating]
    assert sum(left) / len(left) < 75


def test_it_bids_the_lowest_bid_up_to_what_a_player_is_worth() -> None:
    m = at_rest()
    star = next(p for p in range(m.box.players) if m.deck[p] and m.box.stars[p] == 4 and m.box.position[p] == 3)
    auction(m, star, m.box.price[star], TO_POOL, m.seating, 0)
    m.go()
    most = limit(m, 0, star)
    assert most >= 40
    assert choose(m, 0, RNG) == ("bid", 40)
    m.money[0] = 25
    assert limit(m, 0, star) <= 25


def test_a_player_is_worth_what_he_adds() -> None:
    m = at_rest()
    star, spare = sign(m, 0, "f5 k1")
    squad = m.squads[0][:-2]
    assert gain(m.box, squad, star) > 2
    assert 0 < gain(m.box, squad, spare) < 0.5
    assert least_needed(m.box, [*squad, star, spare]) != star
    assert squad_worth(m.box, squad) == squad_worth(m.box, squad[::-1])


def test_a_spare_player_is_offered_half_way_to_what_another_would_pay() -> None:
    m = at_rest(squad="k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 d1 m1")
    spare = sign(m, 0, "k3 k1 f1")[0]
    keeper = next(player for player in m.squads[0] if m.box.position[player] == 0)
    m.squads[1].remove(next(player for player in m.squads[1] if m.box.position[player] == 0))
    m.pool = []
    do(m, (lay_line_up, 0, 0))
    choice = choose(m, 0, RNG)
    assert choice[0] == "offer"
    assert choice[1] in (keeper, spare)
    act(m, 0, choice)
    price = choose(m, 0, RNG)
    squad = [player for player in m.squads[0] if player != choice[1]]
    kept = gain(m.box, squad, choice[1]) * price_of_gain(m)
    assert max(kept, m.box.price[choice[1]] / 2) < price[1] <= limit(m, 1, choice[1])


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
    assert choose(m, 0, RNG) == ("price", 100)


@pytest.mark.parametrize("formation", range(5))
def test_a_line_up_that_somebody_else_began_is_laid_to_its_end(formation: int) -> None:
    m = at_rest(squad="k2 k1 d3 d3 d2 d2 d1 m3 m3 m2 m2 m1 f3 f2 f1")
    do(m, (lay_line_up, 0, 0))
    weak = m.squads[0][1]
    answer(m, 0, ("formation", formation), ("place", weak))
    while m.asked == (0,):
        answer(m, 0, choose(m, 0, RNG))
    assert m.shape[0] == formation
    assert m.fielded[0][0] == weak
    assert all(player in m.squads[0] for player in m.fielded[0])


def test_the_stronger_squad_and_the_leader_have_the_better_chances() -> None:
    m = at_rest()
    do(m, (lay_line_up, 0, 0))
    even = value(m)
    assert even == pytest.approx([0.25] * 4)
    m.score[2] = 3
    assert value(m)[2] == max(value(m)) > 0.25
    m = at_rest()
    do(m, (lay_line_up, 0, 0))
    squad_of(m, 1, "k4 d4 d4 d4 d3 m4 m4 m3 m3 f4 f4 k1 m1 f1")
    assert value(m)[1] > 0.3


def test_the_phase_changes_with_the_weeks() -> None:
    seen = [phase(m) for m, _, _ in courses(4, 1)]
    assert seen == sorted(seen)
    assert len(set(seen)) > 12


def test_chances_are_fitted_to_games_and_come_true() -> None:
    found = fit.samples(6)
    assert fit.surprise(found, CONSTANTS) < 1.3
    assert sum(count for _, _, count in fit.reliability(found, CONSTANTS)) == 4 * len(found)
    few, odd = found[:40], CONSTANTS._replace(spread_later=40.0)
    assert fit.surprise(few, fit.fitted(few, odd)) < fit.surprise(few, odd)


def test_the_policy_says_where_thinking_pays() -> None:
    for m, seat, _ in courses(4, 1, seasons=1):
        assert POLICY.effort is not None
        assert 0 <= POLICY.effort(m, seat) <= 1


@pytest.mark.parametrize("name", MEASURES)
def test_measures_run(name: str) -> None:
    measure = MEASURES[name]
    figures = measure.report(measure.run(0, 3))
    assert figures
    if name == "skill":
        assert all(figure.value == 100 for figure in figures)
    if name == "questions":
        assert all(figure.holds() for figure in figures)


def test_red_cards_are_played_only_where_they_help() -> None:
    for m, seat, choice in courses(4, 20, seasons=3):
        if choice[0] in ("use", "use-on"):
            assert choice in next(each for each in GAME.acts if choice[0] in each.verbs).choices(m, seat)
