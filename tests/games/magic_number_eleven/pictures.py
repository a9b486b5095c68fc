"""Fields as text pictures: four lines of eight cells, a card's code over its two cells, a dot for an empty one."""

import tomllib
from pathlib import Path

import golazo
from golazo.games.magic_number_eleven.cards import Cards
from golazo.games.magic_number_eleven.field import Field, place_at

PACK = Path(golazo.__path__[0]) / "games" / "magic_number_eleven" / "pack"


def printed_tables() -> dict[str, list[dict[str, object]]]:
    """All tables of the pack, read as they lie there."""
    tables: dict[str, list[dict[str, object]]] = {}
    for file in ("home", "away", "stars", "synergy", "penalty", "board"):
        for kind, items in tomllib.loads((PACK / f"{file}.toml").read_text("utf-8")).items():
            tables.setdefault(kind, []).extend(items)
    return tables


CARDS = Cards(printed_tables())


def card(code: str, seat: int = 0) -> int:
    """A card by its code: of the seat's own squad, or a star."""
    return next(number for number in (*CARDS.squads[seat], *CARDS.stars) if CARDS.codes[number] == code)


def placed(picture: str, seat: int = 0) -> list[tuple[int, int]]:
    """The cards of a picture and their places, from the final line forward so that each front card touches another."""
    lines = [line.split() for line in picture.strip().splitlines()]
    assert [len(line) for line in lines] == [8, 8, 8, 8], "a field has four lines of eight cells"
    found = []
    for line in (3, 2, 1, 0):
        column = 0
        while column < 8:
            code = lines[line][column]
            if code == ".":
                column += 1
                continue
            assert lines[line][column + 1] == code, f"{code} must cover two cells"
            found.append((card(code, seat), place_at(line, column)))
            column += 2
    return found


def field_of(picture: str, seat: int = 0) -> Field:
    field = CARDS.empty_field()
    for number, place in placed(picture, seat):
        field.put(number, place, CARDS.halves[number][place])
    return field
