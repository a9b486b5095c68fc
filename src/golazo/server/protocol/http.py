"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from golazo.server.protocol.parts import Clock, Said, SeatChanged, SeatNumber, Told, Undone, Words


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
    accent: list[str]
    """The colour of its headings' ground, and the one that stands out on it."""
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
    knowing: bool = False
    """Whoever sits down knows that somebody else has seen this seat's secrets (`SeatInfo.known`)."""


class SeatAct(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seats/{seat}`."""

    what: Literal["leave", "resign", "bot", "back", "open", "stand-in"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class PackInfo(Struct, frozen=True):
    """`GET /api/games/{game}/packs/{pack}`."""

    name: str
    version: int
    hash: str
    items: dict[str, list[dict[str, Any]]]


class ViewToDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/{game}/picture`: a view, and who reads it."""

    view: dict[str, Any]
    language: str
    players: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=16)]


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
    mixed: list[list[int | str]]
    """Draws that were taken back: from which draw on a word is added to the entropy."""
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
    """`GET /api/tables/{table}/replay?seat=0|none|open&from=0&count=50&before=false`."""

    table: str
    total: int
    before: list[Told]
    """Where it is asked for: what was told before the first of the frames, which themselves have only what is new."""
    frames: list[Frame]
    marks: list[dict[str, Any]]
    """Plies worth jumping to (goals, or final scores where a game tells no goals), each with the event."""
