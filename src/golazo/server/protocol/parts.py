"""What messages of either kind are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{20}$")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, once for each thing it wants done: sent again with the same key, it is done once."""
ChoiceId = Annotated[str, Meta(max_length=400)]
QuestionId = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
"""-1 is chance, where people type it in."""
Number = Annotated[int, Meta(ge=0, le=2**31)]


class Words(Struct, frozen=True):
    """A sentence to be made by the reader's client: key, arguments, and the rule behind it."""

    key: str
    arguments: dict[str, Any] = {}
    rule: str = ""


class Question(Struct, frozen=True):
    """What a seat is asked."""

    id: str
    seat: int
    kind: str
    """Its words are the message `ask-<kind>` with `arguments`."""
    arguments: dict[str, Any]
    team: str | None
    rule: str
    sealed: bool
    chance: bool
    """People are to type in what was rolled or drawn; `steps` and `sealed` do not matter then."""
    steps: list[str]
    """The choices made so far, where an answer has several steps."""
    odds: dict[str, Any] | None = None
    window: bool = False
    """A reaction window: here one may pass by oneself (`auto_pass`), and what was armed is made."""


class Choice(Struct, frozen=True):
    """One legal choice. Its words are the message `choice-<verb>` with `arguments`."""

    id: str
    verb: str
    arguments: dict[str, Any]
    """By field, ids instead of numbers; a field that can be given several times is a list."""


class Entry(Struct, frozen=True, tag_field="kind"):
    """One line of a recipient's log, numbered for that recipient alone, from 0 and without gaps."""

    number: int


class Told(Entry, frozen=True, tag="event"):
    """Something happened in the game, as the recipient may see it."""

    event: dict[str, Any]


class Said(Entry, frozen=True, tag="chat"):
    player: str
    """The nickname."""
    seat: int | None
    text: str
    at: float


class SeatChanged(Entry, frozen=True, tag="seat"):
    """Somebody sat down, left, came back, resigned, did not consent to an undo; a bot took over."""

    seat: int
    what: Literal[
        "sat-down", "left", "came-back", "resigned", "bot", "stand-in", "auto-pass", "auto-pass-off", "no-undo"
    ]
    player: str
    at: float


class Undone(Entry, frozen=True, tag="undo"):
    """The game went back: the log's entries of kind `event` from `to` on hold no more."""

    to: int
    player: str


class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    """The level of the bot that plays now: also a stand-in's, while `kind` is still "person"."""
    present: bool = False
    auto_pass: bool = False
    resigned: bool = False
    known: bool = False
    """Somebody else who plays has seen this seat's secrets, having sat there before."""
    seconds: float | None = None
    """Left on the clock; it runs for those in `running`."""


class Clock(Struct, frozen=True):
    kind: Literal["live", "correspondence"]
    seconds: Annotated[float, Meta(ge=10, le=60 * 60 * 24 * 60)]
    """For the whole game (live), or for each answer (correspondence)."""
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class UndoAsked(Struct, frozen=True):
    """Somebody asks to take back; others must consent."""

    by: int
    agreed: list[int]
    waiting: list[int]
    """Seats of the persons whose consent is still missing; each person is asked once."""


class TableInfo(Struct, frozen=True):
    """All about a table but the game itself."""

    table: str
    game: str
    pack: dict[str, Any]
    """name, version, hash"""
    options: dict[str, Any]
    chance: Literal["fair", "typed"]
    status: Literal["gathering", "playing", "over"]
    listed: bool
    seats: list[SeatInfo]
    owner: bool
    """Whether the recipient made the table."""
    yours: list[int]
    """The recipient's seats; several at a shared screen."""
    invites: dict[str, str]
    """For the owner: seat -> secret of an open seat; the link is /join/<table>/<secret>."""
    commitment: str | None
    """SHA-256 of the secret seed of fair chance, shown before the first draw."""
    clock: Clock | None
    odds: bool
    """Whether the owner lets odds be shown."""
    created: float
    undo: UndoAsked | None = None
    rematch: str | None = None
    """The table of the rematch, once somebody asked for one."""
    spectators: int = 0
    result: list[dict[str, Any]] | None = None
    """The final standings, once the game is over; those who resigned are behind all others."""
    undone: int = 0
    """How often something was taken back that others could see."""
    ended: Literal["played", "resigned"] | None = None
    older: bool = False
    """Played by rules or cards that are not today's: only the result is known."""


class Armed(Struct, frozen=True):
    """A reaction kept on the server: when a question of that kind offers that choice, it is made."""

    question: Annotated[str, Meta(max_length=60)]
    choice: ChoiceId
    once: bool = True
