"""The light policy: buys the best squad, picks team and tactic by the exact odds, plays cards that change a match.

On the position itself, which is the same afterwards. Worths are expected points of the match at hand where one is
played, and worths of squads elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.policy import Policy, Weighed
from golazo.engine.windows import PASS
from golazo.games.masters_of_football.bot import line_ups, plans, shopping
from golazo.games.masters_of_football.bot.outlook import manager_worth, phase, value
from golazo.games.masters_of_football.rules.academy import ROLL_ON
from golazo.games.masters_of_football.rules.any_time import play_any_time
from golazo.games.masters_of_football.rules.buying import DONE
from golazo.games.masters_of_football.rules.pre_match import PLAYS_CARDS
from golazo.games.masters_of_football.rules.swaps import swap
from golazo.games.masters_of_football.state import Competition

MONEY_KEPT_FROM_SWAPS: Final = 4
AN_ACT: Final = 9.0
"""More than any answer is worth: money, a Wonderkid, a new card for a dead one come first."""

Judge = Callable[[Competition, int, Ask, Sequence[Choice]], list[float]]


def _acts(m: Competition, seat: int) -> list[Choice]:
    """Free acts that are clearly good: cards at any time that cost little, and a swap of a card that is dead."""
    acts = list(play_any_time.choices(m, seat)) if m.hands[seat] else []
    found = [act for act in acts if m.box.cards[act[1]].money or m.box.cards[act[1]].academy_gold]
    if m.money[seat] > MONEY_KEPT_FROM_SWAPS:
        found += [act for act in swap.choices(m, seat) if plans.is_dead(m, seat, act[1])]
    return found


def _managers(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    return [manager_worth(m.box.managers[choice[1]]) for choice in choices]


def _alike(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    return [0.0] * len(choices)


def _buying(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    best = shopping.to_buy(m, seat, [step[1] for step in ask.steps])
    return [1.0 if choice == best else 0.0 for choice in choices]


def _team(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    p = ask.numbers[0]
    if choices[0][0] == "tactic":
        three = ask.steps[0][1:]
        return [line_ups.team_worth(m, p, seat, three, choice[1]) for choice in choices]
    return [max(line_ups.team_worth(m, p, seat, choice[1:], t) for t in range(4)) for choice in choices]


def _tactic(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    p = ask.numbers[0]
    side = m.side_of(p, seat)
    return [line_ups.tactic_worth(m, p, side, choice[1]) for choice in choices]


def _announcing(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    _, p, window = ask.numbers
    ways = plans.layable_ways(m, p, window, seat)
    best = max(plans.gains_of_laying(m, p, window, seat, [], ways), default=-1.0)
    return [best if choice == PLAYS_CARDS else 0.0 for choice in choices]


def _laying(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    p, window = ask.numbers
    laid = [step[1] for step in ask.steps]
    cards = [choice for choice in choices if choice != DONE]
    gains = iter(plans.gains_of_laying(m, p, window, seat, laid, cards))
    return [0.0 if choice == DONE else next(gains) for choice in choices]


def _window(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    p, window, by = ask.numbers
    return [0.0 if choice == PASS else plans.gain_of_acting(m, p, window, seat, choice, by) for choice in choices]


def _target(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    _, p, place = ask.numbers
    side = max(0, m.side_of(p, seat))
    return [plans.target_worth(m, p, place, choice[1], side) for choice in choices]


def _planning(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    _, p, side = ask.numbers
    plan = line_ups.substitution_plan(m, p, side)
    return [1.0 if choice[1] == plan else 0.0 for choice in choices]


def _substituting(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    _, p, side, when = ask.numbers
    gains = line_ups.gains_of_substituting(m, p, side, when)
    return [0.0 if choice == DONE else gains[choice] for choice in choices]


def _levels(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    return [float(-choice[1]) for choice in choices]  # gold is the first


def _talents(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    squad = tuple(m.squads[m.team_of[seat]])
    now = shopping.worth_of_squad(m.box, squad)
    return [
        shopping.worth_of_squad(m.box, (*squad, choice[1])) - now if choice[0] == "pick" else float(choice == ROLL_ON)
        for choice in choices
    ]


def _releasing(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    gone = [step[1] for step in ask.steps]
    squad = [player for player in m.squads[m.team_of[seat]] if player not in gone]
    return [
        shopping.worth_of_squad(m.box, tuple(player for player in squad if player != choice[1])) for choice in choices
    ]


def _discarding(m: Competition, seat: int, ask: Ask, choices: Sequence[Choice]) -> list[float]:
    return [-plans.card_worth(m, seat, choice[1]) for choice in choices]


_JUDGES: Final[dict[str, tuple[Judge, str]]] = {
    "choose-manager": (_managers, "reason-manager"),
    "choose-trio": (_alike, ""),
    "buy-players": (_buying, "reason-squad"),
    "choose-team": (_team, "reason-points"),
    "choose-tactic": (_tactic, "reason-points"),
    "announce": (_announcing, "reason-gain"),
    "lay-cards": (_laying, "reason-gain"),
    "card-window": (_window, "reason-gain"),
    "name-target": (_target, "reason-points"),
    "announce-substitutions": (_planning, "reason-bench"),
    "choose-substitution": (_substituting, "reason-gain"),
    "choose-academy-level": (_levels, "reason-squad"),
    "choose-talent": (_talents, "reason-squad"),
    "release-players": (_releasing, "reason-squad"),
    "discard-to-five": (_discarding, "reason-card"),
}
_SEARCHED: Final = {"choose-team": 1.0, "card-window": 0.5, "lay-cards": 0.5, "choose-tactic": 0.5, "announce": 0.3}


def _worths(m: Competition, seat: int, choices: Sequence[Choice]) -> list[float]:
    ask = m.asks[seat]
    return _JUDGES[ask.asking.name][0](m, seat, ask, choices)


def weigh(m: Competition, seat: int) -> list[Weighed]:
    """Every choice of the seat's question with its worth and why; clearly good free acts first."""
    ask = m.asks[seat]
    choices = m.choices(seat)
    found = [] if ask.steps else [Weighed(act, AN_ACT, "reason-act") for act in _acts(m, seat)]
    why = _JUDGES[ask.asking.name][1]
    for choice, worth in zip(choices, _worths(m, seat, choices), strict=True):
        found.append(Weighed(choice, worth, why, {"points": round(worth, 2)} if why else None))
    return found


def choose(m: Competition, seat: int, rng: Random) -> Choice:
    """The best choice; where several are equally good, one of them."""
    if not m.asks[seat].steps:
        acts = _acts(m, seat)
        if acts:
            return acts[0]
    choices = m.choices(seat)
    if len(choices) == 1:
        return choices[0]
    worths = _worths(m, seat, choices)
    best = max(worths)
    equal = [choice for choice, worth in zip(choices, worths, strict=True) if worth == best]
    return equal[0] if len(equal) == 1 else rng.choice(equal)


def effort(m: Competition, seat: int) -> float:
    return 0.0 if len(m.choices(seat)) == 1 else _SEARCHED.get(m.asks[seat].asking.name, 0.2)


POLICY: Final = Policy[Competition](weigh=weigh, choose=choose, value=value, phase=phase, effort=effort)
