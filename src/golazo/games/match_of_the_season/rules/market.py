"""The market: at the start of a turn and before line-ups all managers are asked at once (S10).

Each team buys from the open pool, sells to the bank, offers a player to the other managers, plays a red card, or does
nothing. All answers are sealed; then they are done in this order: cards, sales, purchases, offers. Whoever wants the
same player bids for him. The market opens again until nobody does anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.cards import PRICE_OF_A_STAR, STARS, bank_price
from golazo.games.match_of_the_season.rules import red_chance_cards as red_cards
from golazo.games.match_of_the_season.rules.dice import from_team
from golazo.games.match_of_the_season.rules.transfers import (
    BID_STEP,
    LARGEST_SQUAD,
    SMALLEST_SQUAD,
    auction,
    auction_from_pool,
    buy,
    sell_to_bank,
    why_not_buy,
)
from golazo.games.match_of_the_season.state import NOBODY, Seasons

BUY: Final = 0
SELL: Final = 1
OFFER: Final = 2
WISHES: Final = ("buy", "sell", "offer", "use", "use-on")


@step
def open_market(m: Seasons) -> bool:
    m.offered = 0
    return ask_teams(m)


@step
def ask_teams(m: Seasons) -> bool:
    """Ask the managers of all teams that could do anything.

    It is judged by what everybody sees: who is asked tells nothing of hidden cards.
    """
    trading: list[tuple[int, ...]] = [()] * m.seats
    squads, hands, money, pool = m.squads, m.hands, m.money, m.pool
    for team in m.seating:
        size = len(squads[team])
        if size > SMALLEST_SQUAD or hands[team] or (pool and size < LARGEST_SQUAD and money[team] >= PRICE_OF_A_STAR):
            trading[m.manager[team]] += (team,)
    return market.ask(m, _managers(m, *trading), tuple(trading))


def _managers(m: Seasons, *trading: Sequence[int]) -> list[int]:
    return [seat for seat, teams in enumerate(trading) if teams]


def _acts(steps: Answer) -> int:
    """How many teams' acts are complete: an offer needs its price."""
    acts = 0
    for choice in steps:
        if choice[0] != "offer":
            acts += 1
    return acts


def trading_team(m: Seasons, ask: Ask) -> int:
    """The team that acts next: one seat may manage two."""
    teams: Sequence[int] = ask.numbers[ask.seat]
    return teams[_acts(ask.steps)] if ask.steps else teams[0]


def _choices(m: Seasons, ask: Ask) -> list[Choice]:
    team = trading_team(m, ask)
    if ask.steps and ask.steps[-1][0] == "offer":
        return [("price", price) for price in range(BID_STEP, _highest_bid(m, team) + 1, BID_STEP)]
    choices: list[Choice] = [PASS]
    box = m.box
    squad = m.squads[team]
    if len(squad) < LARGEST_SQUAD:
        stars = m.money[team] // PRICE_OF_A_STAR
        if stars:
            kinds = box.kinds_up_to[stars if stars < STARS else STARS] & ~m.banned[team]
            kind = box.kind_bit
            offered = box.buy
            for player in m.pool:
                if kind[player] & kinds:
                    choices.append(offered[player])
    if len(squad) > SMALLEST_SQUAD:
        choices += [box.sell[player] for player in squad]
        if not m.offered >> team & 1 and _highest_bid(m, team) >= BID_STEP:
            choices += [box.offer[player] for player in squad]
    if m.hands[team]:
        choices += red_cards.uses(m, team)
    return choices


def _highest_bid(m: Seasons, team: int) -> int:
    """What the richest of the other managers' teams with room could pay."""
    seat = m.manager[team]
    most = 0
    for other in m.seating:
        if m.money[other] > most and m.manager[other] != seat and len(m.squads[other]) < LARGEST_SQUAD:
            most = m.money[other]
    return most


def _is_complete(m: Seasons, ask: Ask, answer: Answer) -> bool:
    teams = len(ask.numbers[ask.seat])
    return len(answer) >= teams and _acts(answer) == teams


def _why_not(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    team = trading_team(m, ask)
    verb = choice[0]
    if verb == "buy":
        if choice[1] not in m.pool:
            return reason("not-in-pool", "S10", footballer=choice[1])
        return why_not_buy(m, team, choice[1], m.box.price[choice[1]])
    if verb in ("sell", "offer"):
        if choice[1] not in m.squads[team]:
            return reason("not-yours", "S10", footballer=choice[1])
        if len(m.squads[team]) <= SMALLEST_SQUAD:
            return reason("squad-small", "S10", least=SMALLEST_SQUAD)
        if verb == "offer" and m.offered >> team & 1:
            return reason("offered-already", "S10")
    return None


def _take(m: Seasons, ask: Ask, answer: Answer) -> None:
    """Keep what each team wants, until all answers are taken; then it is done."""
    act = 0
    for choice in answer:
        verb = choice[0]
        if verb == "price":
            m.wishes[-1].append(choice[1])
        else:
            if verb != "pass":
                if not m.wishes:
                    m.then([(trade,)])
                m.wishes.append([ask.numbers[ask.seat][act], WISHES.index(verb), *choice[1:]])
            act += 1


@step
def trade(m: Seasons) -> None:
    """Cards, then sales, then purchases, then offers, each from the mover clockwise; then the market opens again."""
    wishes = m.wishes
    m.wishes = []
    if len(wishes) > 1:
        order = from_team(m, m.seating[0] if m.mover == NOBODY else m.mover)
        wishes.sort(key=lambda wish: order.index(wish[0]))
    for team, verb, *numbers in wishes:
        if verb > OFFER:
            red_cards.play(m, team, *numbers)
    wanted: dict[int, list[int]] = {}
    offers: list[tuple[object, ...]] = []
    for team, verb, player, *price in wishes:
        if verb == BUY:
            wanted.setdefault(player, []).append(team)
        elif verb == OFFER:
            m.offered |= 1 << team
            offers.append((offer, team, player, *price))
        elif verb == SELL:
            sell_to_bank(m, team, player, bank_price(m.box.price[player]))
    m.then([*[(buy_from_pool, player, *teams) for player, teams in wanted.items()], *offers, (ask_teams,)])


@step
def buy_from_pool(m: Seasons, player: int, *teams: int) -> None:
    """At the base price; several who want him bid for him."""
    if len(teams) > 1:
        auction_from_pool(m, player, teams)
        return
    team = teams[0]
    buy(m, team, player, m.box.price[player])


@step
def offer(m: Seasons, team: int, player: int, price: int) -> None:
    """A manager offers a player to the others: the highest bid takes him."""
    if m.keeps_events:
        m.tell("offered", team=team, footballer=player, money=price)
    others = [other for other in from_team(m, team) if m.manager[other] != m.manager[team]]
    auction(m, player, price, team, others, others[0])


def _arguments(m: Seasons, ask: Ask) -> dict[str, object]:
    team = trading_team(m, ask)
    return {"team": team, "money": m.money[team]}


market: Final = Asking[Seasons](
    "market",
    choices=_choices,
    take=_take,
    rule="S10",
    seats=_managers,
    sealed=True,
    is_complete=_is_complete,
    why_not=_why_not,
    arguments=_arguments,
    team=trading_team,
)
"""Numbers: of each seat the teams it answers for, one after the other."""
