"""The shape of a view: what the browser gets, and what bots may read."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from golazo.games.world_cup_2010.cards import CARDS, GROUPS, RESTRICTIONS

Card = Annotated[int, CARDS]
Group = Annotated[int, tuple(GROUPS)]
Restriction = Annotated[int, RESTRICTIONS]


class Part(TypedDict):
    """One line of how goals came about: a Goal card, what was taken off it, pairs of Attacks, a cancelled Attack."""

    amount: int
    by: str
    rule: str
    count: int
    card: NotRequired[Card]


class TeamRow(TypedDict):
    """A team whose owner the seat knows."""

    team: int
    player: int
    restricted: Restriction


class GroupRow(TypedDict):
    """A line of a group's table; `ahead_by` is what puts the team before the next one, once the group is over."""

    team: int
    points: int
    difference: int
    scored: int
    ahead_by: str


class GroupTable(TypedDict):
    group: Group
    rows: list[GroupRow]


class MatchResult(TypedDict):
    """A finished match; `kicks` are the goals of a shoot-out, none if there was no such."""

    match: int
    first: int
    second: int
    one: int
    other: int
    kicks: list[int]


BracketRow = TypedDict(
    "BracketRow",
    {
        "match": int,
        "from": "tuple[str, str] | tuple[int, int]",
        "first": "int | None",
        "second": "int | None",
        "winner": "int | None",
    },
)
"""A match of the knock-out; `from` are places of groups ("A1"), or the matches that name the teams."""


class Teams(TypedDict):
    teams: list[int]


class Limit(TypedDict):
    """What Goal, 2 Goals and 3 Goals count for a team that is restricted so."""

    restricted: Restriction
    counts: list[int]


class Hand(TypedDict):
    """A team's hand in the groups, a player's in the knock-out; faces only of one's own."""

    player: int
    team: int | None
    count: int
    cards: list[Card] | None


class Slot(TypedDict):
    """A card on a team, what it still counts, and the cards on top of it."""

    card: Card
    worth: int
    cards: list[Card]


class SlotRow(TypedDict):
    match: int
    team: int
    slots: list[Slot]


class Cards(TypedDict):
    cards: list[Card]


class View(TypedDict):
    """`out` are the teams that can no longer win the cup; `stock` are the cards of the deck still to be drawn."""

    phase: Literal["groups", "knock-out"]
    teams: list[TeamRow]
    groups: list[GroupTable]
    results: list[MatchResult]
    bracket: list[BracketRow]
    out: Teams
    limits: list[Limit]
    group: Group | None
    matches: list[int]
    hands: list[Hand]
    slots: list[SlotRow]
    laid: list[Cards]
    discards: Cards
    deck: int
    stock: int
