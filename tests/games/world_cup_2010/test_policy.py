"""The light policy: what it chooses, and that it changes nothing."""

from __future__ import annotations

import random

import golazo
from golazo.bots import registry
from golazo.bots.bot import Budget
from golazo.engine.record import snapshot
from golazo.games.world_cup_2010 import GAME
from golazo.games.world_cup_2010.bot.group_plan import plans, strength
from golazo.games.world_cup_2010.bot.policy import POLICY
from golazo.games.world_cup_2010.rules.bracket import MATCHES
from golazo.games.world_cup_2010.state import Cup

THREE_GOALS = 2


def played(seed: int, seats: int = 4) -> list[tuple[Cup, int, tuple[object, ...]]]:
    """Every choice of a game by the policy: the position before it, who chose, and what."""
    m = GAME.new(seats, seed, listen=False).position
    rng = random.Random(seed)
    course = []
    while not m.over:
        seat = m.asked[0]
        choice = POLICY.choose(m, seat, rng)
        course.append((m.clone(), seat, choice))
        m.choose(seat, choice)
    return course


def test_it_weighs_every_choice_and_changes_nothing() -> None:
    for seed in range(3):
        table = golazo.game("world-cup-2010").new(2 + 3 * seed, seed)
        rng = random.Random(seed)
        while not table.over:
            seat = rng.choice(table.asked)
            m = table.position
            before = snapshot(table)
            weighed = POLICY.weigh(m, seat)
            assert POLICY.choose(m, seat, rng) in table.choices(seat)
            chances = POLICY.value(m)
            assert POLICY.answers is not None
            POLICY.answers(m, seat, rng, 5)
            POLICY.phase(m)
            assert snapshot(table) == before, "judging a position changed it"
            assert {each.choice for each in weighed} == set(table.choices(seat))
            assert abs(sum(chances) - 1) < 1e-6
            assert min(chances) >= 0
            table.play(seat, rng.choice(table.choices(seat)))
        assert sorted(POLICY.value(table.position))[-1] == 1.0


def test_its_plan_is_in_the_position_and_not_in_the_bot() -> None:
    """A new bot for every step lays the same cards as one that is kept: one to four of them."""
    laid = []
    for seed in range(3):
        table = golazo.game("world-cup-2010").new(4, seed)
        while not table.position.first_match:
            seat = table.asked[0]
            kept = registry.make("greedy", table.game.id, random.Random(1)).answer(table.seat(seat), Budget())
            steps: list[tuple[object, ...]] = []
            while table.question(seat) is not None and len(steps) < len(kept):
                fresh = registry.make("greedy", table.game.id, random.Random(len(steps)))
                step = fresh.answer(table.seat(seat), Budget())[0]
                table.play(seat, step)
                steps.append(step)
            assert steps == list(kept)
            laid.append(len(steps) - 1)
    assert min(laid) >= 1
    assert sum(laid) > 1.5 * len(laid)


def test_it_never_discards_three_goals_while_a_team_of_its_own_has_room() -> None:
    for seed in range(12):
        for m, seat, choice in played(seed):
            if choice == ("discard", THREE_GOALS):
                owners = [m.owner[team] for team in m.lineup]
                own = [at for at, owner in enumerate(owners) if owner == seat != owners[at ^ 1]]
                assert not any(m.free[place] for place in own)


def test_it_plays_cards_when_its_own_two_teams_meet() -> None:
    """One of them goes through in any case; still a card that helps the better one is better than a discard."""
    played_there = 0
    for seed in range(12):
        for m, seat, choice in played(seed, 2):
            if m.first_match and choice[0] != "discard":
                place = m.lineup.index(choice[2])
                played_there += m.owner[m.lineup[place]] == m.owner[m.lineup[place ^ 1]] == seat
    assert played_there > 30


def test_a_plan_keeps_cards_for_the_matches_to_come() -> None:
    hand = (2, 1, 0, 2, 0, 1, 0, 1)
    _, best = max(plans(hand, (0,) * 8, 2, 0, 0))
    rest = tuple(held - laid for held, laid in zip(hand, best, strict=True))
    assert 0.8 < strength(best, 0) < 3
    assert strength(rest, 0) > 1.5
    last = max(plans(rest, (0,) * 8, 0, 0, 0))[1]
    assert sum(last) == min(4, sum(rest)), "nothing is kept after the last match"


def test_the_chance_to_win_follows_the_slots() -> None:
    course = [each for each in played(3) if each[0].first_match == 63]
    m = course[0][0]
    place = 2 * (64 - 63)
    before = POLICY.value(m)[m.owner[m.lineup[place]]]
    m.slots[4 * place], m.worth[4 * place], m.filled[place] = THREE_GOALS, 3, 1
    assert POLICY.value(m)[m.owner[m.lineup[place]]] >= before
    assert len(MATCHES[63]) == 2
