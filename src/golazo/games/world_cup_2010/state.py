"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from golazo.engine.chance import Source
from golazo.engine.position import EngineParts, Position, new_parts
from golazo.engine.state import Counts, Pair, Unsaved
from golazo.games.world_cup_2010.cards import CARDS, GROUPS, KINDS, RESTRICTIONS, TEAMS, Box

FIRST_KNOCKOUT_MATCH: Final = 49
SEMI_FINALS: Final = 61
THIRD_PLACE: Final = 63
FINAL: Final = 64
NOBODY: Final = -1
NO_GROUP: Final = -1
SLOTS: Final = 4

FIELDS: Final = {
    "card": CARDS,
    "cards": CARDS,
    "on": CARDS,
    "group": tuple(GROUPS),
    "restricted": RESTRICTIONS,
    "reason": ("penalty", "odd-attack"),
    "side": ("first", "second"),
}
VERBS: Final = {
    "lay": ("card",),
    "done": (),
    "place": ("card", "team"),
    "cover": ("card", "team"),
    "discard": ("card",),
    "flip": ("card",),
    "draw": ("card",),
    "deal": ("card",),
    "team": ("team",),
    "lot": ("team",),
}

# The kinds of numbers, as the text of a position names them.
Team = Annotated[int, "team"]
Card = Annotated[int, "card"]
Group = Annotated[int, "group"]


class Cup(Position):
    """Cards are counted by kind. `hands` belong to the teams of the group under way, then to the seats.

    Scores stand at 2 x match + side; `pairs`, the teams of the knock-out matches, and `kicks`, their shoot-outs, at the
    same place counted from match 49. The four slots of the team at place p of a set are slots[4p] to slots[4p+3].
    Copies share the tuples: fields that rarely change are replaced as a whole.
    """

    box: Unsaved[Box]
    pile: Counts[Team]  # by team: 1 while it is still to be dealt; empty when all are
    owner: tuple[int, ...]  # by team: its seat
    group: Group  # the group under way, or the last one played; -1 before the first
    deck: Counts[Card]
    reshuffled: bool  # the deck is made of cards that everybody has seen
    discards: Counts[Card]
    hands: list[Counts[Card]]
    held: list[int]  # by seat, in the knock-out: how many cards it holds
    laid: Pair[Counts[Card]]  # group match: the revealed cards of the first and of the second team
    goals: list[int]
    played: int  # a bit for each match that is over
    order: tuple[Team, ...]  # 4 x group + place: the team that finished there
    first_match: int  # of the set under way; 0 during the groups
    pairs: tuple[Team, ...]
    kicks: tuple[int, ...]
    players: tuple[int, ...]  # the seats of the phase, clockwise
    lineup: tuple[Team, ...]  # the teams of the set, match by match
    slots: list[Card]
    worth: list[int]  # by slot: goals left on a Goal card, 1 for a live Attack
    filled: list[int]  # by place: how many slots are filled
    free: list[bool]  # by place: whether a slot is free
    live_goals: list[int]  # the teams of the set whose last card is a Goal card with a goal left
    live_attacks: list[int]  # those whose last card is an Attack that is not cancelled
    covers: list[tuple[int, Card]]  # the cards that lie on slot cards: slot and kind
    stock: int  # how many cards of the deck are still to be drawn in this set
    kept: tuple[int, ...]  # hands at the end of the semi-finals, seat by seat, and the cards unseen besides them
    memory: tuple[int, ...]  # what was seen of cards since then: see `memory.py`

    # Written by scripts/generate from the fields above.
    # fmt: off
    __slots__ = (
        "box", "covers", "deck", "discards", "filled", "first_match", "free", "goals", "group", "hands", "held", "kept",
        "kicks", "laid", "lineup", "live_attacks", "live_goals", "memory", "order", "owner", "pairs", "pile", "played",
        "players", "reshuffled", "slots", "stock", "worth",
    )
    SAVED: ClassVar[dict[str, str]] = {
        "pile": "Counts[Id[team]]", "owner": "tuple[int, ...]", "group": "Id[group]", "deck": "Counts[Id[card]]",
        "reshuffled": "bool", "discards": "Counts[Id[card]]", "hands": "list[Counts[Id[card]]]", "held": "list[int]",
        "laid": "Pair[Counts[Id[card]]]", "goals": "list[int]", "played": "int", "order": "tuple[Id[team], ...]",
        "first_match": "int", "pairs": "tuple[Id[team], ...]", "kicks": "tuple[int, ...]", "players": "tuple[int, ...]",
        "lineup": "tuple[Id[team], ...]", "slots": "list[Id[card]]", "worth": "list[int]", "filled": "list[int]",
        "free": "list[bool]", "live_goals": "list[int]", "live_attacks": "list[int]",
        "covers": "list[tuple[int, Id[card]]]", "stock": "int", "kept": "tuple[int, ...]", "memory": "tuple[int, ...]",
    }

    def __init__(
        self, engine: EngineParts,
        box: Unsaved[Box], pile: Counts[Team], owner: tuple[int, ...], group: Group, deck: Counts[Card],
        reshuffled: bool, discards: Counts[Card], hands: list[Counts[Card]], held: list[int], laid: Pair[Counts[Card]],
        goals: list[int], played: int, order: tuple[Team, ...], first_match: int, pairs: tuple[Team, ...],
        kicks: tuple[int, ...], players: tuple[int, ...], lineup: tuple[Team, ...], slots: list[Card], worth: list[int],
        filled: list[int], free: list[bool], live_goals: list[int], live_attacks: list[int],
        covers: list[tuple[int, Card]], stock: int, kept: tuple[int, ...], memory: tuple[int, ...],
    ) -> None:
        super().__init__(engine)
        self.box = box
        self.pile = pile
        self.owner = owner
        self.group = group
        self.deck = deck
        self.reshuffled = reshuffled
        self.discards = discards
        self.hands = hands
        self.held = held
        self.laid = laid
        self.goals = goals
        self.played = played
        self.order = order
        self.first_match = first_match
        self.pairs = pairs
        self.kicks = kicks
        self.players = players
        self.lineup = lineup
        self.slots = slots
        self.worth = worth
        self.filled = filled
        self.free = free
        self.live_goals = live_goals
        self.live_attacks = live_attacks
        self.covers = covers
        self.stock = stock
        self.kept = kept
        self.memory = memory

    def clone(self) -> Cup:
        """An independent copy; history is shared."""
        laid_0, laid_1 = self.laid
        return Cup(
            self.parts(),
            self.box, self.pile[:], self.owner, self.group, self.deck[:], self.reshuffled, self.discards[:],
            list(map(list.copy, self.hands)), self.held[:], [laid_0[:], laid_1[:]], self.goals[:], self.played,
            self.order, self.first_match, self.pairs, self.kicks, self.players, self.lineup, self.slots[:],
            self.worth[:], self.filled[:], self.free[:], self.live_goals[:], self.live_attacks[:], self.covers[:],
            self.stock, self.kept, self.memory,
        )
    # fmt: on
    # Written until here.

    def teams_of(self, match: int) -> tuple[int, int]:
        """The first and the second team of a match."""
        if match < FIRST_KNOCKOUT_MATCH:
            return self.box.fixtures[match]
        at = 2 * (match - FIRST_KNOCKOUT_MATCH)
        return self.pairs[at], self.pairs[at + 1]

    def score(self, match: int) -> tuple[int, int]:
        return self.goals[2 * match], self.goals[2 * match + 1]

    def is_played(self, match: int) -> bool:
        return bool(self.played >> match & 1)

    def shoot_out_score(self, match: int) -> tuple[int, int]:
        at = 2 * (match - FIRST_KNOCKOUT_MATCH)
        return self.kicks[at], self.kicks[at + 1]


