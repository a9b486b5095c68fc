"""Who may sit down, leave, resign, come back, or let a bot play; and the rematch."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from golazo.engine.chance import SEED_BYTES
from golazo.server.live.bots import checked_bot
from golazo.server.log.entries import Created, Draft, SeatAtFirst, new_secret
from golazo.server.log.state import TableState
from golazo.server.person import Person, tidy_name
from golazo.server.protocol.http import Join, SeatAct
from golazo.server.refusal import Forbidden, Refusal, TooLate, Unknown

if TYPE_CHECKING:
    from golazo.server.live.actor import Made, TableActor
    from golazo.server.live.hub import Hub


def join(state: TableState, command: Join, person: Person) -> Made:
    """Sit down: by an invite, on one's seat of the game before, or on any open seat of a listed table.

    One person, one seat, so that nobody sees two hands: whoever sits already stays where they are. Several people at
    one screen are seated when the table is made, and keep their seats in a rematch.
    """
    if state.status == "over":
        raise TooLate("game-over")
    sits = bool(state.seat_of(person.id))
    for number, seat in enumerate(state.seats):
        if seat.kind != "open" or (command.seat is not None and command.seat != number):
            continue
        if seat.reserved == person.id:
            may = True
        elif sits:
            may = False
        elif command.invite is not None:
            may = seat.invite is not None and hmac.compare_digest(seat.invite.encode(), command.invite.encode())
        else:
            may = state.created.listed or state.created.owner == person.id
        if may:
            name = person.name if command.name is None else tidy_name(command.name)
            return [Draft("sit", number, person.id, data={"name": name})], None
    if sits:
        return [], None
    if command.invite is not None:
        raise Forbidden("invite-unknown")
    raise TooLate("no-seat-open")


def change(hub: Hub, state: TableState, number: int, command: SeatAct, person: Person) -> Made:
    if number >= len(state.seats):
        raise Unknown("seat-missing", seat=number)
    if state.status == "over":
        raise TooLate("game-over")
    checked_bot(state.created.game, command.bot)
    bot = command.bot or hub.stand_in(state)
    made = {"leave": _leave, "resign": _resign, "back": _back, "bot": _bot, "open": _open}[command.what]
    return made(state, number, bot, person.id), None


def _own(state: TableState, number: int, person: str) -> None:
    if state.seats[number].person != person:
        raise Forbidden("seat-not-yours")


def _leave(state: TableState, number: int, bot: str, person: str) -> list[Draft]:
    _own(state, number, person)
    if state.status == "gathering":
        return [Draft("leave", number, person, data={"invite": new_secret()})]
    if state.seats[number].is_bot:
        return []
    return [Draft("stand-in", number, person, data={"bot": bot, "why": "left"})]


def _resign(state: TableState, number: int, bot: str, person: str) -> list[Draft]:
    _own(state, number, person)
    if state.status == "gathering":
        raise TooLate("table-gathering")
    return [] if state.seats[number].resigned else [Draft("resign", number, person, data={"bot": bot})]


def _back(state: TableState, number: int, bot: str, person: str) -> list[Draft]:
    _own(state, number, person)
    if state.seats[number].resigned:
        raise TooLate("seat-resigned")
    return [Draft("back", number, person)] if state.seats[number].stand_in else []


def _bot(state: TableState, number: int, bot: str, person: str) -> list[Draft]:
    """The owner puts a bot on an open seat; a person lets one play for a while."""
    seat = state.seats[number]
    if seat.person == person:
        if state.status == "gathering":
            raise TooLate("table-gathering")
        return [] if seat.is_bot else [Draft("stand-in", number, person, data={"bot": bot, "why": "command"})]
    if state.created.owner != person:
        raise Forbidden("owner-only")
    if seat.kind == "person" and not seat.resigned:
        raise Forbidden("seat-taken")
    return [Draft("bot", number, person, data={"bot": bot, "name": f"{bot} {number + 1}"})]


def _open(state: TableState, number: int, bot: str, person: str) -> list[Draft]:
    """The owner lets people in: on a bot's seat, or one that was resigned."""
    seat = state.seats[number]
    if state.created.owner != person:
        raise Forbidden("owner-only")
    if seat.kind == "open":
        return []
    if seat.kind == "person" and not seat.resigned:
        raise Forbidden("seat-taken")
    playing = (seat.bot or bot) if state.status == "playing" else None
    return [Draft("open", number, person, data={"invite": new_secret(), "bot": playing})]


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
            seats.append(SeatAtFirst("bot", seat.name or "bot", bot=seat.bot or hub.stand_in(state)))
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
    await actor.act(lambda now: ([], None) if now.rematch else ([Draft("rematch", data={"table": new.state.id})], None))
    found = actor.state.rematch
    if found is None:
        raise Refusal("rematch-early")
    return await hub.actor(found)
