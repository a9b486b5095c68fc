"""Red chance cards: kept, and played at any time of the season, as free acts (the board's chance spaces)."""

from __future__ import annotations

from typing import Final

from golazo.engine.acts import Act
from golazo.engine.asking import Choice, Reason, reason
from golazo.games.match_of_the_season.cards import (
    CURE_INJURY,
    END_DUTY,
    LIFT_RED_CARD,
    MONEY,
    RED,
    SELL_AT_FULL_PRICE,
)
from golazo.games.match_of_the_season.events import RedCardPlayed
from golazo.games.match_of_the_season.rules.absences import fit_again
from golazo.games.match_of_the_season.rules.buying import sell_to_bank
from golazo.games.match_of_the_season.rules.chance_cards import choose_recovery
from golazo.games.match_of_the_season.rules.hands import spend
from golazo.games.match_of_the_season.rules.market import is_open, team_of, why_no_sale
from golazo.games.match_of_the_season.rules.payments import from_bank
from golazo.games.match_of_the_season.rules.squads import SMALLEST_SQUAD
from golazo.games.match_of_the_season.state import FACE, FIT, INJURED, ON_DUTY, SENT_OFF, Seasons

_LIFTS: Final = {CURE_INJURY: INJURED, LIFT_RED_CARD: SENT_OFF}
"""Cards for one player, and what must keep him out."""


def _uses(m: Seasons, seat: int) -> list[Choice]:
    """What a seat's red cards can do now; a card that would do nothing is not offered."""
    if m.season == 0 or _is_recovering(m):
        return []
    colour = m.box.colour
    choices: list[Choice] = []
    for team in m.seating:
        if m.manager[team] == seat and m.hands[team]:
            for card in dict.fromkeys([held & FACE for held in m.hands[team]]):
                if colour[card] == RED:
                    choices += _of_card(m, team, card)
    return choices


def _is_recovering(m: Seasons) -> bool:
    """Whether a blue card is being resolved that brings a player back: a red one could leave it nobody."""
    return any(ask.asking is choose_recovery for ask in m.asks.values())


def _of_card(m: Seasons, team: int, card: int) -> list[Choice]:
    effect = m.box.effect[card]
    squad = m.squads[team]
    if effect == MONEY or (effect == END_DUTY and any(m.out[player] == ON_DUTY for player in squad)):
        return [("use", card, team)]
    if effect in _LIFTS:
        return [("use-on", card, player) for player in squad if m.out[player] == _LIFTS[effect]]
    # A sale by card is a sale at any price: the market must be open.
    if effect == SELL_AT_FULL_PRICE and len(squad) > SMALLEST_SQUAD and is_open(m):
        return [("use-on", card, player) for player in squad]
    return []


def _use(m: Seasons, seat: int, choice: Choice) -> None:
    """Do what the card says, for a player where it says so, and put it under the deck."""
    verb, card, number = choice
    team = number if verb == "use" else team_of(m, number)
    assert team is not None
    effect = m.box.effect[card]
    spend(m, team, card)
    if m.keeps_events:
        m.tell(RedCardPlayed, team=team, card=card)
    if effect == MONEY:
        from_bank(m, team, m.box.amount[card])
    elif effect == END_DUTY:
        for player in m.squads[team]:
            if m.out[player] == ON_DUTY:
                m.out[player] = FIT
    elif effect == SELL_AT_FULL_PRICE:
        sell_to_bank(m, team, number, m.box.price[number])
    else:
        fit_again(m, team, number)


def _why_not(m: Seasons, seat: int, choice: Choice) -> Reason | None:
    verb, card, number = choice
    team = number if verb == "use" else team_of(m, number)
    if team is None or m.manager[team] != seat:
        return (
            reason("not-your-team", "S8", team=number)
            if verb == "use"
            else reason("not-yours", "S8", footballer=number)
        )
    if card not in {held & FACE for held in m.hands[team]}:
        return reason("card-not-held", "S8", card=card)
    effect = m.box.effect[card]
    if _is_recovering(m):
        return reason("blue-card-first", "S8")
    if m.box.colour[card] != RED:
        return reason("not-red", "S8", card=card)
    if (effect in (MONEY, END_DUTY)) != (verb == "use"):
        return reason("card-otherwise", "S8", card=card)
    if effect == SELL_AT_FULL_PRICE:
        return why_no_sale(m, seat, number)
    return reason("card-does-nothing", "S8", card=card)


red_cards: Final[Act[Seasons]] = Act(
    "red-card", verbs=("use", "use-on"), choices=_uses, take=_use, rule="S8", why_not=_why_not
)
