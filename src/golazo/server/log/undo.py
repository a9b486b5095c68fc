"""Taking back: at once where nothing came to light since, otherwise when all other persons consent.

A step or a sealed answer of a question that is still open is withdrawn: nobody else has seen it, nobody else sees
that it is gone. Anything else goes back to a ply, and everybody is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from golazo.server.log.entries import Change, Draft
from golazo.server.log.state import Item, folds
from golazo.server.refusal import Forbidden, Refusal, TooLate

if TYPE_CHECKING:
    from golazo.server.log.entries import Ply
    from golazo.server.log.state import Move, TableState


@folds("withdraw")
def _withdraw(state: TableState, ply: Ply) -> Change:
    place = next(place for place, move in enumerate(state.moves) if move.ply == ply.data["ply"])
    state.without(place, {ply.data["ply"]})
    state.clocks.follow(state, ply.at)
    return Change(seat=ply.seat)


@folds("undo")
def _undo(state: TableState, ply: Ply) -> Change:
    state.undo = None
    place = next((place for place, move in enumerate(state.moves) if move.ply >= ply.data["to"]), None)
    if place is None:
        return Change(info=True)  # it was taken back already
    first, left = state.moves[place].log_at, state.moves[place].left
    state.without(place, {move.ply for move in state.moves[place:]})
    state.undone += 1
    state.log.append(Item("undo", to=first, player=ply.data["name"]))
    state.clocks.follow(state, ply.at)
    state.clocks.take_back(left)
    return Change(info=True, everyone=True)


@folds("undo-ask")
def _ask(state: TableState, ply: Ply) -> Change:
    state.undo = {"by": ply.seat, "to": ply.data["to"], "person": ply.person, "agreed": []}
    return Change(info=True)


@folds("consent")
def _consent(state: TableState, ply: Ply) -> Change:
    if state.undo is None:
        return Change(info=True)
    if ply.data["agree"]:
        state.undo["agreed"].append(ply.person)
        return Change(info=True)
    assert ply.seat is not None
    state.undo = None
    state.tell(ply.seat, "no-undo", ply.at)
    return Change(info=True, everyone=True)


def withdrawable(state: TableState, seat: int) -> Move | None:
    """The seat's last step or sealed answer of the question that is open to it."""
    if state.table is None:
        return None
    asked = state.table.open_question(seat)
    if asked is None or not (asked.steps or asked.is_answered):
        return None
    return next((move for move in reversed(state.moves) if move.seat == seat and move.serial == asked.serial), None)


def free_answer(state: TableState, seat: int) -> Move | None:
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


def drafts(state: TableState, seat: int, person: str, key: str) -> list[Draft]:
    """What the command to take back leads to."""
    if state.status != "playing":
        raise TooLate("undo-not-playing")
    name = state.seats[seat].name if seat >= 0 else ""
    if (step := withdrawable(state, seat)) is not None:
        return [Draft("withdraw", seat, person, key, {"ply": step.ply})]
    if (free := free_answer(state, seat)) is not None:
        return [Draft("undo", seat, person, key, {"to": free.ply, "name": name})]
    target = _last_answer(state, seat)
    if not _asked_for(state, person):
        return [Draft("undo", seat, person, key, {"to": target, "name": name})]
    if state.undo is not None:
        raise TooLate("undo-asked-already")
    return [Draft("undo-ask", seat, person, key, {"to": target})]


def consent(state: TableState, seat: int, person: str, agree: bool, key: str) -> list[Draft]:
    asked = state.undo
    if asked is None:
        raise TooLate("undo-not-asked")
    missing = _missing(state)
    if person not in missing:
        raise Forbidden("undo-not-yours")
    said = Draft("consent", seat, person, key, {"agree": agree})
    if not agree or missing != [person]:
        return [said]
    by = asked["by"]
    name = state.seats[by].name if by >= 0 else ""
    return [said, Draft("undo", by, asked["person"], None, {"to": asked["to"], "name": name})]


def waited_for(state: TableState) -> list[int]:
    """The seats of those whose consent is still missing."""
    return [seat for person in _missing(state) for seat in state.seat_of(person)]


def _missing(state: TableState) -> list[str]:
    asked = state.undo
    if asked is None:
        return []
    return [person for person in _asked_for(state, asked["person"]) if person not in asked["agreed"]]


def _last_answer(state: TableState, seat: int) -> int:
    """The ply with which the seat's last answer began; where chance is typed in, that of the last entry."""
    if state.created.chance == "typed":
        questions = {} if state.table is None else state.table.open_questions()
        for move in reversed(state.moves):
            asked = questions.get(move.seat)
            if asked is None or asked.serial != move.serial:  # else nobody else knows of it yet
                return move.ply
    found = None
    for move in reversed(state.moves):
        if move.seat == seat and move.by is None and (found is None or found.serial == move.serial):
            found = move
        elif found is not None and move.seat == seat:
            break
    if found is None:
        raise Refusal("undo-nothing")
    return found.ply


def _asked_for(state: TableState, person: str) -> list[str]:
    """Whose consent it takes: that of all other persons who play, also of those for whom a bot stands in; where chance
    is typed in, that of the referee."""
    if state.created.chance == "typed":
        return [state.referee] if state.referee != person else []
    playing = [seat.person for seat in state.seats if seat.person is not None and not seat.resigned]
    return [other for other in dict.fromkeys(playing) if other != person]
