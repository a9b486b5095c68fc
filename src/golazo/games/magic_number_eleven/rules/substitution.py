"""Substitutions (p. 14): three a match, in one's own turn before or between its actions, or at half-time (E12).

A substitution is named in two steps: who comes on, and for whom.
"""

from __future__ import annotations

from collections.abc import Sequence

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.magic_number_eleven.events import Substituted
from golazo.games.magic_number_eleven.rules.field import PLACES
from golazo.games.magic_number_eleven.state import SUBSTITUTIONS, TEAMS, Eleven


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


def why_no_substitution(m: Eleven, ask: Ask, choice: Choice) -> Reason:
    """Why somebody cannot come on or be taken off now."""
    seat, steps = ask.seat, ask.steps
    if choice[0] == "take-off":
        if not steps or steps[-1][0] != "bring-on":
            return reason("mne-bring-on-first", "p. 14")
        if choice in steps:
            return reason("mne-going-already", "E16", card=choice[1])
        return reason("mne-not-your-card", "p. 14", card=choice[1])
    if m.substituted[seat] == SUBSTITUTIONS:
        return reason("mne-no-substitutions", "E12", most=SUBSTITUTIONS)
    if steps and steps[-1][0] == "bring-on":
        return reason("mne-say-for-whom", "p. 14", coming=steps[-1][1])
    if choice in steps:
        return reason("mne-named-already", "E16", coming=choice[1])
    return reason("mne-not-on-bench", "p. 14", coming=choice[1])


def _may_substitute(m: Eleven) -> list[int]:
    return [seat for seat in range(TEAMS) if m.substituted[seat] < SUBSTITUTIONS]


def _half_time_choices(m: Eleven, ask: Ask) -> list[Choice]:
    """Those still to be had after the steps named so far; at half-time nobody is on the field."""
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


def _why_not_now(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    return why_no_substitution(m, ask, choice) if choice[0] in ("bring-on", "take-off") else None


half_time_substitutions = Asking[Eleven](
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
