"""Auctions and the market: rulings S9, S10 and S11."""

from golazo.engine.asking import Choice
from golazo.engine.events import Log
from golazo.engine.table import Table
from golazo.games.match_of_the_season.rules.market import offer, open_market
from golazo.games.match_of_the_season.rules.transfers import TO_DECK, TO_POOL, auction_turned, sell_to_bank, turn_player
from golazo.games.match_of_the_season.state import FIT, INJURED, ON_DUTY, SENT_OFF, Seasons
from golazo.games.match_of_the_season.view import view
from tests.games.match_of_the_season.arrange import (
    GAME,
    SQUAD,
    all_pass,
    answer,
    asked,
    at_rest,
    card,
    do,
    hold,
    roll,
    sign,
)

PASS = ("pass",)


def bid(money: int) -> Choice:
    return ("bid", money)


def kind(m: Seasons, position: int, stars: int) -> int:
    """A free player of the deck."""
    return next(
        p for p in range(m.box.players) if m.deck[p] and m.box.position[p] == position and m.box.stars[p] == stars
    )


def turned(m: Seasons, player: int, unsold: int = TO_POOL, first: int = 0) -> None:
    do(m, (turn_player,), (auction_turned, unsold, first))
    roll(m, player)


def test_s9_auctions_ascend_from_the_base_price() -> None:
    m = at_rest()
    star = kind(m, 3, 5)
    turned(m, star, first=2)
    for seat, choice in ((2, bid(50)), (3, PASS), (0, bid(55)), (1, bid(60)), (2, PASS), (0, PASS)):
        assert m.asked == (seat,)
        answer(m, seat, choice)
    assert star in m.squads[1]
    assert m.money == [100, 40, 100, 100]
    assert m.bank == -340


def test_s9_a_bid_is_any_higher_multiple_of_5_the_bidder_can_pay() -> None:
    m = at_rest()
    star = kind(m, 3, 2)
    turned(m, star)
    assert m.choices(0) == [PASS, *[bid(money) for money in range(20, 105, 5)]]
    answer(m, 0, bid(60))
    table = Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))
    assert [choice[1] for choice in m.choices(1)[1:]] == [65, 70, 75, 80, 85, 90, 95, 100]
    for refused, key in ((60, "bid-low"), (-5, "bid-low"), (67, "bid-step"), (105, "no-money")):
        why = table.why_not(1, f"bid:{refused}")
        assert why is not None
        assert why.key == key
    answer(m, 1, bid(100))
    assert m.asked == (), "nobody has more"
    assert m.money == [100, 0, 100, 100]


def test_s9_a_full_squad_in_an_auction_is_told_so() -> None:
    m = at_rest()
    m.keeps_events = True
    sign(m, 1, "m1 m1 d1 d1")
    turned(m, kind(m, 3, 5))
    told = Log().read(m.told, 1, 0, GAME.names(GAME.pack))
    assert [(event["team"], event["most"]) for event in told if event["event"] == "full-squad"] == [
        (GAME.pack.ids("team")[1], 18)
    ]


def test_s9_everybody_sees_the_auction() -> None:
    m = at_rest()
    star = kind(m, 3, 5)
    turned(m, star, first=2)
    answer(m, 2, bid(50))
    answer(m, 3, PASS)
    for seat in (0, 1, 2, 3, None):
        assert view(m, seat)["auction"] == {
            "footballer": star,
            "stars": 5,
            "position": 3,
            "money": 55,
            "leader": {"team": 2},
            "teams": [0, 1, 2],
            "seller": None,
        }
    answer(m, 0, PASS)
    answer(m, 1, PASS)
    assert view(m, 0)["auction"] is None
    do(m, (offer, 1, m.squads[1][3], 5))
    sale = view(m, None)["auction"]
    assert (sale["seller"], sale["leader"]) == ({"team": 1}, None)


def test_s9_nobody_bids_and_the_card_goes_to_the_open_pool() -> None:
    m = at_rest()
    star = kind(m, 3, 5)
    turned(m, star)
    all_pass(m)
    assert m.pool[-1] == star


def test_s9_opening_and_end_of_season_leftovers_go_under_the_deck() -> None:
    m = at_rest()
    star = kind(m, 3, 5)
    turned(m, star, TO_DECK)
    all_pass(m)
    assert m.under == [star]


def test_s9_who_has_18_players_or_too_little_money_is_not_asked() -> None:
    m = at_rest()
    sign(m, 1, "m1 m1 d1 d1")
    m.money[2] = 45
    turned(m, kind(m, 3, 5))
    answer(m, 0, PASS)
    answer(m, 3, PASS)
    assert m.asked == ()


