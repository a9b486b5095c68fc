"""Taking back: at once where nothing came to light since, otherwise when all other persons consent.

A step or a sealed answer of a question that is still open is withdrawn: nobody else has seen it, nobody else sees
that it is gone. Anything else goes back to a entry, and everybody is told.
"""

from __future__ import annotations

from typing import Any, Final

from golazo.server.log.entries import Change
from golazo.server.log.state import Line, Played, TableState
from golazo.server.refusal import Forbidden, Refusal, TooLate
from golazo.server.storage.entry import Entry


def _withdraw(state: TableState, entry: Entry) -> Change:
    place = next(place for place, move in enumerate(state.moves) if move.number == entry.data["ply"])
    state.without(place, {entry.data["ply"]})
    assert state.table is not None
    state.clocks.follow(state.table, state.seats, entry.at)
    return Change(seat=entry.seat)


def _undo(state: TableState, entry: Entry) -> Change:
    state.undo = None
    place = next((place for place, move in enumerate(state.moves) if move.number >= entry.data["to"]), None)
    if place is None:
        return Change(info=True)  # it was taken back already
    first, left = state.moves[place].log_at, state.moves[place].left
    draws = 0 if state.table is None else state.table.draws_made
    state.without(place, {move.number for move in state.moves[place:]})
    state.undone += 1
    if state.table is not None and state.table.draws_made != draws and state.created.seed is not None:
        # What was drawn and taken back is not drawn again: nobody may know what comes.
        state.mixed.append((state.table.draws_made, f"undo {state.undone}"))
        state.table = state.table.with_source(state.source)
    state.log.append(Line("undo", to=first, player=entry.data["name"]))
    assert state.table is not None
    state.clocks.follow(state.table, state.seats, entry.at)
    state.clocks.take_back(left)
    return Change(info=True, everyone=True)


def _ask(state: TableState, entry: Entry) -> Change:
    state.undo = {"by": entry.seat, "to": entry.data["to"], "person": entry.person, "agreed": []}
    return Change(info=True)


def _consent(state: TableState, entry: Entry) -> Change:
    if state.undo is None:
        return Change(info=True)
    if entry.data["agree"]:
        state.undo["agreed"].append(entry.person)
        return Change(info=True)
    assert entry.seat is not None
    state.undo = None
    state.tell(entry.seat, "no-undo", entry.at)
    return Change(info=True, everyone=True)


def withdrawable(state: TableState, seat: int) -> Played | None:
    """The seat's last step or sealed answer of the question that is open to it."""
    if state.table is None:
        return None
    asked = state.table.open_question(seat)
    if asked is None or not (asked.steps or asked.is_answered):
        return None
    return next((move for move in reversed(state.moves) if move.seat == seat and move.serial == asked.serial), None)


def free_answer(state: TableState, seat: int) -> Played | None:
    """The seat's last answer, if it may be taken back at once. Judged from what everybody may know."""
    if state.table is None or state.status != "playing":
        return None
    questions = state.table.open_questions()
    if any(asked.is_sealed and asked.seat != seat for asked in questions.values()):
        return None  # somebody may have decided already
    found = None
    for move in reversed(state.moves):
        asked = questions.get(move.seat)
        if found is None and asked is not None and asked.serial == move.serial:
            continue  # a step that nobody else sees
        if found is not None and (move.seat != seat or move.serial != found.serial):
            break
        if move.seat != seat or move.by is not None or (found is None and not move.is_free):
            return None
        found = move
    return found


def may_undo(state: TableState, seat: int) -> bool:
    return withdrawable(state, seat) is not None or free_answer(state, seat) is not None


def take_back(state: TableState, seat: int, person: str, key: str) -> list[Entry]:
    """What the command to take back leads to."""
    if state.status != "playing":
        raise TooLate("undo-not-playing")
    name = state.seats[seat].name if seat >= 0 else ""
    if (step := withdrawable(state, seat)) is not None:
        return [Entry("withdraw", seat, person, key, {"ply": step.number})]
    if (free := free_answer(state, seat)) is not None:
        return [Entry("undo", seat, person, key, {"to": free.number, "name": name})]
    target = _last_answer(state, seat)
    if not _asked_for(state, person):
        return [Entry("undo", seat, person, key, {"to": target, "name": name})]
    if state.undo is not None:
        raise TooLate("undo-asked-already")
    return [Entry("undo-ask", seat, person, key, {"to": target})]


def consent(state: TableState, seat: int, person: str, agree: bool, key: str) -> list[Entry]:
    asked = state.undo
    if asked is None:
        raise TooLate("undo-not-asked")
    missing = _missing(state)
    if person not in missing:
        raise Forbidden("undo-not-yours")
    said = Entry("consent", seat, person, key, {"agree": agree})
    if not agree or missing != [person]:
        return [said]
    by = asked["by"]
    name = state.seats[by].name if by >= 0 else ""
    return [said, Entry("undo", by, asked["person"], None, {"to": asked["to"], "name": name})]


def waited_for(state: TableState) -> list[int]:
    """The seats of those whose consent is still missing."""
    return [seat for person in _missing(state) for seat in state.seat_of(person)]


def _missing(state: TableState) -> list[str]:
    asked = state.undo
    if asked is None:
        return []
    return [person for person in _asked_for(state, asked["person"]) if person not in asked["agreed"]]


def _last_answer(state: TableState, seat: int) -> int:
    """The entry with which the seat's last answer began; where chance is typed in, that of the last entry."""
    if state.created.chance == "typed":
        questions = {} if state.table is None else state.table.open_questions()
        for move in reversed(state.moves):
            asked = questions.get(move.seat)
            if asked is None or asked.serial != move.serial:  # else nobody else knows of it yet
                return move.number
    found = None
    for move in reversed(state.moves):
        if move.seat == seat and move.by is None and (found is None or found.serial == move.serial):
            found = move
        elif found is not None and move.seat == seat:
            break
    if found is None:
        raise Refusal("undo-nothing")
    return found.number


def _asked_for(state: TableState, person: str) -> list[str]:
    """Whose consent it takes: that of all other persons who play, also of those for whom a bot stands in; where chance
    is typed in, that of the referee."""
    if state.created.chance == "typed":
        return [state.referee] if state.referee != person else []
    playing = [seat.person for seat in state.seats if seat.person is not None and not seat.resigned]
    return [other for other in dict.fromkeys(playing) if other != person]


FOLDS: Final[dict[str, Any]] = {"withdraw": _withdraw, "undo": _undo, "undo-ask": _ask, "consent": _consent}
