"""What can be known of the hands that are kept from the semi-finals to the finals. (W8)"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from itertools import combinations
from math import perm, prod
from typing import Any

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME
from tests.games.world_cup_2010.box import COPIES, PACK
from tests.games.world_cup_2010.positions import Table, events, everything_seen


def finals(seats: int, seed: str) -> Table:
    """A random game, stopped as the finals begin."""
    table = GAME.new(seats, seed, pack=PACK)
    rng = random.Random(seed)
    while table.position.first_match != 63:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(list(table.choices(seat))))
    return table


def story_of_the_semi_finals(table: Table) -> list[dict[str, Any]]:
    story = table.events(None)
    begin, end = (
        next(i for i, event in enumerate(story) if event.get("matches") == matches) for matches in ([61, 62], [63, 64])
    )
    return story[begin:end]


def unseen_at_the_end_of_the_semi_finals(table: Table) -> Counter[str]:
    """What nobody had laid, discarded or flipped there: the kept hands are of these."""
    story = story_of_the_semi_finals(table)
    left = Counter(COPIES)
    for event in story:
        if event["event"] == "reshuffled":
            break
        if event["event"] in ("placed", "covered", "discarded", "flipped"):
            left[event["card"]] -= 1
    assert min(left.values()) >= 0
    return left


@pytest.mark.parametrize("number", range(8))
def test_W8_redeal_keeps_cards_seen_in_the_semi_finals_out_of_the_kept_hands(number: int) -> None:
    table = finals(2 + number % 4, f"kept {number}")
    left = unseen_at_the_end_of_the_semi_finals(table)
    rng = random.Random(number)
    for seat in table.position.players:
        for _ in range(10):
            again = table.seat(seat).redeal(rng)
            held: Counter[str] = Counter()
            for other in table.position.players:
                held.update(again.view(other)["table"]["hands"][other]["cards"])
            assert not held - left


@pytest.mark.parametrize("number", range(7))
def test_W8_redeal_in_the_finals_never_fails(number: int) -> None:
    seats = 2 + number
    table = finals(seats, f"never {number}")
    rng = random.Random(number)
    while not table.over:
        for seat in table.position.players:
            again = table.seat(seat).redeal(rng)
            assert everything_seen(again, seat) == everything_seen(table, seat)
            assert GAME.inventory(again.position) == GAME.inventory(table.position)
        (seat,) = table.asked
        table.play(seat, rng.choice(list(table.choices(seat))))


@pytest.mark.parametrize("number", range(4))
def test_W11_redeal_while_the_finals_are_settled_by_typed_chance(number: int) -> None:
    table = finals(3 + number, f"typed {number}")
    table.position.source = None  # from here on people type in what they draw and flip
    rng = random.Random(number)
    while not table.over:
        seat = table.asked[0]
        if seat == golazo.CHANCE:
            for watcher in range(3 + number):
                again = table.seat(watcher).redeal(rng)
                assert again.view(watcher)["table"]["hands"] == table.view(watcher)["table"]["hands"]
        play_something(table, seat, rng)


def play_something(table: Table, seat: int, rng: random.Random) -> None:
    """Discards, so that the finals are level, and whatever chance may bring."""
    choices = [choice for choice in table.choices(seat) if choice[0] not in ("place", "cover")]
    rng.shuffle(choices)
    for choice in choices:
        with suppress(golazo.IllegalChoice):  # what is typed in for chance may turn out to be impossible
            table.play(seat, choice)
            return
    raise AssertionError("nothing that is offered can be played")


# The chances of the kept hands, counted out for two players and one turn each


def two_players(has_shoot_out: bool) -> Table:
    """The finals of two players after semi-finals with or without a shoot-out, and without a reshuffle."""
    for number in range(200):
        table = finals(2, f"two {number}")
        told = {event["event"] for event in story_of_the_semi_finals(table)}
        is_wanted = ("shoot-out" in told) == has_shoot_out and "reshuffled" not in told
        if is_wanted and table.position.players == (0, 1) and table.asked == (0,):
            return table
    raise AssertionError("no such game")


def hands_of_three(left: Counter[str]) -> dict[tuple[str, ...], int]:
    """Every hand of three kinds out of the cards left, with the number of ways to deal it."""
    cards = [card for card in sorted(left) for _ in range(left[card])]
    return Counter(combinations(cards, 3))


def test_W8_redeal_gives_kept_hands_their_chances() -> None:
    table = two_players(has_shoot_out=False)
    mine = Counter(table.view(0)["table"]["hands"][0]["cards"])
    expected = hands_of_three(unseen_at_the_end_of_the_semi_finals(table) - mine)
    assert_chances(table, {hand: float(ways) for hand, ways in expected.items()})


def test_W11_redeal_weighs_what_the_kicks_showed() -> None:
    """A kind that was kicked often in a shoot-out is less likely to have been kept."""
    table = two_players(has_shoot_out=True)
    mine = Counter(table.view(0)["table"]["hands"][0]["cards"])
    expected = hands_of_three(unseen_at_the_end_of_the_semi_finals(table) - mine)
    kicks: dict[int, Counter[str]] = {}
    for event in story_of_the_semi_finals(table):
        if event["event"] == "kicked":
            kicks.setdefault(event["match"], Counter())[event["card"]] += 1
    weights = {}
    for hand, ways in expected.items():
        deck = Counter(COPIES) - mine - Counter(hand)
        kicked = prod(perm(deck[card], count) for each in kicks.values() for card, count in each.items())
        if kicked:
            weights[hand] = float(ways * kicked)
    assert_chances(table, weights)


def test_W8_redeal_weighs_what_the_other_has_played_and_what_was_drawn() -> None:
    """Seat 1 played a card and drew one: it held that card, and may have drawn any that was not in a hand."""
    table = two_players(has_shoot_out=False)
    mine = Counter(table.view(0)["table"]["hands"][0]["cards"])
    kept = hands_of_three(unseen_at_the_end_of_the_semi_finals(table) - mine)
    rng = random.Random(5)
    for seat in (0, 1):
        assert table.asked == (seat,)
        table.play(seat, rng.choice(list(table.choices(seat))))
    drawn = events(table, "drew", seat=0)[-2]["card"]
    played = events(table, "placed", "covered", "discarded")[-1]["card"]
    expected: Counter[tuple[str, ...]] = Counter()
    for hand, ways in kept.items():
        deck = Counter(COPIES) - mine - Counter(hand)
        if played in hand and deck[drawn]:
            left = deck - Counter([drawn])
            for card, count in left.items():
                after = Counter(hand) - Counter([played]) + Counter([card])
                expected[tuple(sorted(after.elements()))] += ways * deck[drawn] * count
    assert_chances(table, {hand: float(ways) for hand, ways in expected.items()})


def assert_chances(table: Table, weights: dict[tuple[str, ...], float]) -> None:
    """Seat 1's hand as seat 0 deals it anew: how often each kind is in it, within five standard deviations."""
    total = sum(weights.values())
    rng = random.Random(6)
    times = 400
    dealt = [tuple(sorted(table.seat(0).redeal(rng).view(1)["table"]["hands"][1]["cards"])) for _ in range(times)]
    assert set(dealt) <= set(weights)
    for card in COPIES:
        chance = sum(weight for hand, weight in weights.items() if card in hand) / total
        often = sum(card in hand for hand in dealt)
        spread = (times * chance * (1 - chance)) ** 0.5
        assert abs(often - times * chance) <= 5 * spread, card


def test_a_redealt_table_of_the_finals_can_be_dealt_anew_again() -> None:
    """A re-deal remembers what it has imagined and nothing of the truth: kept hands, draws and cards add up."""
    for seed in range(4):
        table = finals(4, f"again {seed}")
        rng = random.Random(seed)
        while not table.over:
            seat = table.asked[0]
            world = table
            for _ in range(3):
                world = world.redeal(seat, rng)
                assert GAME.inventory(world.position) == GAME.inventory(table.position)
                assert sum(world.position.kept) == sum(table.position.kept)
                assert min(world.position.kept) >= 0
                own = slice(8 * seat, 8 * seat + 8)
                assert world.position.kept[own] == table.position.kept[own]
            table.play(seat, rng.choice(list(table.choices(seat))))


def test_what_a_redealt_table_remembers_is_not_the_truth() -> None:
    table = finals(4, "truth")
    seat = table.asked[0]
    kept = {table.redeal(seat, random.Random(number)).position.kept for number in range(20)}
    assert len(kept) > 3
