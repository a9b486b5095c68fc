"""The end of a season: rulings S9, S11, S13, S14 and S19."""

from golazo.games.match_of_the_season.rules.contracts import extend_contract, lay_strongest_eleven
from golazo.games.match_of_the_season.rules.exchanges import exchange
from golazo.games.match_of_the_season.rules.season import season_over
from golazo.games.match_of_the_season.rules.season_end import (
    end_of_season,
    end_transfers,
    lose_player,
    shuffle_players,
)
from golazo.games.match_of_the_season.rules.small_squads import fill_squad
from golazo.games.match_of_the_season.state import INJURED, Seasons
from tests.games.match_of_the_season.arrange import (
    F442,
    GAP,
    all_pass,
    answer,
    asked,
    at_rest,
    do,
    field,
    hold,
    roll,
    squad_of,
)

PASS = ("pass",)


def test_s13_the_strongest_line_up_is_laid_without_a_question_where_it_is_clear() -> None:
    m = at_rest()
    squad_of(m, 0, "k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 m1 f1 k1")
    do(m, (lay_strongest_eleven, 0))
    assert m.asked == ()
    assert m.shape[0] == F442
    assert sum(m.box.stars[player] for player in m.fielded[0]) == 2 + 10 + 10 + 5


def test_s13_of_equals_the_manager_chooses_who_is_left_out() -> None:
    m = at_rest()
    squad_of(m, 0, "k2 d3 d3 d2 d2 m3 m3 m2 m2 m2 f3 f2 k1")
    do(m, (lay_strongest_eleven, 0))
    if asked(m, 0) == "choose-formation":
        answer(m, 0, ("formation", F442))
    middle = m.squads[0][7:10]
    assert m.choices(0) == [("place", player) for player in middle]
    answer(m, 0, ("place", middle[2]), ("place", middle[0]))
    assert middle[1] not in m.fielded[0]
    assert len(m.fielded[0]) == 11


def test_s13_two_contracts_are_extended_and_those_cannot_be_lost() -> None:
    m = at_rest()
    field(m, 0)
    do(m, (extend_contract, 0), (extend_contract, 0), (lose_player, 0, 1))
    safe = m.fielded[0][8], m.fielded[0][9]
    answer(m, 0, ("extend", safe[0]), ("extend", safe[1]))
    roll(m, 12, 9, 10)
    assert asked(m) == "roll-loss", "12 and the two kept players are rolled again"


def test_s13_a_lost_player_goes_to_the_deck_and_the_first_gap_is_filled() -> None:
    m = at_rest()
    field(m, 0)
    lost = m.fielded[0][1]
    do(m, (lose_player, 0, 1), (lose_player, 0, 0))
    roll(m, 2)
    assert lost in m.under
    assert lost not in m.squads[0]
    assert m.fielded[0][1] not in (GAP, lost), "the only defender of the bench"
    roll(m, 3)
    assert m.fielded[0][2] == GAP, "the second gap stays"


def test_s13_whoever_fills_the_gap_is_the_managers_choice() -> None:
    m = at_rest()
    squad_of(m, 0, "k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 d1 d1 k1")
    field(m, 0)
    m.shape[0] = F442
    m.fielded[0] = m.squads[0][:11]
    do(m, (lose_player, 0, 1))
    roll(m, 2)
    assert m.choices(0) == [("place", player) for player in m.squads[0][-3:-1]]


def test_s9_a_lost_one_star_player_goes_to_the_open_pool() -> None:
    m = at_rest()
    squad_of(m, 0, "k1 d1 d1 d1 d1 m1 m1 m1 m1 f1 f1")
    field(m, 0)
    lost = m.fielded[0][0]
    do(m, (lose_player, 0, 0))
    roll(m, 1)
    assert m.pool[-1] == lost


def with_line_ups(seats: int = 4) -> Seasons:
    m = at_rest(seats)
    for team in m.seating:
        field(m, team)
    return m


def test_s13_the_last_exchanges_with_first_and_second_in_the_order_he_likes() -> None:
    m = with_line_ups()
    do(m, (exchange, 3, 0, 1))
    taken = m.fielded[1][9]
    given = m.squads[3][13]
    answer(m, 3, ("swap", taken, given))
    assert taken in m.squads[3]
    assert given in m.squads[1]
    assert given in m.fielded[1]
    swaps = m.choices(3)[1:]
    assert {team for team in range(4) for _, other, _ in swaps if other in m.squads[team]} == {0}, "now the first"
    assert not any(own in (taken, given) for _, _, own in swaps), "not exchanged again"
    answer(m, 3, PASS)
    assert m.asked == ()


def test_s13_only_the_same_position_and_face_up_cards_of_the_line_up() -> None:
    m = with_line_ups()
    kept = m.fielded[0][9]
    m.face_down = [kept]
    do(m, (exchange, 3, 0))
    position = m.box.position
    for _, taken, given in m.choices(3)[1:]:
        assert taken in m.fielded[0]
        assert taken != kept
        assert position[taken] == position[given]


def test_s13_then_the_third_exchanges_with_the_last_but_not_for_what_was_exchanged() -> None:
    m = with_line_ups()
    do(m, (exchange, 3, 0), (exchange, 2, 3))
    taken = m.fielded[0][9]
    given = next(p for p in m.fielded[3] if p != GAP and m.box.position[p] == m.box.position[taken])
    answer(m, 3, ("swap", taken, given))
    assert m.asked == (2,)
    assert taken in m.fielded[3]
    assert taken not in [choice[1] for choice in m.choices(2)[1:]]


