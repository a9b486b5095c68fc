"""Who one is: over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from golazo.server.http.guards import address_of, is_program, service
from golazo.server.http.identity import COOKIE, COOKIE_SECONDS
from golazo.server.person import Person
from golazo.server.protocol.http import Code, Me, Rename, Token


def _cookie(request: Request[Any, Any, Any], person: Person) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=service(request).identities.cookie(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@get("/api/me", summary="Who am I? Makes a guest of whoever is not known yet")
async def me(request: Request[Any, Any, Any]) -> Response[Me]:
    served = service(request)
    if is_program(request):
        person = await served.known(request)
        return Response(Me(person.id, person.name))
    known = await served.who(request)
    if known is None:
        served.guests.check(address_of(request))
        known = await served.identities.guest()
    return Response(Me(known.id, known.name), cookies=[_cookie(request, known)])


@patch("/api/me", summary="Another nickname")
async def rename(request: Request[Any, Any, Any], data: JSONBody[Rename]) -> Me:
    served = service(request)
    person = await served.identities.rename(await served.known(request), data.name)
    return Me(person.id, person.name)


@post("/api/me/code", status_code=200, summary="A one-time code for another device")
async def code(request: Request[Any, Any, Any]) -> Code:
    served = service(request)
    return Code(await served.identities.new_code(await served.in_person(request)))


@post("/api/me/claim", status_code=200, summary="Be the same person here as on the device that has the code")
async def claim(request: Request[Any, Any, Any], data: JSONBody[Code]) -> Response[Me]:
    served = service(request)
    served.claims.check(address_of(request))
    person = await served.identities.claim(data.code)
    return Response(Me(person.id, person.name), cookies=[_cookie(request, person)])


@post("/api/me/token", status_code=200, summary="A new bearer token for programs; the ones before hold no more")
async def token(request: Request[Any, Any, Any]) -> Token:
    served = service(request)
    return Token(await served.identities.new_token(await served.in_person(request)))


ROUTES = [me, rename, code, claim, token]
