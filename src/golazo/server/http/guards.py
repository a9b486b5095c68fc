"""What stands before every request: who it is, how often, and from which page."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from golazo.server.http.identity import COOKIE, Identities, bearer
from golazo.server.limits import Counts, Rates
from golazo.server.live.hub import Hub
from golazo.server.live.workers import WAITING, WAITING_OF_ONE, FairQueue, Workers
from golazo.server.person import Person
from golazo.server.refusal import Forbidden, Nameless
from golazo.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]

CLAIMS_A_SECOND: Final = 1 / 20
CLAIMS_AT_ONCE: Final = 10
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Service:
    """All that a request may need."""

    def __init__(self, settings: Settings, hub: Hub, identities: Identities) -> None:
        self.settings: Final = settings
        self.hub: Final = hub
        self.identities: Final = identities
        self.requests: Final = Rates(settings.rate, settings.rate * 5)
        an_hour = settings.tables_an_hour
        self.guests: Final = Rates(an_hour / 3600, an_hour)
        self.new_tables: Final = Rates(an_hour / 3600, an_hour)
        self.claims: Final = Rates(CLAIMS_A_SECOND, CLAIMS_AT_ONCE)
        self.workers: Final = Workers(1)
        """Whole games are played again in a process of their own."""
        self.turns: Final = FairQueue(1, WAITING, WAITING_OF_ONE)
        self.connections: Final = Counts(settings.connections)

    async def who(self, connection: Connection) -> Person | None:
        return await self.identities.known(connection.cookies.get(COOKIE), connection.headers.get("authorization"))

    async def known(self, connection: Connection) -> Person:
        person = await self.who(connection)
        if person is None:
            raise Nameless("who-are-you")
        return person

    async def in_person(self, connection: Connection) -> Person:
        """By cookie: a program's token, which can be called back, must not turn into something that cannot."""
        if is_program(connection):
            raise Forbidden("token-not-enough")
        return await self.known(connection)


def is_program(connection: Connection) -> bool:
    return bearer(connection.headers.get("authorization")) is not None


def service(connection: Connection) -> Service:
    found: Service = connection.app.state.service
    return found


def address_of(connection: Connection) -> str:
    """Of the client; behind a proxy uvicorn has put there what the proxy says. One house has a /64 of IPv6."""
    host = connection.client.host if connection.client is not None else "-"
    return house_of(host) if ":" in host else host


@lru_cache(10_000)
def house_of(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4 or address.is_loopback:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False).network_address)


def is_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def check_origin(connection: Connection) -> None:
    """A browser says which page sends: only the server's own may, and those named in the settings.

    Programs say nothing; their requests carry no cookie that somebody else's page could misuse.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Forbidden("origin-foreign")
        return
    if origin.rstrip("/") in service(connection).settings.origins:
        return
    try:
        page = urlsplit(origin).netloc.lower()
    except ValueError:
        raise Forbidden("origin-foreign") from None
    if page != connection.headers.get("host", "").lower() or not origin.startswith("http"):
        raise Forbidden("origin-foreign")


async def before(request: Request[Any, Any, Any]) -> None:
    """Of every request over HTTP."""
    service(request).requests.check(address_of(request))
    if request.method not in SAFE:
        check_origin(request)
