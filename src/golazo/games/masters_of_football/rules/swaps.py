"""Swapping an action card for 1M (p. 3): discard first, then draw.

M12: a swap round stands before each preparation, each half-time and each card window, and a swap is offered with every
decision that is not sealed and not inside a pending effect.
"""

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice
from golazo.engine.steps import Todo, step
from golazo.games.masters_of_football.rules.stacks import deal_card, discard_card
from golazo.games.masters_of_football.state import Competition

SWAP_COST: Final = 1
KEEP: Final[Choice] = ("keep",)


def may_swap(m: Competition, seat: int) -> bool:
    return m.money[seat] >= SWAP_COST and bool(m.hands[seat])


def swap_choices(m: Competition, seat: int) -> list[Choice]:
    return [("swap", face) for face in sorted(set(m.hands[seat]))] if may_swap(m, seat) else []


def pay_swap(m: Competition, seat: int, face: int) -> None:
    m.money[seat] -= SWAP_COST
    discard_card(m, seat, face)
    if m.keeps_events:
        m.tell("card-swapped", player=seat, card=face)


def swap_and_ask_again(m: Competition, seat: int, face: int, question: Todo) -> None:
    """A swap in the middle of a decision: then the same is asked again."""
    pay_swap(m, seat, face)
    m.then([(deal_card, seat), question])


def _seats(m: Competition, slot: int, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if may_swap(m, seat)]


def _choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    return [KEEP, *swap_choices(m, ask.seat)]


def _take(m: Competition, ask: Ask, answer: Answer) -> None:
    choice = answer[0]
    if choice != KEEP:
        pay_swap(m, ask.seat, choice[1])
        m.swapped[ask.numbers[0]] |= 1 << ask.seat


ask_swap: Final = Asking[Competition](
    "swap", choices=_choices, take=_take, seats=_seats, rule="p. 15, M12", arguments=lambda m, ask: {"player": ask.seat}
)


@step
def swap_round(m: Competition, slot: int, seats: tuple[int, ...]) -> None:
    """Ask the seats at once; who swaps draws and is asked again. `slot` is the pitch that keeps who has swapped."""
    for seat in seats:
        if may_swap(m, seat):
            m.then([(ask_swap, slot, seats), (draw_swapped, slot)])
            return


@step
def draw_swapped(m: Competition, slot: int) -> None:
    swapped = m.swapped[slot]
    if swapped:
        m.swapped[slot] = 0
        seats = tuple(seat for seat in range(m.seats) if swapped >> seat & 1)
        m.then([*((deal_card, seat) for seat in seats), (swap_round, slot, seats)])
