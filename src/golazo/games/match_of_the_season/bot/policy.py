"""The light policy: what every choice is worth, quickly, on the position itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.policy import Policy, Weighed
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.bot.chances import phase, value
from golazo.games.match_of_the_season.bot.matches import weigh_card, weigh_change, weigh_line_up
from golazo.games.match_of_the_season.bot.trading import (
    choose_bid,
    weigh_acts,
    weigh_bid,
    weigh_joining,
    weigh_leaving,
    weigh_price,
    weigh_refusal,
    weigh_room,
)
from golazo.games.match_of_the_season.bot.values import squad_worth
from golazo.games.match_of_the_season.rules.auctions import bid
from golazo.games.match_of_the_season.rules.market import OPEN
from golazo.games.match_of_the_season.rules.team_asking import acting_team
from golazo.games.match_of_the_season.state import Seasons

Weigh = Callable[[Seasons, Ask, Sequence[Choice]], list[Weighed]]


def _joining(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    return weigh_joining(m, acting_team(m, ask), choices)


def _stop_gap(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """Anybody rather than a defeat without a match."""
    return [Weighed(PASS, -1.0, "reason-nobody-helps"), *weigh_joining(m, acting_team(m, ask), choices[1:])]


def _contract(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """The player who would be missed most."""
    found = weigh_leaving(m, acting_team(m, ask), choices)
    return [Weighed(each.choice, -each.worth, "reason-missed-most") for each in found]


def _recovery(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    return [Weighed(choice, float(m.box.stars[choice[1]]), "reason-strongest") for choice in choices]


def _gap(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """Who fills the gap may be the next to leave."""
    return [Weighed(choice, -float(m.box.stars[choice[1]]), "reason-may-leave") for choice in choices]


def _swap(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    box = m.box
    squad = m.squads[acting_team(m, ask)]
    before = squad_worth(box, squad)
    found = [Weighed(PASS, 0.0, "reason-well-as-it-is")]
    kinds: dict[tuple[int, int], float] = {}
    for choice in choices[1:]:
        _, taken, given = choice
        kind = (box.kind_bit[taken], box.kind_bit[given])
        if kind not in kinds:
            kinds[kind] = squad_worth(box, [*[p for p in squad if p != given], taken]) - before
        found.append(Weighed(choice, kinds[kind], "reason-adds"))
    return found


_WEIGHS: Final[dict[str, Weigh]] = {
    "draft": _joining,
    "choose-youth": _joining,
    "must-buy": _joining,
    "stop-gap": _stop_gap,
    "bid": lambda m, ask, choices: weigh_bid(m, ask),
    "first-refusal": lambda m, ask, choices: weigh_refusal(m, ask),
    "name-price": weigh_price,
    "make-room": lambda m, ask, choices: weigh_room(m, acting_team(m, ask), choices),
    "sell-one": lambda m, ask, choices: weigh_leaving(m, acting_team(m, ask), choices),
    "lay-line-up": weigh_line_up,
    "change-line-up": weigh_change,
    "announce-card": weigh_card,
    "choose-recovery": _recovery,
    "extend": _contract,
    "fill-gap": _gap,
    "swap": _swap,
}


def weigh(m: Seasons, seat: int) -> list[Weighed]:
    """Every choice with its worth; then the free acts that are worth doing first."""
    ask = m.asks[seat]
    choices = m.choices(seat)
    weighs = _WEIGHS.get(ask.asking.name)
    found = [Weighed(choice, 0.0) for choice in choices] if weighs is None else weighs(m, ask, choices)
    if ask.asking in OPEN and not ask.steps:
        best = max(each.worth for each in found)
        found += [each._replace(worth=best + each.worth) for each in weigh_acts(m, seat)]
    return found


def choose(m: Seasons, seat: int, rng: Random) -> Choice:
    """The choice of the highest worth, the first of equals."""
    ask = m.asks[seat]
    if ask.asking in OPEN and not ask.steps:
        acts = weigh_acts(m, seat)
        if acts:
            return max(acts, key=_worth).choice
    if ask.asking is bid:
        return choose_bid(m, ask)
    choices = m.choices(seat)
    weighs = _WEIGHS.get(ask.asking.name)
    if weighs is None or len(choices) == 1:
        return choices[0]
    return max(weighs(m, ask, choices), key=_worth).choice


def _worth(each: Weighed) -> float:
    return each.worth


_EFFORT: Final = {
    "draft": 1.0,
    "bid": 1.0,
    "first-refusal": 1.0,
    "announce-card": 0.5,
    "lay-line-up": 0.25,
    "swap": 0.5,
    "extend": 0.25,
    "make-room": 0.5,
    "must-buy": 0.25,
}
"""Where thinking pays: almost all of it in the draft and in auctions."""


def effort(m: Seasons, seat: int) -> float:
    return _EFFORT.get(m.asks[seat].asking.name, 0.0)


POLICY: Final = Policy[Seasons](weigh=weigh, choose=choose, value=value, phase=phase, effort=effort)
