"""What things are worth to a team, in goals: icons on the field, places, shots, cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from golazo.games.magic_number_eleven.bot.shot_table import shot_table
from golazo.games.magic_number_eleven.cards import Cards
from golazo.games.magic_number_eleven.rules.field import (
    ATTACK,
    DEFENCE,
    KIND_MASK,
    NO_ICON,
    PASS,
    PLACES,
    PRESS,
    SPOTS,
    TOUCH,
)
from golazo.games.magic_number_eleven.rules.power import CANNON, ORDINARY, WITHOUT_BASE
from golazo.games.magic_number_eleven.state import ADDED_TIME, NORMAL_TIME, Eleven

ICON_WORTH: Final = (0.035, 0.075, 0.1, 0.06)
"""Of one more complete icon: attack, defence, pass, press."""
SHARPEST: Final = 0.05
"""Of one more icon on the best shooter."""
ENOUGH: Final = (9, 6, 3, 2)
"""More complete icons of a kind than this add nothing."""
HALF_WORTH: Final = 0.25
"""Of half an icon, in whole ones, when cards are compared."""
CRACK_WORTH: Final = 0.06
EFFECT_WORTH: Final = 0.05
SHOT_COST: Final = 0.2
"""The icon under the disc, and the deck that gets shorter."""
SHARED_COST: Final = 0.01
"""Of each card that loses an icon to the disc."""
CARD_COST: Final = 0.05
"""Of a synergy card that leaves the hand."""
CANNON_COST: Final = 0.1
"""Of the shot that no icon pays for."""
LONG_HALF: Final = 9
"""With fewer cards in the deck the half is short: what pays later pays less."""


def to_come(m: Eleven, seat: int) -> float:
    """How much of what pays later still pays in this half: nothing in the team's last turn of it (E10)."""
    if m.added == ADDED_TIME or (m.added != NORMAL_TIME and m.turn == seat):
        return 0.0
    return 1.0 if m.deck >= LONG_HALF else m.deck / LONG_HALF


def stars_in_hand(m: Eleven, seat: int) -> list[int]:
    """The different stars that can be laid, a face twice where it is held twice."""
    stars = m.box.cards.stars_on
    return [stars[face] for face, count in enumerate(m.hand[seat]) for _ in range(2 if count > 2 else count)]


def goal_chance(m: Eleven, seat: int, kind: int, card: int, base: int) -> float:
    """Of a shot that a team thinks about, with the best of its cards."""
    cards = m.box.cards
    defence = 0
    if kind != CANNON:
        defence = (m.up[1 - seat] & m.down[1 - seat] & KIND_MASK[DEFENCE]).bit_count()
        if kind == ORDINARY:
            crack = cards.crack[card]
            defence = defence - crack if defence > crack else 0
    most = cards.attack_cards[seat][m.control] - 1
    return shot_table(cards).best(base, defence, stars_in_hand(m, seat), most, kind != WITHOUT_BASE)


def _by_count(kind: int) -> list[float]:
    """The worth of icons of a kind, by their number."""
    return [ICON_WORTH[kind] * min(count, ENOUGH[kind]) for count in range(SPOTS + 1)]


_ATTACK: Final = _by_count(ATTACK)
_DEFENCE: Final = _by_count(DEFENCE)
_PASS: Final = _by_count(PASS)
_PRESS: Final = _by_count(PRESS)


def field_worth(icons: int, discs: int, touches: Sequence[int], touch: int = 0) -> float:
    """Of the complete icons of a team; `touches` are the spots of each of its cards, `touch` those of one more."""
    attack = icons & KIND_MASK[ATTACK] & ~discs
    worth = (
        _DEFENCE[(icons & KIND_MASK[DEFENCE]).bit_count()]
        + _PASS[(icons & KIND_MASK[PASS]).bit_count()]
        + _PRESS[(icons & KIND_MASK[PRESS]).bit_count()]
    )
    if attack:
        sharpest = (attack & touch).bit_count()
        for each in touches:
            count = (attack & each).bit_count()
            if count > sharpest:
                sharpest = count
        worth += _ATTACK[attack.bit_count()] + SHARPEST * sharpest
    return worth


def touches_of(m: Eleven, seat: int) -> list[int]:
    return [TOUCH[man % PLACES] for man in m.men[seat]]


class Placing:
    """What placing is worth to a team at one moment: made once, asked for many places."""

    __slots__ = ("_before", "_chances", "_discs", "_down", "_icons", "_late", "_m", "_seat", "_touches", "_up")

    def __init__(self, m: Eleven, seat: int, without: int = -1) -> None:
        """`without` is a card of the field that is thought away."""
        cards = m.box.cards
        men = [man for man in m.men[seat] if man // PLACES != without]
        up, down, discs = m.up[seat], m.down[seat], m.discs[seat]
        if len(men) < len(m.men[seat]):
            place = m.place_of(seat, without)
            less_up, less_down = cards.halves[without][place]
            up, down, discs = up & ~less_up, down & ~less_down, discs & ~TOUCH[place]
        self._m = m
        self._seat = seat
        self._touches = [TOUCH[man % PLACES] for man in men]
        self._up, self._down, self._discs = up, down, discs
        self._icons = up & down
        self._before = field_worth(self._icons, discs, self._touches)
        self._late = to_come(m, seat)
        self._chances: dict[tuple[int, int], float] = {}

    @property
    def field(self) -> float:
        """Of the field as it is."""
        return self._before * self._late

    def worth(self, card: int, place: int) -> float:
        """The field afterwards, what the card does at once, and the shot it may take."""
        cards = self._m.box.cards
        more_up, more_down = cards.halves[card][place]
        icons = (self._up | more_up) & (self._down | more_down)
        worth = EFFECT_WORTH * len(cards.effects[card])
        if icons == self._icons:
            return worth
        late, touch = self._late, TOUCH[place]
        if late:
            worth += late * (field_worth(icons, self._discs, self._touches, touch) - self._before)
        base = (icons & KIND_MASK[ATTACK] & ~self._discs & touch).bit_count()
        if base:
            key = (cards.crack[card], base)
            chance = self._chances.get(key)
            if chance is None:
                chance = self._chances[key] = goal_chance(self._m, self._seat, ORDINARY, card, base)
            worth += max(0.0, chance - SHOT_COST * late)
        return worth


@lru_cache(maxsize=256)
def rating(cards: Cards, card: int) -> float:
    """What a card is worth before it has a place."""
    worth = sum(HALF_WORTH * ICON_WORTH[kind] for kind in cards.slots[card] if kind != NO_ICON)
    if cards.full[card] != NO_ICON:
        worth += ICON_WORTH[cards.full[card]]
    return worth + CRACK_WORTH * cards.crack[card] + EFFECT_WORTH * len(cards.effects[card])