def replaced(values: tuple[int, ...], at: int, *new: int) -> tuple[int, ...]:
    """The values with new ones from place `at` on."""
    return values[:at] + new + values[at + len(new) :]


def new_cup(seats: int, source: Source | None, keeps_events: bool, box: Box) -> Cup:
    """The table before the teams are dealt."""
    knockout_sides = 2 * (FINAL - FIRST_KNOCKOUT_MATCH + 1)
    return Cup(
        new_parts(seats, source, keeps_events),
        box,
        pile=[1] * TEAMS,
        owner=(NOBODY,) * TEAMS,
        group=NO_GROUP,
        deck=list(box.copies),
        reshuffled=False,
        discards=[0] * KINDS,
        hands=[],
        held=[0] * seats,
        laid=[[0] * KINDS, [0] * KINDS],
        goals=[0] * (2 * FINAL + 2),
        played=0,
        order=(NOBODY,) * TEAMS,
        first_match=0,
        pairs=(NOBODY,) * knockout_sides,
        kicks=(0,) * knockout_sides,
        players=(),
        lineup=(),
        slots=[],
        worth=[],
        filled=[],
        free=[],
        live_goals=[],
        live_attacks=[],
        covers=[],
        stock=0,
        kept=(),
        memory=(),
    )


def unseen(m: Cup, seat: int | None) -> list[int]:
    """By kind: the cards that a draw can give as far as the seat knows: the deck's, and what others hold."""
    counts = m.deck[:]
    if not m.reshuffled:
        for hand in hidden_hands(m, seat):
            for card in range(KINDS):
                counts[card] += hand[card]
    return counts


def hidden_hands(m: Cup, seat: int | None) -> list[list[int]]:
    """The hands that the seat does not see."""
    return [hand for holder, hand in enumerate(m.hands) if holder_of(m, holder) != seat]


def holder_of(m: Cup, place: int) -> int:
    """The seat that a hand belongs to."""
    return place if m.first_match else m.owner[m.box.groups[m.group][place]]
