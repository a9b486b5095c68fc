"""What a client wishes to happen at a table, checked and turned into plies."""

from __future__ import annotations

from golazo.server import undo
from golazo.server.course import Course
from golazo.server.plies import Draft
from golazo.server.protocol.messages import Arm, Chat, Choose, Consent, Entropy, Mute, Undo, Why
from golazo.server.protocol.parts import Words as Said
from golazo.server.refusal import Forbidden, Refusal, TooLate
from golazo.server.room import Made
from golazo.server.sight import typed_by


def own_seat(course: Course, seat: int, person: str) -> None:
    """Refuse whoever does not sit there."""
    if not 0 <= seat < len(course.seats) or course.seats[seat].person != person:
        raise Forbidden("seat-not-yours")


def _may_answer(course: Course, seat: int, person: str) -> None:
    if course.created.chance == "typed" and course.seat_of(person):
        asked = None if course.table is None else course.table.open_question(seat)
        if seat == typed_by(course, person) and asked is not None and asked.is_chance:
            return
    own_seat(course, seat, person)
    state = course.seats[seat]
    if state.resigned:
        raise TooLate("seat-resigned")
    if state.is_bot:
        raise TooLate("seat-stand-in")


def choose(course: Course, wish: Choose, person: str) -> Made:
    if course.table is None:
        own_seat(course, wish.seat, person)
        raise TooLate("table-gathering")
    _may_answer(course, wish.seat, person)
    if course.question_id(wish.seat) != wish.question:
        raise TooLate("game-over" if course.status == "over" else "question-gone")
    ready = course.table.clone()
    ready.play(wish.seat, *wish.choices)
    return [Draft("choice", wish.seat, person, wish.key, {"choices": wish.choices})], ready


def why(course: Course, wish: Why, person: str) -> Said | None:
    """Why a choice is not to be had; None if it is."""
    if course.table is None:
        raise TooLate("table-gathering")
    _may_answer(course, wish.seat, person)
    reason = course.table.why_not(wish.seat, wish.choice)
    return None if reason is None else Said(reason.key, dict(reason.arguments), reason.rule)


def arm(course: Course, wish: Arm, person: str) -> Made:
    own_seat(course, wish.seat, person)
    if course.status == "over":
        raise TooLate("game-over")
    if course.seats[wish.seat].resigned:
        raise TooLate("seat-resigned")
    armed = [{"question": each.question, "choice": each.choice, "once": each.once} for each in wish.armed]
    return [Draft("arm", wish.seat, person, wish.key, {"armed": armed, "auto_pass": wish.auto_pass})], None


def take_back(course: Course, wish: Undo, person: str) -> Made:
    if not (wish.seat == -1 and course.created.chance == "typed" and course.seat_of(person)):
        own_seat(course, wish.seat, person)
        if course.seats[wish.seat].resigned:
            raise TooLate("seat-resigned")
    return undo.drafts(course, wish.seat, person, wish.key), None


def consent(course: Course, wish: Consent, person: str) -> Made:
    own_seat(course, wish.seat, person)
    return undo.consent(course, wish.seat, person, wish.agree, wish.key), None


def chat(course: Course, wish: Chat, person: str, name: str) -> Made:
    text = " ".join("".join(each if each.isprintable() else " " for each in wish.text).split())
    if not text:
        raise Refusal("chat-empty")
    seats = course.seat_of(person)
    seat = seats[0] if seats else None
    shown = name if seat is None else course.seats[seat].name
    return [Draft("chat", seat, person, wish.key, {"text": text, "name": shown})], None


def mute(course: Course, wish: Mute, person: str) -> Made:
    own_seat(course, wish.seat, person)
    if wish.whom is not None and (not 0 <= wish.whom < len(course.seats) or wish.whom == wish.seat):
        raise Refusal("seat-missing", seat=wish.whom)
    if (wish.whom in course.seats[wish.seat].muted) == wish.muted:
        return [], None
    return [Draft("mute", wish.seat, person, wish.key, {"whom": wish.whom, "muted": wish.muted})], None


def entropy(course: Course, wish: Entropy, person: str) -> Made:
    own_seat(course, wish.seat, person)
    if course.status != "gathering" or course.seats[wish.seat].entropy is not None:
        raise TooLate("entropy-late")
    return [Draft("entropy", wish.seat, person, wish.key, {"text": wish.text})], None
