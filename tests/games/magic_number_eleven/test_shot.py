"""Shots: base attack, synergy cards, the defence's reply, and what becomes of it."""

from __future__ import annotations

import pytest

from golazo import IllegalChoice, Table
from golazo.games.magic_number_eleven.state import Eleven

from .pictures import (
    AWAY,
    CHANCE,
    EMPTY,
    HOME,
    asked_kind,
    base_attack,
    card,
    happened,
    kinds,
    offered,
    position,
    take_turn,
)
from .pictures import reveal as turn_up

STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
WINGER = """
    .  .  .  LW LW CF CF .
    .  .  .  .  AM AM .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
TWO_CENTRE_BACKS = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  CA CA .  .  CB CB .
"""


def shot(table: Table[Eleven], choice: str, lay: str | None = None, reply: str = "reply-none") -> None:
    """A direct attack up to the moment the cards are turned up."""
    if asked_kind(table, HOME) == "team-action":
        table.play(HOME, "press")
    table.play(HOME, choice)
    if lay is not None:
        table.play(HOME, lay)
    table.play(AWAY, reply)


def test_page_12_attack_10_against_defence_9_is_a_goal_thanks_to_the_crack() -> None:
    table = take_turn(position(WINGER, TWO_CENTRE_BACKS, hands=("4", "4")))
    shot(table, "shoot:home-left-winger,tr", "lay:four-stars", "reply:four-stars")
    turn_up(table, "3")
    turn_up(table, "2")
    totals = [event for event in table.events(None) if event["event"].endswith("-total")]
    assert [event["total"] for event in totals] == [10, 9]
    for event in totals:
        assert sum(part["amount"] for part in event["why"]) == event["total"]
    assert "goal" in happened(table)
    assert table.position.score == [1, 0]


def test_the_same_shot_by_the_striker_without_crack_is_saved() -> None:
    table = take_turn(position(WINGER, TWO_CENTRE_BACKS, hands=("4", "4")))
    shot(table, "shoot:home-striker,tl", "lay:four-stars", "reply:four-stars")
    turn_up(table, "32")
    assert table.position.score == [0, 0], "3 + 7 against 4 + 6"
    assert "saved" in happened(table)


def test_e1_crack_never_lowers_the_defence_under_0_and_only_the_shooters_counts() -> None:
    one_icon = EMPTY.replace(".  .  .  .  .  .  .  .\n", "", 1).rstrip() + "\n    LB LB .  .  .  .  .  .\n"
    table = take_turn(position(WINGER, one_icon))
    table.play(HOME, "shoot:home-left-winger,tr")
    shown = table.view(AWAY)["table"]["shot"]
    assert (shown["base_attack"], shown["base_defence"]) == (3, 0)
    table = take_turn(position(WINGER, one_icon))
    table.play(HOME, "shoot:home-striker,tl")
    assert table.view(AWAY)["table"]["shot"]["base_defence"] == 1, "the winger's crack is not the striker's"


def test_e1_crack_has_no_effect_on_a_defence_of_0() -> None:
    table = take_turn(position(WINGER))
    table.play(HOME, "shoot:home-left-winger,tr")
    assert table.view(AWAY)["table"]["shot"]["base_defence"] == 0


def test_e3_the_shooter_chooses_the_icon_which_still_counts_and_is_gone_afterwards() -> None:
    table = take_turn(position(STRIKER))
    assert [name for name in offered(table, HOME) if "striker" in name] == [
        "shoot:home-striker,tl",
        "shoot:home-striker,tr",
        "shoot:home-striker,br",
    ]
    table.play(HOME, "shoot:home-striker,br")
    man = next(man for man in table.view(AWAY)["table"]["teams"][HOME]["field"] if man["card"] == "home-striker")
    assert man["shooting"] == {"slot": ["br"]}
    assert table.view(AWAY)["table"]["shot"]["base_attack"] == 3
    table.play(AWAY, "reply-none")
    turn_up(table, "12")
    assert base_attack(table.position, "CF") == 2
    assert base_attack(table.position, "AM") == 0


@pytest.mark.parametrize(
    ("faces", "event"), [(("5", "4", "5"), "out"), (("1", "3"), "goal"), (("1", "T"), "tackled"), (("1", "5"), "saved")]
)
def test_e3_the_disc_is_turned_down_after_every_attempt(faces: tuple[str, ...], event: str) -> None:
    table = take_turn(position(STRIKER, hands=("45", "")), HOME)
    table.position.control = 4
    table.play(HOME, "shoot:home-striker,tl")
    table.play(HOME, "lay:four-stars,five-stars" if event == "out" else "lay")
    table.play(AWAY, "reply-none")
    turn_up(table, faces[0])
    if event != "out":
        turn_up(table, faces[1])
    if event == "tackled":
        table.play(HOME, "kick:kick-centre")
        table.play(AWAY, "save:save-top-left-centre")
    assert event in happened(table)
    assert base_attack(table.position, "CF") == 2


