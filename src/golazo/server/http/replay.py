"""Records and replays of tables, and whether a record is true: over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import QueryParameter

import golazo
from golazo.engine.errors import GolazoError
from golazo.engine.table import Table
from golazo.server.http.guards import service
from golazo.server.http.tables import TableId
from golazo.server.live.actor import commitment_of
from golazo.server.live.fragments import without_odds
from golazo.server.log.state import TableState
from golazo.server.protocol.http import Fair, Frame, Frames, Verified
from golazo.server.protocol.parts import Told
from golazo.server.refusal import Forbidden, Refusal, TooLate, words

FRAMES_AT_ONCE: Final = 100
VERIFY_BYTES: Final = 8_000_000

Turn = tuple[int, list[str]]
Eyes = Annotated[str, QueryParameter(pattern=r"^(\d{1,2}|none|open)$")]
From = Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=FRAMES_AT_ONCE)]
Before = Annotated[bool, QueryParameter()]


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Request[Any, Any, Any], table: TableId) -> dict[str, Any]:
    state = (await service(request).hub.actor(table)).state
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
) -> Frames:
    served = service(request)
    state = (await served.hub.actor(table)).state
    if state.table is None:
        raise TooLate("table-gathering")
    person = await served.who(request)
    eyes = _eyes(state, seat, None if person is None else person.id)
    turns = _turns(state)
    async with served.replays:
        return await asyncio.to_thread(_frames, state, turns, eyes, range(first, first + count), before)


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


def _frames(
    state: TableState,
    turns: list[list[Turn]],
    eyes: int | Literal["open"] | None,
    wanted: range,
    with_before: bool,
) -> Frames:
    """Play the game again, and look at it with somebody's eyes after each turn."""
    table = state.fresh()
    seen = _Eyes(table, eyes, state.created.odds)
    before: list[Told] = []
    frames: list[Frame] = []
    for ply in range(len(turns) + 1):
        for seat, choices in turns[ply - 1] if ply else ():
            table.play(seat, *choices)
        if ply in wanted:
            frames.append(seen.frame(ply))
            continue
        told = seen.look(ply)
        if with_before and ply < wanted.start:
            before += told
    return Frames(state.id, len(turns) + 1, before, frames, seen.marks)


class _Eyes:
    def __init__(self, table: Table[Any], eyes: int | Literal["open"] | None, odds: bool) -> None:
        self._table = table
        self._eyes = eyes
        self._odds = odds
        self._told = 0
        self.marks: list[dict[str, Any]] = []

    def look(self, ply: int) -> list[Told]:
        """What was told since the last look, numbered as the recipient's log is."""
        events = self._events()
        new = [Told(number, event) for number, event in enumerate(events[self._told :], self._told)]
        self._told = len(events)
        marked = self._table.game.marks
        self.marks += [{"ply": ply, "event": told.event} for told in new if told.event["event"] in marked]
        return new

    def _events(self) -> list[dict[str, Any]]:
        if self._eyes != "open":
            return self._table.events(self._eyes)
        return _all_events(self._table)

    def frame(self, ply: int) -> Frame:
        log = self.look(ply)
        if self._eyes == "open":
            views = [self._table.view(seat) for seat in range(self._table.seats)]
            view = views[0]
            for other in views[1:]:
                view = _merged(view, other)
            view = {**view, "seat": None}
        else:
            view = self._table.view(self._eyes)
        return Frame(ply, list(log), view if self._odds else without_odds(view))


def _all_events(table: Table[Any]) -> list[dict[str, Any]]:
    """Every event with all that anybody could see of it."""
    return [
        {"event": kind, **table.names.with_ids({**(shown or {}), **hidden})}
        for kind, shown, _, hidden in table.events_since()
    ]


def _merged(one: Any, other: Any) -> Any:
    """Where one seat sees nothing and another something, that."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merged(a, b) for a, b in zip(one, other, strict=True)]
    return one


@post("/api/verify", status_code=200, request_max_body_size=VERIFY_BYTES, summary="Whether a record is true")
async def verify(request: Request[Any, Any, Any]) -> Verified:
    try:
        content = msgspec.json.decode(await request.body())
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Refusal("record-unreadable") from None
    async with service(request).replays:
        return await asyncio.to_thread(_verified, content)


def _verified(content: Any) -> Verified:
    try:
        table = golazo.verify(content)
    except GolazoError as error:
        return Verified(False, words(error), 0, None)
    return Verified(True, None, table.draws_made, table.result_json())


ROUTES = [record, fair, replay, verify]
