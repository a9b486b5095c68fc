"""The chance deck: rulings S8, S11, S18 and S20."""

import pytest

from golazo.games.match_of_the_season.rules.chance_cards import draw_chance, return_red_cards
from golazo.games.match_of_the_season.state import FIT, INJURED, KNOWN, SENT_OFF, Seasons
from tests.games.match_of_the_season.arrange import (
    CHANCE,
    answer,
    asked,
    at_rest,
    card,
    do,
    field,
    hold,
    roll,
    sign,
)


def drawn(name: str, seats: int = 4) -> Seasons:
    """Team 1 draws a blue card."""
    m = at_rest(seats)
    field(m, 1)
    do(m, (draw_chance, 1))
    roll(m, card(name))
    return m


@pytest.mark.parametrize(
    ("name", "money"),
    [("new-sponsor", 120), ("shirt-sales", 110), ("television", 130), ("late-kick-off", 90), ("frozen-pitch", 80)],
)
def test_money_cards(name: str, money: int) -> None:
    m = drawn(name)
    assert m.money[1] == money
    assert m.chance_under == [card(name)]
    assert sum(m.money) + m.bank == 0


def test_a_fine_takes_no_more_than_there_is() -> None:
    m = at_rest()
    m.money[1] = 5
    do(m, (draw_chance, 1))
    roll(m, card("frozen-pitch"))
    assert m.money[1] == 0


def test_star_bonuses_are_paid_for_each_player_with_4_or_5_stars() -> None:
    m = at_rest()
    sign(m, 1, "m5 f4 d4")
    do(m, (draw_chance, 1))
    roll(m, card("star-bonuses"))
    assert m.money[1] == 85


def test_a_testimonial_is_paid_by_every_other_team() -> None:
    m = drawn("testimonial")
    assert m.money == [95, 115, 95, 95]


def test_a_youth_player_joins_free() -> None:
    m = drawn("youth-player")
    youth = m.pool[3]
    answer(m, 1, ("take", youth))
    assert youth in m.squads[1]
    assert m.money[1] == 100
    assert m.asked == ()


def test_s11_a_youth_player_at_18_means_selling_one_that_one_included() -> None:
    m = at_rest()
    sign(m, 1, "m1 m1 d1 d1")
    do(m, (draw_chance, 1))
    roll(m, card("youth-player"))
    youth = m.pool[0]
    answer(m, 1, ("take", youth))
    assert asked(m, 1) == "sell-one"
    assert len(m.choices(1)) == 19
    answer(m, 1, ("release", youth))
    assert len(m.squads[1]) == 18
    assert m.money[1] == 105
    assert youth in m.pool


def test_first_refusal_is_for_the_drawer_alone() -> None:
    for choice in ("sign", "pass"):
        m = drawn("first-refusal")
        player = next(p for p in range(m.box.players) if m.deck[p] and m.box.stars[p] == 4)
        roll(m, player)
        assert m.asked == (1,)
        answer(m, 1, ("sign", player) if choice == "sign" else ("pass",))
        assert (player in m.squads[1]) == (choice == "sign")
        assert (player in m.pool) == (choice == "pass")
        assert m.money[1] == (60 if choice == "sign" else 100)


def test_first_refusal_without_money_sends_the_player_to_the_open_pool() -> None:
    m = at_rest()
    m.money[1] = 10
    do(m, (draw_chance, 1))
    roll(m, card("first-refusal"))
    player = next(p for p in range(m.box.players) if m.deck[p])
    roll(m, player)
    assert m.asked == ()
    assert m.pool[-1] == player


def test_a_quick_recovery_is_the_managers_choice_where_several_are_out() -> None:
    m = at_rest()
    one, other = m.squads[1][:2]
    m.out[one], m.out[other] = INJURED, SENT_OFF
    do(m, (draw_chance, 1))
    roll(m, card("quick-recovery"))
    answer(m, 1, ("recover", other))
    assert (m.out[one], m.out[other]) == (INJURED, FIT)
    m = at_rest()
    m.out[one] = INJURED
    do(m, (draw_chance, 1))
    roll(m, card("quick-recovery"))
    assert m.asked == ()
    assert m.out[one] == FIT


def test_an_injury_in_training_is_rolled_over_the_line_up() -> None:
    m = drawn("training-injury")
    roll(m, 6)
    assert m.out[m.fielded[1][5]] == INJURED


def test_s20_of_a_kept_card_the_others_learn_only_that_it_is_kept() -> None:
    m = at_rest()
    do(m, (draw_chance, 1))
    outcomes = m.choices(CHANCE)
    assert ("draw", len(m.chance_deck)) in outcomes, "everybody sees that it is kept"
    assert ("draw", card("super-save")) not in outcomes
    roll(m, len(m.chance_deck))
    assert m.asked == (1,), "and its owner alone sees which it is"
    answer(m, 1, ("card", card("super-save")))
    assert m.hands[1] == [card("super-save")]


def test_s20_who_types_a_kept_card_is_offered_what_others_could_hold() -> None:
    m = at_rest()
    hold(m, 0, "called-off")  # the only one
    do(m, (draw_chance, 1))
    roll(m, len(m.chance_deck))
    assert ("card", card("called-off")) in m.choices(1)
    assert not m.asks[1].asking.is_possible(m, m.asks[1], ("card", card("called-off")))  # type: ignore[union-attr]


def test_s18_an_empty_deck_gives_nothing_and_what_lies_under_it_is_known() -> None:
    m = at_rest()
    m.chance_deck = [0] * len(m.chance_deck)
    do(m, (draw_chance, 1))
    assert m.asked == ()
    assert m.hands[1] == []
    m.chance_under = [card("physio"), card("new-sponsor")]
    do(m, (draw_chance, 1), (draw_chance, 2))
    assert m.hands[1] == [card("physio") + KNOWN]
    assert m.money[2] == 120


def test_s18_unplayed_red_cards_go_under_the_deck_and_green_ones_are_kept() -> None:
    m = at_rest()
    hold(m, 0, "physio", "super-save", "rich-uncle")
    hold(m, 2, "wing-attack")
    return_red_cards(m)
    assert m.hands[0] == [card("super-save")]
    assert m.chance_under == [card("physio"), card("rich-uncle")]
    assert m.greens == [1, 0, 1, 0], "everybody knows that what is left is green"
