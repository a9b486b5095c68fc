"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar

from golazo.engine.position import EngineParts, Position

CARDS = ("regular", "star")
REGULAR, STAR = range(2)
NONE = -1


class Duel(Position):
    """The deck is counted by kind of card; all else is by seat."""

    deck: list[int]
    hands: list[int]  # a card each, visible to its owner
    shown: list[int]  # what a kick has shown of that card
    gone: list[int]  # the card that was substituted, face up
    corners: list[int]
    goals: list[int]

    # Written by scripts/generate from the fields above.
    # fmt: off
    __slots__ = (
        "corners", "deck", "goals", "gone", "hands", "shown",
    )
    SAVED: ClassVar[dict[str, str]] = {
        "deck": "list[int]", "hands": "list[int]", "shown": "list[int]", "gone": "list[int]", "corners": "list[int]",
        "goals": "list[int]",
    }

    def __init__(
        self, engine: EngineParts,
        deck: list[int], hands: list[int], shown: list[int], gone: list[int], corners: list[int], goals: list[int],
    ) -> None:
        super().__init__(engine)
        self.deck = deck
        self.hands = hands
        self.shown = shown
        self.gone = gone
        self.corners = corners
        self.goals = goals

    def clone(self) -> Duel:
        """An independent copy; history is shared."""
        return Duel(
            self.parts(),
            self.deck[:], self.hands[:], self.shown[:], self.gone[:], self.corners[:], self.goals[:],
        )
    # fmt: on
    # Written until here.
