"""Substitutions (p. 14): three a match, as free acts of one's own turn, or at half-time (E12).

In one's turn a substitution is one act; at half-time it is named in two steps: who comes on, and for whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.acts import Act
from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.magic_number_eleven.events import Substituted
from golazo.games.magic_number_eleven.rules.field import PLACES
from golazo.games.magic_number_eleven.state import SUBSTITUTIONS, TEAMS, Eleven

MOMENTS: Final = ("team-action", "player-action", "effect", "may-shoot")
"""Questions of one's own turn before which substitutions are free: between its actions, and before the shot (E12)."""


def newcomers(m: Eleven, seat: int) -> list[Choice]:
    """The reserves, as long as a substitution is left."""
    if m.substituted[seat] == SUBSTITUTIONS:
        return []
    return [("bring-on", coming) for coming in m.bench[seat]]


def leavers(m: Eleven, seat: int) -> list[Choice]:
    """Every card in front or on the field."""
    return [("take-off", card) for card in m.ready[seat]] + [("take-off", man // PLACES) for man in m.men[seat]]


def substitute(m: Eleven, seat: int, coming: int, leaving: int) -> None:
    """One leaves for good, the newcomer is laid in front, never on the field."""
    place = m.place_of(seat, leaving)
    if place >= 0:
        m.take_off(seat, leaving, place)
    else:
        m.ready[seat].remove(leaving)
    m.gone[seat].append(leaving)
    m.bench[seat].remove(coming)
    m.ready[seat].append(coming)
    m.substituted[seat] += 1
    if m.keeps_events:
        m.tell(Substituted, team=seat, card=leaving, coming=coming)


# In one's own turn


def is_free_to_substitute(m: Eleven, seat: int) -> bool:
    """Before the team action, between the actions, after placing and before the shot (E12)."""
    return m.turn == seat and not m.shot and seat in m.asks and m.asks[seat].asking.name in MOMENTS


def substitutions(m: Eleven, seat: int) -> list[Choice]:
    """Every reserve for every card in front or on the field."""
    if m.substituted[seat] == SUBSTITUTIONS or not is_free_to_substitute(m, seat):
        return []
    leaving = m.ready[seat] + [man // PLACES for man in m.men[seat]]
    return [("substitute", coming, card) for coming in m.bench[seat] for card in leaving]


def _substitution_made(m: Eleven, seat: int, choice: Choice) -> None:
    substitute(m, seat, choice[1], choice[2])


def _why_no_act(m: Eleven, seat: int, choice: Choice) -> Reason:
    if m.turn != seat:
        return reason("mne-not-your-turn", "E12")
    if m.shot:
        return reason("mne-shot-under-way", "E12")
    if not is_free_to_substitute(m, seat):
        return reason("mne-action-under-way", "E12")
    if m.substituted[seat] == SUBSTITUTIONS:
        return reason("mne-no-substitutions", "E12", most=SUBSTITUTIONS)
    if choice[1] not in m.bench[seat]:
        return reason("mne-not-on-bench", "p. 14", coming=choice[1])
    return reason("mne-not-your-card", "p. 14", card=choice[2])


SUBSTITUTION: Final = Act[Eleven](
    "substitution",
    verbs=("substitute",),
    choices=substitutions,
    take=_substitution_made,
    why_not=_why_no_act,
    rule="E12",
)


# At half-time


def _why_not_now(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    """Why somebody cannot come on or be taken off at half-time."""
    steps = ask.steps
    is_coming = bool(steps) and steps[-1][0] == "bring-on"
    if choice[0] == "take-off":
        if not is_coming:
            return reason("mne-bring-on-first", "p. 14")
        if choice in steps:
            return reason("mne-going-already", "E16", card=choice[1])
        return reason("mne-not-your-card", "p. 14", card=choice[1])
    if is_coming and choice[0] in ("bring-on", "ready"):
        return reason("mne-say-for-whom", "p. 14", coming=steps[-1][1])
    if choice[0] != "bring-on":
        return None
    if choice in steps:
        return reason("mne-named-already", "E16", coming=choice[1])
    return reason("mne-not-on-bench", "p. 14", coming=choice[1])


def _may_substitute(m: Eleven) -> list[int]:
    return [seat for seat in range(TEAMS) if m.substituted[seat] < SUBSTITUTIONS]


def _half_time_choices(m: Eleven, ask: Ask) -> list[Choice]:
    """The choices left after the steps given so far; at half-time nobody is on the field."""
    if ask.steps and ask.steps[-1][0] == "bring-on":
        return [choice for choice in leavers(m, ask.seat) if choice not in ask.steps]
    return [("ready",), *(choice for choice in newcomers(m, ask.seat) if choice not in ask.steps)]


def _is_ready(m: Eleven, ask: Ask, answer: Answer) -> bool:
    if answer[-1][0] == "take-off":
        return m.substituted[ask.seat] + len(_pairs(answer)) == SUBSTITUTIONS
    return bool(answer[-1][0] == "ready")


def _pairs(answer: Sequence[Choice]) -> list[tuple[int, int]]:
    """Who comes on for whom."""
    named = [choice[1] for choice in answer if choice[0] != "ready"]
    return list(zip(named[::2], named[1::2], strict=True))


def _substituted(m: Eleven, ask: Ask, answer: Answer) -> None:
    for coming, leaving in _pairs(answer):
        substitute(m, ask.seat, coming, leaving)


half_time_substitutions: Final = Asking[Eleven](
    "half-time",
    choices=_half_time_choices,
    take=_substituted,
    rule="E16",
    seats=_may_substitute,
    sealed=True,
    is_complete=_is_ready,
    why_not=_why_not_now,
    arguments=lambda m, ask: {
        "left": SUBSTITUTIONS - m.substituted[ask.seat] - len(ask.steps) // 2,
        "coming": ask.steps[-1][1] if len(ask.steps) % 2 else None,
    },
)
"""Both teams at once, shown together (E16)."""
