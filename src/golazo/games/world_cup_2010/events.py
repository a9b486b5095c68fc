"""The events of this game. A field that need not be there is seen by some seats only."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from golazo.games.world_cup_2010.view_types import Card, Group, GroupRow, Part

FlipReason = Annotated[int, ("penalty", "odd-attack")]


class TeamsDealt(TypedDict):
    player: int
    count: int
    team: NotRequired[list[int]]


class GroupBegins(TypedDict):
    group: Group
    team: list[int]
    players: list[int]


class HandDealt(TypedDict):
    team: int
    count: int
    cards: NotRequired[list[Card]]


class Laid(TypedDict):
    match: int
    team: int
    cards: list[Card]


class OpenPlay(TypedDict):
    """The goals of a side without any flip."""

    match: int
    team: int
    goals: int
    why: list[Part]


class Flipped(TypedDict):
    match: int
    team: int
    reason: FlipReason
    card: Card
    scores: bool


class Reshuffled(TypedDict):
    count: int


class FullTime(TypedDict):
    match: int
    first: int
    second: int
    one: int
    other: int


class Lot(TypedDict):
    group: Group
    team: int
    place: int


class GroupTable(TypedDict):
    group: Group
    rows: list[GroupRow]


class SetBegins(TypedDict):
    """Matches of the knock-out that are played together begin."""

    matches: list[int]
    team: list[int]
    players: list[int]
    stock: int
    player: int


class Hand(TypedDict):
    cards: list[Card]


class Drew(TypedDict):
    player: int
    stock: int
    card: NotRequired[Card]


class Discarded(TypedDict):
    player: int
    card: Card


class Placed(TypedDict):
    player: int
    card: Card
    team: int
    slot: int
    worth: int


class Covered(TypedDict):
    player: int
    card: Card
    team: int
    on: Card
    worth: int


class SettledCardsFreed(TypedDict):
    match: int
    cards: list[Card]


class ShootOut(TypedDict):
    match: int
    first: int
    second: int


class Kicked(TypedDict):
    match: int
    team: int
    card: Card
    scores: bool


class Won(TypedDict):
    match: int
    team: int
    kicks: list[int]
