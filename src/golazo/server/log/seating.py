"""Who may sit down, leave, resign, come back, or let a bot play."""

from __future__ import annotations

import hmac

from golazo.server.log.commands import ChangeSeat, Command
from golazo.server.log.ending import given_up
from golazo.server.log.state import TableState
from golazo.server.person import tidy_name
from golazo.server.protocol.http import Join
from golazo.server.refusal import Forbidden, TooLate, Unknown
from golazo.server.storage.entry import Entry


def own_seat(state: TableState, seat: int, person: str | None) -> None:
    """Refuse whoever does not sit there."""
    if not 0 <= seat < len(state.seats) or person is None or state.seats[seat].person != person:
        raise Forbidden("seat-not-yours")


def join(state: TableState, what: Join, command: Command, now: float) -> list[Entry]:
    """Sit down: by an invite, on one's seat of the game before, or on any open seat of a listed table.

    One person, one seat, so that nobody sees two hands: whoever sits already stays where they are. Several people at
    one screen are seated when the table is made, and keep their seats in a rematch.
    """
    if state.status == "over":
        raise TooLate("game-over")
    assert command.person is not None
    sits = bool(state.seat_of(command.person))
    for number, seat in enumerate(state.seats):
        if seat.kind != "open" or (what.seat is not None and what.seat != number):
            continue
        if seat.reserved == command.person:
            may = True
        elif sits:
            may = False
        elif what.invite is not None:
            may = seat.invite is not None and hmac.compare_digest(seat.invite.encode(), what.invite.encode())
        else:
            may = state.created.listed or state.created.owner == command.person
        if may and state.status == "playing":
            _may_know(state, number, what, command.person)
        if may:
            name = command.name if what.name is None else tidy_name(what.name)
            return [Entry("sit", number, command.person, data={"name": name})]
    if sits:
        return []
    if what.invite is not None:
        raise TooLate("invite-used") if what.invite in state.used_invites else Forbidden("invite-unknown")
    raise TooLate("no-seat-open")


def _may_know(state: TableState, seat: int, what: Join, person: str) -> None:
    """Nobody sits down who has seen another seat's secrets; nor, without being told, where others have seen them."""
    if state.seen.get(person, set()) - {seat}:
        raise Forbidden("seat-seen")
    if state.is_known(seat, person) and not what.knowing:
        raise TooLate("seat-known")


def change(state: TableState, what: ChangeSeat, command: Command, now: float) -> list[Entry]:
    assert command.person is not None
    if what.seat >= len(state.seats):
        raise Unknown("seat-missing", seat=what.seat)
    if state.status == "over":
        raise TooLate("game-over")
    if what.what == "stand-in":
        return _vote(state, what, command.person, now)
    decide = {"leave": _leave, "resign": _resign, "back": _back, "bot": _bot, "open": _open}[what.what]
    return decide(state, what, command.person)


def _leave(state: TableState, what: ChangeSeat, person: str) -> list[Entry]:
    own_seat(state, what.seat, person)
    if state.status == "gathering":
        return [Entry("leave", what.seat, person, data={"invite": what.invite})]
    if state.seats[what.seat].is_bot:
        return []
    return [Entry("stand-in", what.seat, person, data={"bot": what.bot, "why": "left"})]


def _resign(state: TableState, what: ChangeSeat, person: str) -> list[Entry]:
    own_seat(state, what.seat, person)
    if state.status == "gathering":
        raise TooLate("table-gathering")
    if state.seats[what.seat].resigned:
        return []
    return [Entry("resign", what.seat, person, data={"bot": what.bot}), *given_up(state, what.seat)]


def _back(state: TableState, what: ChangeSeat, person: str) -> list[Entry]:
    own_seat(state, what.seat, person)
    if state.seats[what.seat].resigned:
        raise TooLate("seat-resigned")
    return [Entry("back", what.seat, person)] if state.seats[what.seat].stand_in else []


def _bot(state: TableState, what: ChangeSeat, person: str) -> list[Entry]:
    """The owner puts a bot on an open seat; a person lets one play for a while."""
    seat = state.seats[what.seat]
    if seat.person == person:
        if state.status == "gathering":
            raise TooLate("table-gathering")
        return [] if seat.is_bot else [Entry("stand-in", what.seat, person, data={"bot": what.bot, "why": "command"})]
    if state.created.owner != person:
        raise Forbidden("owner-only")
    if seat.kind == "person" and not seat.resigned and state.status != "gathering":
        raise Forbidden("seat-taken")
    return [Entry("bot", what.seat, person, data={"bot": what.bot, "name": f"{what.bot} {what.seat + 1}"})]


def _vote(state: TableState, what: ChangeSeat, person: str, now: float) -> list[Entry]:
    """Somebody is asked and has been away for long: when all others who play say so, a bot stands in."""
    seat = state.seats[what.seat]
    if not state.seat_of(person):
        raise Forbidden("seat-not-yours")
    if state.status != "playing":
        raise TooLate("table-gathering")
    if seat.person is None or seat.person == person or seat.is_bot:
        return []
    since = state.clocks.asked.get(what.seat, (0, now))[1]
    if what.is_present or now - since < what.absent_after:
        raise TooLate("person-present", player=seat.name)
    voted = {*state.votes.get(what.seat, ()), person}
    vote = Entry("vote", what.seat, person)
    if any(other not in voted for other in state.persons if other != seat.person):
        return [vote]
    return [vote, Entry("stand-in", what.seat, data={"bot": what.bot, "why": "vote"})]


def _open(state: TableState, what: ChangeSeat, person: str) -> list[Entry]:
    """The owner lets people in: on a bot's seat, or one that was resigned."""
    seat = state.seats[what.seat]
    if state.created.owner != person:
        raise Forbidden("owner-only")
    if seat.kind == "open":
        return []
    if seat.kind == "person" and state.status == "gathering":
        return [Entry("leave", what.seat, person, data={"invite": what.invite})]  # before the start the owner decides
    if seat.kind == "person" and not seat.resigned:
        raise Forbidden("seat-taken")
    playing = (seat.bot or what.bot) if state.status == "playing" else None
    return [Entry("open", what.seat, person, data={"invite": what.invite, "bot": playing})]
