"""Who will win the competition: a chance for each seat, from points, goals, squads and the matches at hand."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from golazo.games.masters_of_football.bot.appraise import expected_points, match_odds
from golazo.games.masters_of_football.bot.shopping import worth_of_squad
from golazo.games.masters_of_football.cards import Box, Manager
from golazo.games.masters_of_football.rules.calendar import MATCHDAYS
from golazo.games.masters_of_football.rules.champions import result
from golazo.games.masters_of_football.rules.standings import championship_results, row
from golazo.games.masters_of_football.rules.track import TURNS, WIN_POINTS
from golazo.games.masters_of_football.state import HOME, NOBODY, NONE, Competition

POINTS_A_SQUAD: Final = 0.05
"""Points in a match that one more of a squad's worth brings."""
POINTS_A_GOAL: Final = 0.08
SPREAD: Final = 1.6
"""Points by which one match may turn out otherwise; so many matches spread as the root of their number."""


@lru_cache(maxsize=20_000)
def _squad(box: Box, squad: tuple[int, ...]) -> float:
    return worth_of_squad(box, squad)


def manager_worth(manager: Manager) -> float:
    """What a manager card brings over a season, in points of a squad's worth."""
    lasting = 1.5 * manager.re_rolls + 1.2 * manager.paid_re_rolls + 2 * manager.always_home_advantage
    lasting += 0.7 * (sum(manager.attack_modifiers) + sum(manager.defence_modifiers)) + 1.3 * manager.tactical_modifier
    lasting += 0.8 * manager.immune.bit_count() + 0.4 * manager.immune_at_home.bit_count() + 2.5 * manager.income
    young = 0.8 * (manager.academy_rolls - 2) + 1.0 * (manager.academy_picks - 1) + manager.academy_gold
    lasting += 0.6 * manager.substitutions + 1.2 * manager.free_evolution + 2.0 * manager.discount
    return manager.budget + 0.5 * manager.academy_limit + lasting + young + manager.hand_bonus


def value(m: Competition) -> list[float]:
    """The chance of each seat to be first among the persons; they add up to one."""
    if m.over:
        winners = result(m).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(m.seats)]
    if NONE in m.team_of:
        return [1 / m.seats] * m.seats
    results = championship_results(m)
    expected: dict[int, float] = {}
    left = MATCHDAYS
    for team, seat in enumerate(m.seat_of):
        if seat != NOBODY:
            line = row(team, results)
            left = min(left, MATCHDAYS - line.played)
            squad = _squad(m.box, tuple(sorted(m.squads[team])))
            coming = (MATCHDAYS - line.played) * POINTS_A_SQUAD * squad
            expected[seat] = line.points + POINTS_A_GOAL * (line.scored - line.conceded) + coming
    for p, sides in enumerate(m.sides):
        if sides[HOME] != NONE and m.tactic[p] != NONE and m.is_revealed[p]:
            odds = match_odds(m, p, m.tactic[p], min(m.space[p], TURNS))
            for side, team in enumerate(sides):
                if m.seat_of[team] in expected:
                    expected[m.seat_of[team]] += expected_points(odds, side) - WIN_POINTS / 2
    if m.finalists:
        expected = {seat: each for seat, each in expected.items() if m.team_of[seat] in m.finalists} or expected
    spread = SPREAD * (left + 1) ** 0.5
    highest = max(expected.values())
    chances = {seat: exp((each - highest) / spread) for seat, each in expected.items()}
    whole = sum(chances.values())
    return [chances.get(seat, 0.0) / whole for seat in range(m.seats)]


def phase(m: Competition) -> int:
    """Changes with every turn of a match and every final whistle."""
    return (TURNS + 1) * len(m.sides) * len(m.results) + sum(m.space)