def test_s14_an_exchange_goes_by_place_also_between_two_teams_of_one_manager() -> None:
    m = at_rest(2)
    for team in m.seating:
        field(m, team)
    do(m, (exchange, 2, 0, 1))
    assert m.manager[2] == m.manager[0]
    taken, given = next((taken, given) for _, taken, given in m.choices(0)[1:] if taken in m.squads[0])
    answer(m, 0, ("swap", taken, given))
    assert taken in m.squads[2]
    assert given in m.squads[0]
    assert m.money == [100] * 4
    assert m.banned == [0] * 4, "an exchange is no sale"
    answer(m, 0, PASS)
    assert m.asked == ()


def over(m: Seasons) -> None:
    m.order = m.seating[:]
    m.cup = [1, 2]
    m.season = 1


def test_s14_for_three_the_third_exchanges_with_first_and_second_and_nobody_else() -> None:
    m = at_rest(3)
    over(m)
    do(m, (end_of_season,))
    exchanges = [entry for entry in m.todo if entry[0] is exchange]
    assert exchanges == [(exchange, 2, 0, 1)]
    m = at_rest(4)
    over(m)
    do(m, (end_of_season,))
    assert [entry for entry in m.todo if entry[0] is exchange] == [(exchange, 2, 3), (exchange, 3, 0, 1)]


def test_s10_the_ban_on_buying_back_ends_and_everybody_is_fit() -> None:
    m = at_rest()
    over(m)
    m.banned = [1, 2, 3, 4]
    m.out[5] = INJURED
    hold(m, 0, "physio")
    do(m, (end_of_season,))
    assert m.banned == [0, 0, 0, 0]
    assert not any(m.out)
    assert m.hands[0] == [], "S18"
    assert (m.champion, m.second, m.cup_winner) == (0, 1, 1)


def test_s9_the_open_pools_players_of_two_stars_and_more_are_shuffled_into_the_deck() -> None:
    m = at_rest()
    stars = [player for player in range(m.box.players) if m.deck[player]][:2]
    for player in stars:
        m.deck[player] = 0
    m.pool.append(stars[0])
    m.under.append(stars[1])
    do(m, (shuffle_players,))
    assert all(m.deck[player] for player in stars)
    assert m.under == []
    assert {m.box.stars[player] for player in m.pool} == {1}


def test_s13_six_cards_are_turned_one_at_a_time_and_the_first_bid_goes_round() -> None:
    m = at_rest()
    m.dice = [1, 2, 6, 3]
    do(m, (end_transfers,))
    first = []
    for player in [player for player in range(m.box.players) if m.deck[player]][:6]:
        roll(m, player)
        first.append(m.asked[0])
        all_pass(m)
    assert first == [2, 3, 0, 1, 2, 3]
    assert len(m.under) == 6


def test_s11_under_13_a_team_buys_or_gets_one_star_players_free() -> None:
    for money, verb, left in ((15, "sign", 5), (5, "take", 5)):
        m = at_rest(squad="k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 f1")
        m.money[0] = money
        do(m, (fill_squad, 0))
        player = m.pool[0]
        answer(m, 0, (verb, player))
        assert len(m.squads[0]) == 13
        assert m.money[0] == left
        assert m.asked == ()


def test_s11_nobody_gets_a_strong_player_for_nothing() -> None:
    m = at_rest(squad="k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 f1")
    star = of_stars(m, 5)
    m.deck[star] = 0
    m.pool.append(star)
    m.money[0] = 5
    do(m, (fill_squad, 0))
    assert ("take", star) not in m.choices(0)
    assert {m.box.stars[player] for _, player in m.choices(0)} == {1}
    m.money[0] = 60
    assert m.choices(0)[-1] == ("sign", star), "who can pay may buy him"


def test_s11_with_no_one_star_open_cards_are_turned_up_until_a_weak_one_comes() -> None:
    for money, left in ((25, 5), (15, 15)):
        m = at_rest(squad="k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 f1")
        m.under, m.pool = [], []
        m.money[0] = money
        do(m, (fill_squad, 0))
        strong, weak = of_stars(m, 4), of_stars(m, 2)
        roll(m, strong)
        assert asked(m) == "draw-player"
        roll(m, weak)
        assert m.squads[0][12:] == [weak]
        assert m.money[0] == left, "who can pay pays"
        assert (m.under, m.pool, m.turned) == ([strong], [], [])
        assert m.asked == ()


def test_s11_where_only_strong_players_are_left_the_weakest_joins() -> None:
    m = at_rest(squad="k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 f1")
    m.pool, m.under = [], [of_stars(m, 5), of_stars(m, 3), of_stars(m, 4)]
    m.deck = [0] * m.box.players
    m.money[0] = 0
    three = m.under[1]
    do(m, (fill_squad, 0))
    assert m.squads[0][12:] == [three]
    assert [m.box.stars[player] for player in m.under] == [5, 4]


def of_stars(m: Seasons, stars: int) -> int:
    return next(p for p in range(m.box.players) if m.deck[p] and m.box.stars[p] == stars)


def test_s19_after_the_last_season_nothing_more_is_done() -> None:
    m = at_rest(seasons=1)
    over(m)
    do(m, (season_over,))
    assert m.over
    assert len(m.chronicle) == 1
    m = at_rest(seasons=2)
    over(m)
    do(m, (season_over,))
    assert not m.over
