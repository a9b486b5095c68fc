"""The rules on the engine and the oracle, side by side: same chance, same choices, same course."""

import random
from typing import Any

import pytest

import golazo
from golazo.engine.acts import must_wait
from golazo.engine.asking import Choice
from golazo.games.match_of_the_season.state import FACE, Seasons
from tests.oracle.match_of_the_season import Asked, Flow, Oracle


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
    flows = [oracle.play()]
    rng = random.Random(seed)
    m = table.position
    decisions = 0
    waiting: list[Asked] = []
    asked = next(flows[-1])
    while True:
        assert m.asked[0] == asked.seat
        question = table.question(asked.seat)
        assert question is not None
        assert question.team == table.names.one("team", asked.team), question.kind
        offered = m.choices(asked.seat)
        assert sorted(offered) == sorted(asked.choices()), question.kind
        same_table(m, oracle)
        done = None
        if rng.randrange(ACT_EVERY) == 0:
            done = act(table, oracle, asked, rng)
        decisions += 1
        if done is not None:
            flows.append(oracle.act(done))
            following = next(flows[-1], None)
        else:
            choice = rng.choice(offered)
            table.play(asked.seat, choice)
            following = sent(flows[-1], choice)
        if following is None:  # the act is done, or the game is over
            flows.pop()
            if not flows:
                break
            if done is not None:
                continue
            following = waiting.pop()
        elif done is not None:
            waiting.append(asked)
        asked = following
    assert table.over
    assert m.drawn == draws
    same_table(m, oracle)
    return decisions


def sent(flow: Flow, choice: Choice) -> Asked | None:
    try:
        return flow.send(choice)
    except StopIteration:
        return None


def act(table: golazo.Table[Seasons], oracle: Oracle, asked: Asked, rng: random.Random) -> Choice | None:
    """Compare what everybody may do of their own accord, and do one of it; None where there is nothing."""
    free = []
    for seat in range(table.seats):
        acts = table.acts(seat)
        begun = must_wait(table.position, seat)
        assert sorted(acts) == ([] if begun else sorted(oracle.acts(seat, asked.is_open)))
        free += [(seat, choice) for choice in acts]
    if not free:
        return None
    seat, choice = rng.choice(free)
    table.play(seat, choice)
    return choice


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
ACT_EVERY = 4
"""About so seldom somebody does something of their own accord."""
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
