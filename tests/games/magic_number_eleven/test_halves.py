"""Turns, added time, half-time and substitutions."""

from __future__ import annotations

import pytest

from golazo import IllegalChoice, Table
from golazo.games.magic_number_eleven.rules.halves import half, half_time
from golazo.games.magic_number_eleven.state import ADDED_TIME, ADDED_TIME_NEXT, Eleven

from .pictures import (
    AWAY,
    CARDS,
    EMPTY,
    HOME,
    asked_kind,
    base_attack,
    card,
    happened,
    kinds,
    leave_in_deck,
    offered,
    position,
    take_turn,
)
from .pictures import reveal as turn_up

TACKLE = 1
STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
TWO_PASSERS = """
    .  .  .  .  .  .  .  .
    .  AM AM CM CM .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
PASSING = """
    .  .  .  .  .  .  .  .
    .  .  CM CM KP KP .  .
    .  .  HP HP DM DM .  .
    .  .  .  .  CA CA .  .
"""


def begin(table: Table[Eleven], number: int) -> Table[Eleven]:
    table.position.then([(half, number)])
    table.position.go()
    return table


def test_page_5_home_begins_the_first_half_and_away_the_second() -> None:
    assert begin(position(ready=("CF", "CF")), 0).asked == (HOME,)
    assert begin(position(ready=("CF", "CF")), 1).asked == (AWAY,)


def test_e10_the_last_card_drawn_makes_a_new_deck_at_once_and_the_turn_goes_on() -> None:
    table = take_turn(position(PASSING, ready=("CF", "CF"), deck=1))
    table.play(HOME, "pass:2")
    table.play(HOME, table.choices(HOME)[-1])
    m = table.position
    assert "reshuffled" in happened(table)
    assert (m.deck, m.added) == (24, ADDED_TIME_NEXT)
    table.play(HOME, "draw:three-stars")
    assert m.deck == 23
    table.play(HOME, "place:home-striker", "at:second,1")
    assert asked_kind(table, AWAY) == "player-action"
    assert table.position.added == ADDED_TIME


def test_e10_in_added_time_there_is_only_the_player_action_and_then_the_half_ends() -> None:
    table = position(EMPTY, PASSING, ready=("CF", "CF"))
    table.position.then([(half, 1)])
    table.position.added = ADDED_TIME
    table.position.go()
    assert asked_kind(table, AWAY) == "player-action", "no team action, for all its icons"
    table.play(AWAY, "place:away-striker", "at:second,1")
    assert table.over


def test_e10_a_deck_that_runs_out_during_a_shot_is_made_without_the_cards_on_the_board() -> None:
    table = position(STRIKER, ready=("", "CF"))
    leave_in_deck(table.position, 1)
    take_turn(table)
    table.play(HOME, "shoot:home-striker,tl")
    m = table.position
    assert (m.deck, m.blind, m.added) == (23, [1, 1], ADDED_TIME_NEXT)
    table.play(AWAY, "reply-blind")
    assert m.deck == 22
    assert m.pool[TACKLE] == 2, "one was left in the deck and is laid blind, one came back from the discards"
    with pytest.raises(IllegalChoice):
        turn_up(table, "3")  # the card was laid before the reshuffle: it can only be what was left
    turn_up(table, "T")
    turn_up(table, "43")
    assert m.added == ADDED_TIME
    assert m.turn == AWAY


def test_e10_a_second_emptying_changes_nothing() -> None:
    table = position(PASSING, ready=("CF", "CF"), deck=1)
    table.position.added = ADDED_TIME
    table.position.then([(half, 0)])
    table.position.go()
    m = table.position
    m.todo.clear()
    m.asks.clear()
    m.added = ADDED_TIME_NEXT
    take_turn(table)
    table.play(HOME, "pass:1")
    table.play(HOME, table.choices(HOME)[0])
    assert m.added == ADDED_TIME_NEXT


def test_e11_half_time_resets_field_discs_marker_deck_and_hands() -> None:
    table = position(STRIKER, PASSING, hands=("345", "22"), control=5, ready=("LW", "RW"))
    m = table.position
    m.discs[HOME] = 1
    m.added = ADDED_TIME
    m.score = [1, 0]
    m.gone[HOME] = [card("RB")]
    m.substituted = [3, 3]
    m.then([(half_time,)])
    m.go()
    assert m.men == [[], []]
    assert m.discs == [0, 0]
    assert m.control == 2
    assert (m.deck, m.pool) == (25, list(CARDS.copies))
    assert m.hand == [[0] * 6, [0] * 6]
    assert m.score == [1, 0]
    assert sorted(m.ready[HOME]) == sorted([card("LW"), card("CF"), card("AM")])
    assert m.gone[HOME] == [card("RB")], "substituted cards stay out"


def acts(table: Table[Eleven], seat: int) -> list[str]:
    return [table.name(seat, act) for act in table.acts(seat)]


def test_E12_substitutions_are_free_before_the_team_action_and_between_the_actions() -> None:
    table = take_turn(position(PASSING, bench=("CF LW", ""), ready=("RW", "")))
    assert asked_kind(table, HOME) == "team-action"
    assert "substitute:home-striker,hustle-play" in acts(table, HOME)
    assert acts(table, AWAY) == []
    table.play(HOME, "substitute:home-striker,hustle-play")
    assert asked_kind(table, HOME) == "team-action"
    table.play(HOME, "pass:1")
    assert acts(table, HOME) == [], "not while cards are being drawn"
    table.play(HOME, "draw:three-stars")
    assert asked_kind(table, HOME) == "player-action"
    table.play(HOME, "substitute:home-left-winger,home-right-winger")
    m = table.position
    assert [CARDS.ids[number] for number in m.ready[HOME]] == ["home-striker", "home-left-winger"]
    assert [CARDS.ids[number] for number in m.gone[HOME]] == ["hustle-play", "home-right-winger"]


def test_E12_nobody_is_asked_to_substitute_in_a_turn() -> None:
    table = take_turn(position(PASSING, bench=("CF LW", ""), ready=("RW", "")))
    assert kinds(table, HOME) == {"pass", "press"}
    table.play(HOME, "pass:1")
    table.play(HOME, "draw:three-stars")
    assert kinds(table, HOME) == {"place"}


def test_E12_in_added_time_before_the_player_action() -> None:
    table = position(STRIKER, ready=("RW", ""), bench=("LW", ""))
    table.position.added = ADDED_TIME
    take_turn(table)
    assert asked_kind(table, HOME) == "player-action"
    assert "substitute:home-left-winger,home-right-winger" in acts(table, HOME)


def test_E12_after_placing_and_before_the_shot() -> None:
    table = take_turn(position(STRIKER, ready=("RW", ""), bench=("LW", "")))
    table.play(HOME, "place:home-right-winger", "at:front,5")
    assert kinds(table, HOME) == {"hold", "shoot"}
    table.play(HOME, "substitute:home-left-winger,home-striker")
    assert asked_kind(table, HOME) == "may-shoot"
    assert table.position.ready[HOME] == [card("LW")]
    table.play(HOME, next(name for name in offered(table, HOME) if name.startswith("shoot")))
    assert acts(table, HOME) == [], "not while a shot is being resolved"
    why = table.why_not(HOME, "substitute:home-left-winger,home-striker")
    assert why is not None
    assert why.key == "mne-shot-under-way"


def test_E12_a_card_taken_off_before_its_shot_does_not_shoot() -> None:
    table = take_turn(position(STRIKER, ready=("RW", ""), bench=("LW", "")))
    table.play(HOME, "place:home-right-winger", "at:front,5")
    table.play(HOME, "substitute:home-left-winger,home-right-winger")
    assert offered(table, HOME) == ["hold"]
    why = table.why_not(HOME, "shoot:home-right-winger,tl")
    assert why is not None
    assert why.key == "mne-not-on-field"
    table.play(HOME, "hold")
    assert table.position.turn == AWAY


def test_E12_effects_of_a_card_taken_off_lapse() -> None:
    table = take_turn(position(STRIKER, ready=("LB", ""), bench=("LW", "")))
    table.play(HOME, "place:home-left-full-back", "at:final,1")
    assert asked_kind(table, HOME) == "effect"
    table.play(HOME, "substitute:home-left-winger,home-left-full-back")
    assert offered(table, HOME) == ["skip"]
    why = table.why_not(HOME, "apply")
    assert why is not None
    assert why.key == "mne-not-on-field"
    table.play(HOME, "skip")
    assert table.position.turn == AWAY


def test_E12_the_team_action_is_skipped_when_its_last_icon_leaves() -> None:
    table = take_turn(position(TWO_PASSERS, bench=("CF LW", ""), ready=("RW", "")))
    assert kinds(table, HOME) == {"pass"}
    table.play(HOME, "substitute:home-striker,home-play-maker")
    assert offered(table, HOME) == ["go-on"]
    table.play(HOME, "go-on")
    assert asked_kind(table, HOME) == "player-action"


def test_E12_three_a_match() -> None:
    table = take_turn(position(ready=("CF RW AM CM", ""), bench=("LW RB CA", "")))
    for leaving, coming in (
        ("striker", "left-winger"),
        ("right-winger", "right-full-back"),
        ("chance-maker", "centre-back-a"),
    ):
        table.play(HOME, f"substitute:home-{coming},home-{leaving}")
    assert acts(table, HOME) == []
    why = table.why_not(HOME, "substitute:home-striker,home-play-maker")
    assert why is not None
    assert why.key == "mne-no-substitutions"


def test_E12_page_14_a_leaving_striker_takes_his_discs_along() -> None:
    table = take_turn(position(STRIKER, bench=("LW", "")))
    m = table.position
    table.play(HOME, "shoot:home-striker,br")
    table.play(AWAY, "reply-none")
    turn_up(table, "15")
    assert m.discs[HOME]
    m.todo.clear()
    m.asks.clear()
    take_turn(table)
    table.play(HOME, "substitute:home-left-winger,home-striker")
    m = table.position
    assert m.discs[HOME] == 0
    assert base_attack(m, "AM") == 0
    assert offered(table, HOME) == ["place:home-left-winger"]


def test_E12_a_substitution_that_cannot_be_says_why() -> None:
    table = take_turn(position(STRIKER, bench=("LW", "LW"), ready=("CM", "")))
    reasons = {
        "substitute:home-right-winger,home-striker": "mne-not-on-bench",
        "substitute:home-left-winger,home-right-full-back": "mne-not-your-card",
        "bring-on:home-left-winger": "other-question",
    }
    for name, key in reasons.items():
        why = table.why_not(HOME, name)
        assert why is not None
        assert why.key == key
    why = table.why_not(AWAY, "substitute:away-left-winger,away-striker")
    assert why is not None
    assert why.key == "mne-not-your-turn"
    table.play(HOME, "place:home-play-maker")
    why = table.why_not(HOME, "substitute:home-left-winger,home-striker")
    assert why is not None
    assert why.key == "act-answer-begun"


def test_E12_a_newcomer_is_laid_in_front_never_on_the_field() -> None:
    table = take_turn(position(STRIKER, bench=("LW", "")))
    table.play(HOME, "substitute:home-left-winger,home-chance-maker")
    m = table.position
    assert m.ready[HOME] == [card("LW")]
    assert len(m.men[HOME]) == 1


def test_e16_half_time_substitutions_are_made_at_the_same_time_and_shown_together() -> None:
    table = position(ready=("CF LW RW", "CF LW RW"), bench=("AM CM", "AM CM DM"))
    m = table.position
    m.substituted = [1, 0]
    m.then([(half_time,)])
    m.go()
    assert table.asked == (HOME, AWAY)
    before = table.view(AWAY)
    table.play(HOME, "bring-on:home-chance-maker", "take-off:home-striker")
    table.play(HOME, "bring-on:home-play-maker", "take-off:home-left-winger")
    assert table.view(AWAY) == before
    assert table.question(HOME) is None, "three a match: Home is done"
    table.play(AWAY, "ready")
    assert [event["card"] for event in table.events(None) if event["event"] == "substituted"] == [
        "home-striker",
        "home-left-winger",
    ]
    assert table.position.substituted == [3, 0]
    assert [team["substitutions_left"] for team in table.view(None)["table"]["teams"]] == [0, 3]


def test_e16_nobody_is_named_twice_at_half_time() -> None:
    table = position(ready=("CF LW RW", ""), bench=("AM CM", ""))
    table.position.then([(half_time,)])
    table.position.go()
    table.play(HOME, "bring-on:home-chance-maker", "take-off:home-striker")
    reasons = {"bring-on:home-chance-maker": "mne-named-already", "bring-on:home-striker": "mne-not-on-bench"}
    for name, key in reasons.items():
        why = table.why_not(HOME, name)
        assert why is not None
        assert why.key == key
    table.play(HOME, "bring-on:home-play-maker")
    why = table.why_not(HOME, "take-off:home-striker")
    assert why is not None
    assert why.key == "mne-going-already"


def test_e16_who_has_none_left_is_not_asked() -> None:
    table = position(ready=("CF", "CF"), bench=("", "AM"))
    table.position.substituted = [3, 2]
    table.position.then([(half_time,)])
    table.position.go()
    assert table.asked == (AWAY,)


def test_e14_discs_and_goals_are_not_limited_by_the_box() -> None:
    table = position(STRIKER)
    m = table.position
    m.score = [40, 0]
    take_turn(table)
    table.play(HOME, "shoot:home-striker,tl")
    table.play(AWAY, "reply-none")
    turn_up(table, "43")
    assert m.score == [41, 0]
    many = position("""
        .  LW LW CF CF RW RW .
        .  .  LN LN KP KP SC SC
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    m = many.position
    for _ in range(11):
        m.todo.clear()
        m.asks.clear()
        m.deck, m.pool = 25, list(CARDS.copies)
        m.seen_discards, m.hand = [0] * 6, [[0] * 6, [0] * 6]
        m.control = 4
        take_turn(many)
        if asked_kind(many, HOME) == "team-action":
            many.play(HOME, "pass:1")
            many.play(HOME, "draw:one-star")
        many.play(HOME, next(choice for choice in many.choices(HOME) if choice[0] == "shoot"))
        if asked_kind(many, HOME) == "attack-cards":
            many.play(HOME, "lay")
        many.play(AWAY, "reply-none")
        turn_up(many, "25")
    assert m.discs[HOME].bit_count() == 11, "the box holds ten"
