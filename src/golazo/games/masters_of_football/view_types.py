"""The shape of a view: what the browser gets, and what bots may read."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES
from golazo.games.masters_of_football.schema import LEVELS_OF_PLAYERS, TACTICS, Genius, Position

Tactic = Annotated[int, TACTICS]
Level = Annotated[int, LEVEL_NAMES]
PlayerLevel = Annotated[int, LEVELS_OF_PLAYERS]
Plan = Annotated[int, ("none", "before", "after")]


class Part(TypedDict):
    """One line of how a value came about: a player, a card, a card on a player, the manager, the dice."""

    amount: int
    by: str
    rule: str
    footballer: NotRequired[int]
    card: NotRequired[int]
    manager: NotRequired[int]


class Footballer(TypedDict):
    """A player card as printed; `attack` and `defence` are by tactic."""

    footballer: int
    player_level: PlayerLevel
    position: Position
    cost: int
    attack: list[int]
    defence: list[int]
    tactical: int
    genius_marks: list[Genius]


class ForSale(Footballer):
    """A player card that a seat may buy; `price` is what he costs its manager."""

    price: int


class Team(TypedDict):
    """A team; one that nobody plays has no seat, no manager and no money."""

    team: int
    player: int | None
    manager: int | None
    money: int | None
    squad: list[Footballer]


class Limits(TypedDict):
    """The tactics under which a card counts; none if it counts under all."""

    tactic: list[Tactic]


class HeldCard(TypedDict):
    """A card in hand; `cost` is what it costs the seat's manager."""

    card: int
    cost: int
    limits: Limits


class Cards(TypedDict):
    cards: list[int]


class Hand(TypedDict):
    """What a seat holds; faces only of one's own, `shown` are cards that everybody has seen in it."""

    player: int
    count: int
    cards: list[HeldCard] | None
    shown: Cards
    offered: int
    offer: list[ForSale] | None
    dealt_managers: list[int] | None


class TableRow(TypedDict):
    """A line of a championship's table; `above_by` is what puts the team above the next one."""

    team: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    away_goals: int
    points: int
    above_by: str


class MatchResult(TypedDict):
    home: int
    away: int
    score: tuple[int, int]


class Fixture(TypedDict):
    matchday: int
    home: int
    away: int


class Odds(TypedDict):
    """The chances of a home win, a draw and an away win."""

    home: float
    draw: float
    away: float


class OneTeam(TypedDict):
    team: int


class ManyTeams(TypedDict):
    team: list[int]


class Dice(TypedDict):
    """The last roll of the match: attack before defence in `genius`."""

    attack: int
    defence: int
    genius: tuple[int | None, int | None]
    attack_is_higher: bool


class CardInPlay(TypedDict):
    """A card beside the pitch: the team and the player it acts on, who played it, and the uses it has left."""

    card: int
    team: int
    footballer: int | None
    player: int
    uses: int


class LaidTactic(TypedDict):
    tactic: Tactic | None


class Value(TypedDict):
    value: int
    why: list[Part]


class LevelValue(Value):
    """Attack or defence, and the level that it gives."""

    level: Level


class TacticalDice(TypedDict):
    value: int
    genius: int


class Side(TypedDict):
    """A team in its match; `footballers` and `laid` are hidden while they lie face down for this seat."""

    team: int
    footballers: list[int] | None
    laid: LaidTactic
    attack: LevelValue | None
    defence: LevelValue | None
    tactical: Value | None
    tactical_dice: TacticalDice
    genius_spent: bool
    re_rolls: int
    substitutions: int
    plan: Plan


class Pitch(TypedDict):
    """A match under way; `turn` is 13 once all turns are played, `attackers` are those of all turns."""

    home: int
    away: int
    advantage: OneTeam
    tactic: Tactic | None
    forced: bool
    turn: int
    odds: NotRequired[Odds | None]
    attackers: ManyTeams
    attacker: OneTeam
    skips: int
    score: tuple[int, int]
    goal: bool
    dice: Dice
    cards: list[CardInPlay]
    pending: Cards
    sides: tuple[Side, Side]


class PlayerStack(TypedDict):
    """Players of a level: how many are still to be drawn, and who is discarded."""

    player_level: PlayerLevel
    stack: int
    footballers: list[int]


class Stacks(TypedDict):
    deck: int
    discards: Cards
    players: list[PlayerStack]


class View(TypedDict):
    matchday: int
    teams: list[Team]
    hands: list[Hand]
    tables: list[list[TableRow]]
    results: list[MatchResult]
    fixtures: list[Fixture]
    pitches: list[Pitch]
    academy: list[Footballer]
    finalists: list[OneTeam]
    stacks: Stacks
