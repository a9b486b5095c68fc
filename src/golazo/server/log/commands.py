"""Commands: what somebody, or the server itself, wants to happen at a table."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

SERVER: Final = None
"""The person of a command that the server gives itself."""


class Command(Struct, frozen=True):
    """What is wanted, and who wants it."""

    what: Any
    """A message of the protocol, or one of the commands below."""
    person: str | None = SERVER
    name: str = ""

    @property
    def key(self) -> str | None:
        key: str | None = getattr(self.what, "key", None)
        return key


class Begin(Struct, frozen=True):
    """All seats are taken: the game begins."""


class Answer(Struct, frozen=True):
    """What a bot of some level chose for a seat."""

    seat: int
    question: str
    level: str
    choices: list[str]


class React(Struct, frozen=True):
    """Pass automatically for a seat, or make its armed reaction."""

    seat: int


class TimeOut(Struct, frozen=True):
    """A seat's time is up: a bot stands in."""

    seat: int
    bot: str


class ChangeSeat(Struct, frozen=True):
    """`SeatAct` of the protocol, with all that a decision needs."""

    seat: int
    what: Literal["leave", "resign", "bot", "back", "open", "stand-in"]
    bot: str
    invite: str
    """A new secret, used where the seat opens."""
    is_present: bool = False
    """Whether the seat's person is at the table just now."""
    absent_after: float = 0.0
    """Seconds without an answer after which others may vote for a stand-in."""


class Rematched(Struct, frozen=True):
    """The table at which the same people play again."""

    table: str
