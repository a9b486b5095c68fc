"""The field: places, icons and discs, with the rulebook's printed examples as pictures."""

from __future__ import annotations

import random

import pytest

from golazo.games.magic_number_eleven.rules.field import (
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
    count,
    free_columns,
    open_attack,
    place_at,
    shot_slots,
)
from golazo.games.magic_number_eleven.state import Eleven

from .pictures import CARDS, HOME, base_attack, card, position

STRIKER_OVER_CHANCE_MAKER = """
    .  .  CF CF .  .  .  .
    .  .  AM AM .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
CHANCE_MAKER_ONE_COLUMN_RIGHT = """
    .  .  CF CF .  .  .  .
    .  .  .  AM AM .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def icons(m: Eleven, kind: int) -> int:
    return count(m.up[HOME], m.down[HOME], kind)


@pytest.mark.parametrize("picture", [STRIKER_OVER_CHANCE_MAKER, CHANCE_MAKER_ONE_COLUMN_RIGHT])
def test_page_9_striker_has_base_attack_3_and_the_chance_maker_1(picture: str) -> None:
    m = position(picture).position
    assert base_attack(m, "CF") == 3
    assert base_attack(m, "AM") == 1


def test_page_10_two_centre_backs_on_the_final_edge_defend_with_4() -> None:
    m = position("""
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  CA CA .  .  CB CB .
    """).position
    assert icons(m, DEFENCE) == 4


def test_the_outer_columns_have_no_half_icons_on_the_edge() -> None:
    m = position("""
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        CA CA .  .  .  .  CB CB
    """).position
    assert icons(m, DEFENCE) == 2


def test_page_6_three_pass_and_two_press_icons() -> None:
    m = position("""
        .  .  .  .  .  .  .  .
        .  .  CM CM KP KP .  .
        .  .  HP HP DM DM .  .
        .  .  .  .  CA CA .  .
    """).position
    assert (icons(m, PASS), icons(m, PRESS)) == (3, 2)


def test_page_14_striker_with_four_icons_has_base_attack_1_after_three_shots() -> None:
    m = position("""
        .  .  CF CF RW RW .  .
        .  .  .  AM AM .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """).position
    assert base_attack(m, "CF") == 4
    for slot in (TL, TR, BR):
        m.discs[HOME] |= SPOT_BIT[m.place_of(HOME, card("CF"))][slot]
    assert base_attack(m, "CF") == 1


def test_page_12_winger_with_three_icons_has_two_after_one_shot() -> None:
    m = position("""
        .  .  .  LW LW CF CF .
        .  .  .  .  AM AM .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """).position
    assert base_attack(m, "LW") == 3
    m.discs[HOME] |= SPOT_BIT[m.place_of(HOME, card("LW"))][TR]
    assert base_attack(m, "LW") == 2


def test_e3_a_disc_removes_the_icon_for_both_cards_that_share_it() -> None:
    m = position(STRIKER_OVER_CHANCE_MAKER).position
    m.discs[HOME] |= SPOT_BIT[m.place_of(HOME, card("CF"))][BR]
    assert base_attack(m, "CF") == 2
    assert base_attack(m, "AM") == 0


def test_e3_a_printed_full_icon_counts_for_its_own_card_alone() -> None:
    m = position("""
        .  .  .  .  .  .  .  .
        .  .  .  TM TM RW RW .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """).position
    attack = open_attack(m.up[HOME], m.down[HOME], m.discs[HOME])
    assert shot_slots(attack, m.place_of(HOME, card("TM"))) == [FULL]
    assert base_attack(m, "RW") == 0


def test_e12_the_discs_of_a_leaving_card_go_with_it() -> None:
    m = position(STRIKER_OVER_CHANCE_MAKER).position
    striker = card("CF")
    place = m.place_of(HOME, striker)
    m.discs[HOME] |= SPOT_BIT[place][BR] | SPOT_BIT[place][TL]
    m.take_off(HOME, striker, place)
    assert m.discs[HOME] == 0
    assert icons(m, ATTACK) == 0
    m.put(HOME, striker, place)
    assert base_attack(m, "CF") == 3


def columns(free: int) -> list[int]:
    """The free columns, counted from 1 as on the board."""
    return [column + 1 for column in range(7) if free >> column & 1]


def test_page_8_a_front_line_card_must_touch_a_placed_card_by_an_edge() -> None:
    assert columns(free_columns(position().position.occupied[HOME])[0]) == []
    front, second, _, _ = free_columns(
        position("""
            .  .  .  .  .  .  .  .
            .  .  .  AM AM .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
        """).position.occupied[HOME]
    )
    assert columns(front) == [3, 4, 5]
    assert columns(second) == [1, 2, 6, 7]
    assert columns(free_columns(position(STRIKER_OVER_CHANCE_MAKER).position.occupied[HOME])[0]) == [1, 5]


@pytest.mark.parametrize(
    ("code", "lines"), [("CF", (0, 1)), ("AM", (1, 2)), ("CA", (2, 3)), ("DR", (0, 1)), ("CS", (1, 2)), ("SW", (2, 3))]
)
def test_page_8_position_lines(code: str, lines: tuple[int, int]) -> None:
    assert CARDS.position_lines[CARDS.position[card(code)]] == lines


def _icons_by_cells(m: Eleven) -> list[int]:
    """Icons counted anew from cells, as one would at the table."""
    halves: dict[tuple[str, int, int, int], int] = {}
    for column in range(1, 7):
        halves["edge", 0, column, 0] = ATTACK
        halves["edge", 4, column, 1] = DEFENCE
    found = [0, 0, 0, 0]
    for man in m.men[HOME]:
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
            found[CARDS.full[number]] += 1
    for (way, line, column, side), kind in halves.items():
        if side == 0 and kind >= 0 and halves.get((way, line, column, 1)) == kind:
            found[kind] += 1
    return found


def test_incremental_icons_agree_with_a_count_from_scratch() -> None:
    rng = random.Random(11)
    for _ in range(100):
        m = position().position
        hand = [*CARDS.squads[rng.randrange(2)], *rng.sample(CARDS.stars, 3)]
        for _ in range(30):
            if not hand or (m.men[HOME] and rng.random() < 0.2):
                number, place = divmod(rng.choice(m.men[HOME]), PLACES)
                m.take_off(HOME, number, place)
                hand.append(number)
            else:
                number = rng.choice(hand)
                free = free_columns(m.occupied[HOME])
                lines = CARDS.position_lines[CARDS.position[number]]
                places = [place_at(line, column) for line in lines for column in range(7) if free[line] >> column & 1]
                if not places:
                    continue
                m.put(HOME, number, rng.choice(places))
                hand.remove(number)
            assert [icons(m, kind) for kind in range(4)] == _icons_by_cells(m)
