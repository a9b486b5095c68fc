"""The player action: build-up or direct attack (p. 7, p. 8, p. 13)."""

from __future__ import annotations

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.magic_number_eleven.field import (
    FRONT_LINE,
    LINES,
    PLACES,
    SPOT_BIT,
    TOUCH,
    free_places,
    open_attack,
    place_at,
)
from golazo.games.magic_number_eleven.immediate import immediate_effects
from golazo.games.magic_number_eleven.shot import WITHOUT_BASE, shoot, shoot_with
from golazo.games.magic_number_eleven.substitution import substitute, substitutions, why_no_substitution
from golazo.games.magic_number_eleven.table import NO_CARD, Eleven


@step
def player_action(m: Eleven, seat: int) -> None:
    """p. 7: place a card, or shoot with one that lies on the field."""
    m.then([(choose_player_action, seat)])


def placements(m: Eleven, seat: int) -> list[Choice]:
    """Every card in front, beside its position line; on the front line only in touch with another (p. 8)."""
    cards = m.box.cards
    lines, choices_of = cards.lines, cards.place_choices
    occupied = m.occupied[seat]
    free = [free_places(occupied, line) for line in range(LINES)]
    placed: list[Choice] = []
    for card in m.ready[seat]:
        choices = choices_of[card]
        for line in lines[card]:
            placed += [choices[place] for place in free[line]]
    return placed


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
    actions = placements(m, seat)
    actions += direct_attacks(m, seat)
    if not actions:
        actions.append(("shoot-without-base",))  # E9
    return actions + substitutions(m, seat)


def _taken(m: Eleven, ask: Ask, answer: Answer) -> None:
    seat = ask.seat
    choice = answer[0]
    verb = choice[0]
    if verb == "place":
        card = choice[1]
        m.ready[seat].remove(card)
        m.put(seat, card, place_at(choice[2], choice[3]))
        if m.heard:
            m.tell("placed", team=seat, card=card, line=choice[2], column=choice[3])
        m.then([(immediate_effects, seat, card, 0)])
    elif verb == "shoot":
        shoot_with(m, seat, choice[1], choice[2])
    elif verb == "shoot-without-base":
        shoot(m, seat, WITHOUT_BASE, NO_CARD, 0)
    else:
        substitute(m, seat, choice[1], choice[2])
        m.then([(player_action, seat)])


def _why_not(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    seat = ask.seat
    verb = choice[0]
    if verb == "place":
        return _why_not_there(m, seat, choice[1], choice[2], choice[3])
    if verb == "shoot":
        if m.place_of(seat, choice[1]) == NO_CARD:
            return reason("mne-not-on-field", "p. 13", card=choice[1])
        return reason("mne-no-attack-icon", "E3", card=choice[1])
    if verb == "shoot-without-base":
        return reason("mne-other-action-possible", "E9")
    if verb == "substitute":
        return why_no_substitution(m, seat, choice)
    return None


def _why_not_there(m: Eleven, seat: int, card: int, line: int, column: int) -> Reason | None:
    cards = m.box.cards
    if card not in m.ready[seat]:
        return reason("mne-not-your-card", "p. 7", card=card)
    if line not in cards.lines[card]:
        return reason("mne-not-its-line", "p. 8", card=card, line=line)
    if line == FRONT_LINE and not m.occupied[seat]:
        return reason("mne-front-needs-touch", "p. 8", card=card)
    return reason("mne-not-free", "p. 8", line=line, column=column)


choose_player_action: Asking[Eleven] = Asking(
    "choose_player_action",
    choices=_choices,
    take=_taken,
    rule="E17",
    why_not=_why_not,
    team=lambda m, ask: ask.seat,
)
"""Build-up or direct attack; the shot without base attack only if neither is possible (E9)."""
