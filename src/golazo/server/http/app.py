"""The application: routes, headers, errors, and how it starts and stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from golazo.engine.errors import GolazoError
from golazo.server.http import games, pages, people, replay, tables
from golazo.server.http.guards import Service, address_of, before, check_origin, is_this_machine, service
from golazo.server.http.identity import Identities, secret_of
from golazo.server.http.starting import ending_at_once
from golazo.server.live.garbage import Garbage
from golazo.server.live.hub import Hub
from golazo.server.live.socket import TOO_MUCH, Client
from golazo.server.protocol.http import Problem
from golazo.server.refusal import Refusal, TooMuch, Unavailable, Unknown, words
from golazo.server.settings import Settings, from_environment
from golazo.server.storage.databases import stores

log: Final = logging.getLogger("golazo.app")

HEALTH_SECONDS: Final = 5.0
BODY_BYTES: Final = 65_536
REFUSED_SOCKET: Final = 4401

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@get("/healthz", summary="Whether the server can read its database")
async def healthz(request: Request[Any, Any, Any]) -> dict[str, str]:
    return await _answers(service(request).hub.store.status(""))


@get("/readyz", summary="Whether the server can write to its database")
async def readyz(request: Request[Any, Any, Any]) -> dict[str, str]:
    return await _answers(service(request).hub.store.probe())


async def _answers(what: Awaitable[object]) -> dict[str, str]:
    """Whether the database does something in time."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await what
    except Exception as error:
        log.warning("not healthy", extra={"why": type(error).__name__})
        raise Unavailable("server-trouble") from None
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> str:
    """Not for everybody: on a small server the counts tell when somebody answers in secret."""
    served = service(request)
    address = address_of(request)
    if address not in served.settings.metrics_from and not is_this_machine(address):
        raise Unknown("page-unknown")
    return served.hub.metrics.text().decode()


@websocket("/api/ws")
async def ws(socket: WebSocket[Any, Any, Any]) -> None:
    served = service(socket)
    address = address_of(socket)
    try:
        check_origin(socket)
        person = await served.known(socket)
    except Refusal as error:
        await socket.accept()
        await socket.close(REFUSED_SOCKET, error.key)
        return
    if not served.connections.add(address):
        await socket.accept()
        await socket.close(TOO_MUCH, "too-often")
        return
    try:
        await socket.accept()
        await Client(socket, served.hub, person).serve()
    finally:
        served.connections.remove(address)


def problem(error: GolazoError, status: int) -> Response[Problem]:
    return Response(Problem(words(error), str(error)), status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: GolazoError) -> Response[Problem]:
    answer = problem(error, error.status if isinstance(error, Refusal) else 400)
    if isinstance(error, TooMuch):
        answer.headers["Retry-After"] = str(error.arguments.get("retry_after", 1))
    return answer


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    keys = {404: "page-unknown", 405: "method-unknown", 413: "too-large", 401: "who-are-you", 403: "origin-foreign"}
    return problem(Refusal(keys.get(error.status_code, "request-unreadable")), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # Addresses hold invites: the handler's name says enough.
    log.error("broken", exc_info=error, extra={"handler": str(request.scope.get("route_handler", ""))})
    return problem(Refusal("server-trouble"), 500)


def create(settings: Settings | None = None) -> Litestar:
    """The application; uvicorn calls it without settings: then the environment has them."""
    garbage = Garbage() if settings is None else None
    settings = settings or from_environment()
    store, notifier = stores(settings)
    hub = Hub(settings, store, notifier, garbage)
    identities = Identities(store, secret_of(settings.data, settings.secret))

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        served = app.state.service = Service(settings, hub, identities)
        with ending_at_once():
            await hub.start()
        try:
            yield
        finally:
            await served.workers.stop()
            await hub.stop()

    return Litestar(
        [healthz, readyz, metrics, ws, *people.ROUTES, *games.ROUTES, *tables.ROUTES, *replay.ROUTES, *pages.ROUTES],
        lifespan=[alive],
        before_request=before,
        exception_handlers={GolazoError: _refused, HTTPException: _http, Exception: _broken},
        response_headers=HEADERS,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Golazo",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
