"""Buying and selling players: who may buy, and what a sale does to squads, money and pool (S9 to S11)."""

from __future__ import annotations

from golazo.engine.asking import Reason, reason
from golazo.games.match_of_the_season.events import Bought, SoldToBank
from golazo.games.match_of_the_season.rules.payments import from_bank, to_bank
from golazo.games.match_of_the_season.rules.player_deck import put_away
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD
from golazo.games.match_of_the_season.state import Seasons


def may_buy(m: Seasons, team: int, player: int, price: int) -> bool:
    """Room in the squad, money, and no such player sold this season (S10)."""
    return (
        m.money[team] >= price and len(m.squads[team]) < LARGEST_SQUAD and not m.banned[team] & m.box.kind_bit[player]
    )


def why_not_buy(m: Seasons, team: int, player: int, price: int) -> Reason | None:
    """Why a team may not buy a player at a price."""
    if len(m.squads[team]) >= LARGEST_SQUAD:
        return reason("squad-full", "S11", most=LARGEST_SQUAD)
    if m.money[team] < price:
        return reason("no-money", "S9", money=price)
    if m.banned[team] & m.box.kind_bit[player]:
        return reason("sold-such", "S10", footballer=player)
    return None


def for_sale(m: Seasons, player: int) -> dict[str, object]:
    """What a question about a player tells of him."""
    return {"footballer": player, "position": m.box.position[player], "stars": m.box.stars[player]}


def buy(m: Seasons, team: int, player: int, price: int) -> None:
    """Take a player from the open pool and pay the bank."""
    to_bank(m, team, price)
    m.pool.remove(player)
    sign(m, team, player, price)


def sign(m: Seasons, team: int, player: int, price: int) -> None:
    """A paid player joins the squad."""
    m.squads[team].append(player)
    if m.keeps_events:
        m.tell(Bought, team=team, footballer=player, money=price)


def sell_to_bank(m: Seasons, team: int, player: int, price: int) -> None:
    from_bank(m, team, price)
    let_go(m, team, player)
    put_away(m, player)
    if m.keeps_events:
        m.tell(SoldToBank, team=team, footballer=player, money=price)


def let_go(m: Seasons, team: int, player: int) -> None:
    """A sold player leaves his squad; his manager buys none of his stars and position back this season (S10).

    That holds for both teams of a manager who has two: the bank must not carry players between them (S14).
    """
    m.squads[team].remove(player)
    for own in m.seating:
        if m.manager[own] == m.manager[team]:
            m.banned[own] |= m.box.kind_bit[player]
