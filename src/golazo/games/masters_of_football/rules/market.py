"""Transfer Market (p. 10): money, three players to buy from, five action cards, and both limits."""

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, reason
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import BRONZE, GOLD, SILVER
from golazo.games.masters_of_football.events import CardsDiscarded, TransferMarket
from golazo.games.masters_of_football.rules.buying import buy_players
from golazo.games.masters_of_football.rules.refusals import or_say_why
from golazo.games.masters_of_football.rules.setup import give_money
from golazo.games.masters_of_football.rules.squads import release_players
from golazo.games.masters_of_football.rules.stacks import deal_card, deal_player, discard_card, left_to_draw
from golazo.games.masters_of_football.rules.standings import lowest_first, part_persons
from golazo.games.masters_of_football.state import Competition

MARKET_MONEY: Final = 3
MARKET_DEAL: Final = (GOLD, SILVER, BRONZE)
MARKET_CARDS: Final = 5
LARGEST_HAND: Final = 5


@step
def transfer_market(m: Competition) -> None:
    """p. 10, after matchday 3."""
    if m.keeps_events:
        m.tell(TransferMarket)
    m.then([(give_money, MARKET_MONEY), (open_market,)])


@step
def open_market(m: Competition) -> None:
    """All at once; where the stacks cannot serve everybody, one after another, lowest-placed first (M18)."""
    if _can_serve_all(m):
        m.then([(serve, tuple(range(m.seats))), (release_players,)])
    else:
        m.then([(part_persons,), (serve_in_turn,)])


def _can_serve_all(m: Competition) -> bool:
    cards = sum(m.deck) + sum(m.discards)
    return cards >= MARKET_CARDS * m.seats and all(left_to_draw(m, level) >= m.seats for level in MARKET_DEAL)


@step
def serve_in_turn(m: Competition) -> None:
    order = lowest_first(m)
    m.lots = []  # they were drawn for this order alone
    m.then([*((serve, (seat,)) for seat in order), (release_players,)])


@step
def serve(m: Competition, seats: tuple[int, ...]) -> None:
    m.then(
        [
            *((deal_player, seat, level) for level in MARKET_DEAL for seat in seats),
            (buy_players, seats),
            *((deal_card, seat) for _ in range(MARKET_CARDS) for seat in seats),
            (discard_to_five, seats),
        ]
    )


def _full_hands(m: Competition, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if len(m.hands[seat]) > LARGEST_HAND]


def _hand_choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    left = m.hands[ask.seat][:]
    for choice in ask.steps:
        left.remove(choice[1])
    return [("discard", face) for face in sorted(set(left))]


def _is_down_to_five(m: Competition, ask: Ask, answer: Answer) -> bool:
    return len(m.hands[ask.seat]) - len(answer) <= LARGEST_HAND


def _discarded(m: Competition, ask: Ask, answer: Answer) -> None:
    faces = [choice[1] for choice in answer]
    for face in faces:
        discard_card(m, ask.seat, face)
    if m.keeps_events:
        m.tell(CardsDiscarded, player=ask.seat, cards=faces)


discard_to_five: Final = Asking[Competition](
    "discard-to-five",
    choices=_hand_choices,
    take=_discarded,
    seats=_full_hands,
    sealed=True,
    is_complete=_is_down_to_five,
    rule="p. 10",
    why_not=or_say_why(
        lambda m, ask, choice: reason("card-not-in-hand", "p. 10", card=choice[1]) if choice[0] == "discard" else None
    ),
    arguments=lambda m, ask: {"player": ask.seat, "limit": LARGEST_HAND},
)
