"""The market: free acts, at any time of the season and of its end (rules on buying and selling, S10).

A manager may buy from the open pool, sell to the bank, or offer a player to the other managers. It is closed while
an auction or a match is being resolved: line-ups that are still laid face down are not a match yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from golazo.engine.acts import Act
from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.match_of_the_season.cards import PRICE_OF_A_STAR, STARS, bank_price
from golazo.games.match_of_the_season.events import Offered
from golazo.games.match_of_the_season.rules.auctions import BID_STEP, auction
from golazo.games.match_of_the_season.rules.before_auction import make_room, turn_card
from golazo.games.match_of_the_season.rules.buying import buy, for_sale, sell_to_bank, why_not_buy
from golazo.games.match_of_the_season.rules.contracts import extend, is_settled, lay_anew
from golazo.games.match_of_the_season.rules.dice import from_team
from golazo.games.match_of_the_season.rules.line_ups import lay_line_up
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.short_handed import stop_gap
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD, SMALLEST_SQUAD
from golazo.games.match_of_the_season.rules.team_asking import acting_team, its_manager
from golazo.games.match_of_the_season.rules.walk import roll_movement
from golazo.games.match_of_the_season.state import Seasons

OPEN: Final = (lay_line_up, stop_gap, turn_card, make_room, extend, roll_movement)
"""While one of these is asked nothing is being resolved."""


def is_open(m: Seasons) -> bool:
    """Whether nothing is being resolved now: everybody sees that."""
    return m.season > 0 and all(ask.asking in OPEN for ask in m.asks.values())


def trading(m: Seasons, seat: int) -> list[int]:
    """The teams of a seat that may trade now; a team whose contracts are settled waits for the transfers (S10)."""
    if not is_open(m):
        return []
    return [team for team in m.seating if m.manager[team] == seat and not is_settled(m, team)]


# Buying from the open pool


def _purchases(m: Seasons, seat: int) -> list[Choice]:
    box = m.box
    found: list[Choice] = []
    for team in trading(m, seat):
        stars = m.money[team] // PRICE_OF_A_STAR
        if stars and len(m.squads[team]) < LARGEST_SQUAD:
            kinds = box.kinds_up_to[min(stars, STARS)] & ~m.banned[team]
            found += [("buy", player, team) for player in m.pool if box.kind_bit[player] & kinds]
    return found


def _buy(m: Seasons, seat: int, choice: Choice) -> None:
    _, player, team = choice
    buy(m, team, player, m.box.price[player])
    m.then([(lay_anew,)])


def _closed(m: Seasons, seat: int, teams: Iterable[int]) -> Reason | None:
    """What forbids any trade of these teams now."""
    if m.season == 0:
        return reason("market-before", "S10")
    if not is_open(m):
        return reason("market-closed", "S10")
    for team in teams:
        if m.manager[team] != seat:
            return reason("not-your-team", "S10", team=team)
        if is_settled(m, team):
            return reason("contracts-settled", "S10", team=team)
    return None


def _why_no_purchase(m: Seasons, seat: int, choice: Choice) -> Reason | None:
    _, player, team = choice
    closed = _closed(m, seat, (team,))
    if closed is not None:
        return closed
    if player not in m.pool:
        return reason("not-in-pool", "S10", footballer=player)
    return why_not_buy(m, team, player, m.box.price[player])


buying: Final[Act[Seasons]] = Act(
    "buy", verbs=("buy",), choices=_purchases, take=_buy, rule="S10", why_not=_why_no_purchase
)


# Selling to the bank


def _sales(m: Seasons, seat: int) -> list[Choice]:
    sell = m.box.sell
    return [
        sell[player] for team in trading(m, seat) if len(m.squads[team]) > SMALLEST_SQUAD for player in m.squads[team]
    ]


def team_of(m: Seasons, player: int) -> int | None:
    """The team that has a player; None if no team has him."""
    return next((team for team in m.seating if player in m.squads[team]), None)


def _sell(m: Seasons, seat: int, choice: Choice) -> None:
    player = choice[1]
    team = team_of(m, player)
    assert team is not None
    sell_to_bank(m, team, player, bank_price(m.box.price[player]))
    m.then([(lay_anew,)])


def why_no_sale(m: Seasons, seat: int, player: int) -> Reason | None:
    """Why a seat cannot let a player go now."""
    team = team_of(m, player)
    if team is None or m.manager[team] != seat:
        return reason("not-yours", "S10", footballer=player)
    closed = _closed(m, seat, (team,))
    if closed is None and len(m.squads[team]) <= SMALLEST_SQUAD:
        return reason("squad-small", "S10", least=SMALLEST_SQUAD)
    return closed


selling: Final[Act[Seasons]] = Act(
    "sell",
    verbs=("sell",),
    choices=_sales,
    take=_sell,
    rule="S10",
    why_not=lambda m, seat, choice: why_no_sale(m, seat, choice[1]),
)


# Offering to the other managers


def highest_bid(m: Seasons, team: int) -> int:
    """What the richest of the other managers' teams with room could pay."""
    seat = m.manager[team]
    most = 0
    for other in m.seating:
        if m.money[other] > most and m.manager[other] != seat and len(m.squads[other]) < LARGEST_SQUAD:
            most = m.money[other]
    return most


def _offers(m: Seasons, seat: int) -> list[Choice]:
    offer = m.box.offer
    return [
        offer[player]
        for team in trading(m, seat)
        if len(m.squads[team]) > SMALLEST_SQUAD and highest_bid(m, team) >= BID_STEP
        for player in m.squads[team]
        if player not in m.offered
    ]


def _offer(m: Seasons, seat: int, choice: Choice) -> None:
    player = choice[1]
    team = team_of(m, player)
    assert team is not None
    m.then([(name_price, team, player), (lay_anew,)])


def _why_no_offer(m: Seasons, seat: int, choice: Choice) -> Reason | None:
    player = choice[1]
    why = why_no_sale(m, seat, player)
    if why is None:
        key = "offered-already" if player in m.offered else "nobody-can-bid"
        return reason(key, "S10", footballer=player)
    return why


offering: Final[Act[Seasons]] = Act(
    "offer", verbs=("offer",), choices=_offers, take=_offer, rule="S10", why_not=_why_no_offer
)


def _prices(m: Seasons, ask: Ask) -> list[Choice]:
    return [("price", price) for price in range(BID_STEP, highest_bid(m, ask.numbers[0]) + 1, BID_STEP)]


def _take_price(m: Seasons, ask: Ask, answer: Answer) -> None:
    """The auction opens at once; the same player is offered again only after the next match day."""
    team, player = ask.numbers
    price = answer[0][1]
    m.offered.append(player)
    if m.keeps_events:
        m.tell(Offered, team=team, footballer=player, money=price)
    others = [other for other in from_team(m, team) if m.manager[other] != m.manager[team]]
    auction(m, player, price, team, others, others[0])


name_price: Final = Asking[Seasons](
    "name-price",
    choices=_prices,
    take=_take_price,
    rule="S10",
    why_not=refusing("price", why=lambda m, ask, choice: reason("price-unpaid", "S10", money=choice[1])),
    arguments=lambda m, ask: {**for_sale(m, ask.numbers[1]), "team": ask.numbers[0]},
    seats=its_manager,
    team=acting_team,
)
