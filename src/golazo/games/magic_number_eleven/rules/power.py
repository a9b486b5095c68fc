"""Attack and defence power, and their parts (p. 9, p. 10)."""

from __future__ import annotations

from typing import Final

from golazo.games.magic_number_eleven.rules.field import DEFENCE, count
from golazo.games.magic_number_eleven.state import (
    ATTACKER,
    SHOT_ATTACKER,
    SHOT_BASE,
    SHOT_CARD,
    SHOT_KIND,
    Eleven,
)
from golazo.games.magic_number_eleven.view_types import Part

ORDINARY: Final = 0
CANNON: Final = 1
WITHOUT_BASE: Final = 2
"""The kinds of shot."""

NO_DISC: Final = -1
MAGIC_NUMBER: Final = 11
"""p. 11: an attack of exactly this is a goal, whatever the defence (E8)."""


def defence_icons(m: Eleven, seat: int) -> int:
    """All complete defence icons of a team."""
    return count(m.up[seat], m.down[seat], DEFENCE)


def crack_against(m: Eleven, icons: int, card: int) -> int:
    """How much the shooter's own crack takes off; never more than there is (E1)."""
    return min(icons, m.box.cards.crack[card])


def base_defence(m: Eleven) -> int:
    """All complete defence icons of the other team, less the shooter's own crack (E1)."""
    attacker, kind, card = m.shot[SHOT_ATTACKER], m.shot[SHOT_KIND], m.shot[SHOT_CARD]
    if kind == CANNON:
        return 0  # E6
    icons = defence_icons(m, 1 - attacker)
    return icons - crack_against(m, icons, card) if kind == ORDINARY else icons


def total(m: Eleven, side: int) -> int:
    """Base and stars of one side, all its cards turned up."""
    stars = m.box.cards.stars_on
    power = m.shot[SHOT_BASE] if side == ATTACKER else base_defence(m)
    for face in m.laid[side]:
        power += stars[face]
    for face in m.turned[side]:
        power += stars[face]
    return power


def has_tackle(m: Eleven, side: int) -> bool:
    tackles = m.box.cards.tackles
    for face in m.laid[side]:
        if tackles[face]:
            return True
    for face in m.turned[side]:  # noqa: SIM110  # any() is slow, and this is asked for every shot
        if tackles[face]:
            return True
    return False


def parts(m: Eleven, side: int) -> list[Part]:
    """The same, part by part."""
    kind, card = m.shot[SHOT_KIND], m.shot[SHOT_CARD]
    found: list[Part] = []
    if side == ATTACKER:
        if kind == ORDINARY:
            found.append(Part(amount=m.shot[SHOT_BASE], by="attack-icons", rule="E3"))
        elif m.shot[SHOT_BASE]:
            found.append(Part(amount=m.shot[SHOT_BASE], by="cannon-base", rule="E6"))
    elif kind != CANNON:
        icons = defence_icons(m, 1 - m.shot[SHOT_ATTACKER])
        found.append(Part(amount=icons, by="defence-icons", rule="p. 10"))
        if kind == ORDINARY and crack_against(m, icons, card):
            found.append(Part(amount=-crack_against(m, icons, card), by="crack", rule="E1", card=card))
    stars = m.box.cards.stars_on
    shown = m.turned[side] + m.laid[side]
    return found + [Part(amount=stars[face], by="synergy", rule="", synergy=face) for face in shown]
