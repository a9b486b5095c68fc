"""Immediate effects of a card just placed (p. 8): left to right, each optional and independent (E5)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import Todo, step
from golazo.games.magic_number_eleven.cards import (
    CONTROL_1,
    CONTROL_2,
    DRAW_1,
    DRAW_2_KEEP_1,
    OPPONENT_DISCARDS_1,
    SHOOT,
)
from golazo.games.magic_number_eleven.events import ControlMoved, Effect, Kept
from golazo.games.magic_number_eleven.rules.may_shoot import may_shoot
from golazo.games.magic_number_eleven.rules.power import CANNON
from golazo.games.magic_number_eleven.rules.shot import shoot
from golazo.games.magic_number_eleven.rules.synergy import discard_peeked, draw_card, lose_card, peek_card, room_in_hand
from golazo.games.magic_number_eleven.rules.team_action import move_control, room_to_press, stopped
from golazo.games.magic_number_eleven.state import NO_CARD, Eleven
from golazo.games.magic_number_eleven.view_types import Part

APPLY: Final[Choice] = ("apply",)
SKIP: Final[Choice] = ("skip",)
_SPACES: Final = {CONTROL_1: 1, CONTROL_2: 2}


@step
def immediate_effects(m: Eleven, seat: int, card: int, number: int) -> None:
    """The effect of that number and those after it, one that cannot happen passed over; then the card may shoot."""
    if m.place_of(seat, card) == NO_CARD:  # substituted at once: nothing of it is left (E12)
        return
    effects = m.box.cards.effects[card]
    while number < len(effects):
        if is_possible(m, seat, effects[number]):
            m.then([(choose_effect, seat, card, number)])
            return
        number += 1
    may_shoot(m, seat, card)


def is_possible(m: Eleven, seat: int, effect: int) -> bool:
    if effect in _SPACES:
        return room_to_press(m, seat) > 0
    if effect == OPPONENT_DISCARDS_1:
        return sum(m.hand[1 - seat]) > 0
    if effect == SHOOT:
        return True
    return room_in_hand(m, seat) > 0  # drawing two and keeping one needs room for one


def _apply_or_skip(m: Eleven, ask: Ask) -> tuple[Choice, ...]:
    return (APPLY, SKIP) if m.place_of(ask.seat, ask.numbers[1]) != NO_CARD else (SKIP,)


def _why_not_apply(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    return reason("mne-not-on-field", "E12", card=ask.numbers[1]) if choice == APPLY else None


def _answered(m: Eleven, ask: Ask, answer: Answer) -> None:
    seat, card, number = ask.numbers
    effect = m.box.cards.effects[card][number]
    rest: Todo = (immediate_effects, seat, card, number + 1)
    if answer[0] == SKIP:
        m.then([rest])
        return
    if m.keeps_events:
        m.tell(Effect, team=seat, card=card, effect=effect)
    if effect == SHOOT:  # and nothing after it: the shot ends the turn (E17)
        shoot(m, seat, CANNON, card, m.box.cannon_base)
    elif effect == DRAW_1:
        m.then([(draw_card, seat), rest])
    elif effect == DRAW_2_KEEP_1:
        m.then([(peek_card, seat), (peek_card, seat), (keep_one, seat), rest])
    elif effect == OPPONENT_DISCARDS_1:
        m.then([(lose_card, 1 - seat), rest])
    else:
        spaces = _SPACES[effect]
        moved = move_control(m, seat, spaces)
        if m.keeps_events:
            why = [Part(amount=spaces, by="card", rule="E5", card=card), *stopped(spaces, moved)]
            m.tell(ControlMoved, team=seat, spaces=moved, control=m.control, why=why)
        m.then([rest])


choose_effect: Final = Asking[Eleven](
    "effect",
    choices=_apply_or_skip,
    take=_answered,
    rule="E5",
    why_not=_why_not_apply,
    team=lambda m, ask: ask.seat,
    arguments=lambda m, ask: {"card": ask.numbers[1], "effect": m.box.cards.effects[ask.numbers[1]][ask.numbers[2]]},
)
"""Whether an effect that can happen does."""


def _which_to_keep(m: Eleven, ask: Ask) -> list[Choice]:
    return [("keep", face) for face in sorted(set(m.peeked))]


def _kept(m: Eleven, ask: Ask, answer: Answer) -> None:
    kept = answer[0][1]
    discard_peeked(m, ask.seat, kept)
    if m.keeps_events:
        m.tell_also((ask.seat,), Kept, team=ask.seat, synergy=kept)


keep_one: Final = Asking[Eleven](
    "keep-one",
    choices=_which_to_keep,
    take=_kept,
    rule="E5",
    why_not=lambda m, ask, choice: reason("mne-not-drawn", "E5") if choice[0] == "keep" else None,
    team=lambda m, ask: ask.seat,
)
"""Asked even if both are alike: not being asked would tell the other team so."""
