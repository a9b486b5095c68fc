"""What entries say: how a table is made, what is armed; and who can see that something changed."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from msgspec import Struct

from golazo.server.protocol.parts import Armed, Clock

SECRET_BYTES: Final = 15
_ALPHABET: Final = "abcdefghijkmnopqrstuvwxyz0123456789"
TABLE_ID_LENGTH: Final = 20


class Change(NamedTuple):
    """Who can see that something changed: what is around the game, everyone, or one seat."""

    info: bool = False
    everyone: bool = False
    seat: int | None = None


class SeatAtFirst(Struct, frozen=True):
    """A seat as a table is made."""

    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    invite: str | None = None
    reserved: str | None = None
    """Who may sit down here without an invite: a player of the game before."""


class Created(Struct, frozen=True):
    """What the first entry of a table says."""

    game: str
    pack: str
    options: dict[str, Any]
    seats: list[SeatAtFirst]
    listed: bool
    chance: str
    seed: str | None
    """Of fair chance, in hex: secret until the end."""
    clock: Clock | None
    odds: bool
    owner: str
    version: int | None = None
    """Of the rules, as they were when the table was made; the first entry of tables made before has none."""
    pack_hash: str | None = None
    """Of what matters to play on the cards."""


class ArmedData(Struct, frozen=True):
    """What an `arm` entry says."""

    armed: list[Armed]
    auto_pass: bool


def new_table_id() -> str:
    """Nobody can guess one: 35 ** 20 are possible."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(TABLE_ID_LENGTH))


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)
