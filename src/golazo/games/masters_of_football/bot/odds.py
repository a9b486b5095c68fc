"""The exact odds of a match, by dynamic programming over its turns.

The goals of the two teams are independent until injury time, for each team attacks in turns of its own and spends a
genius of its own. So each team's goals are worked out alone, the two are multiplied, and injury time is added.
"""

from collections.abc import Sequence
from typing import NamedTuple

from golazo.games.masters_of_football.rules.track import (
    HOME_ATTACKS,
    INJURY_TIME_NEEDS,
    TACTIC_FACES,
    TURNS,
    TURNS_A_HALF,
)

# One team's goals so far: chance of (goals, genius not spent) and of (goals, genius spent).
Goals = tuple[list[float], list[float]]
# The chance of a goal that leaves the attacking genius unspent, and of one that spends him.
TurnChance = tuple[float, float]


class Half(NamedTuple):
    """What a team brings into one half: levels 0 (red) to 5 (purple) and the geniuses on the pitch."""

    attack: int
    defence: int
    attacking_genius: bool = False
    defensive_genius: bool = False


class Side(NamedTuple):
    """A team in a match: both halves, and where it stands now."""

    first: Half
    second: Half
    goals: int = 0
    genius_spent: bool = False


class Outcome(NamedTuple):
    """Home win, draw, away win."""

    home: float
    draw: float
    away: float


class GoalChances:
    """The chance of a goal for every pair of dice, with and without geniuses."""

    def __init__(
        self,
        attack_dice: Sequence[Sequence[int]],
        defence_dice: Sequence[Sequence[int]],
        genius_die: Sequence[int],
        genius_faces: Sequence[bool],
    ) -> None:
        margins = _genius_margins(genius_die, genius_faces)
        self._table = [
            [[_turn_chance(attack, defence, margins, kind) for kind in range(4)] for defence in defence_dice]
            for attack in attack_dice
        ]

    def turn(self, attack: int, defence: int, attacking_genius: bool, defensive_genius: bool) -> TurnChance:
        """One attack: the chance of a goal without spending the genius, and of one that spends him."""
        return self._table[attack][defence][attacking_genius + 2 * defensive_genius]


def _genius_margins(die: Sequence[int], is_genius: Sequence[bool]) -> dict[tuple[int, bool, bool], float]:
    """How much the defender's genius die shows above the attacker's, and whose face is a genius face."""
    margins: dict[tuple[int, bool, bool], float] = {}
    share = 1 / (len(die) * len(die))
    for attacker, attacker_genius in zip(die, is_genius, strict=True):
        for defender, defender_genius in zip(die, is_genius, strict=True):
            key = (defender - attacker, attacker_genius, defender_genius)
            margins[key] = margins.get(key, 0.0) + share
    return margins


def _turn_chance(
    attack: Sequence[int], defence: Sequence[int], margins: dict[tuple[int, bool, bool], float], geniuses: int
) -> TurnChance:
    attacking_genius, defensive_genius = bool(geniuses & 1), bool(geniuses & 2)
    faces = len(attack) * len(defence)
    plain = spending = 0.0
    for (margin, attacker_face, defender_face), chance in margins.items():
        if defensive_genius and defender_face:
            continue
        if attacking_genius and attacker_face:
            spending += chance
            continue
        wins = sum(1 for a in attack for d in defence if a - d > margin)
        plain += chance * wins / faces
    return plain, spending


def _attack(goals: Goals, fresh: TurnChance, spent: TurnChance) -> Goals:
    """One more attack; `fresh` is the chance while the genius is unspent, `spent` the one afterwards."""
    unspent_now, spent_now = goals
    plain, spending = fresh
    spent_plain = spent[0]
    size = len(unspent_now)
    unspent_next = [0.0] * (size + 1)
    spent_next = [0.0] * (size + 1)
    for scored in range(size):
        here = unspent_now[scored]
        if here:
            unspent_next[scored] += here * (1 - plain - spending)
            unspent_next[scored + 1] += here * plain
            spent_next[scored + 1] += here * spending
        there = spent_now[scored]
        if there:
            spent_next[scored] += there * (1 - spent_plain)
            spent_next[scored + 1] += there * spent_plain
    return unspent_next, spent_next


def _chances(table: GoalChances, own: Half, other: Half) -> tuple[TurnChance, TurnChance]:
    fresh = table.turn(own.attack, other.defence, own.attacking_genius, other.defensive_genius)
    spent = table.turn(own.attack, other.defence, False, other.defensive_genius)
    return fresh, spent


