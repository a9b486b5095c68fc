"""Tables: over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from golazo.server.http.guards import address_of, service
from golazo.server.live.hub import LISTED
from golazo.server.live.rematch import rematch as play_again
from golazo.server.log.commands import ChangeSeat, Command
from golazo.server.log.entries import new_secret
from golazo.server.log.levels import checked_bot, stand_in
from golazo.server.protocol.http import Join, NewTable, SeatAct
from golazo.server.protocol.parts import TableInfo
from golazo.server.refusal import TooMuch

Game = Annotated[str | None, QueryParameter(max_length=60)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{20}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


@get("/api/tables", summary="The hub: listed tables with an open seat")
async def listed(request: Request[Any, Any, Any], game: Game = None) -> list[TableInfo]:
    served = service(request)
    person = await served.who(request)
    ids = await served.hub.store.lobby(game, LISTED)
    return await served.hub.infos(ids, "" if person is None else person.id)


@get("/api/tables/mine", summary="The tables where I sit or which I made")
async def mine(request: Request[Any, Any, Any], first: From = 0) -> list[TableInfo]:
    """Fifty at a time, from the given number on; those that are not over come first."""
    served = service(request)
    person = await served.known(request)
    return await served.hub.infos(await served.hub.store.mine(person.id, LISTED, first), person.id)


@post("/api/tables", summary="A new table")
async def new(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableInfo:
    served = service(request)
    person = await served.known(request)
    served.new_tables.check(address_of(request))
    limit = served.settings.listed_tables
    if data.listed and limit and await served.hub.store.listed_of(person.id) >= limit:
        raise TooMuch("listed-enough", limit=limit)
    actor = await served.hub.create(data, person.id, person.name)
    return actor.info(person.id)


@get("/api/tables/{table:str}", summary="All about a table but the game itself")
async def one(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    served = service(request)
    person = await served.who(request)
    return await served.hub.info(table, "" if person is None else person.id)


@post("/api/tables/{table:str}/join", status_code=200, summary="Sit down on an open seat")
async def join(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Join]) -> TableInfo:
    served = service(request)
    person = await served.known(request)
    actor = await served.hub.actor(table)
    await actor.do(Command(data, person.id, person.name))
    return actor.info(person.id)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Leave, resign, come back; bots")
async def seat(request: Request[Any, Any, Any], table: TableId, seat: SeatNumber, data: JSONBody[SeatAct]) -> TableInfo:
    served = service(request)
    person = await served.known(request)
    actor = await served.hub.actor(table)
    game = actor.state.created.game
    checked_bot(game, data.bot)
    bot = data.bot or stand_in(game, served.settings.stand_in)
    present = actor.is_present(seat)
    change = ChangeSeat(seat, data.what, bot, new_secret(), present, served.settings.absence)
    await actor.do(Command(change, person.id, person.name))
    return actor.info(person.id)


@post("/api/tables/{table:str}/rematch", status_code=201, summary="The same once more, at a new table")
async def rematch(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    served = service(request)
    person = await served.known(request)
    served.new_tables.check(address_of(request))
    actor = await play_again(served.hub, await served.hub.actor(table), person)
    return actor.info(person.id)


ROUTES = [listed, mine, new, one, join, seat, rematch]
