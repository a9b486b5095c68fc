"""The field: places, icons and discs, with the rulebook's printed examples as pictures."""

import random

import pytest
from tests.games.magic_number_eleven.pictures import CARDS, card, field_of

from golazo.games.magic_number_eleven.field import (
    ATTACK,
    BR,
    DEFENCE,
    FULL,
    PASS,
    PLACES,
    PRESS,
    SPOT_BIT,
    TL,
    TR,
    Field,
    free_places,
    place_at,
)

STRIKER_OVER_CHANCE_MAKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
STRIKER_ONE_COLUMN_LEFT = """
    .  .  CF CF .  .  .  .
    .  .  .  AM AM .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def base_attack(field: Field, code: str, seat: int = 0) -> int:
    return field.base_attack(field.place_of(card(code, seat)))


@pytest.mark.parametrize("picture", [STRIKER_OVER_CHANCE_MAKER, STRIKER_ONE_COLUMN_LEFT])
def test_page_9_striker_has_base_attack_3_and_the_chance_maker_1(picture: str) -> None:
    field = field_of(picture)
    assert base_attack(field, "CF") == 3
    assert base_attack(field, "AM") == 1


def test_page_10_two_centre_backs_on_the_final_edge_defend_with_4() -> None:
    field = field_of("""
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  CA CA .  .  CB CB .
    """)
    assert field.count(DEFENCE) == 4


def test_the_outer_columns_have_no_half_icons_on_the_edge() -> None:
    field = field_of("""
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        CA CA .  .  .  .  CB CB
    """)
    assert field.count(DEFENCE) == 2


def test_page_6_three_pass_and_two_press_icons() -> None:
    field = field_of("""
        .  .  .  .  .  .  .  .
        .  .  CM CM KP KP .  .
        .  .  HP HP DM DM .  .
        .  .  .  .  CA CA .  .
    """)
    assert (field.count(PASS), field.count(PRESS)) == (3, 2)


def test_page_14_striker_with_four_icons_after_three_shots() -> None:
    field = field_of("""
        .  .  CF CF RW RW .  .
        .  .  .  AM AM .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    place = field.place_of(card("CF"))
    assert field.base_attack(place) == 4
    for slot in (TL, TR, BR):
        field.discs |= SPOT_BIT[place][slot]
    assert field.base_attack(place) == 1


def test_page_13_winger_with_three_icons_has_two_after_one_shot() -> None:
    field = field_of("""
        .  .  .  LW LW CF CF .
        .  .  .  .  AM AM .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    place = field.place_of(card("LW"))
    assert field.base_attack(place) == 3
    field.discs |= SPOT_BIT[place][TR]
    assert field.base_attack(place) == 2


def test_e3_a_disc_removes_the_icon_for_both_cards_that_share_it() -> None:
    field = field_of(STRIKER_OVER_CHANCE_MAKER)
    field.discs |= SPOT_BIT[field.place_of(card("CF"))][BR]
    assert base_attack(field, "CF") == 2
    assert base_attack(field, "AM") == 0


def test_a_printed_full_icon_counts_for_its_own_card_alone() -> None:
    field = field_of("""
        .  .  .  .  .  .  .  .
        .  .  .  TM TM RW RW .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    place = field.place_of(card("TM"))
    assert field.shot_slots(place) == [FULL]
    assert base_attack(field, "RW") == 0


def test_e12_the_discs_of_a_leaving_card_go_with_it() -> None:
    field = field_of(STRIKER_OVER_CHANCE_MAKER)
    striker = card("CF")
    place = field.place_of(striker)
    field.discs |= SPOT_BIT[place][BR] | SPOT_BIT[place][TL]
    field.remove(striker, place, CARDS.halves[striker][place])
    assert field.discs == 0
    assert field.count(ATTACK) == 0
    field.put(striker, place, CARDS.halves[striker][place])
    assert field.base_attack(place) == 3


def test_a_front_line_card_must_touch_a_placed_card_by_an_edge() -> None:
    assert free_places(CARDS.empty_field().occupied, 0) == ()
    field = field_of("""
        .  .  .  .  .  .  .  .
        .  .  .  AM AM .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    assert free_places(field.occupied, 0) == tuple(place_at(0, column) for column in (2, 3, 4))
    assert free_places(field.occupied, 1) == tuple(place_at(1, column) for column in (0, 1, 5, 6))
    field = field_of("""
        .  .  CF CF .  .  .  .
        .  .  AM AM .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    assert free_places(field.occupied, 0) == (place_at(0, 0), place_at(0, 4))


@pytest.mark.parametrize(
    ("code", "lines"), [("CF", (0, 1)), ("AM", (1, 2)), ("CA", (2, 3)), ("DR", (0, 1)), ("CS", (1, 2)), ("SW", (2, 3))]
)
def test_page_8_position_lines(code: str, lines: tuple[int, int]) -> None:
    assert CARDS.lines[card(code)] == lines


def _icons_by_cells(field: Field) -> list[int]:
    """Icons counted anew from cells, as one would at the table."""
    halves: dict[tuple[str, int, int, int], int] = {}
    for column in range(1, 7):
        halves["edge", 0, column, 0] = ATTACK
        halves["edge", 4, column, 1] = DEFENCE
    counts = [0, 0, 0, 0]
    for man in field.men:
        number, place = divmod(man, PLACES)
        line, column = divmod(place, 7)
        tl, tr, left, right, bl, br = CARDS.slots[number]
        halves["edge", line, column, 1] = tl
        halves["edge", line, column + 1, 1] = tr
        halves["edge", line + 1, column, 0] = bl
        halves["edge", line + 1, column + 1, 0] = br
        halves["side", line, column, 1] = left
        halves["side", line, column + 2, 0] = right
        if CARDS.full[number] >= 0:
            counts[CARDS.full[number]] += 1
    for (way, line, column, side), kind in halves.items():
        if side == 0 and kind >= 0 and halves.get((way, line, column, 1)) == kind:
            counts[kind] += 1
    return counts


def test_incremental_icons_agree_with_a_count_from_scratch() -> None:
    rng = random.Random(11)
    for _ in range(300):
        field = CARDS.empty_field()
        hand = [*CARDS.squads[rng.randrange(2)], *rng.sample(CARDS.stars, 3)]
        for _ in range(30):
            if not hand or (field.men and rng.random() < 0.2):
                number, place = divmod(rng.choice(field.men), PLACES)
                field.remove(number, place, CARDS.halves[number][place])
                hand.append(number)
            else:
                number = rng.choice(hand)
                places = [place for line in CARDS.lines[number] for place in free_places(field.occupied, line)]
                if not places:
                    continue
                place = rng.choice(places)
                field.put(number, place, CARDS.halves[number][place])
                hand.remove(number)
            assert [field.count(kind) for kind in range(4)] == _icons_by_cells(field)
