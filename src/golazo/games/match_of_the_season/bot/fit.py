"""Fits the constants of `chances` to games that the policy plays with itself.

Run as `python -m golazo.games.match_of_the_season.bot.fit GAMES`; it prints the constants and how well they foresee.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from golazo.games.match_of_the_season import GAME
from golazo.games.match_of_the_season.bot.chances import CONSTANTS, Constants, Outlook, judged, outlook, phase, value
from golazo.games.match_of_the_season.bot.policy import choose
from golazo.games.match_of_the_season.state import Seasons

Sample = tuple[Outlook, list[int], list[float]]
"""A moment of a game: what was open, who manages each team, and what every seat had of the win at the end."""

SEATS: Final = 4
LENGTHS: Final = (1, 2, 3, 6)
STEPS: Final = (1.5, 1.2, 1.07)
_SURELY: Final = 1e-6
_ACTS: Final = {verb: act for act in GAME.acts for verb in act.verbs}


def samples(games: int, first: int = 0) -> list[Sample]:
    """One moment of every phase of this many games, with all numbers of seasons in turn."""
    found: list[Sample] = []
    for number in range(first, first + games):
        m = GAME.new(SEATS, f"fit {number}", {"seasons": LENGTHS[number % len(LENGTHS)]}, listen=False).position
        rng = Random(number)
        moments: list[tuple[Outlook, list[int]]] = []
        before = -1
        while m.asks:
            if phase(m) != before:
                before = phase(m)
                moments.append((outlook(m), [m.manager[team] for team in m.seating]))
            play_on(m, rng)
        won = value(m)
        found += [(look, managers, won) for look, managers in moments]
    return found


def play_on(m: Seasons, rng: Random) -> None:
    seat = m.asked[0]
    choice = choose(m, seat, rng)
    act = _ACTS.get(choice[0])
    if act is None:
        m.choose(seat, choice)
    else:
        m.take_act(act, seat, choice)


def surprise(found: Sequence[Sample], constants: Constants) -> float:
    """How much the winners surprise, on average: 1.386 for four seats of which nothing is known."""
    total = 0.0
    for look, managers, won in found:
        chances = judged(look, managers, len(won), constants)
        total -= sum(share * log(chance + _SURELY) for chance, share in zip(chances, won, strict=True))
    return total / len(found)


def fitted(found: Sequence[Sample], constants: Constants) -> Constants:
    """One constant after the other, up and down, in ever smaller steps, as long as that helps."""
    least = surprise(found, constants)
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for name in Constants._fields:
                for factor in (step, 1 / step):
                    tried = constants._replace(**{name: getattr(constants, name) * factor})
                    now = surprise(found, tried)
                    if now < least - _SURELY:
                        constants, least, is_better = tried, now, True
    return constants


def reliability(found: Sequence[Sample], constants: Constants, bins: int = 10) -> list[tuple[float, float, int]]:
    """By tenths of the foretold chance: its mean, how often it came true, and how many there were."""
    sums = [[0.0, 0.0, 0.0] for _ in range(bins)]
    for look, managers, won in found:
        for chance, share in zip(judged(look, managers, len(won), constants), won, strict=True):
            of = sums[min(bins - 1, int(chance * bins))]
            of[0] += chance
            of[1] += share
            of[2] += 1
    return [(foretold / count, came / count, int(count)) for foretold, came, count in sums if count]


def main() -> None:
    games = int(sys.argv[1])
    found = samples(games)
    constants = fitted(found, CONSTANTS)
    unseen = samples(games // 2, games)
    print(constants)
    print(f"surprise {surprise(found, constants):.3f}, in other games {surprise(unseen, constants):.3f}")
    for foretold, came, count in reliability(unseen, constants):
        print(f"{100 * foretold:5.1f} % foretold, {100 * came:5.1f} % came true, {count} times")


if __name__ == "__main__":
    main()
