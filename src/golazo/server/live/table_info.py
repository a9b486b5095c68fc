"""All about a table but the game itself."""

from __future__ import annotations

import time

from golazo.engine.chance import commitment
from golazo.server.log import undo
from golazo.server.log.state import TableState
from golazo.server.protocol.parts import SeatInfo, TableInfo, UndoAsked


def table_info(state: TableState, person: str, present: set[str], spectators: int = 0) -> TableInfo:
    """All about a table but the game itself, for one person."""
    made = state.created
    is_owner = made.owner == person
    seconds = state.clocks.shown(time.time())
    asked = state.undo
    agreed = [] if asked is None else [seat for each in asked["agreed"] for seat in state.seat_of(each)]
    fair = made.seed is not None
    return TableInfo(
        table=state.id,
        game=made.game,
        pack=state.game.pack.stamp(),
        options=made.options,
        chance="fair" if fair else "typed",
        status=state.status,  # type: ignore[arg-type]
        listed=made.listed,
        seats=[
            SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                present=seat.person in present,
                auto_pass=seat.auto_pass,
                resigned=seat.resigned,
                known=state.is_known(number),
                seconds=seconds.get(str(number)),
            )
            for number, seat in enumerate(state.seats)
        ],
        owner=is_owner,
        yours=state.seat_of(person),
        invites={str(n): seat.invite for n, seat in enumerate(state.seats) if seat.invite} if is_owner else {},
        commitment=commitment_of(made.seed),
        clock=made.clock,
        odds=made.odds,
        created=state.created_at,
        undo=None if asked is None else UndoAsked(asked["by"], agreed, undo.waited_for(state)),
        rematch=state.rematch,
        spectators=spectators,
        result=state.result,
        undone=state.undone,
        ended=state.ended,  # type: ignore[arg-type]
        older=state.is_older,
    )


def commitment_of(seed: str | None) -> str | None:
    return None if seed is None else commitment(bytes.fromhex(seed))
