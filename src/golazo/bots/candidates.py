"""Whole answers worth comparing, the most promising first, from a game's policy."""

from __future__ import annotations

from typing import Final

from golazo.bots.playout import Playout
from golazo.engine.asking import Answer, Choice
from golazo.engine.position import Position

_BEAM: Final = 3
"""Partial answers kept at each step, in multiples of the answers wanted."""


def candidates(playout: Playout, m: Position, seat: int, most: int) -> list[Answer]:
    """The policy's own answer first, then the others by worth; at most this many."""
    own = tuple(playout.answer(m.clone(), seat))
    policy = playout.policy
    if policy.answers is not None:
        found = [answer for answer, _ in policy.answers(m, seat, playout.rng, most)]
    else:
        found = _by_steps(playout, m, seat, most)
    return [own, *[answer for answer in found if answer != own][: most - 1]]


def _by_steps(playout: Playout, m: Position, seat: int, most: int) -> list[Answer]:
    """The best answers by the sum of the worth of their steps."""
    serial = m.asks[seat].serial
    weigh = playout.policy.weigh
    beam: list[tuple[float, Answer, Position]] = [(0.0, (), m)]
    whole: list[tuple[float, Answer]] = []
    while beam:
        longer: list[tuple[float, Answer, Choice, Position]] = []
        for worth, answer, at in beam:
            steps = sorted(weigh(at, seat), key=lambda each: -each.worth)[: _BEAM * most]
            longer += [(worth + each.worth, answer, each.choice, at) for each in steps]
        longer.sort(key=lambda each: -each[0])
        beam = []
        for worth, answer, choice, at in longer[: _BEAM * most]:
            if playout.is_act(choice):
                if not answer:
                    whole.append((worth, (choice,)))
                continue
            after = at.clone()
            after.choose(seat, choice)
            ask = after.asks.get(seat)
            if ask is None or ask.serial != serial or seat in after.sealed:
                whole.append((worth, (*answer, choice)))
            else:
                beam.append((worth, (*answer, choice), after))
        if len(whole) >= _BEAM * most:
            break
    whole.sort(key=lambda each: -each[0])
    return [answer for _, answer in whole[:most]]
