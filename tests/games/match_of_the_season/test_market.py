"""Auctions and the market, which is free acts: rulings S9, S10 and S11."""

from golazo.engine.asking import Choice
from golazo.engine.events import Log
from golazo.engine.table import Table
from golazo.games.match_of_the_season.rules.auctions import TO_DECK, TO_POOL, auction_turned
from golazo.games.match_of_the_season.rules.before_auction import turn_for_auction
from golazo.games.match_of_the_season.rules.buying import sell_to_bank
from golazo.games.match_of_the_season.rules.chance_cards import recover
from golazo.games.match_of_the_season.rules.exchanges import exchange
from golazo.games.match_of_the_season.rules.line_ups import lay_line_up
from golazo.games.match_of_the_season.rules.match_day import LEAGUE_MATCH, play_match
from golazo.games.match_of_the_season.rules.player_deck import turn_player
from golazo.games.match_of_the_season.rules.season_end import end_of_season
from golazo.games.match_of_the_season.rules.walk import advance
from golazo.games.match_of_the_season.state import FIT, INJURED, ON_DUTY, SENT_OFF, Seasons
from golazo.games.match_of_the_season.view import view
from tests.games.match_of_the_season.arrange import (
    GAME,
    SPACES,
    SQUAD,
    act,
    acts,
    all_pass,
    answer,
    asked,
    at_rest,
    card,
    do,
    hold,
    roll,
    sign,
    squad_of,
    strongest_for,
    why_not,
)

PASS = ("pass",)


def bid(money: int) -> Choice:
    return ("bid", money)


def kind(m: Seasons, position: int, stars: int) -> int:
    """A free player of the deck."""
    return next(
        p for p in range(m.box.players) if m.deck[p] and m.box.position[p] == position and m.box.stars[p] == stars
    )


def waiting(seats: int = 4, squad: str = SQUAD) -> Seasons:
    """The game waits for the first team's line-up: nothing is being resolved."""
    m = at_rest(seats, squad)
    do(m, (lay_line_up, 0, 0))
    return m


def offer(m: Seasons, seat: int, player: int, price: int) -> None:
    act(m, seat, ("offer", player))
    answer(m, seat, ("price", price))


def verbs(m: Seasons, seat: int) -> set[str]:
    return {choice[0] for choice in acts(m, seat)}


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
    told = Log().read(m.events, 1, 0, GAME.names(GAME.pack))
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
    do(m, (lay_line_up, 0, 0))
    offer(m, 1, m.squads[1][3], 5)
    sale = view(m, None)["auction"]
    assert sale is not None
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


def test_s10_whoever_wants_trades_while_the_game_waits_and_nobody_is_asked() -> None:
    m = waiting()
    assert m.asked == (0,)
    for seat in range(4):
        assert verbs(m, seat) == {"buy", "sell", "offer"}
    before = m.choices(0)
    act(m, 2, ("sell", m.squads[2][5]))
    assert (m.asked, m.choices(0)) == ((0,), before), "the question stands as before"


def test_s10_open_pool_players_cost_the_base_price_and_sales_bring_half() -> None:
    m = waiting()
    wanted, unwanted = m.pool[0], m.squads[1][5]
    act(m, 0, ("buy", wanted, 0))
    act(m, 1, ("sell", unwanted))
    assert wanted in m.squads[0]
    assert m.money[:2] == [90, 115]
    assert m.under == [unwanted]


def test_s10_the_view_tells_what_a_player_costs_and_what_the_bank_pays() -> None:
    m = waiting()
    prices = view(m, None)["prices"]
    wanted, unwanted = m.pool[0], m.squads[1][0]
    act(m, 0, ("buy", wanted, 0))
    act(m, 1, ("sell", unwanted))
    assert 100 - m.money[0] == prices["base"][m.box.stars[wanted]]
    assert m.money[1] - 100 == prices["bank"][m.box.stars[unwanted]]


def test_s10_an_open_pool_player_goes_to_whoever_acts_first() -> None:
    m = waiting()
    wanted = m.pool[0]
    act(m, 3, ("buy", wanted, 3))
    assert why_not(m, 0, ("buy", wanted, 0)) == "not-in-pool"


def test_s10_nothing_of_the_same_stars_and_position_is_bought_back_in_the_season() -> None:
    m = waiting()
    sold = m.squads[0][11]  # a defender of one star
    act(m, 0, ("sell", sold))
    assert sold in m.pool
    offered = [choice[1] for choice in acts(m, 0) if choice[0] == "buy"]
    assert offered
    assert not any(m.box.kind_bit[player] == m.box.kind_bit[sold] for player in offered)
    assert why_not(m, 0, ("buy", sold, 0)) == "sold-such"
    assert ("buy", sold, 1) in acts(m, 1), "others may"


