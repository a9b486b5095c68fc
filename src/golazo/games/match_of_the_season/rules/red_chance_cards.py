"""Red chance cards: kept, and played at any market of the season."""

from __future__ import annotations

from golazo.engine.asking import Choice
from golazo.games.match_of_the_season.cards import (
    CURE_INJURY,
    END_DUTY,
    GREEN,
    LIFT_RED_CARD,
    MONEY,
    RED,
    SELL_AT_FULL_PRICE,
)
from golazo.games.match_of_the_season.rules.absences import fit_again
from golazo.games.match_of_the_season.rules.money import from_bank
from golazo.games.match_of_the_season.rules.squads import GAP
from golazo.games.match_of_the_season.rules.transfers import SMALLEST_SQUAD, sell_to_bank
from golazo.games.match_of_the_season.state import FACE, FIT, INJURED, KNOWN, ON_DUTY, SENT_OFF, Seasons


def uses(m: Seasons, team: int) -> list[Choice]:
    """What a team's red cards can do now; a card that would do nothing is not offered."""
    box = m.box
    choices: list[Choice] = []
    colour = box.colour
    reds = [card for held in m.hands[team] if colour[card := held & FACE] == RED]
    if not reds:
        return choices
    squad = m.squads[team]
    for card in dict.fromkeys(reds):
        effect = box.effect[card]
        if effect == MONEY:
            choices.append(("use", card))
        elif effect == CURE_INJURY:
            choices += [("use-on", card, player) for player in squad if m.out[player] == INJURED]
        elif effect == LIFT_RED_CARD:
            choices += [("use-on", card, player) for player in squad if m.out[player] == SENT_OFF]
        elif effect == END_DUTY:
            if any(m.out[player] == ON_DUTY for player in squad):
                choices.append(("use", card))
        elif effect == SELL_AT_FULL_PRICE and len(squad) > SMALLEST_SQUAD:
            choices += [("use-on", card, player) for player in squad]
    return choices


def play(m: Seasons, team: int, card: int, player: int = GAP) -> None:
    """Do what the card says, for a player where it says so, and put it under the deck."""
    effect = m.box.effect[card]
    spend(m, team, card)
    if m.keeps_events:
        m.tell("red-card-played", team=team, card=card)
    if effect == MONEY:
        from_bank(m, team, m.box.amount[card])
    elif effect == END_DUTY:
        for each in m.squads[team]:
            if m.out[each] == ON_DUTY:
                m.out[each] = FIT
    elif effect == SELL_AT_FULL_PRICE:
        sell_to_bank(m, team, player, m.box.price[player])
    else:
        fit_again(m, team, player)


def spend(m: Seasons, team: int, card: int) -> None:
    """A played card goes under the chance deck."""
    hold_no_more(m, team, card)
    m.chance_under.append(card)


def hold_no_more(m: Seasons, team: int, card: int) -> None:
    """Take one such card out of the hand: if the others know one, that one; then the rest stays as secret as it was."""
    hand = m.hands[team]
    if card + KNOWN in hand:
        hand.remove(card + KNOWN)
        return
    hand.remove(card)
    if m.box.colour[card] == GREEN and m.greens[team]:
        m.greens[team] -= 1
