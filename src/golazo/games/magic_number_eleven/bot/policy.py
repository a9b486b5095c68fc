"""The light policy: it drafts useful icons, builds connections, and shoots when the odds are good.

It looks one action ahead, on the position itself, and changes nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.policy import Policy, Weighed
from golazo.games.magic_number_eleven.bot.judgement import (
    CANNON_COST,
    CARD_COST,
    SHARED_COST,
    SHOT_COST,
    Placing,
    goal_chance,
    rating,
    to_come,
)
from golazo.games.magic_number_eleven.bot.shot_table import shot_table
from golazo.games.magic_number_eleven.bot.substituting import substitution
from golazo.games.magic_number_eleven.bot.value import phase, value
from golazo.games.magic_number_eleven.cards import SHOOT
from golazo.games.magic_number_eleven.rules.field import PLACES, SPOT_BIT, TOUCH, open_attack, place_at
from golazo.games.magic_number_eleven.rules.player_action import places
from golazo.games.magic_number_eleven.rules.power import CANNON, ORDINARY, WITHOUT_BASE, base_defence
from golazo.games.magic_number_eleven.state import ATTACKER, DEFENDER, NO_CARD, SHOT_BASE, SHOT_KIND, Eleven

HAND_WANTED: Final = 3
PRESS_WORTH: Final = 0.5

Worths = Sequence[tuple[Choice, float]]


def _best_cards(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    return [(choice, rating(m.box.cards, choice[1])) for choice in choices]


def _weakest_cards(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    return [(choice, -rating(m.box.cards, choice[1])) for choice in choices]


def _half_time(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    """Only for a better card: who is on the bench was the weakest, but others may have been brought on since."""
    cards = m.box.cards
    if choices[0][0] == "take-off":
        return [(choice, -rating(cards, choice[1])) for choice in choices]
    weakest = min([rating(cards, card) for card in m.ready[ask.seat]], default=0.0)
    return [
        (choice, 0.0 if choice[0] == "ready" else rating(cards, choice[1]) - weakest - CARD_COST) for choice in choices
    ]


def _team_action(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    """Cards while the hand is small, then control, which lets more of them be laid."""
    held = sum(m.hand[ask.seat])
    wanted = max(0, HAND_WANTED - held)
    may_lay = m.box.cards.attack_cards[ask.seat][m.control]
    return [
        (
            choice,
            float(choice[1]) + wanted
            if choice[0] == "pass"
            else (float(HAND_WANTED) if may_lay <= held else PRESS_WORTH),
        )
        for choice in choices
    ]


def _player_action(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    seat = ask.seat
    if ask.steps:
        card = ask.steps[0][1]
        placing = Placing(m, seat)
        return [(choice, placing.worth(card, place_at(choice[1], choice[2]))) for choice in choices]
    worths: list[tuple[Choice, float]] = []
    made: Placing | None = None
    for choice in choices:
        if choice[0] == "place":
            if made is None:
                made = Placing(m, seat)
            card = choice[1]
            worths.append((choice, max([made.worth(card, place_at(at[1], at[2])) for at in places(m, seat, card)])))
        elif choice[0] == "shoot":
            worths.append((choice, shot_worth(m, seat, choice)))
        else:
            worths.append((choice, goal_chance(m, seat, WITHOUT_BASE, NO_CARD, 0) - SHOT_COST))
    return worths


def shot_worth(m: Eleven, seat: int, choice: Choice) -> float:
    """The chance of a goal, less what it costs; a little less where the disc takes an icon from two cards."""
    card, slot = choice[1], choice[2]
    place = m.place_of(seat, card)
    base = (open_attack(m.up[seat], m.down[seat], m.discs[seat]) & TOUCH[place]).bit_count()
    disc = SPOT_BIT[place][slot]
    sharing = len([man for man in m.men[seat] if TOUCH[man % PLACES] & disc])
    cost = (SHOT_COST + SHARED_COST * sharing) * to_come(m, seat) + SHARED_COST * SHARED_COST * sharing
    return goal_chance(m, seat, ORDINARY, card, base) - cost


def _may_shoot(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    return [(choice, 0.0 if choice[0] == "hold" else shot_worth(m, ask.seat, choice)) for choice in choices]


def _effect(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    """Every effect is welcome; a shot only if it is a good one."""
    seat, card, number = ask.numbers
    worth = 1.0
    if m.box.cards.effects[card][number] == SHOOT:
        worth = goal_chance(m, seat, CANNON, card, m.box.cannon_base) - CANNON_COST * to_come(m, seat)
    return [(choice, worth if choice[0] == "apply" else 0.0) for choice in choices]


def _keep_one(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    stars = m.box.cards.stars_on
    return [(choice, float(stars[choice[1]])) for choice in choices]


def _attack_cards(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    cost = CARD_COST * to_come(m, ask.seat)
    return [(choice, _laid_chance(m, choice[1:]) - cost * (len(choice) - 1)) for choice in choices]


def _laid_chance(m: Eleven, faces: Sequence[int]) -> float:
    """Of a goal with these cards from hand."""
    stars = m.box.cards.stars_on
    attack = m.shot[SHOT_BASE] + sum([stars[face] for face in faces])
    return shot_table(m.box.cards).goal(attack, base_defence(m), magic=m.shot[SHOT_KIND] != WITHOUT_BASE)


def _reply(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    cost = CARD_COST * to_come(m, ask.seat)
    return [(choice, -_reply_chance(m, choice) - cost * (choice[0] == "reply")) for choice in choices]


def _reply_chance(m: Eleven, choice: Choice) -> float:
    """Of a goal against this reply."""
    cards = m.box.cards
    table, defence, blind = shot_table(cards), base_defence(m), m.blind[DEFENDER]
    magic = m.shot[SHOT_KIND] != WITHOUT_BASE
    attack_unknown = m.blind[ATTACKER] + len(m.laid[ATTACKER])
    if choice[0] == "reply":
        face = choice[1]
        more, tackle = cards.stars_on[face], cards.tackles[face]
        return table.goal(m.shot[SHOT_BASE], defence + more, attack_unknown, blind, tackle, magic)
    blind += choice[0] == "reply-blind"
    return table.goal(m.shot[SHOT_BASE], defence, attack_unknown, blind, magic=magic)


def _penalty(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    """The best mix there is: nobody can do better against it than the value of the game."""
    game = m.box.cards.penalty_game
    mix = game.kicker if choices[0][0] == "kick" else game.keeper
    return [(choice, float(share)) for choice, share in zip(choices, mix, strict=True)]


def _shoot_out(m: Eleven, ask: Ask, choices: Sequence[Choice]) -> Worths:
    """A draw or an even chance to win: a player wants to know."""
    return [(choice, float(choice[0] == "agree")) for choice in choices]


WORTHS: Final[dict[str, Callable[[Eleven, Ask, Sequence[Choice]], Worths]]] = {
    "pick-star": _best_cards,
    "line-up": _weakest_cards,
    "half-time": _half_time,
    "team-action": _team_action,
    "player-action": _player_action,
    "may-shoot": _may_shoot,
    "effect": _effect,
    "keep-one": _keep_one,
    "attack-cards": _attack_cards,
    "reply": _reply,
    "penalty": _penalty,
    "shoot-out": _shoot_out,
}
REASONS: Final = {
    "pick": "reason-strong-card",
    "reserve": "reason-weak-card",
    "bring-on": "reason-strong-card",
    "take-off": "reason-weak-card",
    "pass": "reason-cards",
    "press": "reason-control",
    "place": "reason-icons",
    "at": "reason-icons",
    "shoot": "reason-goal",
    "shoot-without-base": "reason-goal",
    "apply": "reason-effect",
    "keep": "reason-strong-synergy",
    "lay": "reason-goal",
    "reply": "reason-no-goal",
    "reply-blind": "reason-no-goal",
    "reply-none": "reason-no-goal",
    "kick": "reason-mixed",
    "save": "reason-mixed",
    "substitute": "reason-fresh",
}
"""What a choice is worth something for, by its verb."""


def worths(m: Eleven, seat: int) -> Worths:
    """Every choice of the seat's question, and the substitution worth making first, if there is one."""
    ask = m.asks[seat]
    found = WORTHS[ask.asking.name](m, ask, m.choices(seat))
    act = substitution(m, seat, found) if ask.asking.name == "player-action" and not ask.steps else None
    return found if act is None else [*found, act]