def test_s10_nor_is_he_won_in_an_auction_or_offered_back() -> None:
    m = at_rest()
    sold = m.squads[0][3]  # a defender of two stars
    sell_to_bank(m, 0, sold, 10)
    turned(m, kind(m, 1, 2))
    assert m.asked == (1,), "the first bid would have been his"
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    assert not m.asked
    do(m, (lay_line_up, 0, 0))
    offer(m, 1, m.squads[1][3], 5)
    assert m.asked == (2,)


def test_s10_no_sale_leaves_fewer_than_13() -> None:
    m = waiting(squad=SQUAD.removesuffix(" f1"))
    assert verbs(m, 0) == {"buy"}
    for verb in ("sell", "offer"):
        assert why_not(m, 0, (verb, m.squads[0][0])) == "squad-small"


def test_s10_a_seller_names_the_price_and_takes_the_highest_bid() -> None:
    m = waiting()
    player = m.squads[0][9]
    offer(m, 0, player, 45)
    answer(m, 1, bid(45))
    answer(m, 2, bid(50))
    answer(m, 3, PASS)
    answer(m, 1, PASS)
    assert player in m.squads[2]
    assert m.money == [150, 100, 50, 100]
    assert asked(m, 0) == "lay-line-up", "the question that stood before"


def test_s10_the_market_is_closed_while_an_auction_is_resolved() -> None:
    m = waiting()
    act(m, 0, ("offer", m.squads[0][9]))
    assert not any(acts(m, seat) for seat in range(4)), "the price is being named"
    answer(m, 0, ("price", 45))
    assert not any(acts(m, seat) for seat in range(4))
    assert why_not(m, 2, ("sell", m.squads[2][0])) == "market-closed"
    assert why_not(m, 2, ("buy", m.pool[0], 2)) == "market-closed"


def test_s10_the_market_is_closed_while_a_match_is_resolved() -> None:
    m = at_rest()
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    assert acts(m, 0), "line-ups are laid face down: no match yet"
    strongest_for(m, 0)
    assert not acts(m, 0), "the own answer lies sealed"
    strongest_for(m, 1)
    assert asked(m, 1) == "change-line-up"
    assert not any(acts(m, seat) for seat in range(4))
    assert why_not(m, 3, ("sell", m.squads[3][0])) == "market-closed"


def test_s10_the_same_player_is_offered_once_between_two_match_days() -> None:
    m = waiting()
    player = m.squads[0][9]
    offer(m, 0, player, 100)
    for seat in (1, 2, 3):
        answer(m, seat, PASS)
    assert why_not(m, 0, ("offer", player)) == "offered-already"
    assert ("offer", m.squads[0][8]) in acts(m, 0), "another may be"
    m.asks.clear()
    m.space = SPACES.index("week-1-sunday") - 1
    do(m, (advance, 1))
    assert asked(m, m.asked[0]) == "lay-line-up"
    assert ("offer", player) in acts(m, 0), "the next match day"


def test_s10_no_trade_between_two_teams_of_one_manager() -> None:
    m = waiting(2)
    offer(m, 0, m.squads[0][9], 5)
    seats = set()
    while any(asked(m, seat) == "bid" for seat in range(2)):
        seats |= set(m.asked)
        answer(m, m.asked[0], PASS)
    assert seats == {1}


def test_s10_the_starting_price_is_what_another_manager_can_pay_at_most() -> None:
    m = waiting(2)
    m.money = [100, 40, 300, 20]
    act(m, 0, ("offer", m.squads[0][9]))
    assert m.choices(0)[-1] == ("price", 40), "his own second team has more, but may not bid"
    m.asks.clear()
    m = waiting()
    m.money = [100, 0, 0, 0]
    assert why_not(m, 0, ("offer", m.squads[0][9])) == "nobody-can-bid"


def test_s10_at_the_seasons_end_teams_trade_until_they_extend_a_contract() -> None:
    m = at_rest()
    m.order, m.cup = [0, 1, 2, 3], [0, 1]
    do(m, (end_of_season,))
    settle_equals(m)
    assert asked(m, 0) == "extend"
    star = next(player for player in m.fielded[0] if m.box.stars[player] == 3)
    act(m, 0, ("sell", star))
    settle_equals(m)
    assert asked(m, 0) == "extend"
    assert star not in m.fielded[0], "the strongest line-up of the squad as it is now"
    assert len(m.choices(0)) == 11
    answer(m, 0, m.choices(0)[0])
    assert verbs(m, 1) == {"buy", "sell", "offer"}
    assert why_not(m, 0, ("sell", m.squads[0][0])) == "contracts-settled"


def settle_equals(m: Seasons) -> None:
    while any(asked(m, seat) in ("choose-equal", "choose-formation") for seat in range(4)):
        answer(m, m.asked[0], m.choices(m.asked[0])[0])


