"""A toy game with everything that is hard: secret hands, sealed answers in steps, a reaction window with a window
inside, a card that its own owner has not seen, money, dice, and strands side by side.

Each seat has three coins, two cards, and a card laid blind. Two rounds: all seal a bid (a card laid or none, then
coins); the highest bidder shoots with a die. A Save stops the shot, a Star stops the Save. At any time a coin buys
another card for one in hand. At the end the blind cards are turned over, and in pairs the seats roll for a last point
at the same time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, ClassVar

from golazo.engine.acts import Act
from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, Reason, reason
from golazo.engine.chance import Source
from golazo.engine.game import Game, Option, Result, Standing
from golazo.engine.names import Names
from golazo.engine.pack import Kind, Pack, Schema, number
from golazo.engine.position import EngineParts, Position, new_parts
from golazo.engine.state import Counts
from golazo.engine.steps import step
from golazo.engine.windows import Window

PLAIN, SAVE, STAR = range(3)
KINDS = 3
COINS = 3
HAND = 2
ROUNDS = 2
SWAP_COST = 1
SHOT_SCORES_FROM = 4
DIE = [1] * 6
NO_CARD: Choice = ("keep",)

Card = Annotated[int, "card"]


class Toy(Position):
    deck: Counts[Card]  # cards whose face nobody has seen, the blind ones included
    hands: list[Counts[Card]]
    gone: Counts[Card]
    unturned: list[int]  # by seat: a card laid blind
    coins: list[int]
    bank: int
    bids: list[int]
    laid: list[int]
    points: list[int]
    shot: int

    # Written by scripts/generate from the fields above.
    # fmt: off
    __slots__ = (
        "bank", "bids", "coins", "deck", "gone", "hands", "laid", "points", "shot", "unturned",
    )
    SAVED: ClassVar[dict[str, str]] = {
        "deck": "Counts[Id[card]]", "hands": "list[Counts[Id[card]]]", "gone": "Counts[Id[card]]",
        "unturned": "list[int]", "coins": "list[int]", "bank": "int", "bids": "list[int]", "laid": "list[int]",
        "points": "list[int]", "shot": "int",
    }

    def __init__(
        self, engine: EngineParts,
        deck: Counts[Card], hands: list[Counts[Card]], gone: Counts[Card], unturned: list[int], coins: list[int],
        bank: int, bids: list[int], laid: list[int], points: list[int], shot: int,
    ) -> None:
        super().__init__(engine)
        self.deck = deck
        self.hands = hands
        self.gone = gone
        self.unturned = unturned
        self.coins = coins
        self.bank = bank
        self.bids = bids
        self.laid = laid
        self.points = points
        self.shot = shot

    def clone(self) -> Toy:
        """An independent copy; history is shared."""
        return Toy(
            self.parts(),
            self.deck[:], list(map(list.copy, self.hands)), self.gone[:], self.unturned[:], self.coins[:], self.bank,
            self.bids[:], self.laid[:], self.points[:], self.shot,
        )
    # fmt: on
    # Written until here.


@step
def play_round(m: Toy, _number: int) -> None:
    m.then([(BID,), (shoot,), (clear,)])


def everybody(m: Toy, *_: int) -> range:
    return range(m.seats)


def bids(m: Toy, ask: Ask) -> list[Choice]:
    if not ask.steps:
        return [NO_CARD, *(("lay", card) for card in range(KINDS) if m.hands[ask.seat][card])]
    return [("bid", coins) for coins in range(m.coins[ask.seat] + 1)]


def bid(m: Toy, ask: Ask, answer: Answer) -> None:
    first, (_, coins) = answer
    if first != NO_CARD:
        m.hands[ask.seat][first[1]] -= 1
        m.laid[ask.seat] = first[1]
    m.bids[ask.seat] = coins
    if m.keeps_events:
        m.tell("bid", player=ask.seat, coins=coins)


BID = Asking[Toy](
    "bid",
    seats=everybody,
    choices=bids,
    take=bid,
    sealed=True,
    is_complete=lambda m, ask, answer: len(answer) == 2,
    rule="T1",
)


@step
def shoot(m: Toy) -> None:
    m.then([(SHOT, m.bids.index(max(m.bids))), (SAVES, m.bids.index(max(m.bids))), (judge, m.bids.index(max(m.bids)))])


def shot(m: Toy, face: int, seat: int) -> None:
    m.shot = face + 1
    m.coins[seat] -= m.bids[seat]
    m.bank += m.bids[seat]
    if m.keeps_events:
        m.tell("shot", player=seat, face=m.shot)


SHOT = Chance[Toy]("shot", weights=lambda m, seat: DIE, take=shot, verb="roll", rule="T2")


def could_save(m: Toy, shooter: int) -> list[int]:
    """Anybody with a card in hand could hold a Save: how many cards a seat holds is public."""
    return [seat for seat in range(m.seats) if seat != shooter and any(m.hands[seat])]


def saves(m: Toy, ask: Ask) -> list[Choice]:
    return [("save",)] if m.hands[ask.seat][SAVE] else []


@step
def save(m: Toy, seat: int, _answer: Answer, shooter: int) -> None:
    m.hands[seat][SAVE] -= 1
    m.gone[SAVE] += 1
    if m.keeps_events:
        m.tell("save", player=seat)
    m.then([(STARS, shooter, seat), (saved, shooter)])


@step
def saved(m: Toy, shooter: int) -> None:
    if m.shot > 0:
        m.shot = 0
    else:
        m.shot = -m.shot  # the Save was stopped: the shot stands


def stars(m: Toy, ask: Ask) -> list[Choice]:
    return [("star",)] if m.hands[ask.seat][STAR] else []


@step
def star(m: Toy, seat: int, _answer: Answer, shooter: int, saver: int) -> None:
    m.hands[seat][STAR] -= 1
    m.gone[STAR] += 1
    m.shot = -abs(m.shot)
    if m.keeps_events:
        m.tell("star", player=seat)


SAVES = Window[Toy](
    "saves", could_react=could_save, reactions=saves, resolve=save, order=lambda m, *_: range(m.seats), rule="T3"
)
STARS = Window[Toy](
    "stars",
    could_react=lambda m, shooter, saver: [seat for seat in range(m.seats) if seat != saver and sum(m.hands[seat])],
    reactions=stars,
    resolve=star,
    order=lambda m, *_: range(m.seats),
    rule="T4",
)


@step
def judge(m: Toy, seat: int) -> None:
    if abs(m.shot) >= SHOT_SCORES_FROM:
        m.points[seat] += 1


@step
def clear(m: Toy) -> None:
    for seat in range(m.seats):
        if m.laid[seat] >= 0:
            m.gone[m.laid[seat]] += 1
            m.laid[seat] = -1
        m.bids[seat] = 0
    m.then([(DRAW, seat) for seat in range(m.seats) if cards_to_draw(m) > seat])


def drawn(m: Toy, card: int, seat: int) -> None:
    m.deck[card] -= 1
    m.hands[seat][card] += 1
    if m.keeps_events:
        m.tell_also([seat], {"card": card}, "drew", player=seat)


def unseen(m: Toy, seat: int) -> list[int]:
    return [m.deck[k] + sum(hand[k] for other, hand in enumerate(m.hands) if other != seat) for k in range(KINDS)]


DRAW = Chance[Toy](
    "draw",
    weights=lambda m, seat: m.deck,
    offers=unseen,
    take=drawn,
    verb="draw",
    seen_by=lambda m, seat: seat,
    rule="T5",
)


def cards_to_draw(m: Toy) -> int:
    return sum(m.deck) - sum(m.unturned)


def swaps(m: Toy, seat: int) -> list[Choice]:
    is_drawing = any(ask.asking is DRAW for ask in m.asks.values())  # the last card may be on its way to somebody
    unbid = m.coins[seat] - m.bids[seat]
    if unbid < SWAP_COST or is_drawing or not cards_to_draw(m):
        return []
    return [("swap", card) for card in range(KINDS) if m.hands[seat][card]]


def swap(m: Toy, seat: int, choice: Choice) -> None:
    m.coins[seat] -= SWAP_COST
    m.bank += SWAP_COST
    m.hands[seat][choice[1]] -= 1
    m.gone[choice[1]] += 1
    if m.keeps_events:
        m.tell("swapped", player=seat, card=choice[1])
    m.then([(DRAW, seat)])


def why_no_swap(m: Toy, seat: int, choice: Choice) -> Reason | None:
    return None if m.coins[seat] >= SWAP_COST else reason("game-over", "T8")  # any key that has words


SWAP = Act[Toy]("swap", verbs=("swap",), choices=swaps, take=swap, why_not=why_no_swap, rule="T8")


def turned(m: Toy, card: int, seat: int) -> None:
    m.deck[card] -= 1
    m.gone[card] += 1
    m.unturned[seat] = 0
    m.points[seat] += card == STAR
    if m.keeps_events:
        m.tell("turned", player=seat, card=card)


TURN = Chance[Toy]("turn", weights=lambda m, seat: m.deck, take=turned, verb="turn", rule="T6")


@step
def last_points(m: Toy) -> None:
    m.fork([[(LAST, seat), (LAST, seat)] for seat in range(m.seats)])


def last(m: Toy, face: int, seat: int) -> None:
    m.points[seat] += face == 5


LAST = Chance[Toy]("last", weights=lambda m, seat: DIE, take=last, verb="roll", rule="T7")


class ToyCup(Game[Toy]):
    id: ClassVar = "toy-cup"
    version: ClassVar = 1
    seat_counts: ClassVar = range(2, 4)
    options: ClassVar[dict[str, Option]] = {}
    schema: ClassVar[Schema] = {"card": Kind({"copies": number(0, 9)}, least=KINDS, most=KINDS)}
    folder: ClassVar = Path(__file__).parent
    acts: ClassVar[tuple[Act[Any], ...]] = (SWAP,)
    position_class: ClassVar[type[Toy]] = Toy

    def load_pack(self, folder: Path) -> Pack:
        return super().load_pack(folder.parent / "toy_pack")

    def start(self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: dict[str, Any]) -> Toy:
        m = self.position_class(
            new_parts(seats, source, keeps_events),
            deck=[card["copies"] for card in pack.items["card"]],
            hands=[[0] * KINDS for _ in range(seats)],
            gone=[0] * KINDS,
            unturned=[1] * seats,
            coins=[COINS] * seats,
            bank=0,
            bids=[0] * seats,
            laid=[-1] * seats,
            points=[0] * seats,
            shot=0,
        )
        deal = [(DRAW, seat) for seat in range(seats) for _ in range(HAND)]
        turns = [(TURN, seat) for seat in range(seats)]
        m.then([*deal, *((play_round, n) for n in range(ROUNDS)), *turns, (last_points,)])
        return m

    def names(self, pack: Pack) -> Names:
        verbs = {"keep": (), "lay": ("card",), "bid": ("coins",), "save": (), "star": (), "pass": (), "swap": ("card",)}
        draws = {"draw": ("card",), "turn": ("card",), "roll": ("face",)}
        return Names({"card": pack.ids("card")}, {**verbs, **draws})

    def view(self, m: Toy, seat: int | None) -> dict[str, Any]:
        return {
            "hands": [hand if holder == seat else sum(hand) for holder, hand in enumerate(m.hands)],
            "coins": m.coins,
            "bids": m.bids,
            "laid": m.laid,
            "gone": m.gone,
            "unturned": m.unturned,
            "points": m.points,
            "shot": m.shot,
            "deck": sum(m.deck),
        }

    def inventory(self, m: Toy) -> dict[str, Any]:
        cards = [m.deck[k] + m.gone[k] + sum(h[k] for h in m.hands) + m.laid.count(k) for k in range(KINDS)]
        return {"cards": cards, "coins": sum(m.coins) + m.bank}

    def result(self, m: Toy) -> Result:
        order = sorted(range(m.seats), key=lambda seat: -m.points[seat])
        places = {seat: 1 + sum(points > m.points[seat] for points in m.points) for seat in order}
        return Result(tuple(Standing(seat, places[seat], {"points": m.points[seat]}, "points") for seat in order))

    def redeal(self, m: Toy, seat: int) -> None:
        pool = unseen(m, seat)
        for holder, hand in enumerate(m.hands):
            if holder != seat:
                size = sum(hand)
                hand[:] = [0] * KINDS
                for _ in range(size):
                    card = m.pick_weighted(pool)
                    pool[card] -= 1
                    hand[card] += 1
        m.deck = pool


TOY = ToyCup()
