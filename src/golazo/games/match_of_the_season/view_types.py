"""The shape of a view: what the browser gets, and what bots may read. Money is in thousands of euros."""

from __future__ import annotations

from typing import Annotated, TypedDict

from golazo.games.match_of_the_season.rules.formations import POSITIONS

Position = Annotated[int, POSITIONS]
Absence = Annotated[int, ("injured", "sent-off", "on-duty")]


class Part(TypedDict):
    """One line of how stars or money came about."""

    amount: int
    by: str
    rule: str


class OneTeam(TypedDict):
    team: int


class Teams(TypedDict):
    teams: list[int]


class Clubs(TypedDict):
    clubs: list[int]


class Footballers(TypedDict):
    footballers: list[int]


class Cards(TypedDict):
    cards: list[int]


class Footballer(TypedDict):
    footballer: int
    stars: int
    position: Position


class Absent(TypedDict):
    footballer: int
    absence: Absence


class Need(TypedDict):
    """How many players of a position a squad lacks."""

    position: Position
    number: int


class Team(TypedDict):
    """`points` are of this season's league, `score` is the trophy points of the whole game.

    `available` are the players it can field in its next line-up. The line-up goes from the keeper, left to right;
    None is a gap. `cards` are the kept chance cards whose faces the seat knows.
    """

    team: int
    player: int
    money: int
    points: int
    score: int
    trophies: int
    squad: list[Footballer]
    out: list[Absent]
    formation: int | None
    available: Footballers | None
    line_up: list[int | None]
    needs: list[Need]
    face_down: Footballers
    held: int
    cards: list[int]
    green: int


class LeaguePlace(TypedDict):
    """A team that is level with another has no place yet."""

    team: int
    place: int | None


class LeaguePoints(TypedDict):
    team: int
    points: int


class Sale(TypedDict):
    """The player who is being bid for, the next bid, who leads, who may still bid, and who sells him."""

    footballer: int
    stars: int
    position: Position
    money: int
    leader: OneTeam | None
    teams: list[int]
    seller: OneTeam | None


class PlayerDeck(TypedDict):
    unseen: int
    under: Footballers


class ChanceDeck(TypedDict):
    unseen: int
    under: Cards


class Prices(TypedDict):
    """By stars: what a player costs, and what the bank pays for him."""

    base: list[int]
    bank: list[int]


class Side(TypedDict):
    """The card of an international team."""

    formation: str
    whole: int
    keeper: int
    defence: int
    midfield: int
    attack: int
    stars: list[int]


class Match(TypedDict):
    """The match under way or played last; `card` is the tactic card laid face down, shown to its owner only."""

    home: int
    away: int
    goals: list[int] | None
    laid: bool
    card: int | None
    side: Side | None


class Europe(TypedDict):
    """The clubs still in the European Cup; `paired` are those of the round under way that are drawn already."""

    clubs: list[int]
    paired: Clubs


class TeamSeason(TypedDict):
    team: int
    score: int
    money: int
    points: int


class SeasonStory(TypedDict):
    """A season that is over."""

    season: int
    teams: list[TeamSeason]
    champion: OneTeam
    cup: OneTeam
    europe: OneTeam | None


class View(TypedDict):
    """`league` has the teams in its order; `picks` is how many players the manager who drafts now may still choose."""

    season: int
    seasons: int
    space: int
    week: int
    mover: OneTeam | None
    teams: list[Team]
    league: list[LeaguePlace]
    pool: list[Footballer]
    turned: list[Footballer]
    auction: Sale | None
    deck: PlayerDeck
    chance: ChanceDeck
    bank: int
    prices: Prices
    picks: int
    match: Match | None
    cup: Teams
    europe: Europe
    holder: OneTeam | None
    chronicle: list[SeasonStory]
