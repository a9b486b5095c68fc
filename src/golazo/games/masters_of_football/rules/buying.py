"""Buying players (p. 3 and 10): what a player costs a manager, and who is bought of those dealt."""

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.masters_of_football.cards import Box
from golazo.games.masters_of_football.events import PlayersBought
from golazo.games.masters_of_football.rules.refusals import or_say_why
from golazo.games.masters_of_football.rules.stacks import discard_player
from golazo.games.masters_of_football.state import Competition

DONE: Final[Choice] = ("done",)


def price(box: Box, manager: int, player: int) -> int:
    """p. 12: the Super-Agent's discount does not hold for players that cost 1M."""
    cost = box.players[player].cost
    return cost - box.managers[manager].discount if cost > 1 else cost


def _money_left(m: Competition, ask: Ask) -> int:
    manager = m.managers[ask.seat]
    return m.money[ask.seat] - sum(price(m.box, manager, choice[1]) for choice in ask.steps)


def _affordable(m: Competition, ask: Ask) -> Sequence[Choice]:
    seat = ask.seat
    manager = m.managers[seat]
    bought = [choice[1] for choice in ask.steps]
    money = _money_left(m, ask)
    return [
        *(
            ("buy", player)
            for player in m.offers[seat]
            if player not in bought and price(m.box, manager, player) <= money
        ),
        DONE,
    ]


def _why_not_buy(m: Competition, ask: Ask, choice: Choice) -> Reason | None:
    if choice[0] != "buy":
        return None
    player = choice[1]
    if player not in m.offers[ask.seat]:
        return reason("player-not-dealt", "p. 3", footballer=player)
    if choice in ask.steps:
        return reason("player-bought-already", "p. 3", footballer=player)
    cost = price(m.box, m.managers[ask.seat], player)
    return reason("player-too-dear", "p. 3", footballer=player, cost=cost, money=_money_left(m, ask))


def _about_purchase(m: Competition, ask: Ask) -> dict[str, Any]:
    box, manager = m.box, m.managers[ask.seat]
    ids, prices = box.pack.ids("player"), {each: price(box, manager, each) for each in m.offers[ask.seat]}
    costs = {ids[each]: cost for each, cost in prices.items() if cost != box.players[each].cost}
    discount = box.managers[manager].discount
    return {"player": ask.seat, "money": _money_left(m, ask), "discount": discount, "costs": costs}


def _bought(m: Competition, ask: Ask, answer: Answer) -> None:
    seat = ask.seat
    squad = m.squads[m.team_of[seat]]
    for choice in answer[:-1]:
        m.money[seat] -= price(m.box, m.managers[seat], choice[1])
        squad.append(choice[1])
    refused = [player for player in m.offers[seat] if player not in squad]
    for player in refused:
        discard_player(m, player)
    m.old_offers = [player for player in m.old_offers if player not in m.offers[seat]]
    m.offers[seat] = []
    if m.keeps_events:
        bought = [choice[1] for choice in answer[:-1]]
        m.tell(PlayersBought, player=seat, bought=bought, refused=refused, money=m.money[seat])


def _with_offers(m: Competition, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if m.offers[seat]]


buy_players: Final = Asking[Competition](
    "buy-players",
    choices=_affordable,
    take=_bought,
    seats=_with_offers,
    sealed=True,
    is_complete=lambda m, ask, answer: answer[-1] == DONE,
    rule="p. 3",
    why_not=or_say_why(_why_not_buy),
    arguments=_about_purchase,
)
