"""The team action: pass or press (p. 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.games.magic_number_eleven.cards import HOME
from golazo.games.magic_number_eleven.events import Passed, Pressed
from golazo.games.magic_number_eleven.rules.field import KIND_MASK, PASS, PRESS, count
from golazo.games.magic_number_eleven.rules.synergy import draw_card, room_in_hand
from golazo.games.magic_number_eleven.state import HAND_LIMIT, Eleven
from golazo.games.magic_number_eleven.view_types import Part

_PASSES: Final[tuple[Choice, ...]] = tuple(("pass", cards) for cards in range(1, HAND_LIMIT + 1))
_PRESS: Final[Choice] = ("press",)
ONLY_GO_ON: Final[tuple[Choice, ...]] = (("go-on",),)
"""A substitution has taken the last icon: the team action is skipped (E4)."""
_TEAM_ICONS: Final = KIND_MASK[PASS] | KIND_MASK[PRESS]


def pass_icons(m: Eleven, seat: int) -> int:
    return count(m.up[seat], m.down[seat], PASS)


def press_icons(m: Eleven, seat: int) -> int:
    return count(m.up[seat], m.down[seat], PRESS)


def room_to_press(m: Eleven, seat: int) -> int:
    """Spaces between the marker and the other team's end of the track."""
    return m.box.cards.control_spaces - 1 - m.control if seat == HOME else m.control


def move_control(m: Eleven, seat: int, spaces: int) -> int:
    """The marker moves towards the other team and stops at the end (E4); how far it went."""
    moved = min(spaces, room_to_press(m, seat))
    m.control += moved if seat == HOME else -moved
    return moved


def stopped(asked: int, moved: int) -> list[Part]:
    """The part of a breakdown that says how much the end of the track took off."""
    return [Part(amount=moved - asked, by="track-end", rule="E4")] if moved < asked else []


def may_take_team_action(m: Eleven, seat: int) -> bool:
    """p. 6: it cannot be skipped if either is possible, and is skipped if neither is (E4)."""
    icons = m.up[seat] & m.down[seat]
    if not icons & _TEAM_ICONS:
        return False
    if icons & KIND_MASK[PASS] and room_in_hand(m, seat):
        return True
    return icons & KIND_MASK[PRESS] > 0 and room_to_press(m, seat) > 0


def _actions(m: Eleven, seat: int) -> list[Choice]:
    icons = m.up[seat] & m.down[seat]
    passes = (icons & KIND_MASK[PASS]).bit_count()
    actions = [*_PASSES[: min(passes, room_in_hand(m, seat))]] if passes else []
    if icons & KIND_MASK[PRESS] and room_to_press(m, seat):
        actions.append(_PRESS)
    return actions


def _choices(m: Eleven, ask: Ask) -> Sequence[Choice]:
    return _actions(m, ask.seat) or ONLY_GO_ON


def _taken(m: Eleven, ask: Ask, answer: Answer) -> None:
    seat = ask.seat
    verb = answer[0][0]
    if verb == "pass":
        cards = answer[0][1]
        m.then([(draw_card, seat)] * cards)
        if m.keeps_events:
            m.tell(Passed, team=seat, cards=cards)
    elif verb == "press":
        icons = press_icons(m, seat)
        moved = move_control(m, seat, icons)
        if m.keeps_events:
            why = [Part(amount=icons, by="press-icons", rule="E4"), *stopped(icons, moved)]
            m.tell(Pressed, team=seat, spaces=moved, control=m.control, why=why)


def _why_not(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    seat = ask.seat
    if choice[0] == "pass":
        if not pass_icons(m, seat):
            return reason("mne-no-pass-icon", "E4")
        if not room_in_hand(m, seat):
            return reason("mne-hand-full", "E4", most=HAND_LIMIT)
        if choice[1] < 1:
            return reason("mne-pass-none", "E4")
        return reason("mne-pass-too-many", "E4", most=min(pass_icons(m, seat), room_in_hand(m, seat)))
    if choice[0] == "press":
        return reason("mne-control-at-end" if press_icons(m, seat) else "mne-no-press-icon", "E4")
    return reason("mne-team-action-first", "E4")


choose_team_action: Final = Asking[Eleven](
    "team-action",
    choices=_choices,
    take=_taken,
    rule="E4",
    why_not=_why_not,
    team=lambda m, ask: ask.seat,
    arguments=lambda m, ask: {"passes": pass_icons(m, ask.seat), "presses": press_icons(m, ask.seat)},
)
"""Draw 1 to the number of pass icons, or move the marker by all press icons."""
