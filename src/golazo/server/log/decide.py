"""Decisions: what a command adds to a table's log. A pure function of state, command and time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from golazo.server.log import chance_typed, ending, reactions, seating, undo
from golazo.server.log.commands import Answer, Begin, ChangeSeat, Command, React, Rematched, TimeOut
from golazo.server.log.fold import rules_of
from golazo.server.log.state import TableState
from golazo.server.protocol.http import Join
from golazo.server.protocol.messages import Arm, Chat, Choose, Consent, Entropy, Mute, Undo, Why
from golazo.server.protocol.parts import Words
from golazo.server.refusal import Refusal, TooLate
from golazo.server.storage.entry import Entry


def decide(state: TableState, command: Command, now: float) -> list[Entry]:
    """The entries that a command adds; none if there is nothing to do. What is not allowed is refused."""
    if state.is_older and not isinstance(command.what, (Chat, Mute, Rematched)):
        raise TooLate("older-rules")
    entries = COMMANDS[type(command.what)](state, command.what, command, now)
    return placed(state, entries, now)


def placed(state: TableState, entries: list[Entry], at: float) -> list[Entry]:
    """Entries as the next ones of a table's log."""
    return [msgspec.structs.replace(entry, number=state.count + place, at=at) for place, entry in enumerate(entries)]


# What people do


def _choose(state: TableState, what: Choose, command: Command, now: float) -> list[Entry]:
    if state.table is None:
        seating.own_seat(state, what.seat, command.person)
        raise TooLate("table-gathering")
    if state.status == "over":
        raise TooLate("game-over")
    if what.question is None:
        return _act(state, what, command)
    _may_answer(state, what.seat, command.person)
    if state.question_id(what.seat) != what.question:
        raise TooLate("game-over" if state.status == "over" else "question-gone")
    entry = Entry("choice", what.seat, command.person, what.key, {"choices": what.choices})
    return ending.played_out(state, entry, state.tried(what.seat, what.choices))


def _act(state: TableState, what: Choose, command: Command) -> list[Entry]:
    """A free act: at any time, whoever is asked."""
    seating.own_seat(state, what.seat, command.person)
    _plays_itself(state, what.seat)
    assert state.table is not None
    if len(what.choices) != 1 or not state.table.is_act(what.choices[0]):
        raise TooLate("game-over" if state.status == "over" else "question-gone")
    entry = Entry("choice", what.seat, command.person, what.key, {"choices": what.choices, "act": True})
    return ending.played_out(state, entry, state.tried(what.seat, what.choices))


def _may_answer(state: TableState, seat: int, person: str | None) -> None:
    if state.created.chance == "typed" and person is not None and state.seat_of(person):
        asked = None if state.table is None else state.table.open_question(seat)
        if seat == chance_typed.typed_by(state, person) and asked is not None and asked.is_chance:
            return
    seating.own_seat(state, seat, person)
    _plays_itself(state, seat)


def _plays_itself(state: TableState, seat: int) -> None:
    """Refuse a seat for which a bot plays."""
    if state.seats[seat].resigned:
        raise TooLate("seat-resigned")
    if state.seats[seat].is_bot:
        raise TooLate("seat-stand-in")


def why(state: TableState, what: Why, person: str) -> Words | None:
    """Why a choice is unavailable; None if it is available."""
    if state.table is None:
        raise TooLate("table-gathering")
    _may_answer(state, what.seat, person)
    reason = state.table.why_not(what.seat, what.choice)
    return None if reason is None else Words(reason.key, dict(reason.arguments), reason.rule)


def _arm(state: TableState, what: Arm, command: Command, now: float) -> list[Entry]:
    seating.own_seat(state, what.seat, command.person)
    seat = state.seats[what.seat]
    if state.status == "over":
        raise TooLate("game-over")
    if seat.resigned:
        raise TooLate("seat-resigned")
    if what.armed == seat.armed and what.auto_pass == seat.auto_pass:
        return []
    armed = [{"question": each.question, "choice": each.choice, "once": each.once} for each in what.armed]
    return [Entry("arm", what.seat, command.person, what.key, {"armed": armed, "auto_pass": what.auto_pass})]


