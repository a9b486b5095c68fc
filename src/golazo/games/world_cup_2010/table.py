"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.chance import Source
from golazo.engine.match import Match
from golazo.games.world_cup_2010.cards import CARDS, GROUPS, KINDS, TEAMS, Box

FIRST_KNOCKOUT_MATCH: Final = 49
SEMI_FINALS: Final = 61
THIRD_PLACE: Final = 63
FINAL: Final = 64
NOT_PLAYED: Final = -1
NOBODY: Final = -1
SLOTS: Final = 4
SET_TEAMS: Final = 8

FIELDS: Final = {
    "card": CARDS,
    "cards": CARDS,
    "on": CARDS,
    "group": tuple(GROUPS),
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


class Cup(Match):
    """Cards are counted by kind. `hands` belong to the teams of the group under way, then to the seats.

    Scores stand at 2 x match + side; `pairs`, the teams of the knock-out matches, and `kicks`, their shoot-outs, at the
    same place counted from match 49. The four slots of the team at place p of a set are slots[4p] to slots[4p+3]; a
    card that lies on a slot card is kept in `covers` as 8 x slot + kind.
    """

    __slots__ = (
        "box",
        "covers",
        "deck",
        "discards",
        "filled",
        "first_match",
        "goals",
        "group",
        "hands",
        "held",
        "kicks",
        "laid",
        "lineup",
        "order",
        "owner",
        "pairs",
        "players",
        "slots",
        "stock",
        "worth",
    )

    def __init__(
        self,
        engine: tuple[Any, ...],
        box: Box,
        owner: list[int],
        group: int,
        deck: list[int],
        discards: list[int],
        hands: list[list[int]],
        held: list[int],
        laid: list[list[int]],
        goals: list[int],
        order: list[int],
        first_match: int,
        pairs: list[int],
        kicks: list[int],
        players: list[int],
        lineup: list[int],
        slots: list[int],
        worth: list[int],
        filled: list[int],
        covers: list[int],
        stock: int,
    ) -> None:
        super().__init__(*engine)
        self.box = box
        self.owner = owner  # by team: its seat
        self.group = group  # the group under way; 8 when all are played
        self.deck = deck  # cards whose face nobody has seen
        self.discards = discards
        self.hands = hands
        self.held = held  # by seat, in the knock-out: how many cards it holds
        self.laid = laid  # group match: the revealed cards of the first and of the second team
        self.goals = goals
        self.order = order  # 4 x group + place: the team that finished there
        self.first_match = first_match  # of the set under way; 0 during the groups
        self.pairs = pairs
        self.kicks = kicks
        self.players = players  # the seats of the phase, clockwise
        self.lineup = lineup  # the teams of the set, match by match
        self.slots = slots
        self.worth = worth  # by slot: goals left on a Goal card, 1 for a live Attack
        self.filled = filled  # by place: how many slots are filled
        self.covers = covers
        self.stock = stock  # how many cards of the deck are still to be drawn in this set

    def clone(self) -> Cup:
        return Cup(
            self.parts(),
            self.box,
            self.owner[:],
            self.group,
            self.deck[:],
            self.discards[:],
            [hand[:] for hand in self.hands],
            self.held[:],
            [cards[:] for cards in self.laid],
            self.goals[:],
            self.order[:],
            self.first_match,
            self.pairs[:],
            self.kicks[:],
            self.players[:],
            self.lineup[:],
            self.slots[:],
            self.worth[:],
            self.filled[:],
            self.covers[:],
            self.stock,
        )

    def teams_of(self, match: int) -> tuple[int, int]:
        """The first and the second team of a match."""
        if match < FIRST_KNOCKOUT_MATCH:
            return self.box.fixtures[match]
        at = 2 * (match - FIRST_KNOCKOUT_MATCH)
        return self.pairs[at], self.pairs[at + 1]

    def score(self, match: int) -> tuple[int, int]:
        return self.goals[2 * match], self.goals[2 * match + 1]

    def shoot_out_score(self, match: int) -> tuple[int, int]:
        at = 2 * (match - FIRST_KNOCKOUT_MATCH)
        return self.kicks[at], self.kicks[at + 1]


def new_cup(seats: int, source: Source | None, heard: bool, box: Box) -> Cup:
    """The table before the teams are dealt."""
    knockout_sides = 2 * (FINAL - FIRST_KNOCKOUT_MATCH + 1)
    return Cup(
        (seats, source, heard, [[]]),
        box,
        owner=[NOBODY] * TEAMS,
        group=0,
        deck=list(box.copies),
        discards=[0] * KINDS,
        hands=[],
        held=[0] * seats,
        laid=[[0] * KINDS, [0] * KINDS],
        goals=[NOT_PLAYED] * (2 * FINAL + 2),
        order=[NOBODY] * TEAMS,
        first_match=0,
        pairs=[NOBODY] * knockout_sides,
        kicks=[0] * knockout_sides,
        players=[],
        lineup=[],
        slots=[],
        worth=[],
        filled=[],
        covers=[],
        stock=0,
    )
