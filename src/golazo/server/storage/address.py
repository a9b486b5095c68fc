"""The address of a PostgreSQL, read once for both drivers."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from golazo.server.refusal import Refusal

TLS: Final = ("sslmode", "ssl")
MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_MEANT: Final = {"true": "require", "false": "disable"}


class Address(NamedTuple):
    url: str
    """Without what it says of TLS."""
    arguments: dict[str, Any]
    """What it says of TLS, as the driver takes it."""

    @property
    def for_sqlalchemy(self) -> str:
        return f"postgresql+asyncpg://{self.url.partition('://')[2]}"

    @property
    def for_asyncpg(self) -> str:
        return f"postgresql://{self.url.partition('://')[2]}"


def address_of(url: str) -> Address:
    """As managed databases give it, `?sslmode=require` included."""
    parts = urlsplit(url)
    said = parse_qsl(parts.query, keep_blank_values=True)
    modes = [_MEANT.get(value.lower(), value) for name, value in said if name in TLS]
    if any(mode not in MODES for mode in modes):
        raise Refusal("setting-database")
    query = urlencode([(name, value) for name, value in said if name not in TLS])
    return Address(urlunsplit(parts._replace(query=query)), {"ssl": modes[-1]} if modes else {})