def _take_back(state: TableState, what: Undo, command: Command, now: float) -> list[Entry]:
    assert command.person is not None
    if not (what.seat == -1 and state.created.chance == "typed" and state.seat_of(command.person)):
        seating.own_seat(state, what.seat, command.person)
        if state.seats[what.seat].resigned:
            raise TooLate("seat-resigned")
    return undo.take_back(state, what.seat, command.person, what.key)


def _consent(state: TableState, what: Consent, command: Command, now: float) -> list[Entry]:
    assert command.person is not None
    seating.own_seat(state, what.seat, command.person)
    return undo.consent(state, what.seat, command.person, what.agree, what.key)


def _chat(state: TableState, what: Chat, command: Command, now: float) -> list[Entry]:
    text = " ".join("".join(each if each.isprintable() else " " for each in what.text).split())
    if not text:
        raise Refusal("chat-empty")
    seats = state.seat_of(command.person or "")
    seat = seats[0] if seats else None
    shown = command.name if seat is None else state.seats[seat].name
    return [Entry("chat", seat, command.person, what.key, {"text": text, "name": shown})]


def _mute(state: TableState, what: Mute, command: Command, now: float) -> list[Entry]:
    seating.own_seat(state, what.seat, command.person)
    if what.whom is not None and (not 0 <= what.whom < len(state.seats) or what.whom == what.seat):
        raise Refusal("seat-missing", seat=what.whom)
    if (what.whom in state.seats[what.seat].muted) == what.muted:
        return []
    return [Entry("mute", what.seat, command.person, what.key, {"whom": what.whom, "muted": what.muted})]


def _entropy(state: TableState, what: Entropy, command: Command, now: float) -> list[Entry]:
    seating.own_seat(state, what.seat, command.person)
    if state.status != "gathering" or state.seats[what.seat].entropy is not None:
        raise TooLate("entropy-late")
    return [Entry("entropy", what.seat, command.person, what.key, {"text": what.text})]


def _rematched(state: TableState, what: Rematched, command: Command, now: float) -> list[Entry]:
    return [] if state.rematch else [Entry("rematch", data={"table": what.table})]


# What the server does


def _begin(state: TableState, what: Begin, command: Command, now: float) -> list[Entry]:
    """All entropy goes in, in the order of the seats."""
    if state.status != "gathering" or state.ready_at is None:
        return []
    version, pack_hash = rules_of(state)
    entropy = [each.entropy or "" for each in state.seats]
    return [Entry("begin", data={"entropy": entropy, "version": version, "pack_hash": pack_hash})]


def _answer(state: TableState, what: Answer, command: Command, now: float) -> list[Entry]:
    is_asked = state.status == "playing" and state.question_id(what.seat) == what.question
    if not is_asked or not state.seats[what.seat].is_bot:
        return []  # something else happened while it was thinking
    entry = Entry("choice", what.seat, data={"choices": what.choices, "by": what.level})
    return ending.played_out(state, entry, state.tried(what.seat, what.choices))


def _react(state: TableState, what: React, command: Command, now: float) -> list[Entry]:
    entry = reactions.reaction(state, what.seat)
    if entry is None or state.status != "playing":
        return []
    return ending.played_out(state, entry, state.tried(what.seat, entry.data["choices"]))


def _time_out(state: TableState, what: TimeOut, command: Command, now: float) -> list[Entry]:
    """A bot stands in until the person comes back."""
    deadline = state.clocks.deadline(what.seat)
    if deadline is None or deadline > now or state.seats[what.seat].is_bot or state.status != "playing":
        return []
    return [Entry("stand-in", what.seat, data={"bot": what.bot, "why": "time"})]


Decision = Callable[[TableState, Any, Command, float], list[Entry]]
COMMANDS: Final[dict[type, Decision]] = {
    Choose: _choose,
    Arm: _arm,
    Undo: _take_back,
    Consent: _consent,
    Chat: _chat,
    Mute: _mute,
    Entropy: _entropy,
    Join: seating.join,
    ChangeSeat: seating.change,
    Rematched: _rematched,
    Begin: _begin,
    Answer: _answer,
    React: _react,
    TimeOut: _time_out,
}