def _goals_by_the_last_turn(table: GoalChances, own: Side, other: Side, at_home: bool, turn: int) -> Goals:
    start = [0.0] * own.goals + [1.0]
    none = [0.0] * (own.goals + 1)
    goals: Goals = (none, start) if own.genius_spent else (start, none)
    for space in range(turn, TURNS):
        if HOME_ATTACKS[space] == at_home:
            halves = (own.first, other.first) if space < TURNS_A_HALF else (own.second, other.second)
            goals = _attack(goals, *_chances(table, *halves))
    return goals


def score_odds(
    table: GoalChances, home: Side, away: Side, home_has_advantage: bool = True, turn: int = 0
) -> list[list[float]]:
    """The chance of every final score, `[home goals][away goals]`, with the turns from `turn` (0 to 12) still to come.

    Re-rolls and cards yet to be played are not part of it; injury time is.
    """
    home_goals = _goals_by_the_last_turn(table, home, away, True, turn)
    away_goals = _goals_by_the_last_turn(table, away, home, False, turn)
    rows, columns = len(home_goals[0]) + 1, len(away_goals[0]) + 1
    scores = [[0.0] * columns for _ in range(rows)]
    home_any = [u + s for u, s in zip(*home_goals, strict=True)]
    away_any = [u + s for u, s in zip(*away_goals, strict=True)]
    for h, home_chance in enumerate(home_any):
        for a, away_chance in enumerate(away_any):
            scores[h][a] = home_chance * away_chance
    _add_injury_time(table, scores, home, away, home_goals, away_goals, home_has_advantage)
    return scores


def _add_injury_time(
    table: GoalChances,
    scores: list[list[float]],
    home: Side,
    away: Side,
    home_goals: Goals,
    away_goals: Goals,
    home_has_advantage: bool,
) -> None:
    """p. 9: level or one down, the side with home advantage attacks once more on 3 or more."""
    reached = (TACTIC_FACES - INJURY_TIME_NEEDS + 1) / TACTIC_FACES
    own, other = (home, away) if home_has_advantage else (away, home)
    own_goals, other_goals = (home_goals, away_goals) if home_has_advantage else (away_goals, home_goals)
    fresh, spent = _chances(table, own.second, other.second)
    for scored, (unspent_chance, spent_chance) in enumerate(zip(*own_goals, strict=True)):
        goal = reached * (unspent_chance * (fresh[0] + fresh[1]) + spent_chance * spent[0])
        for conceded in (scored, scored + 1):
            if goal and conceded < len(other_goals[0]):
                moved = goal * (other_goals[0][conceded] + other_goals[1][conceded])
                if home_has_advantage:
                    scores[scored][conceded] -= moved
                    scores[scored + 1][conceded] += moved
                else:
                    scores[conceded][scored] -= moved
                    scores[conceded][scored + 1] += moved


def outcome(scores: Sequence[Sequence[float]]) -> Outcome:
    """Home win, draw and away win of a table of scores."""
    home = draw = away = 0.0
    for h, row in enumerate(scores):
        for a, chance in enumerate(row):
            if h > a:
                home += chance
            elif h == a:
                draw += chance
            else:
                away += chance
    return Outcome(home, draw, away)


def expected_goals(scores: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean goals of home and away team."""
    home = sum(h * chance for h, row in enumerate(scores) for chance in row)
    away = sum(a * chance for row in scores for a, chance in enumerate(row))
    return home, away


def tactical_odds(
    lead: int,
    own_genius: bool,
    other_genius: bool,
    has_advantage: bool,
    genius_die: Sequence[int],
    genius_faces: Sequence[bool],
) -> float:
    """p. 6: the chance to win the tactical battle; `lead` is what one's value is ahead before the dice."""
    won = 0
    for own, own_face in zip(genius_die, genius_faces, strict=True):
        for other, other_face in zip(genius_die, genius_faces, strict=True):
            own_flash, other_flash = own_genius and own_face, other_genius and other_face
            if own_flash != other_flash:
                won += TACTIC_FACES * TACTIC_FACES * own_flash
            elif own_flash:
                won += TACTIC_FACES * TACTIC_FACES * has_advantage
            else:
                margin = lead + own - other
                for roll in range(TACTIC_FACES):
                    for reply in range(TACTIC_FACES):
                        difference = margin + roll - reply
                        won += difference > 0 or (difference == 0 and has_advantage)
    return won / (len(genius_die) ** 2 * TACTIC_FACES**2)
