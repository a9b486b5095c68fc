"""The shot of a card just placed (p. 8, step 3)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.magic_number_eleven.rules.field import TOUCH, open_attack, shot_slots
from golazo.games.magic_number_eleven.rules.shot import shoot_with
from golazo.games.magic_number_eleven.state import NO_CARD, Eleven

HOLD: Final[Choice] = ("hold",)


def may_shoot(m: Eleven, seat: int, card: int) -> None:
    """p. 8, step 3: the card placed in this turn may shoot, and no other."""
    place = m.place_of(seat, card)
    if open_attack(m.up[seat], m.down[seat], m.discs[seat]) & TOUCH[place]:
        m.then([(choose_shot, seat, card)])


def _shots_or_none(m: Eleven, ask: Ask) -> list[Choice]:
    seat, card = ask.numbers
    place = m.place_of(seat, card)
    if place == NO_CARD:  # substituted before its shot (E12)
        return [HOLD]
    attack = open_attack(m.up[seat], m.down[seat], m.discs[seat])
    choices = m.box.cards.shoot_choices[card]
    return [HOLD, *(choices[slot] for slot in shot_slots(attack, place))]


def _shot_chosen(m: Eleven, ask: Ask, answer: Answer) -> None:
    choice = answer[0]
    if choice[0] == "shoot":
        shoot_with(m, ask.seat, choice[1], choice[2])


def _why_no_shot(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    if choice[0] != "shoot":
        return None
    if m.place_of(ask.seat, choice[1]) == NO_CARD:
        return reason("mne-not-on-field", "p. 8", card=choice[1])
    if choice[1] != ask.numbers[1]:
        return reason("mne-not-placed-now", "p. 8", card=choice[1])
    return reason("mne-no-attack-icon", "E3", card=choice[1])


choose_shot: Final = Asking[Eleven](
    "may-shoot",
    choices=_shots_or_none,
    take=_shot_chosen,
    rule="E17",
    why_not=_why_no_shot,
    team=lambda m, ask: ask.seat,
    arguments=lambda m, ask: {"card": ask.numbers[1]},
)
"""After placing, a shot is optional."""
