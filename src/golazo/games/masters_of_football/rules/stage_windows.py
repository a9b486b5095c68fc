"""The start of Academy and Transfer Market: swaps, and the cards that may be played at any time (M29)."""

from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Choice
from golazo.engine.steps import step
from golazo.engine.windows import Window
from golazo.games.masters_of_football.cards import AT_ACADEMY
from golazo.games.masters_of_football.rules.card_windows import could_hold, pay_card
from golazo.games.masters_of_football.rules.swaps import swap_round
from golazo.games.masters_of_football.state import Competition

# Between matches the first pitch is free to keep who has swapped.
SLOT: Final = 0


def _could_react(m: Competition, window: int) -> list[int]:
    return [seat for seat in range(m.seats) if could_hold(m, window, seat, m.managers[seat])]


def _is_of_use(m: Competition, window: int, seat: int, face: int) -> bool:
    card = m.box.cards[face]
    has_gold = m.box.managers[m.managers[seat]].academy_gold or bool(m.wonderkids >> seat & 1)
    return bool(card.money) or (window == AT_ACADEMY and card.academy_gold and not has_gold)


def _reactions(m: Competition, ask: Ask) -> list[Choice]:
    window, seat = ask.numbers[0], ask.seat
    return [
        ("play", face)
        for face in sorted(m.box.in_window[window].intersection(m.hands[seat]))
        if m.box.costs[m.managers[seat]][face] <= m.money[seat] and _is_of_use(m, window, seat, face)
    ]


@step
def react_at_stage(m: Competition, seat: int, answer: Answer, window: int) -> None:
    """Money, or Wonderkid: nothing that another card could hinder."""
    choice = answer[0]
    card = m.box.cards[choice[1]]
    pay_card(m, seat, choice[1])
    m.discards[choice[1]] += 1
    m.money[seat] += card.money
    if card.academy_gold:
        m.wonderkids |= 1 << seat
    if m.keeps_events:
        m.tell("card-played", player=seat, card=choice[1])


def _arguments(m: Competition, ask: Ask) -> dict[str, Any]:
    return {"player": ask.seat, "window": ask.numbers[0], "costs": m.box.own_costs[m.managers[ask.seat]]}


stage_window: Final = Window[Competition](
    "stage-window",
    could_react=_could_react,
    reactions=_reactions,
    resolve=react_at_stage,
    order=lambda m, window: range(m.seats),
    rule="M29",
    again=True,
    arguments=_arguments,
)


@step
def open_stage(m: Competition, window: int) -> None:
    m.then([(swap_round, SLOT, tuple(range(m.seats))), (stage_window, window)])
