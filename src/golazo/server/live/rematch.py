"""The rematch: the same table once more."""

from __future__ import annotations

import secrets

from golazo.engine.chance import SEED_BYTES
from golazo.server.live.actor import TableActor
from golazo.server.live.hub import Hub
from golazo.server.log.commands import Command, Rematched
from golazo.server.log.entries import Created, SeatAtFirst, new_secret
from golazo.server.log.levels import stand_in
from golazo.server.person import Person
from golazo.server.refusal import Forbidden, Refusal, TooLate


async def rematch(hub: Hub, actor: TableActor, person: Person) -> TableActor:
    """The same table anew: bots sit there again, and everybody who played may take their seat without an invite."""
    state = actor.state
    if not state.seat_of(person.id):
        raise Forbidden("seat-not-yours")
    if state.status != "over":
        raise TooLate("rematch-early")
    if state.rematch is not None:
        return await hub.actor(state.rematch)
    before = state.created
    seats = []
    for seat in state.seats:
        if seat.person == person.id:
            seats.append(SeatAtFirst("person", seat.name, person.id))
        elif seat.person is not None:
            seats.append(SeatAtFirst("open", invite=new_secret(), reserved=seat.person))
        else:
            seats.append(
                SeatAtFirst("bot", seat.name or "bot", bot=seat.bot or stand_in(before.game, hub.settings.stand_in))
            )
    seed = None if before.seed is None else secrets.token_hex(SEED_BYTES)
    made = Created(
        before.game,
        before.pack,
        before.options,
        seats,
        before.listed,
        before.chance,
        seed,
        before.clock,
        before.odds,
        person.id,
    )
    new = await hub.made(made)
    await actor.do(Command(Rematched(new.state.id)))
    found = actor.state.rematch
    if found is None:
        raise Refusal("rematch-early")
    return await hub.actor(found)