def test_s10_all_managers_are_asked_at_once_and_the_market_ends_when_all_pass() -> None:
    m = at_rest()
    do(m, (open_market,))
    assert m.asked == (0, 1, 2, 3)
    all_pass(m)
    assert m.asked == ()


def test_s10_who_could_do_nothing_is_not_asked() -> None:
    m = at_rest(squad=SQUAD.removesuffix(" f1"))
    m.money = [5, 10, 0, 0]
    hold(m, 2, "super-save")
    do(m, (open_market,))
    assert m.asked == (1, 2)


def test_s10_open_pool_players_cost_the_base_price_and_sales_bring_half() -> None:
    m = at_rest()
    wanted, unwanted = m.pool[0], m.squads[1][5]
    do(m, (open_market,))
    answer(m, 0, ("buy", wanted))
    answer(m, 1, ("sell", unwanted))
    answer(m, 2, PASS)
    answer(m, 3, PASS)
    assert wanted in m.squads[0]
    assert m.money[:2] == [90, 115]
    assert m.under == [unwanted]
    assert asked(m, 0) == "market", "it opens again until nobody acts"


def test_s10_the_view_tells_what_a_player_costs_and_what_the_bank_pays() -> None:
    m = at_rest()
    prices = view(m, None)["prices"]
    wanted, unwanted = m.pool[0], m.squads[1][0]
    before = m.money[:]
    do(m, (open_market,))
    answer(m, 0, ("buy", wanted))
    answer(m, 1, ("sell", unwanted))
    answer(m, 2, PASS)
    answer(m, 3, PASS)
    assert before[0] - m.money[0] == prices["base"][m.box.stars[wanted]]
    assert m.money[1] - before[1] == prices["bank"][m.box.stars[unwanted]]


def test_s10_several_want_the_same_player_and_bid_from_the_base_price() -> None:
    m = at_rest()
    wanted = m.pool[0]
    m.mover = 1
    do(m, (open_market,))
    for seat in (0, 1):
        answer(m, seat, ("buy", wanted))
    answer(m, 2, PASS)
    answer(m, 3, PASS)
    assert (m.asked, asked(m, 0)) == ((0,), "bid"), "the first from the mover leads at the base price"
    answer(m, 0, bid(15))
    answer(m, 1, PASS)
    assert wanted in m.squads[0]
    assert m.money[:2] == [85, 100]


def test_s10_nothing_of_the_same_stars_and_position_is_bought_back_in_the_season() -> None:
    m = at_rest()
    sold = m.squads[0][11]  # a defender of one star
    do(m, (open_market,))
    answer(m, 0, ("sell", sold))
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    assert sold in m.pool
    offered = [choice[1] for choice in m.choices(0) if choice[0] == "buy"]
    assert offered
    assert not any(m.box.kind_bit[player] == m.box.kind_bit[sold] for player in offered)
    assert ("buy", sold) in m.choices(1), "others may"
    table = Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))
    why = table.why_not(0, f"buy:{GAME.pack.ids('player')[sold]}")
    assert why is not None
    assert why.key == "sold-such"


def test_s10_nor_is_he_won_in_an_auction_or_offered_back() -> None:
    m = at_rest()
    sold = m.squads[0][3]  # a defender of two stars
    sell_to_bank(m, 0, sold, 10)
    turned(m, kind(m, 1, 2))
    assert m.asked == (1,), "the first bid would have been his"
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    assert m.asked == ()
    do(m, (offer, 1, m.squads[1][3], 5))
    assert m.asked == (2,)


def test_s10_no_sale_leaves_fewer_than_13() -> None:
    m = at_rest(squad=SQUAD.removesuffix(" f1"))
    do(m, (open_market,))
    assert {choice[0] for choice in m.choices(0)} == {"pass", "buy"}


def test_s10_a_seller_names_the_price_and_takes_the_highest_bid() -> None:
    m = at_rest()
    player = m.squads[0][9]
    do(m, (open_market,))
    answer(m, 0, ("offer", player), ("price", 45))
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    answer(m, 1, bid(45))
    answer(m, 2, bid(50))
    answer(m, 3, PASS)
    answer(m, 1, PASS)
    assert player in m.squads[2]
    assert m.money == [150, 100, 50, 100]
    assert not any(choice[0] == "offer" for choice in m.choices(0)), "one offer a market"


def test_s10_no_trade_between_two_teams_of_one_manager() -> None:
    m = at_rest(2)
    player = m.squads[0][9]
    do(m, (open_market,))
    answer(m, 0, ("offer", player), ("price", 5), PASS)
    answer(m, 1, PASS, PASS)
    seats = set()
    while asked(m, 0) == "bid" or asked(m, 1) == "bid":
        seats |= set(m.asked)
        answer(m, m.asked[0], PASS)
    assert seats == {1}


