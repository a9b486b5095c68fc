"""Auctions: open and ascending, of turned-up players and of those a team offers (chapter on transfers, S9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.events import Bid, FullSquad, Unsold
from golazo.games.match_of_the_season.rules.buying import for_sale, let_go, may_buy, sign
from golazo.games.match_of_the_season.rules.dice import from_team, left_of
from golazo.games.match_of_the_season.rules.payments import to_bank, to_team
from golazo.games.match_of_the_season.rules.player_deck import put_away
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD
from golazo.games.match_of_the_season.rules.team_asking import acting_team, its_manager
from golazo.games.match_of_the_season.state import NOBODY, Seasons

BID_STEP: Final = 5

# Where an auctioned player comes from, and where he goes unsold; a number from 0 is the team that offers him.
TO_POOL: Final = -1
TO_DECK: Final = -2

MOST_BIDS: Final = 300
"""So many heights of a bid are listed at most."""


@step
def auction_turned(m: Seasons, unsold: int, first: int) -> None:
    """Auction the card that was turned up first, at the base price."""
    if m.turned:
        player = m.turned.pop(0)
        auction(m, player, m.box.price[player], unsold, m.seating, first)


def auction(m: Seasons, player: int, price: int, origin: int, teams: Sequence[int], first: int) -> None:
    """Open an auction among the teams that may buy; `first` bids first. A full squad may not bid and is informed."""
    if m.keeps_events:
        for team in teams:
            if len(m.squads[team]) >= LARGEST_SQUAD:
                m.tell(FullSquad, team=team, footballer=player, most=LARGEST_SQUAD)
    next_bid(m, player, price, origin, _bidders(m, player, price, teams), NOBODY, first)


def _bidders(m: Seasons, player: int, price: int, teams: Sequence[int]) -> int:
    return sum([1 << team for team in teams if may_buy(m, team, player, price)])


def next_bid(m: Seasons, player: int, price: int, origin: int, bidders: int, leader: int, turn: int) -> None:
    """Ask the next bidder; when only the leader is left, the player is his."""
    for team in from_team(m, turn):
        if team != leader and bidders >> team & 1:
            if m.money[team] >= price:
                m.then([(bid, team, player, price, origin, bidders, leader)])
                return
            bidders &= ~(1 << team)
    if leader == NOBODY:
        _unsold(m, player, origin)
    else:
        _sold(m, player, price - BID_STEP, origin, leader)


def _bids(m: Seasons, ask: Ask) -> list[Choice]:
    """Any higher multiple of 5,000 that the bidder can pay."""
    team, _, price, *_ = ask.numbers
    return [PASS, *[("bid", money) for money in range(price, m.money[team] + 1, BID_STEP)[:MOST_BIDS]]]


def _take_bid(m: Seasons, ask: Ask, answer: Answer) -> None:
    team, player, price, origin, bidders, leader = ask.numbers
    turn = left_of(m, team)
    if answer[0] == PASS:
        next_bid(m, player, price, origin, bidders & ~(1 << team), leader, turn)
        return
    money = answer[0][1]
    if m.keeps_events:
        m.tell(Bid, team=team, footballer=player, money=money)
    next_bid(m, player, money + BID_STEP, origin, bidders, team, turn)


def _why_no_bid(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    price = ask.numbers[2]
    money = choice[1]
    if money % BID_STEP:
        return reason("bid-step", "S9", money=BID_STEP)
    if money < price:
        return reason("bid-low", "S9", money=price)
    return reason("no-money", "S9", money=money)


bid: Final = Asking[Seasons](
    "bid",
    choices=_bids,
    take=_take_bid,
    rule="S9",
    why_not=refusing("bid", why=_why_no_bid),
    arguments=lambda m, ask: {**for_sale(m, ask.numbers[1]), "team": ask.numbers[0], "money": ask.numbers[2]},
    seats=its_manager,
    team=acting_team,
)


def _unsold(m: Seasons, player: int, origin: int) -> None:
    if origin == TO_POOL:
        m.pool.append(player)
    elif origin == TO_DECK:
        put_away(m, player)
    if m.keeps_events:
        m.tell(Unsold, footballer=player)


def _sold(m: Seasons, player: int, price: int, origin: int, team: int) -> None:
    if origin >= 0:
        to_team(m, team, origin, price)
        let_go(m, origin, player)
    else:
        to_bank(m, team, price)
    sign(m, team, player, price)
