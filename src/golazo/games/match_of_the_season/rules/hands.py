"""Hands of kept chance cards: what leaves one goes under the chance deck (S18, S20)."""

from __future__ import annotations

from golazo.games.match_of_the_season.cards import GREEN
from golazo.games.match_of_the_season.state import KNOWN, Seasons


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
