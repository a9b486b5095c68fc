"""Refusals: what the server will not do, as a key with arguments; each kind has its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from golazo.engine.errors import GolazoError
from golazo.server.protocol.parts import Words


class Refusal(GolazoError):
    """What was asked for makes no sense here and now; nothing has changed."""

    status: ClassVar = 400


class Unknown(Refusal):
    """There is no such thing, or nobody may know that there is."""

    status: ClassVar = 404


class Forbidden(Refusal):
    """It is not for this person to do."""

    status: ClassVar = 403


class Nameless(Refusal):
    """Nobody knows yet who this is."""

    status: ClassVar = 401


class TooLate(Refusal):
    """It was possible, and is not any more."""

    status: ClassVar = 409


class TooMuch(Refusal):
    """Too often, too many or too large."""

    status: ClassVar = 429


class Unavailable(Refusal):
    """The server cannot do it now."""

    status: ClassVar = 503


def words(error: GolazoError) -> Words:
    """How a refusal goes over the wire."""
    return Words(error.key, dict(error.arguments), error.rule)
