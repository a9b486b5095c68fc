"""The team action: pass or press."""

from __future__ import annotations

import pytest

from golazo import IllegalChoice

from .pictures import AWAY, HOME, asked_kind, happened, offered, position, take_turn

THREE_PASS_TWO_PRESS = """
    .  .  .  .  .  .  .  .
    .  .  CM CM KP KP .  .
    .  .  HP HP DM DM .  .
    .  .  .  .  CA CA .  .
"""
PRESS_ONLY = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  OL OL .  .  .
    .  .  .  .  .  .  .  .
"""


def test_page_6_three_pass_icons_with_three_cards_in_hand_draw_at_most_two() -> None:
    table = take_turn(position(THREE_PASS_TWO_PRESS, hands=("333", "")))
    assert offered(table, HOME) == ["pass:1", "pass:2", "press"]
    why = table.why_not(HOME, "pass:3")
    assert why is not None
    assert (why.key, dict(why.arguments)) == ("mne-pass-too-many", {"most": 2})
    table.play(HOME, "pass:2")
    table.play(HOME, "draw:two-stars")
    table.play(HOME, "draw:five-stars")
    assert sum(table.position.hand[HOME]) == 5
    assert asked_kind(table, HOME) == "player-action"


def test_e2_the_second_team_action_is_press_and_moves_towards_the_opponent() -> None:
    table = take_turn(position(THREE_PASS_TWO_PRESS, control=2))
    table.play(HOME, "press")
    assert table.position.control == 3
    table = position("\n".join(["    .  .  .  .  .  .  .  ."] * 4), PRESS_ONLY, control=3)
    take_turn(table, AWAY).play(AWAY, "press")
    assert table.position.control == 1


def test_e4_press_moves_the_full_number_and_stops_at_the_end() -> None:
    table = take_turn(position(THREE_PASS_TWO_PRESS, control=4))
    table.play(HOME, "press")
    assert table.position.control == 4
    moved = next(event for event in table.events(None) if event["event"] == "pressed")
    assert moved["spaces"] == 1 == sum(part["amount"] for part in moved["why"])


def test_e4_a_possible_team_action_cannot_be_skipped() -> None:
    table = take_turn(position(PRESS_ONLY, ready=("CF", "")))
    assert offered(table, HOME) == ["press"]
    with pytest.raises(IllegalChoice) as refused:
        table.play(HOME, "place:home-striker")
    assert refused.value.key == "mne-team-action-first"


@pytest.mark.parametrize(
    ("picture", "hand", "control"),
    [
        (PRESS_ONLY, "", 5),
        (THREE_PASS_TWO_PRESS, "33333", 5),
        ("\n".join(["    .  .  .  .  .  .  .  ."] * 4), "", 3),
    ],
    ids=["marker at the end", "five cards and marker at the end", "no icons"],
)
def test_e4_without_a_possible_action_it_is_skipped(picture: str, hand: str, control: int) -> None:
    table = take_turn(position(picture, hands=(hand, ""), control=control, ready=("CF", "")))
    assert asked_kind(table, HOME) == "player-action"


def test_e4_with_five_cards_only_press_is_left() -> None:
    table = take_turn(position(THREE_PASS_TWO_PRESS, hands=("33333", "")))
    assert offered(table, HOME) == ["press"]
    why = table.why_not(HOME, "pass:1")
    assert why is not None
    assert why.key == "mne-hand-full"


@pytest.mark.parametrize(
    ("picture", "choice", "key"),
    [(PRESS_ONLY, "pass:1", "mne-no-pass-icon"), (THREE_PASS_TWO_PRESS, "pass:0", "mne-pass-none")],
)
def test_e4_why_a_pass_is_refused(picture: str, choice: str, key: str) -> None:
    table = take_turn(position(picture))
    why = table.why_not(HOME, choice)
    assert why is not None
    assert why.key == key


def test_e4_icons_are_counted_when_the_action_is_taken() -> None:
    table = take_turn(position(THREE_PASS_TWO_PRESS, bench=("RW", "")))
    table.play(HOME, "substitute:home-right-winger,killer-pass")
    assert offered(table, HOME)[:3] == ["pass:1", "pass:2", "press"]


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    table = take_turn(position(THREE_PASS_TWO_PRESS))
    table.play(HOME, "pass:1")
    table.play(HOME, "draw:five-stars")
    assert "five-stars" in str(table.events(HOME))
    for seat in (AWAY, None):
        assert "five-stars" not in str(table.events(seat))
        assert "drawn" in happened(table, seat)
        assert table.view(seat)["table"]["teams"][HOME]["hand"] is None
        assert table.view(seat)["table"]["teams"][HOME]["hand_size"] == 1