@pytest.mark.parametrize(("control", "most"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)], ids=["1", "2", "3", "4", "5"])
def test_page_9_control_says_how_many_cards_home_lays(control: int, most: int) -> None:
    table = take_turn(position(STRIKER, hands=("333", ""), control=control))
    table.play(HOME, "shoot:home-striker,tl")
    assert table.position.blind == [1, 0] if most else [1, 1]
    if most:
        assert max(len(choice) - 1 for choice in table.choices(HOME)) == most
        with pytest.raises(IllegalChoice):
            table.play(HOME, "lay:three-stars,three-stars,three-stars")
    else:
        assert table.asked == (AWAY,), "defensive: only the blind card, whatever the hand"


@pytest.mark.parametrize(("control", "most"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_page_9_the_track_is_mirrored_for_away(control: int, most: int) -> None:
    table = position(control=control)
    assert table.view(None)["table"]["teams"][AWAY]["attack_cards"] == most


def test_page_9_with_an_empty_hand_only_the_blind_card_is_laid() -> None:
    table = take_turn(position(STRIKER, control=5))
    table.play(HOME, "shoot:home-striker,tl")
    assert table.asked == (AWAY,)


def test_e7_the_defender_has_one_blind_card_and_may_add_one_blind_or_from_hand() -> None:
    table = take_turn(position(STRIKER, hands=("", "4T")))
    table.play(HOME, "shoot:home-striker,tl")
    assert offered(table, AWAY) == ["reply-none", "reply-blind", "reply:tackle", "reply:four-stars"]
    assert table.position.blind == [1, 1]
    table.play(AWAY, "reply-blind")
    assert table.position.blind == [1, 2]


def test_e8_the_defender_sees_base_attack_and_the_number_of_cards_first() -> None:
    table = take_turn(position(STRIKER, TWO_CENTRE_BACKS, hands=("5", "")))
    table.play(HOME, "shoot:home-striker,tl")
    table.play(HOME, "lay:five-stars")
    question = table.question(AWAY)
    assert question is not None
    assert question.arguments == {"base": 3, "cards": 2, "defence": 4}


def test_e8_eleven_is_a_goal_whatever_the_defence() -> None:
    table = take_turn(position(STRIKER, TWO_CENTRE_BACKS, hands=("5", "5")))
    shot(table, "shoot:home-striker,tl", "lay:five-stars", "reply:five-stars")
    turn_up(table, "34")
    assert "goal-magic" in happened(table)
    assert table.position.score == [1, 0]


def test_e8_twelve_is_out_and_the_defenders_cards_stay_unseen() -> None:
    table = take_turn(position(STRIKER, hands=("5", "T")))
    shot(table, "shoot:home-striker,tl", "lay:five-stars", "reply:tackle")
    turn_up(table, "4")
    m = table.position
    assert "out" in happened(table)
    assert m.score == [0, 0]
    assert m.blind_discards == 1
    assert m.own_discards[AWAY] == [0, 1, 0, 0, 0, 0]
    assert "tackle" not in str(table.events(HOME))
    assert "tackle" in str(table.events(AWAY))


def test_e8_a_tackle_stops_even_eleven() -> None:
    table = take_turn(position(STRIKER, hands=("5", "T")))
    shot(table, "shoot:home-striker,tl", "lay:five-stars", "reply:tackle")
    turn_up(table, "3")
    turn_up(table, "5")
    assert "tackled" in happened(table)
    assert table.asked == (HOME, AWAY)
    table.play(AWAY, "save:save-top-left-centre")
    table.play(HOME, "kick:kick-centre")
    assert table.position.score == [0, 0]
    assert "penalty-saved" in happened(table)


def test_e8_a_blind_tackle_makes_a_penalty_even_where_the_shot_would_be_saved() -> None:
    table = take_turn(position(STRIKER, TWO_CENTRE_BACKS))
    shot(table, "shoot:home-striker,tl")
    turn_up(table, "1")
    turn_up(table, "T")
    table.play(HOME, "kick:kick-centre")
    table.play(AWAY, "save:save-top-left-bottom-left")
    assert "goal-penalty" in happened(table)
    assert table.position.score == [1, 0]


def test_e8_an_attackers_tackle_is_only_one_star() -> None:
    table = take_turn(position(STRIKER, hands=("T", "")))
    shot(table, "shoot:home-striker,tl", "lay:tackle")
    turn_up(table, "3")
    turn_up(table, "5")
    assert "tackled" not in happened(table)
    assert [event["total"] for event in table.events(None) if event["event"] == "attack-total"] == [7]


def test_e8_equal_totals_are_no_goal() -> None:
    table = take_turn(position(STRIKER))
    shot(table, "shoot:home-striker,tl")
    turn_up(table, "2")
    turn_up(table, "5")
    assert table.position.score == [0, 0]


def test_e11_after_any_goal_the_marker_returns_to_the_middle() -> None:
    table = take_turn(position(STRIKER, control=5))
    shot(table, "shoot:home-striker,tl")
    turn_up(table, "43")
    assert table.position.score == [1, 0]
    assert table.position.control == 2
    table = take_turn(position(STRIKER, control=5))
    shot(table, "shoot:home-striker,tl")
    turn_up(table, "4T")
    table.play(HOME, "kick:kick-top-left")
    table.play(AWAY, "save:save-top-right-bottom-right")
    assert (table.position.score, table.position.control) == ([1, 0], 2)


def test_without_a_goal_the_marker_stays() -> None:
    table = take_turn(position(STRIKER, control=5))
    shot(table, "shoot:home-striker,tl")
    turn_up(table, "15")
    assert table.position.control == 4


BLOCKED = """
    .  .  .  .  .  .  .  .
    .  AM AM CM CM .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def test_e9_with_nothing_to_place_and_nobody_to_shoot_the_team_shoots_without_base() -> None:
    table = take_turn(position(BLOCKED, TWO_CENTRE_BACKS, hands=("5", ""), bench=("CF", "")))
    if asked_kind(table, HOME) == "team-action":
        table.play(HOME, "pass:1")
        table.play(HOME, "draw:one-star")
    assert kinds(table, HOME) == {"shoot-without-base"}
    assert table.acts(HOME), "substituting first is allowed"
    table.play(HOME, "shoot-without-base")
    shown = table.view(AWAY)["table"]["shot"]
    assert (shown["kind"], shown["base_attack"], shown["base_defence"]) == ("without-base", 0, 4)
    assert asked_kind(table, HOME) == "attack-cards", "normal control limits"


@pytest.mark.parametrize(("reply", "goals"), [("2", 1), ("4", 1), ("5", 1)])
def test_e9_eleven_without_base_is_compared(reply: str, goals: int) -> None:
    table = take_turn(position(EMPTY, TWO_CENTRE_BACKS, hands=("5", ""), control=3))
    m = table.position
    table.play(HOME, "shoot-without-base")
    m.shot[3] = 3  # only so that eleven is to be had: the total is what is compared
    table.play(HOME, "lay:five-stars")
    table.play(AWAY, "reply-none")
    turn_up(table, "3" + reply)
    assert m.score == [goals, 0]
    assert "goal-magic" not in happened(table)


def test_e9_eleven_without_base_against_eleven_is_saved_and_twelve_is_out() -> None:
    table = take_turn(position(EMPTY, TWO_CENTRE_BACKS, hands=("5", "4"), control=3))
    table.play(HOME, "shoot-without-base")
    table.position.shot[3] = 3
    table.play(HOME, "lay:five-stars")
    table.play(AWAY, "reply:four-stars")
    turn_up(table, "33")
    assert "saved" in happened(table)
    table = take_turn(position(EMPTY, hands=("5", ""), control=3))
    table.play(HOME, "shoot-without-base")
    table.position.shot[3] = 4
    table.play(HOME, "lay:five-stars")
    table.play(AWAY, "reply-none")
    turn_up(table, "3")
    assert "out" in happened(table)


def test_e9_a_tackle_makes_a_penalty_without_base_too_and_no_disc_is_placed() -> None:
    table = take_turn(position())
    table.play(HOME, "shoot-without-base")
    table.play(AWAY, "reply-none")
    turn_up(table, "3T")
    assert asked_kind(table, HOME) == "penalty"
    table.play(HOME, "kick:kick-centre")
    table.play(AWAY, "save:save-top-right-centre")
    assert table.position.discs == [0, 0]


def test_a_blind_card_is_seen_by_nobody_before_it_is_turned_up() -> None:
    table = take_turn(position(STRIKER, hands=("5", "3")))
    table.play(HOME, "shoot:home-striker,tl")
    table.play(HOME, "lay:five-stars")
    assert table.view(HOME)["table"]["shot"]["attack"] == {
        "blind": 1,
        "from_hand": 1,
        "laid": {"synergy": ["five-stars"]},
        "turned": {"synergy": []},
    }
    for seat in (AWAY, None):
        assert table.view(seat)["table"]["shot"]["attack"]["laid"] is None
        assert "five-stars" not in str(table.events(seat))
    table.play(AWAY, "reply:three-stars")
    assert table.asked == (CHANCE,)
    assert table.view(HOME)["table"]["shot"]["defence"]["laid"] is None
    turn_up(table, "1")
    assert table.view(AWAY)["table"]["shot"]["attack"]["laid"] == {"synergy": ["five-stars"]}
    assert table.view(HOME)["table"]["shot"]["defence"]["laid"] is None, "the attacker reveals first"


def test_the_card_of_the_picture_is_the_card_of_the_pack() -> None:
    assert position().pack.ids("player")[card("CF", AWAY)] == "away-striker"


def test_why_cards_cannot_be_laid() -> None:
    table = take_turn(position(STRIKER, hands=("34", ""), control=5))
    table.play(HOME, "shoot:home-striker,tl")
    assert "lay:three-stars,four-stars" in offered(table, HOME)
    reasons = {
        "lay:four-stars,three-stars": "mne-other-order",
        "lay:four-stars,four-stars": "mne-not-in-hand",
        "lay:five-stars": "mne-not-in-hand",
        "lay:three-stars,three-stars,four-stars": "mne-too-many-cards",
    }
    for name, key in reasons.items():
        why = table.why_not(HOME, name)
        assert why is not None
        assert why.key == key
