"""The events of this game. A field that need not be there is seen by some seats only."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from golazo.games.masters_of_football.view_types import Level, Part, Plan, PlayerLevel, Tactic

Roll = Annotated[int, ("attack", "defence")]


class ChampionshipDrawn(TypedDict):
    player: int
    championship: int


class NonPersonTeam(TypedDict):
    team: int
    footballers: list[int]


class ManagerDealt(TypedDict):
    player: int
    manager: NotRequired[int]


class ManagerChosen(TypedDict):
    player: int
    team: int
    manager: int
    refused_managers: list[int]
    money: int


class MoneyForAll(TypedDict):
    amount: int


class PlayerDealt(TypedDict):
    player: int
    player_level: PlayerLevel
    footballer: NotRequired[int]


class PlayersBought(TypedDict):
    player: int
    bought: list[int]
    refused: list[int]
    money: int


class PlayersReshuffled(TypedDict):
    player_level: PlayerLevel


class WoodJoins(TypedDict):
    team: int
    footballer: int
    player_level: PlayerLevel


class CardDrawn(TypedDict):
    player: int
    card: NotRequired[int]


class CardsReshuffled(TypedDict):
    """The discards are the deck again."""


class CardSwapped(TypedDict):
    player: int
    card: int


class Matchday(TypedDict):
    number: int


class Income(TypedDict):
    player: int
    amount: int


class Match(TypedDict):
    """A match begins; `team` has home advantage."""

    home: int
    away: int
    team: int


class PlayerLeaves(TypedDict):
    team: int
    footballer: int


class Lineup(TypedDict):
    team: int
    footballers: list[int]


class TargetNamed(TypedDict):
    player: int
    card: int
    footballer: int


class Announced(TypedDict):
    player: int
    plays: bool


class CardPlayed(TypedDict):
    player: int
    card: int


class CardPlayedFor(TypedDict):
    player: int
    card: int
    team: int


class CardPlayedOn(TypedDict):
    player: int
    card: int
    footballer: int


class CardPlayedReRoll(TypedDict):
    player: int
    card: int
    roll: Roll


class CardTakenBack(TypedDict):
    player: int
    card: int


class CardWithoutEffect(TypedDict):
    player: int
    card: int


class CardUsed(TypedDict):
    player: int
    card: int
    use: int


class ReRoll(TypedDict):
    """A manager's own re-roll."""

    player: int
    manager: int
    roll: Roll


class ReRollAgain(TypedDict):
    """A re-roll that a card on the table had left."""

    player: int
    card: int
    roll: Roll


class TacticForced(TypedDict):
    tactic: Tactic


class TacticalValue(TypedDict):
    team: int
    value: int
    why: list[Part]


class TacticalBattle(TypedDict):
    team: int
    tactic: Tactic
    by_genius: bool


class AttackLevel(TypedDict):
    """`moved` is how far the level is from the one that the value gives."""

    team: int
    value: int
    level: Level
    moved: int
    why: list[Part]


class DefenceLevel(TypedDict):
    """`moved` is how far the level is from the one that the value gives."""

    team: int
    value: int
    level: Level
    moved: int
    why: list[Part]


class Turn(TypedDict):
    turn: int
    team: int


class TurnSkipped(TypedDict):
    turn: int


class Dice(TypedDict):
    team: int
    attack: int
    defence: int
    attack_genius: int
    defence_genius: int
    attack_total: int
    defence_total: int


class Goal(TypedDict):
    team: int
    genius_goal: bool
    home: int
    away: int
    home_goals: int
    away_goals: int


class GoalStopped(TypedDict):
    team: int


class GoalDisallowed(TypedDict):
    team: int
    home: int
    away: int
    home_goals: int
    away_goals: int


class ExtraAttackRoll(TypedDict):
    team: int
    value: int
    needed: int


class HalfTime(TypedDict):
    home: int
    away: int
    home_goals: int
    away_goals: int


class SubstitutionsAnnounced(TypedDict):
    team: int
    plan: Plan


class Substitution(TypedDict):
    team: int
    out: int
    coming: int


class InjuryTime(TypedDict):
    team: int
    value: int
    needed: int


class FinalWhistle(TypedDict):
    home: int
    away: int
    home_goals: int
    away_goals: int


class WinBonus(TypedDict):
    """`money` is what comes back of what was set aside."""

    player: int
    cost: int
    money: int


class TransferMarket(TypedDict):
    """It opens."""


class CardsDiscarded(TypedDict):
    player: int
    cards: list[int]


class PlayersReleased(TypedDict):
    team: int
    footballers: list[int]


class Academy(TypedDict):
    """It opens."""


class AcademyRoll(TypedDict):
    player: int
    genius: int


class AcademyPlayer(TypedDict):
    player: int
    footballer: int


class AcademyJoins(TypedDict):
    team: int
    footballer: int


class Lot(TypedDict):
    team: int


class Final(TypedDict):
    home: int
    away: int


class FirstHome(TypedDict):
    team: int


class Champion(TypedDict):
    team: int
