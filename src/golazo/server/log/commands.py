"""What a client asks for at a table, checked and turned into plies."""

from __future__ import annotations

from typing import Any

from golazo.engine.table import Table
from golazo.server.live.actor import Made
from golazo.server.live.seat_view import typed_by
from golazo.server.log import undo
from golazo.server.log.entries import Draft
from golazo.server.log.state import TableState
from golazo.server.protocol.messages import Arm, Chat, Choose, Consent, Entropy, Mute, Undo, Why
from golazo.server.protocol.parts import Words as Said
from golazo.server.refusal import Forbidden, Refusal, TooLate


def own_seat(state: TableState, seat: int, person: str) -> None:
    """Refuse whoever does not sit there."""
    if not 0 <= seat < len(state.seats) or state.seats[seat].person != person:
        raise Forbidden("seat-not-yours")


def _may_answer(state: TableState, seat: int, person: str) -> None:
    if state.created.chance == "typed" and state.seat_of(person):
        asked = None if state.table is None else state.table.open_question(seat)
        if seat == typed_by(state, person) and asked is not None and asked.is_chance:
            return
    own_seat(state, seat, person)
    _plays_itself(state, seat)


def _plays_itself(state: TableState, seat: int) -> None:
    """Refuse a seat for which a bot plays."""
    if state.seats[seat].resigned:
        raise TooLate("seat-resigned")
    if state.seats[seat].is_bot:
        raise TooLate("seat-stand-in")


def choose(state: TableState, command: Choose, person: str) -> Made:
    if state.table is None:
        own_seat(state, command.seat, person)
        raise TooLate("table-gathering")
    if command.question is None:
        return _act(state, state.table, command, person)
    _may_answer(state, command.seat, person)
    if state.question_id(command.seat) != command.question:
        raise TooLate("game-over" if state.status == "over" else "question-gone")
    ready = state.table.clone()
    ready.play(command.seat, *command.choices)
    return [Draft("choice", command.seat, person, command.key, {"choices": command.choices})], ready


def _act(state: TableState, table: Table[Any], command: Choose, person: str) -> Made:
    """A free act: at any time, whoever is asked."""
    own_seat(state, command.seat, person)
    _plays_itself(state, command.seat)
    if len(command.choices) != 1 or not table.is_act(command.choices[0]):
        raise TooLate("game-over" if state.status == "over" else "question-gone")
    ready = table.clone()
    ready.play(command.seat, *command.choices)
    return [Draft("choice", command.seat, person, command.key, {"choices": command.choices, "act": True})], ready


def why(state: TableState, command: Why, person: str) -> Said | None:
    """Why a choice is not to be had; None if it is."""
    if state.table is None:
        raise TooLate("table-gathering")
    _may_answer(state, command.seat, person)
    reason = state.table.why_not(command.seat, command.choice)
    return None if reason is None else Said(reason.key, dict(reason.arguments), reason.rule)


def arm(state: TableState, command: Arm, person: str) -> Made:
    own_seat(state, command.seat, person)
    if state.status == "over":
        raise TooLate("game-over")
    if state.seats[command.seat].resigned:
        raise TooLate("seat-resigned")
    armed = [{"question": each.question, "choice": each.choice, "once": each.once} for each in command.armed]
    return [Draft("arm", command.seat, person, command.key, {"armed": armed, "auto_pass": command.auto_pass})], None


def take_back(state: TableState, command: Undo, person: str) -> Made:
    if not (command.seat == -1 and state.created.chance == "typed" and state.seat_of(person)):
        own_seat(state, command.seat, person)
        if state.seats[command.seat].resigned:
            raise TooLate("seat-resigned")
    return undo.drafts(state, command.seat, person, command.key), None


def consent(state: TableState, command: Consent, person: str) -> Made:
    own_seat(state, command.seat, person)
    return undo.consent(state, command.seat, person, command.agree, command.key), None


def chat(state: TableState, command: Chat, person: str, name: str) -> Made:
    text = " ".join("".join(each if each.isprintable() else " " for each in command.text).split())
    if not text:
        raise Refusal("chat-empty")
    seats = state.seat_of(person)
    seat = seats[0] if seats else None
    shown = name if seat is None else state.seats[seat].name
    return [Draft("chat", seat, person, command.key, {"text": text, "name": shown})], None


def mute(state: TableState, command: Mute, person: str) -> Made:
    own_seat(state, command.seat, person)
    if command.whom is not None and (not 0 <= command.whom < len(state.seats) or command.whom == command.seat):
        raise Refusal("seat-missing", seat=command.whom)
    if (command.whom in state.seats[command.seat].muted) == command.muted:
        return [], None
    return [Draft("mute", command.seat, person, command.key, {"whom": command.whom, "muted": command.muted})], None


def entropy(state: TableState, command: Entropy, person: str) -> Made:
    own_seat(state, command.seat, person)
    if state.status != "gathering" or state.seats[command.seat].entropy is not None:
        raise TooLate("entropy-late")
    return [Draft("entropy", command.seat, person, command.key, {"text": command.text})], None
