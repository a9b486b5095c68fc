"""A greedy manager: buys the best squad, picks team and tactic by the exact odds, plays cards that change a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from golazo.engine.asking import Choice
from golazo.engine.table import Seat
from golazo.engine.windows import PASS
from golazo.games.masters_of_football.rules.academy import ROLL_ON
from golazo.games.masters_of_football.rules.buying import DONE
from golazo.games.masters_of_football.rules.pre_match import PLAYS_CARDS, PLAYS_NONE
from golazo.games.masters_of_football.state import Competition
from tests.bots.yardstick.masters_of_football import line_ups, plans, shopping


class Greedy:
    """Looks one decision ahead; reads the table through its own re-deal, so hidden things are random to it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng: Final = rng

    def choose(self, seat: Seat[Competition]) -> Choice:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        m = seat.redeal(self.rng).position
        number = seat.number
        ask = m.asks[number]
        decide = _DECISIONS[ask.asking.name]
        return decide(m, number, choices, ask.numbers, [step[1] for step in ask.steps if len(step) > 1], self.rng)


Decide = Callable[[Competition, int, Sequence[Choice], tuple[int, ...], list[int], random.Random], Choice]


def _manager(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    return rng.choice(choices)


def _buy(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    return shopping.to_buy(m, seat, steps)


def _team(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    p = numbers[0]
    if choices[0][0] == "tactic":
        three = m.asks[seat].steps[0][1:]
        return max(choices, key=lambda choice: line_ups.team_worth(m, p, seat, three, choice[1]))
    return max(choices, key=lambda choice: max(line_ups.team_worth(m, p, seat, choice[1:], t) for t in range(4)))


def _tactic(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    p = numbers[0]
    side = m.side_of(p, seat)
    return max(choices, key=lambda choice: line_ups.tactic_worth(m, p, side, choice[1]))


def _announce(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    _, p, window = numbers
    return PLAYS_NONE if plans.best_to_lay(m, p, window, seat, []) is None else PLAYS_CARDS


def _lay(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    p, window = numbers
    return plans.best_to_lay(m, p, window, seat, steps) or (DONE if DONE in choices else choices[0])


def _window(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    p, window, by = numbers
    return plans.best_act(m, p, window, seat, choices[1:], by) or PASS


def _target(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    _, p, place = numbers
    return max(choices, key=lambda choice: plans.target_worth(m, p, place, choice[1], m.side_of(p, seat)))


def _announce_substitutions(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    _, p, side = numbers
    plan = line_ups.substitution_plan(m, p, side)
    return next(choice for choice in choices if choice[1] == plan)


def _substitute(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    _, p, side, when = numbers
    best = line_ups.best_substitution(m, p, side, when)
    if best is not None and (best[1] > 0 or DONE not in choices):
        return best[0]
    return DONE


def _academy_level(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    return choices[0]


def _talent(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    fitting = [choice[1] for choice in choices if choice[0] == "pick"]
    if fitting:
        return ("pick", shopping.most_wanted(m, seat, fitting))
    return ROLL_ON if ROLL_ON in choices else DONE


def _release(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    return ("release", shopping.least_wanted(m, seat, steps))


def _discard(
    m: Competition, seat: int, choices: Sequence[Choice], numbers: tuple[int, ...], steps: list[int], rng: random.Random
) -> Choice:
    return min(choices, key=lambda choice: plans.card_worth(m, seat, choice[1]))


_DECISIONS: Final[dict[str, Decide]] = {
    "choose-manager": _manager,
    "choose-trio": _manager,
    "buy-players": _buy,
    "choose-team": _team,
    "choose-tactic": _tactic,
    "announce": _announce,
    "lay-cards": _lay,
    "card-window": _window,
    "name-target": _target,
    "announce-substitutions": _announce_substitutions,
    "choose-substitution": _substitute,
    "choose-academy-level": _academy_level,
    "choose-talent": _talent,
    "release-players": _release,
    "discard-to-five": _discard,
}
