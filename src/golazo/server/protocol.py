"""The protocol: every message on the wire, typed. `docs/protocol.md` tells it in words.

One WebSocket serves a client for all its tables. What a client sends is checked against these types before anything
else happens; what it gets is made from what the recipient may know, so that bytes, number and order of messages tell
nothing more. Words go as keys with arguments (`Words`): each reader's client makes the sentence.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

VERSION = 1

TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{20}$")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, once for each thing it wants done: sent again with the same key, it is done once."""
ChoiceId = Annotated[str, Meta(max_length=400)]
QuestionId = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
"""-1 is chance, where people type it in."""
Number = Annotated[int, Meta(ge=0, le=2**31)]


# What both sides speak of


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
    """Somebody sat down, left, came back, resigned; a bot took over."""

    seat: int
    what: Literal["sat-down", "left", "came-back", "resigned", "bot", "stand-in", "auto-pass", "auto-pass-off"]
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
    seconds: float | None = None
    """Left on the clock; it runs for those in `running`."""


class Clock(Struct, frozen=True):
    kind: Literal["live", "correspondence"]
    seconds: Annotated[float, Meta(ge=10, le=60 * 60 * 24 * 60)]
    """For the whole game (live), or for each answer (correspondence)."""
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class UndoAsked(Struct, frozen=True):
    """Somebody asks to take back; all other persons at the table must consent."""

    by: int
    to_ply: int
    agreed: list[int]


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


class Armed(Struct, frozen=True):
    """A reaction kept on the server: when a question of that kind offers that choice, it is made."""

    question: Annotated[str, Meta(max_length=60)]
    choice: ChoiceId
    once: bool = True


# From the client


class Watch(Struct, frozen=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """From now on the client gets this table, for all its seats or as a spectator; `seen` is its last log number."""

    table: TableId
    seen: dict[Annotated[str, Meta(pattern=r"^(\d{1,2}|none)$")], Number] = {}
    """By seat ("none": spectator): how many log entries it has already."""


class Unwatch(Struct, frozen=True, tag_field="type", tag="unwatch", forbid_unknown_fields=True):
    table: TableId


class Choose(Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer a question: one choice, or all steps of an answer at once."""

    table: TableId
    seat: SeatNumber
    question: QuestionId
    choices: Annotated[list[ChoiceId], Meta(min_length=1, max_length=64)]
    key: Key


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


# HTTP


class OptionInfo(Struct, frozen=True):
    values: list[Any]
    rule: str


class GameInfo(Struct, frozen=True):
    """`GET /api/games`: what can be played."""

    id: str
    least: int
    most: int
    options: dict[str, OptionInfo]
    bots: list[str]
    packs: list[str]
    minutes: int
    """About how long a game takes with people."""
    anchors: dict[str, str]
    """By rule as questions name it: the section of the rules page."""


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    """Several seats of kind "me" share a screen."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=24)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pack: Annotated[str, Meta(max_length=60)] | None = None
    listed: bool = False
    chance: Literal["fair", "typed"] = "fair"
    clock: Clock | None = None
    odds: bool = True


class Problem(Struct, frozen=True):
    """Every error over HTTP has this shape."""

    error: Words
    sentence: str
    """In English, for programs' logs."""


class Me(Struct, frozen=True):
    id: str
    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that brings an identity to another device."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Token(Struct, frozen=True):
    """For programs: `Authorization: Bearer <token>`."""

    token: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/join`: by the secret of an invite, or any open seat of a listed table."""

    invite: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None


class SeatAct(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seats/{seat}`."""

    what: Literal["leave", "resign", "bot", "back", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class PackInfo(Struct, frozen=True):
    """`GET /api/games/{game}/packs/{pack}`."""

    name: str
    version: int
    hash: str
    items: dict[str, list[dict[str, Any]]]


class Verified(Struct, frozen=True):
    """`POST /api/verify`: whether the record is true, and if not, why."""

    ok: bool
    error: Words | None
    draws: int
    result: list[dict[str, Any]] | None


class Fair(Struct, frozen=True):
    """`GET /api/tables/{table}/fair`: what was promised before the first draw, and what came of it."""

    commitment: str | None
    entropy: list[str]
    """By seat; empty where a seat gave none."""
    drawn: int
    """How many draws were made so far."""
    seed: str | None
    """Only after the end."""
    draws: list[list[int]]
    """Only after the end: of each draw, how many outcomes there were, and which it was."""


class Frame(Struct, frozen=True):
    """One moment of a finished game."""

    ply: int
    log: list[Told | Said | SeatChanged | Undone]
    view: dict[str, Any]


class Frames(Struct, frozen=True):
    """`GET /api/tables/{table}/replay?seat=0|none|open&from=0&count=50`."""

    table: str
    total: int
    frames: list[Frame]
    marks: list[dict[str, Any]]
    """Plies worth jumping to (goals, or final scores where a game tells no goals), each with the event."""


FROM_CLIENT = (FromClient, NewTable, Rename, Code, Join, SeatAct)
FROM_SERVER = (FromServer, GameInfo, PackInfo, TableInfo, Me, Code, Token, Problem, Verified, Fair, Frames)
"""All that is spoken in each direction: the types of other languages are made from these."""