def test_s10_the_starting_price_is_what_another_manager_can_pay_at_most() -> None:
    m = at_rest(2)
    m.money = [100, 40, 300, 20]
    do(m, (open_market,))
    answer(m, 0, ("offer", m.squads[0][9]))
    assert m.choices(0)[-1] == ("price", 40), "his own second team has more, but may not bid"


def test_s10_a_team_offers_one_player_a_market() -> None:
    m = at_rest()
    do(m, (open_market,))
    answer(m, 0, ("offer", m.squads[0][9]), ("price", 100))
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    assert asked(m, 0) == "market"
    assert not any(choice[0] == "offer" for choice in m.choices(0))
    assert any(choice[0] == "offer" for choice in m.choices(1))
    all_pass(m)
    do(m, (open_market,))
    assert any(choice[0] == "offer" for choice in m.choices(0)), "the next market"


def test_s14_what_one_team_of_a_manager_sold_his_other_team_does_not_buy() -> None:
    m = at_rest(2)
    sold = next(player for player in m.squads[0] if m.box.stars[player] == 1)
    do(m, (open_market,))
    answer(m, 0, ("sell", sold), PASS)
    answer(m, 1, PASS, PASS)
    assert sold in m.pool
    same = {("buy", player) for player in m.pool if m.box.kind_bit[player] == m.box.kind_bit[sold]}
    assert ("buy", sold) in same
    assert same.isdisjoint(m.choices(0)), "the team that sold"
    m.choose(0, PASS)
    assert m.asks[0].asking.team(m, m.asks[0]) == 2  # type: ignore[misc]
    assert same.isdisjoint(m.choices(0)), "its manager's other team"
    assert same <= set(m.choices(1)), "the other manager's teams"
    why = Table(GAME, m, GAME.pack, {}, GAME.names(GAME.pack)).why_not(0, GAME.names(GAME.pack).name(("buy", sold)))
    assert why is not None
    assert why.key == "sold-such"


def test_s14_a_sale_and_a_purchase_in_one_answer_are_made_at_once() -> None:
    m = at_rest(2)
    sold = next(player for player in m.squads[0] if m.box.stars[player] == 1)
    same = next(player for player in m.pool if m.box.kind_bit[player] == m.box.kind_bit[sold])
    do(m, (open_market,))
    answer(m, 0, ("sell", sold), ("buy", same))
    answer(m, 1, ("buy", same), PASS)
    assert asked(m, 0) == "bid", "who wanted him raises, also the team whose manager has sold such a player"
    answer(m, 0, bid(15))
    answer(m, 1, PASS)
    assert same in m.squads[2]
    assert m.money[2] == 100 - 15


def test_s14_two_teams_of_one_manager_may_want_the_same_player_and_pay_the_bank() -> None:
    m = at_rest(2)
    player = m.pool[0]
    do(m, (open_market,))
    answer(m, 0, ("buy", player), ("buy", player))
    answer(m, 1, PASS, PASS)
    assert asked(m, 0) == "bid"
    answer(m, 0, PASS)
    assert player in m.squads[0]
    assert m.money == [90, 100, 100, 100]


def test_s11_a_squad_has_18_players_at_most() -> None:
    m = at_rest()
    sign(m, 0, "m1 m1 d1 d1")
    do(m, (open_market,))
    assert not any(choice[0] == "buy" for choice in m.choices(0))
    table = Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))
    why = table.why_not(0, f"buy:{GAME.pack.ids('player')[m.pool[0]]}")
    assert why is not None
    assert why.key == "squad-full"


def test_red_cards_are_played_in_any_market_and_go_under_the_deck() -> None:
    m = at_rest()
    hurt, sent_off, called = m.squads[0][:3]
    m.out[hurt], m.out[sent_off], m.out[called] = INJURED, SENT_OFF, ON_DUTY
    hold(m, 0, "physio", "appeal", "called-off", "super-agent", "rich-uncle")
    sale = m.squads[0][9]
    do(m, (open_market,))
    for choice in (
        ("use-on", card("physio"), hurt),
        ("use-on", card("appeal"), sent_off),
        ("use", card("called-off")),
        ("use-on", card("super-agent"), sale),
        ("use", card("rich-uncle")),
    ):
        answer(m, 0, choice)
        for seat in (1, 2, 3):
            answer(m, seat, PASS)
    assert [m.out[player] for player in (hurt, sent_off, called)] == [FIT, FIT, FIT]
    assert m.money[0] == 100 + 30 + 15
    assert sale not in m.squads[0]
    assert m.hands[0] == []
    assert len(m.chance_under) == 5


def test_a_red_card_that_would_do_nothing_is_not_offered() -> None:
    m = at_rest()
    hold(m, 0, "physio", "called-off")
    do(m, (open_market,))
    assert not any(choice[0].startswith("use") for choice in m.choices(0))
