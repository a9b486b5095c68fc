"""Positions of the knock-out. Each word of a picture is a slot: the slot card's letter, then what lies on it.

"2F AD P" is 2 Goals with a Foul on it, a cancelled Attack, and a Penalty. The first two of each group are those of the
pack, and all matches before the set were won 1-0 by the team named first.
"""

from __future__ import annotations

from collections.abc import Mapping

from golazo.games.world_cup_2010.cards import GROUPS
from golazo.games.world_cup_2010.rules.bracket import SETS, matches_of_set, pair_teams
from golazo.games.world_cup_2010.rules.knockout import play_set, put_in_slot, put_on_top
from golazo.games.world_cup_2010.rules.settle import settle_set
from golazo.games.world_cup_2010.state import SLOTS
from tests.games.world_cup_2010.box import TEAMS
from tests.games.world_cup_2010.positions import (
    LETTERS,
    Table,
    bare,
    cards,
    flip,
    go,
    kinds,
    letters_of,
    result_of,
)


def knockout_table(first_match: int, seats: int = 2, owners: Mapping[str, int] | None = None) -> Table:
    """All earlier matches were won 1-0 by the team named first; in the groups by the pack's order."""
    table = bare(seats, owners)
    m = table.position
    m.order = tuple(range(len(TEAMS)))
    m.group = len(GROUPS) - 1
    for match in range(1, first_match):
        result_of(m, match, 1, 0)
    for earlier in SETS[: SETS.index(first_match)]:
        pair_teams(m, earlier)
    return table


def begin_set(
    first_match: int,
    hands: Mapping[int, str],
    board: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    owners: Mapping[str, int] | None = None,
    discards: str = "",
    stock: int | None = None,
) -> Table:
    """A set under way: the hands are dealt, then the picture is laid out of the deck and `stock` cards are left."""
    table = knockout_table(first_match, seats, owners)
    m = table.position
    if first_match == SETS[-1]:  # the hands are kept from the semi-finals
        m.hands = [kinds(hands.get(seat, "")) for seat in range(seats)]
        m.held = [sum(hand) for hand in m.hands]
    go(table, (play_set, first_match))
    while table.question(table.asked[0]).chance:  # type: ignore[union-attr]
        seat = table.asked[0]
        table.play(seat, f"deal:{cards(hands[seat])[sum(m.hands[seat])]}")
    lay_out(table, board or {})
    for card in kinds_in(discards):
        m.discards[card] += 1
        m.deck[card] -= 1
    if stock is not None:
        m.stock = stock
    elif first_match < 61:
        m.stock = sum(m.deck)
    return table


def kinds_in(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def lay_out(table: Table, board: Mapping[str, str]) -> None:
    m = table.position
    for team, picture in board.items():
        number = TEAMS.index(team)
        place = m.lineup.index(number)
        for word in picture.split():
            slot, *on_top = kinds_in(word)
            put_in_slot(m, 0, slot, number, place)
            m.deck[slot] -= 1
            for card in on_top:
                put_on_top(m, 0, card, number, place)
                m.deck[card] -= 1
    assert min(m.deck) >= 0, "more cards of a kind than the box holds"


def end_set(
    first_match: int,
    board: Mapping[str, str],
    discards: str = "",
    deck: str = "",
    *,
    kept: Mapping[int, str] | None = None,
    seats: int = 2,
    owners: Mapping[str, int] | None = None,
) -> Table:
    """A set whose last card is played, about to be settled; cards not in the picture are left in the box."""
    table = knockout_table(first_match, seats, owners)
    m = table.position
    pair_teams(m, first_match)
    m.first_match = first_match
    m.lineup = tuple(team for match in matches_of_set(first_match) for team in m.teams_of(match))
    m.slots = [-1] * (SLOTS * len(m.lineup))
    m.worth = [0] * len(m.slots)
    m.filled = [0] * len(m.lineup)
    m.free = [True] * len(m.lineup)
    m.hands = [kinds((kept or {}).get(seat, "")) for seat in range(seats)]
    m.held = [sum(hand) for hand in m.hands]
    m.players = tuple(range(seats))
    lay_out(table, board)
    m.deck = kinds(deck)
    m.discards = kinds(discards)
    go(table, (settle_set, first_match))
    return table


def kick(table: Table, first: str, second: str) -> None:
    """A shoot-out, the two teams in turn."""
    for one, other in zip(first, second, strict=True):
        flip(table, one + other)


def board_of(table: Table) -> dict[str, str]:
    """The picture of the teams that have cards, as everybody sees it."""
    rows = table.view(None)["table"]["slots"]
    return {
        row["team"]: " ".join(letters_of([slot["card"]]) + letters_of(slot["cards"]) for slot in row["slots"])
        for row in rows
        if row["slots"]
    }


def draw(table: Table, letters: str) -> None:
    """The seats that are to draw get these cards, one each."""
    for card in cards(letters):
        (seat,) = table.asked
        table.play(seat, f"draw:{card}")


def hand(table: Table, seat: int) -> str:
    """What the seat sees of its own hand in the knock-out."""
    held = next(each for each in table.view(seat)["table"]["hands"] if each["player"] == seat)
    return letters_of(held["cards"])
