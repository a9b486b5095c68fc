"""Substitutions (p. 14): three a match, in one's own turn before or between its actions, or at half-time (E12)."""

from __future__ import annotations

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.magic_number_eleven.field import PLACES
from golazo.games.magic_number_eleven.table import SUBSTITUTIONS, TEAMS, Eleven


def substitutions(m: Eleven, seat: int) -> list[Choice]:
    """Every card on the field or in front, for every reserve."""
    if m.substituted[seat] == SUBSTITUTIONS:
        return []
    out = m.ready[seat] + [man // PLACES for man in m.men[seat]]
    return [("substitute", leaving, coming) for coming in m.bench[seat] for leaving in out]


def substitute(m: Eleven, seat: int, leaving: int, coming: int) -> None:
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
    if m.heard:
        m.tell("substituted", team=seat, card=leaving, coming=coming)


def why_no_substitution(m: Eleven, seat: int, choice: Choice) -> Reason:
    if m.substituted[seat] == SUBSTITUTIONS:
        return reason("mne-no-substitutions", "E12", most=SUBSTITUTIONS)
    if choice[2] not in m.bench[seat]:
        return reason("mne-not-on-bench", "p. 14", card=choice[2])
    return reason("mne-not-your-card", "p. 14", card=choice[1])


def _may_substitute(m: Eleven) -> list[int]:
    return [seat for seat in range(TEAMS) if m.substituted[seat] < SUBSTITUTIONS]


def _half_time_choices(m: Eleven, ask: Ask) -> list[Choice]:
    """Those still to be had after the steps named so far; at half-time nobody is on the field."""
    seat = ask.seat
    named = {card for choice in ask.steps for card in choice[1:]}
    choices: list[Choice] = [("ready",)]
    choices += [
        ("substitute", leaving, coming)
        for coming in m.bench[seat]
        if coming not in named
        for leaving in m.ready[seat]
        if leaving not in named
    ]
    return choices


def _is_ready(m: Eleven, ask: Ask, answer: Answer) -> bool:
    return answer[-1] == ("ready",) or m.substituted[ask.seat] + len(answer) == SUBSTITUTIONS


def _substituted(m: Eleven, ask: Ask, answer: Answer) -> None:
    for choice in answer:
        if choice[0] == "substitute":
            substitute(m, ask.seat, choice[1], choice[2])


def _why_not_now(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    return why_no_substitution(m, ask.seat, choice) if choice[0] == "substitute" else None


half_time_substitutions: Asking[Eleven] = Asking(
    "half-time",
    choices=_half_time_choices,
    take=_substituted,
    rule="E16",
    seats=_may_substitute,
    sealed=True,
    is_complete=_is_ready,
    why_not=_why_not_now,
    arguments=lambda m, ask: {"left": SUBSTITUTIONS - m.substituted[ask.seat] - len(ask.steps)},
)
"""Both teams at once, shown together (E16)."""
