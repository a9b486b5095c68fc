"""The text picture of the table."""

from __future__ import annotations

from golazo.games.magic_number_eleven import GAME
from golazo.games.magic_number_eleven.picture import picture
from golazo.words.reader import Reader

from .pictures import AWAY, HOME, position, take_turn

FIELD = """
    .  .  CF CF .  .  .  .
    .  .  .  AM AM .  .  .
    .  .  .  .  .  OL OL .
    .  CA CA .  .  .  .  .
"""
SHOOTING = """\
Home (Ana): attack 3, defence 2, pass 0, press 1
    1    2    3    4    5    6    7    8
         a  | A    ! |  a    a    a
    .    .  |a CF   a|  .    .    .    .    Front line
            |_r____A_|
                 | A    a |
    .    .    .  |p AM   p|  .    .    .    Second line
                 |_r______|
                           |      r |
    .    .    .    .    .  |  OLR  p|  .    Third line
                           |______d_|
       | p      |
    .  |  CA    |  .    .    .    .    .    Final line
       |_D____D_|  d    d    d    d
"""


def shown(seat: int | None, language: str = "en") -> str:
    table = take_turn(position(FIELD, hands=("5", "34")), HOME)
    table.play(HOME, "press")
    table.play(HOME, "shoot:home-striker,tr")
    return picture(table.view(seat), Reader(language, GAME.id, GAME.pack, ("Ana", "Bruno")))


def test_the_field_with_icons_and_the_disc_of_the_shot() -> None:
    assert SHOOTING in shown(HOME)


def test_the_control_track_and_what_it_allows() -> None:
    text = shown(None)
    assert "[ ] [ ] [ ] [X] [ ]" in text
    assert "Home is Normal: 2 attack cards" in text
    assert "Away is Defensive: one attack card" in text


def test_each_seat_sees_its_own_hand_alone() -> None:
    assert "Hand: Five stars" in shown(HOME)
    assert "Hand: 2 cards" in shown(HOME)
    assert "Hand: Three stars and Four stars" in shown(AWAY)
    assert "stars" not in shown(None)


def test_a_disc_turned_down_is_a_star() -> None:
    table = position(FIELD)
    table.position.discs[HOME] = 1 << 2
    text = picture(table.view(HOME), Reader("it", GAME.id, GAME.pack))
    assert "| *    A |" in text
    assert "attacco 2" in text


def test_every_line_is_at_most_100_columns_wide() -> None:
    for language in ("en", "pt-PT", "pt-BR", "it"):
        assert max(map(len, shown(HOME, language).splitlines())) <= 100
