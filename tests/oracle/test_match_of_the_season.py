"""The rules on the engine and the oracle, side by side: same chance, same choices, same course."""

import random
from typing import Any

import pytest

import golazo
from golazo.games.match_of_the_season.state import FACE, Seasons
from tests.oracle.match_of_the_season import Oracle


def compare(seats: int, seed: int, options: dict[str, Any]) -> int:
    """Play one game at random on both; the number of decisions."""
    game = golazo.game("match-of-the-season")
    source = golazo.Seeded(seed)
    table = game.new(seats, chance=source, options=options, listen=False)
    draws = 0

    def chance(weights: list[int]) -> int:
        nonlocal draws
        drawn = source.draw(draws, sum(weights))
        draws += 1
        for outcome, weight in enumerate(weights):
            if drawn < weight:
                return outcome
            drawn -= weight
        raise AssertionError

    oracle = Oracle(table.pack.items, seats, table.options, chance)
    flow = oracle.play()
    rng = random.Random(seed)
    m = table.position
    decisions = 0
    asked = next(flow, None)
    while asked is not None:
        seat, team, choices = asked
        assert m.asked[0] == seat
        question = table.question(seat)
        assert question is not None
        assert question.team == table.names.one("team", team)
        offered = m.choices(seat)
        assert sorted(offered) == sorted(choices), question.kind
        same_table(m, oracle)
        choice = rng.choice(offered)
        m.choose(seat, choice)
        decisions += 1
        try:
            asked = flow.send(choice)
        except StopIteration:
            asked = None
    assert table.over
    assert m.drawn == draws
    same_table(m, oracle)
    return decisions


def same_table(m: Seasons, oracle: Oracle) -> None:
    assert m.money == list(oracle.money.values())
    assert [sorted(squad) for squad in m.squads] == [sorted(squad) for squad in oracle.squad.values()]
    assert m.score == list(oracle.score.values())
    assert m.won == list(oracle.won.values())
    assert m.points == list(oracle.points.values())
    assert (m.season, m.space, m.mover, m.holder) == (oracle.season, oracle.space, oracle.mover, oracle.holder)
    assert m.under == oracle.under
    assert m.chance_under == oracle.chance_under
    assert [sorted(card & FACE for card in hand) for hand in m.hands] == [sorted(h) for h in oracle.hand.values()]
    assert {player for player, why in enumerate(m.out) if why} == set(oracle.out)


GAMES = 24
SEASONS_A_GAME = 3

EVERY_SWITCH = {
    "everyone_draws": True,
    "duty_for_everyone": True,
    "attack_against_defence": True,
    "more_formations": True,
    "match_events": True,
    "events_a_match": 3,
}
CASES: list[tuple[int, dict[str, Any]]] = [(seats, switches) for seats in (2, 3, 4) for switches in ({}, EVERY_SWITCH)]


def play_both(number: int) -> int:
    """Three seasons in both, the cases in turn; how many choices they took."""
    seed, case = divmod(number, len(CASES))
    seats, switches = CASES[case]
    return compare(seats, seed, {"seasons": SEASONS_A_GAME, **switches})


@pytest.mark.parametrize("case", range(len(CASES)))
def test_engine_and_oracle_run_the_same_course(case: int) -> None:
    games = range(case, GAMES, len(CASES))
    assert sum(map(play_both, games)) > 250 * len(games)
