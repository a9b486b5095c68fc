"""A seat: the only access a bot has to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Protocol

from golazo.engine.asking import Choice, M, Question
from golazo.engine.open_questions import OpenQuestion
from golazo.engine.plain import Json

if TYPE_CHECKING:
    from golazo.engine.table import Table


class Bits(Protocol):
    """What a re-deal needs of a random generator; `random.Random` has it."""

    def getrandbits(self, bits: int, /) -> int: ...


class Seat(Generic[M]):
    """The only access a bot has to a table: what this seat is asked, may know and may do.

    Examples:
        >>> seat = golazo.game("world-cup-2010").new(seats=2, seed="opening day").seat(0)
        >>> seat.number, seat.game
        (0, 'world-cup-2010')
    """

    __slots__ = ("_table", "game", "number", "options", "pack", "position")

    def __init__(self, table: Table[M], number: int) -> None:
        self._table = table
        self.number = number
        self.game = table.game.id
        self.pack = table.pack
        self.options = table.options

    def question(self) -> Question | None:
        """What the seat is asked; None if nothing.

        Examples:
            >>> seat.question().kind, seat.question().sealed
            ('lay', True)
        """
        return self._table.question(self.number)

    def open_question(self) -> OpenQuestion | None:
        """The question without words and odds: quick.

        Examples:
            >>> seat.open_question().is_window
            False
        """
        return self._table.open_question(self.number)

    def choices(self) -> Sequence[Choice]:
        """The legal choices of the question: tuples of a verb and numbers.

        Examples:
            >>> seat.choices()[0][0]
            'lay'
        """
        return self._table.choices(self.number)

    def acts(self) -> Sequence[Choice]:
        """The free acts: what the seat may do now without being asked.

        Examples:
            >>> seat.acts()
            ()
        """
        return self._table.acts(self.number)

    def name(self, choice: Choice) -> str:
        """The readable, stable id of a choice.

        Examples:
            >>> [seat.name(choice) for choice in seat.choices()][0]
            'lay:goal'
        """
        return self._table.name(self.number, choice)

    def view(self) -> Json:
        """All that the seat may know, ready for JSON.

        Examples:
            >>> seat.view()["seat"], seat.view()["over"]
            (0, False)
        """
        return self._table.view(self.number)

    def events(self, since: int = 0) -> list[Json]:
        """What happened, as the seat may see it, from the event with the number `since`.

        Examples:
            >>> first = seat.events()[0]["event"]
            >>> len(seat.events(since=3)) == len(seat.events()) - 3
            True
        """
        return self._table.events(self.number, since)

    def play(self, *choices: Choice | str) -> None:
        """Answer, by choices or their ids; or take a free act. IllegalChoice says why not, and nothing changes.

        Examples:
            >>> seat.play("lay:goal")
            >>> seat.play("lay:card-that-nobody-printed")
            Traceback (most recent call last):
            golazo.engine.errors.IllegalChoice: There is no such choice in this game: “lay:card-that-nobody-printed”.
        """
        self._table.play(self.number, *choices)

    def redeal(self, rng: Bits) -> Table[M]:
        """A table as likely as this one given what the seat has seen: hidden cards are redrawn. It has no record.

        Examples:
            >>> import random
            >>> imagined = seat.redeal(random.Random(7))
            >>> imagined.view(0)["table"] == seat.view()["table"]
            True
        """
        return self._table.redeal(self.number, rng)
