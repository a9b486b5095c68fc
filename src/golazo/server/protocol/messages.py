"""What is said on the WebSocket, by the client and by the server."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from golazo.server.protocol.parts import (
    Armed,
    Choice,
    ChoiceId,
    Key,
    Number,
    Question,
    QuestionId,
    Said,
    SeatChanged,
    SeatNumber,
    TableId,
    TableInfo,
    Told,
    Undone,
    Words,
)

VERSION = 1


# From the client


class Watch(Struct, frozen=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """From now on the client gets this table, for all its seats or as a spectator; `seen` is its last log number."""

    table: TableId
    seen: dict[Annotated[str, Meta(pattern=r"^(\d{1,2}|none)$")], Number] = {}
    """By seat ("none": spectator): how many log entries it has already."""


class Unwatch(Struct, frozen=True, tag_field="type", tag="unwatch", forbid_unknown_fields=True):
    table: TableId


class Choose(Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer a question: one choice, or all steps of an answer at once. Without a question: take a free act."""

    table: TableId
    seat: SeatNumber
    choices: Annotated[list[ChoiceId], Meta(min_length=1, max_length=64)]
    key: Key
    question: QuestionId | None = None


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why is this choice not to be had?"""

    table: TableId
    seat: SeatNumber
    choice: ChoiceId
    key: Key


class Hint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    table: TableId
    seat: SeatNumber
    key: Key


class Arm(Struct, frozen=True, tag_field="type", tag="arm", forbid_unknown_fields=True):
    """Sets all armed reactions of a seat (secret), and whether it passes by itself (public, instant)."""

    table: TableId
    seat: SeatNumber
    armed: Annotated[list[Armed], Meta(max_length=16)]
    auto_pass: bool
    key: Key


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last answer: at once where nothing new came to light since, else all must consent."""

    table: TableId
    seat: SeatNumber
    key: Key


class Consent(Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    table: TableId
    seat: SeatNumber
    agree: bool
    key: Key


class Chat(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    key: Key


class Mute(Struct, frozen=True, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """From now on the seat gets no chat of another seat, or of the spectators (null), or gets it again."""

    table: TableId
    seat: SeatNumber
    whom: SeatNumber | None
    muted: bool
    key: Key


class Entropy(Struct, frozen=True, tag_field="type", tag="entropy", forbid_unknown_fields=True):
    """What a seat adds to chance, once, before the first draw; a client does it by itself."""

    table: TableId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=64)]
    key: Key


FromClient = Watch | Unwatch | Choose | Why | Hint | Arm | Undo | Consent | Chat | Mute | Entropy


# From the server


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message of a connection."""

    version: int
    id: str
    name: str


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table's state around the game changed (or was asked for)."""

    info: TableInfo


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The game as one seat of the recipient's, or a spectator, sees it now.

    `log` goes on from what this recipient has; view, question and choices are whole and replace the earlier ones.
    """

    table: str
    seat: int | None
    sequence: int
    """The number of log entries of this recipient after this message: it grows by len(log), never with a gap."""
    log: list[Told | Said | SeatChanged | Undone]
    view: dict[str, Any] | None
    """None while people gather."""
    question: Question | None
    choices: list[Choice]
    acts: list[Choice] = []
    """Free acts: what this seat may do now without being asked, whoever is."""
    typed: Question | None = None
    """At tables with typed chance: what somebody is to roll or draw now, and may be typed by this recipient."""
    typed_choices: list[Choice] = []
    armed: list[Armed] = []
    muted: list[int | None] = []
    """Whose chat this seat does not get; null: the spectators'."""
    may_undo: bool = False
    clocks: dict[str, float] = {}
    """Seconds left by seat; running for the view's `waiting`."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What the client sent with this key is committed."""

    table: str
    key: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """What the client sent with this key changed nothing; `error` says why."""

    error: Words
    table: str | None = None
    key: str | None = None


class WhyNot(Struct, frozen=True, tag_field="type", tag="why"):
    """The answer to `Why`; no reason: it is to be had."""

    table: str
    key: str
    reason: Words | None


class Hinted(Struct, frozen=True, tag_field="type", tag="hint"):
    table: str
    key: str
    question: str
    choice: str


FromServer = Welcome | TableMessage | Update | Done | Refused | WhyNot | Hinted
