"""A greedy bot: it drafts useful icons, builds connections, and shoots when the exact odds are good.

It looks one action ahead. What it cannot know it counts: the odds come from the synergy cards it has not seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.table import Seat
from golazo.games.magic_number_eleven.bot.shot_odds import goal_chance, known_shot, prospect
from golazo.games.magic_number_eleven.cards import SHOOT, Cards
from golazo.games.magic_number_eleven.rules.field import (
    DEFENCE,
    KIND_MASK,
    NO_ICON,
    PASS,
    PLACES,
    PRESS,
    SPOT_BIT,
    TOUCH,
    open_attack,
    place_at,
)
from golazo.games.magic_number_eleven.rules.player_action import places
from golazo.games.magic_number_eleven.rules.power import CANNON, ORDINARY, WITHOUT_BASE
from golazo.games.magic_number_eleven.state import Eleven

# What things are worth, in goals; set by hand.
ICON_WORTH: Final = (0.035, 0.075, 0.05, 0.03)
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
CARD_COST: Final = 0.03
"""Of a synergy card that leaves the hand."""
CANNON_COST: Final = 0.1
"""Of the shot that no icon pays for."""
HAND_WANTED: Final = 3


class Greedy:
    """Gets a seat and nothing else."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Eleven]) -> Choice:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        m = seat.redeal(self.rng).position
        ask = m.asks[seat.number]
        kind = ask.asking.name
        if kind == "penalty":
            return self._penalty(m, choices)
        worth = WORTHS.get(kind)
        if worth is None:
            return self.rng.choice(choices)
        return self._best([(choice, worth(m, ask, choice)) for choice in choices])

    def _best(self, worths: list[tuple[Choice, float]]) -> Choice:
        most = max(worth for _, worth in worths)
        return self.rng.choice([choice for choice, worth in worths if worth == most])

    def _penalty(self, m: Eleven, choices: Sequence[Choice]) -> Choice:
        """The best mix there is: nobody can do better against it than the value of the game."""
        game = m.box.cards.penalty_game
        mix = game.kicker if choices[0][0] == "kick" else game.keeper
        return self.rng.choices(choices, [float(share) for share in mix])[0]


@lru_cache(maxsize=256)
def _rating(cards: Cards, card: int) -> float:
    """What a card is worth before it has a place."""
    worth = sum(HALF_WORTH * ICON_WORTH[kind] for kind in cards.slots[card] if kind != NO_ICON)
    if cards.full[card] != NO_ICON:
        worth += ICON_WORTH[cards.full[card]]
    return worth + CRACK_WORTH * cards.crack[card] + EFFECT_WORTH * len(cards.effects[card])


def _card_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    return _rating(m.box.cards, choice[1])


def _bench_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    return -_rating(m.box.cards, choice[1])


def _no_change(m: Eleven, ask: Ask, choice: Choice) -> float:
    return float(choice[0] == "ready")


def _stars(m: Eleven, ask: Ask, choice: Choice) -> float:
    return m.box.cards.stars_on[choice[1]]


def _team_action_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    """Cards while the hand is small, then control, which lets more of them be laid."""
    held = sum(m.hand[ask.seat])
    if choice[0] == "press":
        return HAND_WANTED if m.box.cards.attack_cards[ask.seat][m.control] <= held else 0.5
    return float(choice[1]) + max(0, HAND_WANTED - held)


def _field_worth(m: Eleven, seat: int, up: int, down: int, men: Sequence[int]) -> float:
    icons = up & down
    attack = open_attack(up, down, m.discs[seat])
    worth = ICON_WORTH[0] * min(attack.bit_count(), ENOUGH[0])
    for kind in (DEFENCE, PASS, PRESS):
        worth += ICON_WORTH[kind] * min((icons & KIND_MASK[kind]).bit_count(), ENOUGH[kind])
    sharpest = max([(attack & TOUCH[man % PLACES]).bit_count() for man in men], default=0)
    return worth + SHARPEST * sharpest


def _placing_worth(m: Eleven, seat: int, card: int, at: Choice) -> float:
    """The field afterwards, what the card does at once, and the shot it may take."""
    place = place_at(at[1], at[2])
    more_up, more_down = m.box.cards.halves[card][place]
    up, down = m.up[seat] | more_up, m.down[seat] | more_down
    worth = _field_worth(m, seat, up, down, [*m.men[seat], card * PLACES + place])
    worth -= _field_worth(m, seat, m.up[seat], m.down[seat], m.men[seat])
    worth += EFFECT_WORTH * len(m.box.cards.effects[card])
    base = (open_attack(up, down, m.discs[seat]) & TOUCH[place]).bit_count()
    if base:
        worth += max(0.0, goal_chance(m, seat, prospect(m, seat, ORDINARY, card, base)) - SHOT_COST)
    return worth


def _player_action_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    seat = ask.seat
    if ask.steps:
        return _placing_worth(m, seat, ask.steps[0][1], choice)
    if choice[0] == "place":
        return max(_placing_worth(m, seat, choice[1], at) for at in places(m, seat, choice[1]))
    if choice[0] == "shoot":
        return _shot_worth(m, ask, choice)
    if choice[0] == "shoot-without-base":
        return goal_chance(m, seat, prospect(m, seat, WITHOUT_BASE, -1, 0)) - SHOT_COST
    return -1.0


def _shot_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    """The chance of a goal, less what it costs; a little less where the disc takes an icon from two cards."""
    if choice[0] == "hold":
        return 0.0
    seat, card, slot = ask.seat, choice[1], choice[2]
    place = m.place_of(seat, card)
    attack = open_attack(m.up[seat], m.down[seat], m.discs[seat])
    base = (attack & TOUCH[place]).bit_count()
    disc = SPOT_BIT[place][slot]
    sharing = sum(1 for man in m.men[seat] if TOUCH[man % PLACES] & disc)
    return goal_chance(m, seat, prospect(m, seat, ORDINARY, card, base)) - SHOT_COST - SHARED_COST * sharing


def _effect_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    """Every effect is welcome; a shot only if it is a good one."""
    seat, card, number = ask.numbers
    if choice[0] == "skip":
        return 0.0
    if m.box.cards.effects[card][number] != SHOOT:
        return 1.0
    return goal_chance(m, seat, prospect(m, seat, CANNON, card, m.box.cannon_base)) - CANNON_COST


def _attack_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    shot = known_shot(m, ask.seat, choice[1:])
    return goal_chance(m, ask.seat, shot) - CARD_COST * (len(choice) - 1)


def _reply_worth(m: Eleven, ask: Ask, choice: Choice) -> float:
    own = choice[1:]
    shot = known_shot(m, ask.seat, own, blind=choice[0] == "reply-blind")
    return -goal_chance(m, ask.seat, shot) - CARD_COST * len(own)


WORTHS: Final[dict[str, Callable[[Eleven, Ask, Choice], float]]] = {
    "pick-star": _card_worth,
    "line-up": _bench_worth,
    "half-time": _no_change,
    "team-action": _team_action_worth,
    "player-action": _player_action_worth,
    "may-shoot": _shot_worth,
    "effect": _effect_worth,
    "keep-one": _stars,
    "attack-cards": _attack_worth,
    "reply": _reply_worth,
}
