"""Records and replays of tables, and whether a record is true: over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.params import QueryParameter

from golazo.server.http.guards import Service, address_of, service
from golazo.server.http.tables import TableId
from golazo.server.live.positions import beginning_of
from golazo.server.live.replaying import Turn, Wanted, frames, verified
from golazo.server.live.table_info import commitment_of
from golazo.server.log.state import TableState
from golazo.server.protocol.http import Fair, Frames, Verified
from golazo.server.refusal import Forbidden, Refusal, TooLate

T = TypeVar("T")

FRAMES_AT_ONCE: Final = 100
VERIFY_BYTES: Final = 1_000_000

Eyes = Annotated[str, QueryParameter(pattern=r"^(\d{1,2}|none|open)$")]
From = Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=FRAMES_AT_ONCE)]
Before = Annotated[bool, QueryParameter()]


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Request[Any, Any, Any], table: TableId) -> dict[str, Any]:
    state = (await service(request).hub.actor(table)).state
    if state.is_older:
        raise TooLate("older-rules")
    if state.status != "over" or state.table is None:
        raise Forbidden("record-not-over")
    return state.table.record()


@get("/api/tables/{table:str}/fair", summary="Fair chance: what was promised, and what was drawn")
async def fair(request: Request[Any, Any, Any], table: TableId) -> Fair:
    state = (await service(request).hub.actor(table)).state
    is_over = state.status == "over" and state.table is not None
    return Fair(
        commitment=commitment_of(state.created.seed),
        entropy=state.entropy,
        mixed=[list(each) for each in state.mixed],
        drawn=0 if state.table is None else state.table.draws_made,
        seed=state.created.seed if is_over else None,
        draws=state.table.record()["draws"] if is_over and state.table is not None else [],
    )


@get("/api/tables/{table:str}/replay", summary="A game choice by choice")
async def replay(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Eyes = "none",
    first: From = 0,
    count: Count = 50,
    before: Before = False,
) -> Response[Frames]:
    served = service(request)
    state = (await served.hub.actor(table)).state
    if state.table is None:
        raise TooLate("older-rules" if state.is_older else "table-gathering")
    person = await served.who(request)
    eyes = _eyes(state, seat, None if person is None else person.id)
    wanted = Wanted(beginning_of(state), _turns(state), eyes, state.created.odds, first, count, before)
    encoded: Any = await _worked(request, frames, wanted)
    return Response(encoded, media_type=MediaType.JSON)


def _turns(state: TableState) -> list[list[Turn]]:
    """What there is to look back at: each choice; before the end only what everybody could see happen, with the hidden
    steps and sealed answers that led to it, so that nothing tells when those are made."""
    turns: list[list[Turn]] = []
    hidden: list[Turn] = []
    for move in state.moves:
        hidden.append((move.seat, list(move.choices)))
        if state.status == "over" or not move.is_hidden:
            turns.append(hidden)
            hidden = []
    return turns


def _eyes(state: TableState, seat: str, person: str | None) -> int | Literal["open"] | None:
    """Whose eyes: before the end only one's own, or a spectator's."""
    if seat == "none":
        return None
    is_over = state.status == "over"
    if seat == "open":
        if not is_over:
            raise Forbidden("replay-not-over")
        return "open"
    number = int(seat)
    if number >= len(state.seats):
        raise Refusal("seat-missing", seat=number)
    if not is_over and (person is None or state.seats[number].person != person):
        raise Forbidden("replay-not-over")
    return number


@post("/api/verify", status_code=200, request_max_body_size=VERIFY_BYTES, summary="Whether a record is true")
async def verify(request: Request[Any, Any, Any]) -> Verified:
    await service(request).known(request)
    found = await _worked(request, verified, await request.body())
    if found is None:
        raise Refusal("record-unreadable")
    return found


async def _worked(request: Request[Any, Any, Any], what: Callable[..., T], *arguments: Any) -> T:
    """Let a worker process do something, in its turn; not begun, or not waited for, once the client has gone."""
    served = service(request)
    work = asyncio.create_task(_in_turn(served, address_of(request), what, *arguments))
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise Refusal("request-unreadable")  # nobody reads this
        return work.result()
    finally:
        for task in (work, gone):
            task.cancel()
        await asyncio.gather(work, gone, return_exceptions=True)


async def _in_turn(served: Service, address: str, what: Callable[..., T], *arguments: Any) -> T:
    await served.turns.enter(address)
    try:
        return await served.workers.run(what, *arguments)
    finally:
        served.turns.leave()


async def _gone(request: Request[Any, Any, Any]) -> None:
    """Until the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


ROUTES = [record, fair, replay, verify]
