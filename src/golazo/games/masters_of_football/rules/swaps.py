"""Swapping an action card for 1M (p. 3): discard first, then draw. A free act, at any time (M12)."""

from collections.abc import Sequence
from typing import Final

from golazo.engine.acts import Act
from golazo.engine.asking import Choice, Reason, reason
from golazo.games.masters_of_football.events import CardSwapped
from golazo.games.masters_of_football.rules.stacks import deal_card, discard_card, draw_card
from golazo.games.masters_of_football.rules.standings import is_last_match_played
from golazo.games.masters_of_football.state import Competition

SWAP_COST: Final = 1


def why_no_cards_now(m: Competition, seat: int) -> Reason | None:
    """What keeps a seat from free acts with action cards: M12, M29."""
    if not m.matchday or is_last_match_played(m):
        return reason("cards-not-in-season", "M12")
    if any(entry[0] == seat for entries in m.layable for entry in entries):
        return reason("cards-announced", "M10")  # the announcement is the beginning of an answer
    frames = [m.asks, *(frame[0] for frame in m.set_aside)]
    if any(ask.asking is draw_card for asks in frames for ask in asks.values()):
        return reason("card-being-drawn", "M12")
    return None


def _choices(m: Competition, seat: int) -> Sequence[Choice]:
    if m.money[seat] < SWAP_COST or not m.hands[seat] or why_no_cards_now(m, seat) is not None:
        return ()
    return [("swap", face) for face in sorted(set(m.hands[seat]))]


def _swap(m: Competition, seat: int, choice: Choice) -> None:
    m.money[seat] -= SWAP_COST
    discard_card(m, seat, choice[1])
    if m.keeps_events:
        m.tell(CardSwapped, player=seat, card=choice[1])
    m.then([(deal_card, seat)])


def _why_not(m: Competition, seat: int, choice: Choice) -> Reason | None:
    if choice[1] not in m.hands[seat]:
        return reason("card-not-in-hand", "p. 15", card=choice[1])
    if m.money[seat] < SWAP_COST:
        return reason("swap-too-dear", "p. 3", cost=SWAP_COST, money=m.money[seat])
    return why_no_cards_now(m, seat)


swap: Final = Act[Competition](
    "swap", verbs=("swap",), choices=_choices, take=_swap, rule="p. 3, M12", why_not=_why_not
)
