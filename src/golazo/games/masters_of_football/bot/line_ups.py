"""A greedy manager's teams, tactics and substitutions, weighed by expected points."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from golazo.engine.asking import Choice
from golazo.games.masters_of_football.bot.appraise import battle_odds, expected_points, match_odds, points_ahead
from golazo.games.masters_of_football.bot.shopping import worth_of_three
from golazo.games.masters_of_football.rules.half_time import (
    AFTER_THE_ROLL,
    BEFORE_THE_ROLL,
    NO_SUBSTITUTION,
    possible_substitutions,
)
from golazo.games.masters_of_football.rules.preparation import may_field
from golazo.games.masters_of_football.schema import TRIO
from golazo.games.masters_of_football.state import NOBODY, NONE, Competition

BENCH_GAIN: Final = 0.03


def best_reply(m: Competition, p: int, side: int) -> tuple[list[int], int]:
    """What the other side will probably field: its best three under their best tactic."""
    team = m.sides[p][side]
    if m.seat_of[team] == NOBODY:
        return m.lineups[p][side], m.laid_tactics[p][side]
    squad = sorted(m.squads[team])
    options = [
        (worth_of_three(m.box, three, tactic), list(three), tactic)
        for three in combinations(squad, TRIO)
        if may_field(m, three)
        for tactic in range(4)
    ]
    _, three, tactic = max(options)
    return three, tactic


def team_worth(m: Competition, p: int, seat: int, three: Sequence[int], tactic: int) -> float:
    """Expected points against what the other side will probably field; the position stays as it was."""
    side = m.side_of(p, seat)
    lineups, tactics = m.lineups[p][:], m.laid_tactics[p][:]
    m.lineups[p][side] = list(three)
    if not m.is_revealed[p]:
        m.lineups[p][1 - side], m.laid_tactics[p][1 - side] = best_reply(m, p, 1 - side)
    worth = tactic_worth(m, p, side, tactic)
    m.lineups[p], m.laid_tactics[p] = lineups, tactics
    return worth


def tactic_worth(m: Competition, p: int, side: int, tactic: int) -> float:
    """Expected points: one's own tactic if the battle is won, else the other's most probable one."""
    win = battle_odds(m, p, side)
    own = expected_points(match_odds(m, p, tactic, m.space[p]), side)
    other = expected_points(match_odds(m, p, m.laid_tactics[p][1 - side], m.space[p]), side)
    return win * own + (1 - win) * other


# Half-time


def gains_of_substituting(m: Competition, p: int, side: int, when: int) -> dict[Choice, float]:
    """What each substitution brings, in expected points."""
    lineup = m.lineups[p][side]
    tactic = m.laid_tactics[p][side] if when == BEFORE_THE_ROLL else m.tactic[p]
    before = _half_worth(m, p, side, tactic, when)
    gains: dict[Choice, float] = {}
    for choice in possible_substitutions(m, p, side, when):
        m.lineups[p][side] = [choice[2] if player == choice[1] else player for player in lineup]
        gains[choice] = _half_worth(m, p, side, tactic, when) - before
    m.lineups[p][side] = lineup
    return gains


def best_substitution(m: Competition, p: int, side: int, when: int) -> tuple[Choice, float] | None:
    """The substitution that brings most, and how much."""
    gains = gains_of_substituting(m, p, side, when)
    return max(gains.items(), key=lambda entry: entry[1]) if gains else None


def _half_worth(m: Competition, p: int, side: int, tactic: int, when: int) -> float:
    if when == AFTER_THE_ROLL:
        return points_ahead(m, p, side, m.space[p])
    if m.forced[p] != NONE:
        return expected_points(match_odds(m, p, m.forced[p], m.space[p]), side)
    return max(tactic_worth(m, p, side, each) for each in range(4))


def substitution_plan(m: Competition, p: int, side: int) -> int:
    best = best_substitution(m, p, side, BEFORE_THE_ROLL)
    if best is not None and best[1] > BENCH_GAIN:
        return BEFORE_THE_ROLL
    return AFTER_THE_ROLL if best is not None else NO_SUBSTITUTION
