"""The exact odds of a match: their targets, their speed, and 200,000 simulated matches against them."""

import random
import time
import tomllib
from pathlib import Path

import pytest

from golazo.games import masters_of_football
from golazo.games.masters_of_football.bot.odds import (
    GoalChances,
    Half,
    Side,
    expected_goals,
    outcome,
    score_odds,
    tactical_odds,
)
from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES, ORANGE, PURPLE, RED
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS

DICE = tomllib.loads((Path(masters_of_football.__file__).parent / "pack" / "dice.toml").read_text("utf-8"))["die"]
ATTACK = [next(d["faces"] for d in DICE if d["id"] == f"{colour}-attack") for colour in LEVEL_NAMES]
DEFENCE = [next(d["faces"] for d in DICE if d["id"] == f"{colour}-defence") for colour in LEVEL_NAMES]
GENIUS = [1, 1, 1, 2, 2, 2]
IS_GENIUS = [False] * 5 + [True]
TABLE = GoalChances(ATTACK, DEFENCE, GENIUS, IS_GENIUS)
LEVELS = range(6)


def plain(attack: int, defence: int) -> float:
    return TABLE.turn(attack, defence, False, False)[0]


def equal_teams(level: int) -> list[list[float]]:
    """Two teams of one level after the drop: the visitors are one below, or, of two reds, the hosts are orange."""
    high, low = (level, level - 1) if level > RED else (ORANGE, RED)
    return score_odds(TABLE, Side(Half(high, high), Half(high, high)), Side(Half(low, low), Half(low, low)))


@pytest.mark.parametrize("level", LEVELS)
def test_equal_levels_score_in_a_fifth_to_a_quarter_of_the_turns(level: int) -> None:
    assert 0.20 <= plain(level, level) <= 0.267


def test_the_extremes_meet_their_targets() -> None:
    assert 0.55 <= plain(PURPLE, RED) <= 0.70
    assert 0.01 <= plain(RED, PURPLE) <= 0.04


def test_every_level_is_strictly_better_than_the_one_below_it() -> None:
    for other in LEVELS:
        for level in range(1, 6):
            assert plain(level, other) > plain(level - 1, other)
            assert plain(other, level) < plain(other, level - 1)


@pytest.mark.parametrize("level", LEVELS)
def test_equal_teams_draw_22_to_30_in_a_hundred(level: int) -> None:
    scores = equal_teams(level)
    assert 0.22 <= outcome(scores).draw <= 0.30
    assert 2.4 <= sum(expected_goals(scores)) <= 3.2


def test_an_attacking_genius_is_worth_about_half_a_goal() -> None:
    half = Half(3, 3)
    blessed = Half(3, 3, attacking_genius=True)
    with_genius = expected_goals(score_odds(TABLE, Side(blessed, blessed), Side(half, half)))[0]
    without = expected_goals(score_odds(TABLE, Side(half, half), Side(half, half)))[0]
    assert 0.35 <= with_genius - without <= 0.55


def test_a_match_that_is_over_keeps_its_score() -> None:
    half = Half(2, 2)
    scores = score_odds(TABLE, Side(half, half, goals=3), Side(half, half, goals=1), turn=12)
    assert scores[3][1] == pytest.approx(1)


def test_injury_time_is_for_the_side_with_home_advantage_also_when_it_plays_away() -> None:
    half = Half(2, 2)
    scores = score_odds(TABLE, Side(half, half, goals=1), Side(half, half), home_has_advantage=False, turn=12)
    assert scores[1][1] == pytest.approx(4 / 6 * plain(2, 2))
    assert scores[1][0] == pytest.approx(1 - 4 / 6 * plain(2, 2))


def simulated(home: Side, away: Side, matches: int, seed: int) -> dict[tuple[int, int], int]:
    """Matches rolled die by die, as the rulebook tells it; it shares nothing with the computation but the dice."""
    roll = random.Random(seed).randrange
    counts: dict[tuple[int, int], int] = {}
    for _ in range(matches):
        goals, spent = [0, 0], [False, False]

        def attack(side: int, second: bool, goals: list[int] = goals, spent: list[bool] = spent) -> None:
            own, other = ((home, away), (away, home))[side]
            mine, theirs = (own.second, other.second) if second else (own.first, other.first)
            hot, cold = roll(6), roll(6)
            if theirs.defensive_genius and cold == 5:
                return
            if mine.attacking_genius and not spent[side] and hot == 5:
                spent[side] = True
                goals[side] += 1
            elif ATTACK[mine.attack][roll(6)] + GENIUS[hot] > DEFENCE[theirs.defence][roll(6)] + GENIUS[cold]:
                goals[side] += 1

        for space, home_attacks in enumerate(HOME_ATTACKS):
            attack(0 if home_attacks else 1, space >= 6)
        if goals[1] - goals[0] in (0, 1) and roll(6) >= 2:
            attack(0, True)
        key = (goals[0], goals[1])
        counts[key] = counts.get(key, 0) + 1
    return counts


def test_200_000_simulated_matches_agree_with_the_exact_odds() -> None:
    home = Side(Half(4, 2, attacking_genius=True), Half(3, 3, attacking_genius=True, defensive_genius=True))
    away = Side(Half(3, 3, attacking_genius=True, defensive_genius=True), Half(5, 1))
    matches = 200_000
    counts = simulated(home, away, matches, seed=2010)
    square, cells, rare_expected, rare_seen = 0.0, 0, 0.0, 0
    for h, row in enumerate(score_odds(TABLE, home, away)):
        for a, chance in enumerate(row):
            expected, seen = chance * matches, counts.get((h, a), 0)
            if expected < 5:
                rare_expected, rare_seen = rare_expected + expected, rare_seen + seen
            else:
                square += (seen - expected) ** 2 / expected
                cells += 1
    square += (rare_seen - rare_expected) ** 2 / rare_expected
    # Wilson and Hilferty: the 99.9 % point of chi-square with `cells` degrees of freedom.
    limit = cells * (1 - 2 / (9 * cells) + 3.09 * (2 / (9 * cells)) ** 0.5) ** 3
    assert square < limit


def test_a_match_takes_less_than_a_millisecond() -> None:
    half = Half(3, 3, attacking_genius=True, defensive_genius=True)
    start = time.perf_counter()
    for _ in range(200):
        score_odds(TABLE, Side(half, half), Side(half, half))
    assert (time.perf_counter() - start) / 200 < 0.001


def test_the_tactical_battle() -> None:
    # With 11 points behind no roll helps: the dice differ by 6 at most; only the genius face does.
    assert tactical_odds(-11, True, False, False, GENIUS, IS_GENIUS) == pytest.approx(1 / 6)
    assert tactical_odds(-11, True, True, False, GENIUS, IS_GENIUS) == pytest.approx(5 / 36)
    assert tactical_odds(-11, True, True, True, GENIUS, IS_GENIUS) == pytest.approx(1 / 6)
    even = tactical_odds(0, False, False, True, GENIUS, IS_GENIUS)
    assert even + tactical_odds(0, False, False, False, GENIUS, IS_GENIUS) == pytest.approx(1)