def weigh(m: Eleven, seat: int) -> list[Weighed]:
    return [
        Weighed(choice, worth, REASONS.get(choice[0], ""), {"chance": round(100 * _chance(m, seat, choice))})
        for choice, worth in worths(m, seat)
    ]


def _chance(m: Eleven, seat: int, choice: Choice) -> float:
    """Of a goal, where the choice is about one."""
    verb = choice[0]
    if verb == "shoot":
        place = m.place_of(seat, choice[1])
        base = (open_attack(m.up[seat], m.down[seat], m.discs[seat]) & TOUCH[place]).bit_count()
        return goal_chance(m, seat, ORDINARY, choice[1], base)
    if verb == "shoot-without-base":
        return goal_chance(m, seat, WITHOUT_BASE, NO_CARD, 0)
    if verb == "lay":
        return _laid_chance(m, choice[1:])
    return _reply_chance(m, choice) if verb.startswith("reply") else 0.0


def choose(m: Eleven, seat: int, rng: Random) -> Choice:
    """The best; where several are, or best play is a mix, one of them."""
    choices = m.choices(seat)
    name = m.asks[seat].asking.name
    if len(choices) == 1 and name != "player-action":
        return choices[0]
    found = worths(m, seat)
    if name == "penalty":
        return rng.choices([choice for choice, _ in found], [share for _, share in found])[0]
    most = max([worth for _, worth in found])
    best = [choice for choice, worth in found if worth == most]
    return best[0] if len(best) == 1 else rng.choice(best)


def effort(m: Eleven, seat: int) -> float:
    """Placing, shooting and replying decide; the rest hardly."""
    return 0.0 if m.asks[seat].asking.name in ("penalty", "shoot-out", "keep-one", "line-up") else 1.0


POLICY: Final = Policy[Eleven](weigh=weigh, choose=choose, value=value, phase=phase, effort=effort)
