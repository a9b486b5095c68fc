"""Build-up, immediate effects and direct attacks."""

from __future__ import annotations

import pytest

from golazo import CHANCE, IllegalChoice, Table
from golazo.games.magic_number_eleven.state import Eleven

from .pictures import AWAY, HOME, asked_kind, happened, kinds, offered, position, take_turn
from .pictures import reveal as turn_up

STRIKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
PRESSING = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    CA CA .  .  .  .  .  .
"""


def build_up(code: str, card: str, at: str = "third,3", **given: object) -> Table[Eleven]:
    """Home places one card; its effects are still to be asked."""
    table = take_turn(position(ready=(code, ""), **given))  # type: ignore[arg-type]
    table.play(HOME, f"place:{card}", f"at:{at}")
    return table


@pytest.mark.parametrize(
    ("code", "card", "lines"),
    [
        ("CF", "home-striker", {"second"}),
        ("AM", "home-chance-maker", {"second", "third"}),
        ("CA", "home-centre-back-a", {"third", "final"}),
    ],
)
def test_page_8_on_an_empty_field_nobody_may_stand_in_the_front_line(code: str, card: str, lines: set[str]) -> None:
    table = take_turn(position(ready=(code, "")))
    table.play(HOME, f"place:{card}")
    assert {name.removeprefix("at:").split(",")[0] for name in offered(table, HOME)} == lines


def test_placing_takes_two_steps_and_says_why_not() -> None:
    table = take_turn(position(STRIKER, ready=("LW CM", "")))
    table.play(HOME, "place:home-left-winger")
    reasons = {
        "at:third,1": "mne-not-its-line",
        "at:second,3": "mne-not-free",
        "at:front,7": "mne-front-needs-touch",
        "shoot:home-striker,tl": "mne-say-where",
        "bring-on:home-right-full-back": "mne-say-where",
        "at:second,8": "choice-unknown",
    }
    for name, key in reasons.items():
        why = table.why_not(HOME, name)
        assert why is not None
        assert why.key == key
    table.play(HOME, "at:front,5")
    assert "placed" in happened(table)


def test_e17_after_placing_a_shot_is_optional_and_only_for_that_card() -> None:
    table = take_turn(position(STRIKER, ready=("RW", "")))
    table.play(HOME, "place:home-right-winger", "at:front,5")
    assert offered(table, HOME) == ["hold", "shoot:home-right-winger,tl", "shoot:home-right-winger,l"]
    why = table.why_not(HOME, "shoot:home-striker,tl")
    assert why is not None
    assert why.key == "mne-not-placed-now"
    table.play(HOME, "hold")
    assert table.position.turn == AWAY


def test_page_8_without_an_attack_icon_the_turn_ends_after_placing() -> None:
    table = build_up("AM", "home-chance-maker", "second,3")
    assert table.position.turn == AWAY


def test_e17_with_nothing_to_place_a_direct_attack_is_compulsory() -> None:
    table = take_turn(position(STRIKER))
    assert kinds(table, HOME) == {"shoot"}
    why = table.why_not(HOME, "shoot-without-base")
    assert why is not None
    assert why.key == "mne-other-action-possible"


def test_page_13_a_direct_attack_needs_an_attack_icon() -> None:
    table = take_turn(position(STRIKER, ready=("CM", "")))
    table.position.discs[HOME] = (1 << 104) - 1
    table.position.go()
    assert kinds(table, HOME) == {"place"}
    why = table.why_not(HOME, "shoot:home-striker,tl")
    assert why is not None
    assert (why.key, why.rule) == ("mne-no-attack-icon", "E3")


def test_e5_draw_one() -> None:
    table = build_up("LB", "home-left-full-back")
    assert offered(table, HOME) == ["apply", "skip"]
    table.play(HOME, "apply")
    table.play(HOME, "draw:five-stars")
    assert sum(table.position.hand[HOME]) == 1


def test_e5_effects_are_optional() -> None:
    table = build_up("LB", "home-left-full-back")
    table.play(HOME, "skip")
    assert sum(table.position.hand[HOME]) == 0
    assert table.position.turn == AWAY


def test_e5_a_draw_at_five_cards_does_nothing() -> None:
    table = build_up("LB", "home-left-full-back", hands=("33333", ""))
    assert table.position.turn == AWAY


def test_e5_draw_two_keep_one_works_at_four_cards() -> None:
    table = build_up("DM", "home-tempo-control", hands=("3333", ""))
    table.play(HOME, "apply")
    table.play(HOME, "draw:five-stars")
    table.play(HOME, "draw:two-stars")
    assert offered(table, HOME) == ["keep:two-stars", "keep:five-stars"]
    table.play(HOME, "keep:five-stars")
    m = table.position
    assert m.hand[HOME] == [0, 0, 0, 4, 0, 1]
    assert m.own_discards[HOME] == [0, 0, 1, 0, 0, 0]
    assert "five-stars" not in str(table.events(AWAY))


def test_e5_draw_two_keep_one_does_nothing_at_five_cards() -> None:
    table = build_up("DM", "home-tempo-control", hands=("33333", ""))
    assert table.position.turn == AWAY


def test_e5_two_alike_are_asked_about_too() -> None:
    table = build_up("DM", "home-tempo-control")
    table.play(HOME, "apply")
    table.play(HOME, "draw:three-stars")
    table.play(HOME, "draw:three-stars")
    assert offered(table, HOME) == ["keep:three-stars"]


def test_e5_left_to_right_each_independent_of_the_other() -> None:
    table = build_up("MA", "maestro", control=5)
    question = table.question(HOME)
    assert question is not None
    assert question.arguments["effect"] == "draw-1", "the marker is at the end: the first effect is passed over"
    table = build_up("MA", "maestro")
    table.play(HOME, "skip")
    table.play(HOME, "apply")
    table.play(HOME, "draw:two-stars")
    assert (table.position.control, sum(table.position.hand[HOME])) == (2, 1)


def test_e5_control_moves_one_or_two() -> None:
    table = build_up("LN", "line-breaker", "second,3")
    table.play(HOME, "apply")
    assert table.position.control == 4
    table = build_up("LN", "line-breaker", "second,3", control=4)
    table.play(HOME, "apply")
    assert table.position.control == 4, "it stops at the end"


def test_e5_the_opponents_discard_is_random_and_unseen() -> None:
    table = build_up("SW", "sweeper", hands=("", "45"))
    table.play(HOME, "apply")
    assert table.asked == (AWAY,), "the card's owner sees which one went"
    assert offered(table, AWAY) == ["lose:four-stars", "lose:five-stars"]
    table.play(AWAY, "lose:five-stars")
    assert table.position.hand[AWAY] == [0, 0, 0, 0, 1, 0]
    assert table.position.own_discards[AWAY][5] == 1
    assert "five-stars" not in str(table.events(HOME))
    assert "five-stars" in str(table.events(AWAY))


def test_e5_there_is_nothing_to_take_from_an_empty_hand() -> None:
    table = build_up("SW", "sweeper")
    assert table.position.turn == AWAY


@pytest.mark.parametrize(("option", "base"), [(0, 0), (1, 1)])
def test_e6_cannon_shot_has_base_attack_0_or_1_by_option_and_ignores_base_defence(option: int, base: int) -> None:
    table = build_up("CS", "cannon-shot", away=PRESSING, cannon_shot_base=option)
    table.play(HOME, "apply")
    shown = table.view(AWAY)["table"]["shot"]
    assert (shown["kind"], shown["base_attack"], shown["base_defence"]) == ("cannon", base, 0)
    table.play(AWAY, "reply-none")
    turn_up(table, "43")
    assert table.position.score == [1, 0]
    assert table.position.discs == [0, 0], "no disc is placed"


def test_e6_magic_number_holds_for_the_cannon_shot() -> None:
    table = build_up("CS", "cannon-shot", hands=("53", "5"), control=5)
    table.play(HOME, "apply")
    table.play(HOME, "lay:three-stars,five-stars")
    table.play(AWAY, "reply:five-stars")
    turn_up(table, "34")
    assert "goal-magic" in happened(table)


def test_e17_cannon_shots_shot_ends_the_turn() -> None:
    table = build_up("CS", "cannon-shot")
    table.play(HOME, "apply")
    table.play(AWAY, "reply-none")
    turn_up(table, "15")
    assert table.position.turn == AWAY


def test_cannon_shot_may_be_kept_for_its_icons() -> None:
    table = build_up("CS", "cannon-shot")
    table.play(HOME, "skip")
    assert table.position.turn == AWAY


def test_page_8_a_card_once_placed_is_not_in_front_any_more() -> None:
    table = take_turn(position(STRIKER, ready=("CM", "")))
    with pytest.raises(IllegalChoice) as refused:
        table.play(HOME, "place:home-striker")
    assert refused.value.key == "mne-not-your-card"
    assert table.asked == (HOME,)
    assert CHANCE not in table.asked
    assert asked_kind(table, HOME) == "player-action"
