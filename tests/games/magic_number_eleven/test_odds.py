"""Exact odds of shots and penalties."""

import random
from fractions import Fraction

import pytest

from golazo.games.magic_number_eleven.bot.odds import Shot, Unknown, shot_outcome
from golazo.games.magic_number_eleven.bot.penalty_odds import solve_penalty

from .pictures import CARDS

SAMPLES = 200_000
TOLERANCE = 0.006


def sampled(shot: Shot, samples: int) -> dict[str, float]:
    """The same shot dealt out card by card."""
    rng = random.Random(2)
    deck = [kind for kind, copies in enumerate(CARDS.copies) for _ in range(copies)]
    seen = dict.fromkeys(("goal", "magic", "penalty", "saved", "out"), 0)
    unseen = shot.attack_unseen + shot.defence_unseen
    for _ in range(samples):
        cards = rng.sample(deck, unseen)
        laid, reply = cards[: shot.attack_unseen], cards[shot.attack_unseen :]
        attack = shot.attack + sum(CARDS.stars_on[kind] for kind in laid)
        defence = shot.defence + sum(CARDS.stars_on[kind] for kind in reply)
        if attack > 11:
            seen["out"] += 1
        elif shot.tackle or any(CARDS.tackles[kind] for kind in reply):
            seen["penalty"] += 1
        elif attack == 11 and shot.magic:
            seen["magic"] += 1
        elif attack > defence:
            seen["goal"] += 1
        else:
            seen["saved"] += 1
    return {name: count / samples for name, count in seen.items()}


@pytest.mark.parametrize(
    "shot",
    [
        Shot(8, 1, 4, 2),
        Shot(3, 3, 2, 1, magic=False),
    ],
)
def test_exact_odds_agree_with_200_000_sampled_shots(shot: Shot) -> None:
    outcome = shot_outcome(shot, Unknown(CARDS.copies), CARDS.stars_on, CARDS.tackles)
    for name, share in sampled(shot, SAMPLES).items():
        assert abs(float(getattr(outcome, name)) - share) < TOLERANCE, name


def test_the_chances_of_a_shot_add_up_to_one() -> None:
    for attack in range(12):
        outcome = shot_outcome(Shot(attack, 1, 3, 2), Unknown(CARDS.copies), CARDS.stars_on, CARDS.tackles)
        assert outcome.goal + outcome.magic + outcome.penalty + outcome.saved + outcome.out == 1


def test_page_12_attack_10_beats_defence_9() -> None:
    nothing_unseen = Shot(3 + 7, 0, 4 - 1 + 6, 0)
    assert shot_outcome(nothing_unseen, Unknown(CARDS.copies), CARDS.stars_on, CARDS.tackles).goal == 1


@pytest.mark.parametrize(
    ("shot", "becomes"),
    [
        (Shot(11, 0, 30, 0), "magic"),
        (Shot(11, 0, 30, 0, tackle=True), "penalty"),
        (Shot(11, 0, 11, 0, magic=False), "saved"),
        (Shot(11, 0, 10, 0, magic=False), "goal"),
        (Shot(12, 0, 0, 0, tackle=True), "out"),
        (Shot(7, 0, 7, 0), "saved"),
    ],
)
def test_e8_what_a_known_shot_becomes(shot: Shot, becomes: str) -> None:
    assert getattr(shot_outcome(shot, Unknown(CARDS.copies), CARDS.stars_on, CARDS.tackles), becomes) == 1


def test_the_penalty_is_worth_three_goals_in_five() -> None:
    game = solve_penalty(CARDS.saves)
    assert game.value == Fraction(3, 5)
    assert sum(game.kicker) == sum(game.keeper) == 1
    for kick in range(5):
        scored = sum(mix for mix, saved in zip(game.keeper, CARDS.saves[kick], strict=True) if not saved)
        assert scored <= game.value
    for keeper in range(6):
        scored = sum(mix for mix, saved in zip(game.kicker, CARDS.saves, strict=True) if not saved[keeper])
        assert scored >= game.value


def test_a_game_with_a_pure_best_card_is_solved_too() -> None:
    assert solve_penalty([[True, False], [True, True]]).value == 0
    assert solve_penalty([[False], [True]]).value == 1
