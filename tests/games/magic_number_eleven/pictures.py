"""Positions as text pictures: four lines of eight cells, a card's code over its two cells, a dot for an empty one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import golazo
from golazo import CHANCE, Table
from golazo.games.magic_number_eleven import GAME
from golazo.games.magic_number_eleven.cards import Cards
from golazo.games.magic_number_eleven.rules.field import TOUCH, open_attack, place_at
from golazo.games.magic_number_eleven.rules.halves import turn
from golazo.games.magic_number_eleven.state import Eleven, printed

CARDS: Cards = printed(GAME.pack)
EMPTY = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
HOME, AWAY = 0, 1


def card(code: str, seat: int = HOME) -> int:
    """A card by its code: of the seat's own squad, or a star."""
    return next(number for number in (*CARDS.squads[seat], *CARDS.stars) if CARDS.codes[number] == code)


def placed(picture: str, seat: int = HOME) -> list[tuple[int, int]]:
    """The cards of a picture and their places."""
    lines = [line.split() for line in picture.strip().splitlines()]
    assert [len(line) for line in lines] == [8, 8, 8, 8], "a field has four lines of eight cells"
    found = []
    for line, cells in enumerate(lines):
        column = 0
        while column < 8:
            code = cells[column]
            if code == ".":
                column += 1
                continue
            assert cells[column + 1] == code, f"{code} must cover two cells"
            found.append((card(code, seat), place_at(line, column)))
            column += 2
    return found


def counts(faces: str) -> list[int]:
    """A hand of synergy cards: its stars, T for a TACKLE. "33T" is two threes and a TACKLE."""
    return [faces.count(face) for face in "1T2345"]


def position(
    home: str = EMPTY,
    away: str = EMPTY,
    *,
    hands: tuple[str, str] = ("", ""),
    ready: tuple[str, str] = ("", ""),
    bench: tuple[str, str] = ("", ""),
    control: int = 3,
    deck: int | None = None,
    **options: Any,
) -> Table[Eleven]:
    """A table without anything to do, chance typed in. `ready` and `bench` are codes; `control` counts from 1."""
    table = golazo.game("magic-number-eleven").new(2, chance="typed", options=options)
    m = table.position
    m.todo.clear()
    m.asks.clear()
    for seat, picture in enumerate((home, away)):
        m.ready[seat] = [card(code, seat) for code in ready[seat].split()]
        m.bench[seat] = [card(code, seat) for code in bench[seat].split()]
        for number, place in placed(picture, seat):
            m.put(seat, number, place)
        m.hand[seat] = counts(hands[seat])
        for face, held in enumerate(m.hand[seat]):
            m.pool[face] -= held
            m.deck -= held
    m.control = control - 1
    if deck is not None:
        leave_in_deck(m, deck)
    return table


def leave_in_deck(m: Eleven, cards: int) -> None:
    """All but so many cards of the deck have been seen and discarded: threes first, then fours, twos and the rest."""
    for face in (3, 4, 2, 5, 0, 1):
        gone = min(m.pool[face], m.deck - cards)
        m.pool[face] -= gone
        m.seen_discards[face] += gone
        m.deck -= gone


def take_turn(table: Table[Eleven], seat: int = HOME) -> Table[Eleven]:
    """It is this team's turn."""
    table.position.then([(turn, seat)])
    table.position.go()
    return table


STARS = {"1": "one-star", "T": "tackle", "2": "two-stars", "3": "three-stars", "4": "four-stars", "5": "five-stars"}


def reveal(table: Table[Eleven], faces: str) -> None:
    """Turn up blind cards, one after the other."""
    for face in faces:
        table.play(CHANCE, f"reveal:{STARS[face]}")


def offered(table: Table[Eleven], seat: int) -> list[str]:
    return [table.name(seat, choice) for choice in table.choices(seat)]


def kinds(table: Table[Eleven], seat: int) -> set[str]:
    """The verbs of what a seat is offered."""
    return {choice[0] for choice in table.choices(seat)}


def happened(table: Table[Eleven], seat: int | None = None) -> list[str]:
    return [event["event"] for event in table.events(seat)]


def base_attack(m: Eleven, code: str, seat: int = HOME) -> int:
    attack = open_attack(m.up[seat], m.down[seat], m.discs[seat])
    return (attack & TOUCH[m.place_of(seat, card(code, seat))]).bit_count()


def asked_kind(table: Table[Eleven], seat: int) -> str | None:
    question = table.question(seat)
    return None if question is None else question.kind


__all__: Sequence[str] = (
    "AWAY",
    "CARDS",
    "CHANCE",
    "EMPTY",
    "HOME",
    "asked_kind",
    "base_attack",
    "card",
    "counts",
    "happened",
    "kinds",
    "leave_in_deck",
    "offered",
    "placed",
    "position",
    "reveal",
    "take_turn",
)
