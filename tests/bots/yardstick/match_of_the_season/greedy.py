"""A greedy manager: drafts for a formation, bids up to what a player adds, and picks line-ups by exact odds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.table import Seat
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.rules.formations import GAP, counted, laid, playable, strongest
from golazo.games.match_of_the_season.rules.line_ups import EMPTY, STRONGEST, changed, laying_team, lines
from golazo.games.match_of_the_season.rules.match_die import Side
from golazo.games.match_of_the_season.rules.tactics import club_side, match_odds
from golazo.games.match_of_the_season.rules.team_asking import acting_team
from golazo.games.match_of_the_season.state import Seasons
from tests.bots.yardstick.match_of_the_season.trade import asking_price, limit, trade
from tests.bots.yardstick.match_of_the_season.values import gain, least_needed, squad_worth

CARD_GAIN: Final = 0.14
"""A tactic card is laid if it adds so much of a win; later ones for less."""
DRAW_IS_WORTH: Final = 1 / 3


class Greedy:
    """Sees only its own seat: the hidden cards of others in the numbers it reads are drawn at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.plan: list[Choice] = []
        self.plan_for = -1
        self.offered: set[tuple[int, int]] = set()
        """Who was offered in which season: nobody is offered twice."""
        self.answers: Final[dict[str, Callable[[Seasons, Ask, Sequence[Choice]], Choice]]] = {
            "draft": _join_best,
            "choose-youth": _join_best,
            "must-buy": _join_best,
            "bid": _bid,
            "first-refusal": _buy_or_pass,
            "name-price": _name_price,
            "stop-gap": _stop_gap,
            "make-room": _make_room,
            "lay-line-up": self._lay,
            "change-line-up": _change,
            "announce-card": _lay_card,
            "sell-one": _sell_worst,
            "choose-recovery": _strongest_named,
            "extend": _strongest_named,
            "fill-gap": _weakest_named,
            "swap": _swap,
        }

    def choose(self, seat: Seat[Seasons]) -> Choice:
        choices = seat.choices()
        acts = seat.acts()
        if len(choices) == 1 and not acts:
            return choices[0]
        m = seat.redeal(self.rng).position
        ask = m.asks[seat.number]
        if acts:
            act = self._trade(m, seat.number, acts)
            if act is not None:
                return act
        answer = self.answers.get(ask.asking.name)
        return choices[0] if answer is None else answer(m, ask, choices)

    def _trade(self, m: Seasons, seat: int, acts: Sequence[Choice]) -> Choice | None:
        """The best free act of the first team of the seat that has one."""
        for team in m.seating:
            if m.manager[team] == seat:
                own = [
                    choice for choice in acts if _is_of(m, team, choice) and (m.season, choice[1]) not in self.offered
                ]
                act = trade(m, team, own)
                if act is not None:
                    if act[0] == "offer":
                        self.offered.add((m.season, act[1]))
                    return act
        return None

    def _lay(self, m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
        """The line-up with the best odds against what the opponent is likely to field, planned once.

        A line-up that somebody else has begun to lay goes on as planned where it can, else with the strongest.
        """
        place = len(ask.steps)
        if not place or ask.serial != self.plan_for:
            self.plan_for = ask.serial
            self.plan = _best_line_up(m, ask)
        if place < len(self.plan) and self.plan[place] in choices:
            return self.plan[place]
        return max(choices, key=lambda choice: 0 if choice == EMPTY else m.box.stars[choice[1]])


# Squads


def _is_of(m: Seasons, team: int, choice: Choice) -> bool:
    """Whether a free act is one of this team."""
    return choice[-1] == team if choice[0] in ("buy", "use") else choice[-1] in m.squads[team]


def _name_price(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    team, player = ask.numbers
    price = ("price", asking_price(m, team, player))
    # Whom we would not have offered: nobody shall have him.
    return price if price in choices else choices[-1]


def _stop_gap(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    return _join_best(m, ask, choices[1:]) if len(choices) > 1 else PASS


def _make_room(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    return ("release", least_needed(m.box, m.squads[acting_team(m, ask)]))


def _join_best(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    """One of each kind is looked at: equal players add the same."""
    squad = m.squads[acting_team(m, ask)]
    worth = squad_worth(m.box, squad)
    kinds = {m.box.kind_bit[choice[1]]: choice for choice in choices}
    return max(kinds.values(), key=lambda choice: gain(m.box, squad, choice[1], worth))


def _bid(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    team, player, price = ask.numbers[:3]
    return choices[1] if price <= limit(m, team, player) else PASS


def _buy_or_pass(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    team, player = ask.numbers
    return choices[1] if m.box.price[player] <= limit(m, team, player) else PASS


def _sell_worst(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    return ("release", least_needed(m.box, m.squads[acting_team(m, ask)]))


def _strongest_named(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    return max(choices, key=lambda choice: m.box.stars[choice[1]])


def _weakest_named(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    return min(choices, key=lambda choice: m.box.stars[choice[1]])


def _swap(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    """The exchange that brings most stars, if it brings any."""
    stars = m.box.stars
    best = max(choices[1:], key=lambda choice: stars[choice[1]] - stars[choice[2]])
    return best if stars[best[1]] > stars[best[2]] else PASS


# Matches


def _chance(m: Seasons, ours: Side, theirs: Side, at_home: bool, tactic: int = match_die.NO_TACTIC) -> float:
    """What a match is worth to us: a win 1, a draw a third, by the exact odds."""
    home, away = (ours, theirs) if at_home else (theirs, ours)
    chances = match_odds(m, home, away, tactic)
    won = chances.win if at_home else chances.loss
    return (won + DRAW_IS_WORTH * chances.draw) / chances.cases


def _side(m: Seasons, line_up: Sequence[int], formation: int) -> Side:
    stars = m.box.stars
    return match_die.side([None if p == GAP else stars[p] for p in line_up], m.box.formations[formation])


def _best_line_up(m: Seasons, ask: Ask) -> list[Choice]:
    league = ask.numbers[0]
    team = laying_team(m, ask)
    ours = lines(m, team, league)
    at_home = m.home == team
    opponent = m.away if at_home else m.home
    if m.space == 0 or opponent < 0 or team not in (m.home, m.away):
        return [STRONGEST]
    if opponent >= TEAMS:
        theirs = m.box.sides[opponent - TEAMS]
    else:
        shape, line_up = strongest(lines(m, opponent, league), m.box.formations, m.box.stars)
        theirs = _side(m, line_up, shape)
    numbers = playable(counted(ours), m.box.formations)
    if not numbers:
        return [STRONGEST]
    plans = {number: laid(ours, m.box.formations[number]) for number in numbers}
    best = max(numbers, key=lambda number: _chance(m, _side(m, plans[number], number), theirs, at_home))
    places: list[Choice] = [EMPTY if player == GAP else ("place", player) for player in plans[best]]
    return [("formation", best), *places]


def _change(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    """One change, now that both line-ups lie open; switching places matters on the wings only, so it is left alone."""
    team = acting_team(m, ask)
    at_home = m.home == team
    theirs = club_side(m, m.away if at_home else m.home)
    stars, position = m.box.stars, m.box.position
    best, most = PASS, _chance(m, club_side(m, team), theirs, at_home)
    tried: set[tuple[int, ...]] = set()
    for choice in choices:
        if choice[0] != "change":
            continue
        _, off, on = choice
        kind = (position[off], stars[off], position[on], stars[on])
        if kind in tried or (stars[off] == stars[on] and position[off] == position[on]):
            continue
        tried.add(kind)
        shape, line_up = changed(m, team, choice)
        chance = _chance(m, _side(m, line_up, shape), theirs, at_home)
        if chance > most:
            best, most = choice, chance
    return best


def _lay_card(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> Choice:
    """The card that adds most, if it adds enough; the longer the hand and the later the season, the sooner."""
    if len(choices) == 1:
        return PASS
    ours, theirs = club_side(m, m.home), club_side(m, m.away)
    plain = _chance(m, ours, theirs, True)
    added = {choice: _chance(m, ours, theirs, True, m.box.tactic[choice[1]]) - plain for choice in choices[1:]}
    best = max(added, key=lambda choice: added[choice])
    last = m.season == m.box.options["seasons"]
    wanted = 0.0 if last and m.space > m.box.last_space // 2 else CARD_GAIN / len(choices)
    return best if added[best] > wanted else PASS