def test_s10_not_while_exchanges_are_settled() -> None:
    m = at_rest()
    for team in m.seating:
        m.fielded[team] = m.squads[team][:11]
    do(m, (exchange, 3, 0, 1))
    assert asked(m, 3) == "swap"
    assert not any(acts(m, seat) for seat in range(4))


def test_s10_before_each_card_is_turned() -> None:
    m = at_rest()
    do(m, (turn_for_auction, TO_POOL, 2))
    assert asked(m, 2) == "turn-card"
    act(m, 1, ("sell", m.squads[1][0]))
    answer(m, 2, ("turn",))
    assert asked(m) == "draw-player"


def test_s9_a_full_squad_sells_before_the_card_is_turned() -> None:
    m = at_rest()
    sign(m, 1, "m1 m1 d1 d1")
    do(m, (turn_for_auction, TO_POOL, 0))
    assert asked(m, 1) == "make-room"
    answer(m, 1, ("release", m.squads[1][-1]))
    answer(m, 0, ("turn",))
    roll(m, kind(m, 3, 5))
    answer(m, 0, PASS)
    assert m.asked == (1,), "now there is room"


def test_s5_who_cannot_field_nine_may_sign_players_first() -> None:
    m = at_rest()
    squad_of(m, 1, "k2 d1 d1 d1 d1 m1 m1 f1")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    assert asked(m, 1) == "stop-gap"
    answer(m, 1, ("sign", next(p for p in m.pool if m.box.position[p] == 2)))
    assert m.asked == (0, 1), "nine can play"
    assert m.money[1] == 90


def test_s14_what_one_team_of_a_manager_sold_his_other_team_does_not_buy() -> None:
    m = waiting(2)
    sold = next(player for player in m.squads[0] if m.box.stars[player] == 1)
    act(m, 0, ("sell", sold))
    same = [player for player in m.pool if m.box.kind_bit[player] == m.box.kind_bit[sold]]
    for team in (0, 2):
        assert not any(("buy", player, team) in acts(m, 0) for player in same)
        assert why_not(m, 0, ("buy", sold, team)) == "sold-such"
    assert ("buy", sold, 1) in acts(m, 1)


def test_s11_a_squad_has_18_players_at_most() -> None:
    m = waiting()
    sign(m, 0, "m1 m1 d1 d1")
    assert "buy" not in verbs(m, 0)
    assert why_not(m, 0, ("buy", m.pool[0], 0)) == "squad-full"


def test_red_cards_are_played_at_any_time_and_go_under_the_deck() -> None:
    m = waiting()
    hurt, sent_off, called = m.squads[0][:3]
    m.out[hurt], m.out[sent_off], m.out[called] = INJURED, SENT_OFF, ON_DUTY
    hold(m, 0, "physio", "appeal", "called-off", "super-agent", "rich-uncle")
    sale = m.squads[0][9]
    for choice in (
        ("use-on", card("physio"), hurt),
        ("use-on", card("appeal"), sent_off),
        ("use", card("called-off"), 0),
        ("use-on", card("super-agent"), sale),
        ("use", card("rich-uncle"), 0),
    ):
        act(m, 0, choice)
    assert [m.out[player] for player in (hurt, sent_off, called)] == [FIT, FIT, FIT]
    assert m.money[0] == 100 + 30 + 15
    assert sale not in m.squads[0]
    assert m.hands[0] == []
    assert len(m.chance_under) == 5


def test_a_red_card_is_played_in_an_auction_too_but_no_sale_is_made_there() -> None:
    m = at_rest()
    hold(m, 1, "super-agent", "rich-uncle")
    turned(m, kind(m, 3, 5))
    assert acts(m, 1) == [("use", card("rich-uncle"), 1)]
    assert why_not(m, 1, ("use-on", card("super-agent"), m.squads[1][0])) == "market-closed"
    act(m, 1, ("use", card("rich-uncle"), 1))
    answer(m, 0, bid(50))
    assert m.choices(1)[-1] == bid(115)


def test_a_red_card_that_would_do_nothing_is_not_offered() -> None:
    m = waiting()
    hold(m, 0, "physio", "called-off")
    assert not any(verb.startswith("use") for verb in verbs(m, 0))
    assert why_not(m, 0, ("use", card("called-off"), 0)) == "card-does-nothing"
    assert why_not(m, 0, ("use", card("rich-uncle"), 0)) == "card-not-held"
    assert why_not(m, 1, ("use", card("called-off"), 0)) == "not-your-team"


def test_no_red_card_is_played_while_a_blue_one_brings_a_player_back() -> None:
    m = waiting()
    m.asks.clear()
    for player in m.squads[0][:2]:
        m.out[player] = ON_DUTY
    hold(m, 0, "called-off")
    do(m, (recover, 0))
    assert asked(m, 0) == "choose-recovery"
    assert acts(m, 0) == []
    assert why_not(m, 0, ("use", card("called-off"), 0)) == "blue-card-first"
