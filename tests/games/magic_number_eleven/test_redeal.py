"""A table re-dealt after a reshuffle is a whole table for both teams, made of what the one team has seen alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import golazo
from golazo import Table
from golazo.games.magic_number_eleven import GAME
from golazo.games.magic_number_eleven.bot.greedy import Greedy
from golazo.games.magic_number_eleven.knowledge import reshuffle
from golazo.games.magic_number_eleven.knowledge.belief import beliefs
from golazo.games.magic_number_eleven.knowledge.holdings import hidden_on_board, unseen_by
from golazo.games.magic_number_eleven.state import TEAMS, Eleven

GAMES = 40


def after_reshuffles(seed: int) -> Iterator[Table[Eleven]]:
    """A random game at every question from a reshuffle to the end of its half."""
    rng = random.Random(seed)
    table: Table[Eleven] = golazo.game("magic-number-eleven").new(2, seed)
    while not table.over:
        if table.position.reshuffled:
            yield table
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.choices(seat)))


def known(m: Eleven) -> list[object]:
    """All that a re-deal may change."""
    return [m.pool, m.hand, m.own_discards, m.peeked, m.laid, *rows(m)]


def rows(m: Eleven) -> list[list[int]]:
    """All that is remembered of a reshuffle."""
    return [m.unseen_then, m.turned_since, *m.known_then, *m.drawn_since, m.old_blind, *m.stories]


def places(m: Eleven, seat: int) -> list[int]:
    """How many hidden cards a team has in hand, drawn to keep one, laid, discarded."""
    peeked = len(m.peeked) if m.turn == seat else 0
    return [sum(m.hand[seat]), peeked, len(hidden_on_board(m, seat)) - peeked, sum(m.own_discards[seat])]


def check_rows(m: Eleven) -> None:
    """What is remembered fits the cards on the table, for both teams and for the truth."""
    assert all(count >= 0 for row in rows(m) for count in row)
    assert GAME.inventory(m) == GAME.inventory(golazo.game("magic-number-eleven").new(2, 1).position)
    assert sum(reshuffle.new_weights(m)) > 0 or not m.deck
    for seat in range(TEAMS):
        assert beliefs(m, seat)
        for belief in beliefs(m, seat):
            assert [*map(int.__add__, belief.way.old, belief.way.new)] == places(m, 1 - seat)
            assert all(count >= 0 for count in belief.returned)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_redealt_table_can_be_asked_and_redealt_for_the_other_team(seed: int) -> None:
    rng = random.Random(seed)
    for table in after_reshuffles(seed):
        check_rows(table.position)
        for seat in range(TEAMS):
            world = table.seat(seat).redeal(rng)
            check_rows(world.position)
            assert unseen_by(world.position, seat) == unseen_by(table.position, seat)
            again = world.seat(1 - seat).redeal(rng)
            check_rows(again.position)
            for each in (world, again):
                for asked in each.asked:
                    question = each.question(asked)
                    assert question is not None
                    if question.odds is not None:
                        assert all(0 <= chance <= 1 for chance in question.odds["goal"])


@pytest.mark.parametrize("seed", range(12))
def test_a_redealt_table_is_played_to_the_end_by_bots(seed: int) -> None:
    rng = random.Random(seed)
    worlds = [table.seat(seat).redeal(rng) for table in after_reshuffles(seed) for seat in range(TEAMS)]
    assert worlds
    for world in rng.sample(worlds, min(4, len(worlds))):
        bot = Greedy(rng)
        while not world.over:
            seat = world.asked[0]
            world.play(seat, bot.choose(world.seat(seat)))
        assert world.position.over


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_redeal_is_made_only_of_what_the_team_has_seen(seed: int) -> None:
    """From any world that looks the same to a team, the same draws deal it the same table."""
    for table in after_reshuffles(seed):
        for seat in range(TEAMS):
            world = table.seat(seat).redeal(random.Random(seed))
            one = table.seat(seat).redeal(random.Random(7))
            other = world.seat(seat).redeal(random.Random(7))
            assert known(one.position) == known(other.position)


def test_what_the_other_team_knows_is_made_anew() -> None:
    """It is the same in every world only where the team can tell which cards the other held and drew."""
    differing = 0
    for seed in range(GAMES):
        for table in after_reshuffles(seed):
            for seat in range(TEAMS):
                other, rng = 1 - seat, random.Random(seed)
                beliefs_held, cards = set(), set()
                for _ in range(6):
                    m = table.seat(seat).redeal(rng).position
                    beliefs_held.add((reshuffle.old_for(m, other), reshuffle.since_for(m, other)))
                    cards.add(tuple(map(int.__add__, m.known_then[other], m.drawn_since[other])))
                assert len(beliefs_held) >= len(cards)
                differing += len(beliefs_held) > 1
    assert differing > 100
