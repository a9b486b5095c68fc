"""The odds at the table agree with the same shot played out in re-dealt worlds, also across a reshuffle."""

from __future__ import annotations

import random

import pytest

from golazo import Seeded, Table
from golazo.games.magic_number_eleven.bot.shot_odds import goal_chance, known_shot, prospect
from golazo.games.magic_number_eleven.knowledge.belief import beliefs
from golazo.games.magic_number_eleven.rules.power import ORDINARY
from golazo.games.magic_number_eleven.rules.synergy import discard_laid, draw_card, lay_from_hand, show_laid
from golazo.games.magic_number_eleven.state import ATTACKER, Eleven

from .pictures import AWAY, HOME, base_attack, card, leave_in_deck, position, take_turn

STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
CENTRE_BACK = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  CA CA .  .  .  .  .
"""
WORLDS = 3000
TOLERANCE = 0.035
"""Four standard errors."""


def played_out(table: Table[Eleven], seat: int, *plies: tuple[int, str]) -> float:
    """The share of goals over re-dealt worlds, a penalty counted by its value."""
    rng = random.Random(5)
    goals = 0.0
    value = float(table.position.box.cards.penalty_game.value)
    for _ in range(WORLDS):
        world = table.seat(seat).redeal(rng)
        for player, choice in plies:
            world.play(player, choice)
        if any(ask.asking.name == "penalty" for ask in world.position.asks.values()):
            goals += value
        else:
            goals += world.position.score[HOME]
    return goals / WORLDS


def seeded(table: Table[Eleven]) -> Table[Eleven]:
    """From here on chance draws by itself."""
    table.position.source = Seeded(11)
    return table


@pytest.mark.parametrize("deck", [20, 2, 1], ids=["before", "the second reply is new", "both replies are new"])
def test_a_shot_thought_about(deck: int) -> None:
    table = position(STRIKER, CENTRE_BACK, hands=("", "4"), ready=("", "RW"), deck=min(deck, 24))
    table.position.own_discards[AWAY][4] += table.position.seen_discards[4]
    table.position.seen_discards[4] = 0
    take_turn(seeded(table))
    m = table.position
    chance = goal_chance(m, HOME, prospect(m, HOME, ORDINARY, card("CF"), base_attack(m, "CF")))
    shown = played_out(table, HOME, (HOME, "shoot:home-striker,tl"), (AWAY, "reply-blind"))
    assert abs(chance - shown) < TOLERANCE


def test_a_shot_under_way_for_both_teams() -> None:
    table = position(STRIKER, CENTRE_BACK, hands=("45", "3T"), ready=("", "RW"))
    take_turn(seeded(table))
    table.play(HOME, "shoot:home-striker,tl")
    chance = goal_chance(table.position, HOME, known_shot(table.position, HOME, [4]))
    shown = played_out(table, HOME, (HOME, "lay:four-stars"), (AWAY, "reply-blind"))
    assert abs(chance - shown) < TOLERANCE
    table.play(HOME, "lay:four-stars")
    for reply, own, blind in (("reply-none", [], False), ("reply-blind", [], True), ("reply:tackle", [1], False)):
        chance = goal_chance(table.position, AWAY, known_shot(table.position, AWAY, own, blind=blind))
        assert abs(chance - played_out(table, AWAY, (AWAY, reply))) < TOLERANCE


def test_after_the_reshuffle_what_was_seen_counts() -> None:
    table = position(STRIKER, CENTRE_BACK, hands=("", "45"), ready=("", "RW"))
    m = table.position
    leave_in_deck(m, 2)
    m.blind_discards, m.deck = 1, 1
    m.turn = HOME
    m.then([(draw_card, HOME), (draw_card, HOME)])
    seeded(table)
    m.go()
    assert m.reshuffled
    assert sum(m.hand[HOME]) == 2
    m.control = 0
    take_turn(table)
    chance = goal_chance(m, HOME, prospect(m, HOME, ORDINARY, card("CF"), 3))
    shown = played_out(table, HOME, (HOME, "shoot:home-striker,tl"), (AWAY, "reply-blind"))
    assert abs(chance - shown) < TOLERANCE


def test_after_the_reshuffle_a_card_from_the_other_hand_may_be_old_or_new() -> None:
    table = position(STRIKER, CENTRE_BACK, hands=("4", "3"), ready=("", "RW"))
    m = table.position
    leave_in_deck(m, 2)
    m.blind_discards, m.deck = 1, 1
    m.turn = HOME
    m.then([(draw_card, HOME), (draw_card, HOME), (draw_card, HOME)])
    seeded(table)
    m.go()
    assert m.reshuffled
    take_turn(table)
    table.play(HOME, "shoot:home-striker,tl")
    table.play(HOME, next(choice for choice in table.choices(HOME) if len(choice) == 2))
    chance = goal_chance(m, AWAY, known_shot(m, AWAY, [], blind=True))
    assert abs(chance - played_out(table, AWAY, (AWAY, "reply-blind"))) < TOLERANCE


def test_after_the_reshuffle_a_card_shown_may_have_been_old_or_new() -> None:
    """Home has drawn, shown a three and laid another card; Away weighs what that one may be."""
    table = position(STRIKER, CENTRE_BACK, hands=("34", "3"), ready=("", "RW"))
    m = table.position
    leave_in_deck(m, 3)
    m.blind_discards, m.deck = 2, 1
    m.turn = HOME
    m.then([(draw_card, AWAY), (draw_card, HOME), (draw_card, HOME)])
    seeded(table)
    m.go()
    assert m.reshuffled
    m.shot = [HOME, 0, 0, 0, 0]
    lay_from_hand(m, HOME, ATTACKER, 3)
    show_laid(m, ATTACKER)
    discard_laid(m, revealed=True)
    m.shot = []
    take_turn(table)
    table.play(HOME, "shoot:home-striker,tl")
    table.play(HOME, next(choice for choice in table.choices(HOME) if len(choice) == 2))
    assert len(beliefs(m, AWAY)) > 2
    chance = goal_chance(m, AWAY, known_shot(m, AWAY, [], blind=True))
    assert abs(chance - played_out(table, AWAY, (AWAY, "reply-blind"))) < TOLERANCE


def test_the_question_tells_the_odds_of_every_choice() -> None:
    table = take_turn(position(STRIKER, CENTRE_BACK, hands=("45", "3")))
    table.play(HOME, "shoot:home-striker,tl")
    for seat in (HOME, AWAY):
        question = table.question(seat)
        assert question is not None
        assert question.odds is not None
        assert len(question.odds["goal"]) == len(table.choices(seat))
        assert all(0 <= chance <= 1 for chance in question.odds["goal"])
        if seat == HOME:
            table.play(HOME, "lay:five-stars")
