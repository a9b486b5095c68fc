"""Who may sit down, leave, resign, come back, or let a bot play; and the rematch."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from golazo.engine.chance import SEED_BYTES
from golazo.server.bots import checked_bot
from golazo.server.course import Course
from golazo.server.identity import Person, tidy_name
from golazo.server.plies import Created, Draft, SeatAtFirst, new_secret
from golazo.server.protocol.http import Join, SeatAct
from golazo.server.refusal import Forbidden, Refusal, TooLate, Unknown

if TYPE_CHECKING:
    from golazo.server.lobby import Lobby
    from golazo.server.room import Made, Room


def join(course: Course, wish: Join, person: Person) -> Made:
    """Sit down: by an invite, on one's seat of the game before, or on any open seat of a listed table.

    One person, one seat, so that nobody sees two hands: whoever sits already stays where they are. Several people at
    one screen are seated when the table is made, and keep their seats in a rematch.
    """
    if course.status == "over":
        raise TooLate("game-over")
    sits = bool(course.seat_of(person.id))
    for number, seat in enumerate(course.seats):
        if seat.kind != "open" or (wish.seat is not None and wish.seat != number):
            continue
        if seat.reserved == person.id:
            may = True
        elif sits:
            may = False
        elif wish.invite is not None:
            may = seat.invite is not None and hmac.compare_digest(seat.invite.encode(), wish.invite.encode())
        else:
            may = course.created.listed or course.created.owner == person.id
        if may:
            name = person.name if wish.name is None else tidy_name(wish.name)
            return [Draft("sit", number, person.id, data={"name": name})], None
    if sits:
        return [], None
    if wish.invite is not None:
        raise Forbidden("invite-unknown")
    raise TooLate("no-seat-open")


def change(lobby: Lobby, course: Course, number: int, wish: SeatAct, person: Person) -> Made:
    if number >= len(course.seats):
        raise Unknown("seat-missing", seat=number)
    if course.status == "over":
        raise TooLate("game-over")
    checked_bot(course.created.game, wish.bot)
    bot = wish.bot or lobby.stand_in(course)
    made = {"leave": _leave, "resign": _resign, "back": _back, "bot": _bot, "open": _open}[wish.what]
    return made(course, number, bot, person.id), None


def _own(course: Course, number: int, person: str) -> None:
    if course.seats[number].person != person:
        raise Forbidden("seat-not-yours")


def _leave(course: Course, number: int, bot: str, person: str) -> list[Draft]:
    _own(course, number, person)
    if course.status == "gathering":
        return [Draft("leave", number, person, data={"invite": new_secret()})]
    if course.seats[number].is_bot:
        return []
    return [Draft("stand-in", number, person, data={"bot": bot, "why": "left"})]


def _resign(course: Course, number: int, bot: str, person: str) -> list[Draft]:
    _own(course, number, person)
    if course.status == "gathering":
        raise TooLate("table-gathering")
    return [] if course.seats[number].resigned else [Draft("resign", number, person, data={"bot": bot})]


def _back(course: Course, number: int, bot: str, person: str) -> list[Draft]:
    _own(course, number, person)
    if course.seats[number].resigned:
        raise TooLate("seat-resigned")
    return [Draft("back", number, person)] if course.seats[number].stand_in else []


def _bot(course: Course, number: int, bot: str, person: str) -> list[Draft]:
    """The owner puts a bot on an open seat; a person lets one play for a while."""
    seat = course.seats[number]
    if seat.person == person:
        if course.status == "gathering":
            raise TooLate("table-gathering")
        return [] if seat.is_bot else [Draft("stand-in", number, person, data={"bot": bot, "why": "wish"})]
    if course.created.owner != person:
        raise Forbidden("owner-only")
    if seat.kind == "person" and not seat.resigned:
        raise Forbidden("seat-taken")
    return [Draft("bot", number, person, data={"bot": bot, "name": f"{bot} {number + 1}"})]


def _open(course: Course, number: int, bot: str, person: str) -> list[Draft]:
    """The owner lets people in: on a bot's seat, or one that was resigned."""
    seat = course.seats[number]
    if course.created.owner != person:
        raise Forbidden("owner-only")
    if seat.kind == "open":
        return []
    if seat.kind == "person" and not seat.resigned:
        raise Forbidden("seat-taken")
    playing = (seat.bot or bot) if course.status == "playing" else None
    return [Draft("open", number, person, data={"invite": new_secret(), "bot": playing})]


async def rematch(lobby: Lobby, room: Room, person: Person) -> Room:
    """The same table anew: bots sit there again, and everybody who played may take their seat without an invite."""
    course = room.course
    if not course.seat_of(person.id):
        raise Forbidden("seat-not-yours")
    if course.status != "over":
        raise TooLate("rematch-early")
    if course.rematch is not None:
        return await lobby.room(course.rematch)
    before = course.created
    seats = []
    for seat in course.seats:
        if seat.person == person.id:
            seats.append(SeatAtFirst("person", seat.name, person.id))
        elif seat.person is not None:
            seats.append(SeatAtFirst("open", invite=new_secret(), reserved=seat.person))
        else:
            seats.append(SeatAtFirst("bot", seat.name or "bot", bot=seat.bot or lobby.stand_in(course)))
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
    new = await lobby.made(made)
    await room.act(lambda now: ([], None) if now.rematch else ([Draft("rematch", data={"table": new.course.id})], None))
    found = room.course.rematch
    if found is None:
        raise Refusal("rematch-early")
    return await lobby.room(found)
