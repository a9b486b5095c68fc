"""The player action: build-up or direct attack (p. 7, p. 8, p. 13)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.magic_number_eleven.events import Placed
from golazo.games.magic_number_eleven.rules.field import (
    BOTH_CELLS,
    COLUMNS,
    LINE_PLACES,
    LINES,
    PLACES,
    SPOT_BIT,
    TOUCH,
    free_columns,
    open_attack,
    place_at,
)
from golazo.games.magic_number_eleven.rules.immediate import immediate_effects
from golazo.games.magic_number_eleven.rules.power import WITHOUT_BASE
from golazo.games.magic_number_eleven.rules.shot import shoot, shoot_with
from golazo.games.magic_number_eleven.state import NO_CARD, Eleven

_AT: Final[tuple[tuple[tuple[Choice, ...], ...], ...]] = tuple(
    tuple(
        tuple(("at", line, column) for column in range(LINE_PLACES) if free >> column & 1)
        for free in range(1 << LINE_PLACES)
    )
    for line in range(LINES)
)
"""For each line, the choices of a place, by the free columns as bits."""


def placements(m: Eleven, seat: int) -> list[Choice]:
    """Every card in front that has a place beside its position line (p. 8)."""
    front, second, third, final = free_columns(m.occupied[seat])
    cards = m.box.cards
    choices, position = cards.place_choices, cards.position
    has_room = cards.has_room[(front > 0) | (second > 0) << 1 | (third > 0) << 2 | (final > 0) << 3]
    return [choices[card] for card in m.ready[seat] if has_room[position[card]]]


def places(m: Eleven, seat: int, card: int) -> list[Choice]:
    """Where a card may be placed; on the front line only in touch with another (p. 8)."""
    cards = m.box.cards
    free = free_columns(m.occupied[seat])
    at: list[Choice] = []
    for line in cards.position_lines[cards.position[card]]:
        at += _AT[line][free[line]]
    return at


def direct_attacks(m: Eleven, seat: int) -> list[Choice]:
    """Every card on the field with an uncovered attack icon, for each icon that may get the disc (E3)."""
    attack = open_attack(m.up[seat], m.down[seat], m.discs[seat])
    if not attack:
        return []
    choices_of = m.box.cards.shoot_choices
    shots: list[Choice] = []
    for man in m.men[seat]:
        card, place = divmod(man, PLACES)
        if attack & TOUCH[place]:
            choices = choices_of[card]
            shots += [choices[slot] for slot, bit in enumerate(SPOT_BIT[place]) if attack & bit]
    return shots


def _choices(m: Eleven, ask: Ask) -> list[Choice]:
    seat = ask.seat
    if ask.steps:
        return places(m, seat, ask.steps[0][1])
    actions = placements(m, seat)
    actions += direct_attacks(m, seat)
    if not actions:
        actions.append(("shoot-without-base",))  # E9
    return actions


def _is_complete(m: Eleven, ask: Ask, answer: Answer) -> bool:
    """Placing a card takes two steps: which one, and where."""
    return len(answer) > 1 or answer[0][0] != "place"


def _taken(m: Eleven, ask: Ask, answer: Answer) -> None:
    seat = ask.seat
    choice = answer[0]
    verb = choice[0]
    if verb == "place":
        card = choice[1]
        m.ready[seat].remove(card)
        _, line, column = answer[1]
        m.put(seat, card, place_at(line, column))
        if m.keeps_events:
            m.tell(Placed, team=seat, card=card, line=line, column=column)
        immediate_effects(m, seat, card, 0)
    elif verb == "shoot":
        shoot_with(m, seat, choice[1], choice[2])
    else:
        shoot(m, seat, WITHOUT_BASE, NO_CARD, 0)


def _why_not(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    seat = ask.seat
    verb = choice[0]
    if ask.steps:
        card = ask.steps[0][1]
        return (
            _why_not_there(m, seat, card, *choice[1:]) if verb == "at" else reason("mne-say-where", "p. 8", card=card)
        )
    if verb == "place":
        key = "mne-no-place" if choice[1] in m.ready[seat] else "mne-not-your-card"
        return reason(key, "p. 8", card=choice[1])
    if verb == "shoot":
        if m.place_of(seat, choice[1]) == NO_CARD:
            return reason("mne-not-on-field", "p. 13", card=choice[1])
        return reason("mne-no-attack-icon", "E3", card=choice[1])
    if verb == "shoot-without-base":
        return reason("mne-other-action-possible", "E9")
    return None


def _why_not_there(m: Eleven, seat: int, card: int, line: int, column: int) -> Reason:
    cards = m.box.cards
    if line not in cards.position_lines[cards.position[card]]:
        return reason("mne-not-its-line", "p. 8", card=card, line=line)
    if not m.occupied[seat] >> line * COLUMNS + column & BOTH_CELLS:
        return reason("mne-front-needs-touch", "p. 8", card=card)
    return reason("mne-not-free", "p. 8", line=line, column=column)


choose_player_action: Final = Asking[Eleven](
    "player-action",
    choices=_choices,
    take=_taken,
    rule="E17",
    is_complete=_is_complete,
    why_not=_why_not,
    team=lambda m, ask: ask.seat,
    arguments=lambda m, ask: {"card": ask.steps[0][1] if ask.steps else None},
)
"""Build-up or direct attack; the shot without base attack only if neither is possible (E9)."""
