"""The events of this game. A field that need not be there is seen by some seats only."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from golazo.games.match_of_the_season.cards import COMPETITIONS, SPACES, TROPHIES
from golazo.games.match_of_the_season.view_types import Absence, LeaguePoints, Part, Position

Competition = Annotated[int, COMPETITIONS]
SpaceKind = Annotated[int, SPACES]
TrophyKind = Annotated[int, TROPHIES]


class TeamDrawn(TypedDict):
    player: int
    team: int


class Dealt(TypedDict):
    team: int
    footballer: int


class DraftsFirst(TypedDict):
    """The team that chooses first in the draft, drawn by lot."""

    team: int


class Drafted(TypedDict):
    team: int
    footballer: int


class FullSquad(TypedDict):
    """A team may not bid, because it has as many players as it may have."""

    team: int
    footballer: int
    most: int


class Bid(TypedDict):
    team: int
    footballer: int
    money: int


class Unsold(TypedDict):
    footballer: int


class Bought(TypedDict):
    team: int
    footballer: int
    money: int


class SoldToBank(TypedDict):
    team: int
    footballer: int
    money: int


class PlayerTurned(TypedDict):
    footballer: int
    position: Position
    stars: int


class Offered(TypedDict):
    team: int
    footballer: int
    money: int


class Season(TypedDict):
    season: int


class RolledD6(TypedDict):
    team: int
    pips: int


class Turn(TypedDict):
    team: int


class Moves(TypedDict):
    team: int
    spaces: int


class Lands(TypedDict):
    team: int
    space: int
    space_kind: SpaceKind


class NobodyStruck(TypedDict):
    team: int
    pips: int


class Struck(TypedDict):
    team: int
    pips: int
    footballer: int
    absence: Absence


class CalledUp(TypedDict):
    team: int
    footballer: int


class AvailableAgain(TypedDict):
    team: int
    footballer: int


class KnownCardKept(TypedDict):
    """A kept chance card that came from under the deck, where everybody saw it."""

    team: int
    card: int


class CardKept(TypedDict):
    """A chance card that its manager alone sees."""

    team: int
    card: NotRequired[int]


class CardDrawn(TypedDict):
    team: int
    card: int


class Joined(TypedDict):
    team: int
    footballer: int


class IntoPool(TypedDict):
    footballer: int


class RedCardReturned(TypedDict):
    team: int
    card: int


class RedCardPlayed(TypedDict):
    team: int
    card: int


class Match(TypedDict):
    competition: Competition
    home: int
    away: int


class TooFew(TypedDict):
    """The teams that cannot field nine lose without a match."""

    home: int
    away: int
    teams: list[int]
    least: int


class RolledAgainstTheBank(TypedDict):
    team: int
    club: int
    pips: int
    won: bool


class Result(TypedDict):
    """`outcome` is 1 for the home team, 0 for a draw, -1 for the away team; goals only where they decided."""

    home: int
    away: int
    outcome: int
    home_goals: int | None
    away_goals: int | None


class WinMoney(TypedDict):
    team: int
    money: int
    why: list[Part]


class LineUpLaid(TypedDict):
    """Who is on the field, and which places, counted from the keeper, are empty."""

    team: int
    formation: int
    line_up: list[int]
    gaps: list[int]


class LineUpChanged(TypedDict):
    team: int
    formation: int
    line_up: list[int]
    gaps: list[int]


class CardLaid(TypedDict):
    """A tactic card is laid face down."""

    team: int
    card: NotRequired[int]


class CardOpened(TypedDict):
    team: int
    card: int


class MatchDie(TypedDict):
    face: int
    home: int
    away: int


class Stars(TypedDict):
    """The stars that a team sets against the other's."""

    club: int
    stars: int
    why: list[Part]


class Penalty(TypedDict):
    """`place` is where the taker stands, counted from the keeper."""

    winner: int
    place: int
    stars: int
    keeper_stars: int
    scored: bool


class MatchEvent(TypedDict):
    """One of several events of a match, by the optional rule."""

    home: int
    away: int
    happening: int
    pips: int


class OutAbroad(TypedDict):
    """A player of an international team is injured or sent off: nothing follows."""

    club: int
    absence: Absence


class Goal(TypedDict):
    home: int
    away: int
    home_goals: int
    away_goals: int


class Walkover(TypedDict):
    """The fourth team of a game for three loses without a match."""

    home: int
    away: int


class LeagueTable(TypedDict):
    teams: list[LeaguePoints]


class Trophy(TypedDict):
    team: int
    trophy: TrophyKind
    points: int
    money: int


class PlayOff(TypedDict):
    home: int
    away: int


class LotDrawn(TypedDict):
    team: int


class Bye(TypedDict):
    team: int


class Qualified(TypedDict):
    teams: list[int]


class LeftOut(TypedDict):
    club: int


class EuropeanPair(TypedDict):
    home: int
    away: int


class EuropeanRound(TypedDict):
    clubs: list[int]


class Extended(TypedDict):
    team: int
    footballer: int


class Lost(TypedDict):
    """A player leaves at the end of a season."""

    team: int
    footballer: int
    pips: int


class Swapped(TypedDict):
    team: int
    other: int
    footballer: int
    given: int
