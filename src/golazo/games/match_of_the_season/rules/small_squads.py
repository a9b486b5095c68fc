"""A squad of fewer than 13 before a season: its manager must buy; who cannot pay gets a weak player free (S11)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.match_of_the_season.rules.buying import buy
from golazo.games.match_of_the_season.rules.chance_cards import join_free
from golazo.games.match_of_the_season.rules.player_deck import put_away, turn_player
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.squads import SMALLEST_SQUAD
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import Seasons

WEAK: Final = 2
"""Cards are turned up until one of at most so many stars comes."""


@step
def fill_squad(m: Seasons, team: int) -> None:
    """Buy from the open pool; who cannot pay gets a one-star player free, or else what is turned up."""
    if len(m.squads[team]) >= SMALLEST_SQUAD:
        return
    if to_sign(m, team):
        m.then([(must_buy, team), (fill_squad, team)])
    elif m.under or 1 in m.deck:
        m.then([(turn_player,), (weak_enough, team), (fill_squad, team)])


def to_sign(m: Seasons, team: int) -> list[Choice]:
    """The players of the open pool that the team can pay; if there are none, the one-star players for free."""
    box = m.box
    paid: list[Choice] = [("sign", player) for player in m.pool if box.price[player] <= m.money[team]]
    return paid or [("take", player) for player in m.pool if box.stars[player] == 1]


@step
def weak_enough(m: Seasons, team: int) -> None:
    """Turn up cards until a weak player comes, or none is left; the weakest turned up joins.

    He is paid for where the team can pay. The others turned up go under the deck.
    """
    stars = m.box.stars
    if stars[m.turned[-1]] > WEAK and (m.under or 1 in m.deck):
        m.then([(turn_player,), (weak_enough, team)])
        return
    turned = m.turned
    m.turned = []
    weakest = min(turned, key=lambda player: stars[player])
    for player in turned:
        if player != weakest:
            put_away(m, player)
    m.pool.append(weakest)
    if m.box.price[weakest] <= m.money[team]:
        buy(m, team, weakest, m.box.price[weakest])
    else:
        join_free(m, team, weakest)


def _take(m: Seasons, ask: Ask, answer: Answer) -> None:
    team = ask.numbers[0]
    verb, player = answer[0]
    if verb == "sign":
        buy(m, team, player, m.box.price[player])
    else:
        join_free(m, team, player)


def _why_not(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    verb, player = choice
    if player not in m.pool:
        return reason("not-in-pool", "S11", footballer=player)
    if verb == "sign":
        return reason("no-money", "S11", money=m.box.price[player])
    return reason("not-free", "S11", footballer=player)


must_buy: Final = Asking[Seasons](
    "must-buy",
    choices=lambda m, ask: to_sign(m, ask.numbers[0]),
    take=_take,
    rule="S11",
    why_not=refusing("sign", "take", why=_why_not),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)
