// Generated from golazo.games.masters_of_football.events by scripts/generate: do not edit.

import type { Level, Part, Plan, PlayerLevel, Tactic } from "./view";

export type Roll = "attack" | "defence";

export type ChampionshipDrawn = {
  readonly event: "championship-drawn";
  readonly player: number;
  readonly championship: string;
};

export type NonPersonTeam = {
  readonly event: "non-person-team";
  readonly team: string;
  readonly footballers: readonly string[];
};

export type ManagerDealt = {
  readonly event: "manager-dealt";
  readonly player: number;
  readonly manager?: string;
};

export type ManagerChosen = {
  readonly event: "manager-chosen";
  readonly player: number;
  readonly team: string;
  readonly manager: string;
  readonly refused_managers: readonly string[];
  readonly money: number;
};

export type MoneyForAll = {
  readonly event: "money-for-all";
  readonly amount: number;
};

export type PlayerDealt = {
  readonly event: "player-dealt";
  readonly player: number;
  readonly player_level: PlayerLevel;
  readonly footballer?: string;
};

export type PlayersBought = {
  readonly event: "players-bought";
  readonly player: number;
  readonly bought: readonly string[];
  readonly refused: readonly string[];
  readonly money: number;
};

export type PlayersReshuffled = {
  readonly event: "players-reshuffled";
  readonly player_level: PlayerLevel;
};

export type WoodJoins = {
  readonly event: "wood-joins";
  readonly team: string;
  readonly footballer: string;
  readonly player_level: PlayerLevel;
};

export type CardDrawn = {
  readonly event: "card-drawn";
  readonly player: number;
  readonly card?: string;
};

/** The discards are the deck again. */
export type CardsReshuffled = {
  readonly event: "cards-reshuffled";
};

export type CardSwapped = {
  readonly event: "card-swapped";
  readonly player: number;
  readonly card: string;
};

export type Matchday = {
  readonly event: "matchday";
  readonly number: number;
};

export type Income = {
  readonly event: "income";
  readonly player: number;
  readonly amount: number;
};

/** A match begins; `team` has home advantage. */
export type Match = {
  readonly event: "match";
  readonly home: string;
  readonly away: string;
  readonly team: string;
};

export type PlayerLeaves = {
  readonly event: "player-leaves";
  readonly team: string;
  readonly footballer: string;
};

export type Lineup = {
  readonly event: "lineup";
  readonly team: string;
  readonly footballers: readonly string[];
};

export type TargetNamed = {
  readonly event: "target-named";
  readonly player: number;
  readonly card: string;
  readonly footballer: string;
};

export type Announced = {
  readonly event: "announced";
  readonly player: number;
  readonly plays: boolean;
};

export type CardPlayed = {
  readonly event: "card-played";
  readonly player: number;
  readonly card: string;
};

export type CardPlayedFor = {
  readonly event: "card-played-for";
  readonly player: number;
  readonly card: string;
  readonly team: string;
};

export type CardPlayedOn = {
  readonly event: "card-played-on";
  readonly player: number;
  readonly card: string;
  readonly footballer: string;
};

export type CardPlayedReRoll = {
  readonly event: "card-played-re-roll";
  readonly player: number;
  readonly card: string;
  readonly roll: Roll;
};

export type CardTakenBack = {
  readonly event: "card-taken-back";
  readonly player: number;
  readonly card: string;
};

export type CardWithoutEffect = {
  readonly event: "card-without-effect";
  readonly player: number;
  readonly card: string;
};

export type CardUsed = {
  readonly event: "card-used";
  readonly player: number;
  readonly card: string;
  readonly use: string;
};

/** A manager's own re-roll. */
export type ReRoll = {
  readonly event: "re-roll";
  readonly player: number;
  readonly manager: string;
  readonly roll: Roll;
};

/** A re-roll that a card on the table had left. */
export type ReRollAgain = {
  readonly event: "re-roll-again";
  readonly player: number;
  readonly card: string;
  readonly roll: Roll;
};

export type TacticForced = {
  readonly event: "tactic-forced";
  readonly tactic: Tactic;
};

export type TacticalValue = {
  readonly event: "tactical-value";
  readonly team: string;
  readonly value: number;
  readonly why: readonly Part[];
};

export type TacticalBattle = {
  readonly event: "tactical-battle";
  readonly team: string;
  readonly tactic: Tactic;
  readonly by_genius: boolean;
};

/** `moved` is how far the level is from the one that the value gives. */
export type AttackLevel = {
  readonly event: "attack-level";
  readonly team: string;
  readonly value: number;
  readonly level: Level;
  readonly moved: number;
  readonly why: readonly Part[];
};

/** `moved` is how far the level is from the one that the value gives. */
export type DefenceLevel = {
  readonly event: "defence-level";
  readonly team: string;
  readonly value: number;
  readonly level: Level;
  readonly moved: number;
  readonly why: readonly Part[];
};

export type Turn = {
  readonly event: "turn";
  readonly turn: number;
  readonly team: string;
};

export type TurnSkipped = {
  readonly event: "turn-skipped";
  readonly turn: number;
};

export type Dice = {
  readonly event: "dice";
  readonly team: string;
  readonly attack: number;
  readonly defence: number;
  readonly attack_genius: string;
  readonly defence_genius: string;
  readonly attack_total: number;
  readonly defence_total: number;
};

export type Goal = {
  readonly event: "goal";
  readonly team: string;
  readonly genius_goal: boolean;
  readonly home: string;
  readonly away: string;
  readonly home_goals: number;
  readonly away_goals: number;
};

export type GoalStopped = {
  readonly event: "goal-stopped";
  readonly team: string;
};

export type GoalDisallowed = {
  readonly event: "goal-disallowed";
  readonly team: string;
  readonly home: string;
  readonly away: string;
  readonly home_goals: number;
  readonly away_goals: number;
};

export type ExtraAttackRoll = {
  readonly event: "extra-attack-roll";
  readonly team: string;
  readonly value: number;
  readonly needed: number;
};

export type HalfTime = {
  readonly event: "half-time";
  readonly home: string;
  readonly away: string;
  readonly home_goals: number;
  readonly away_goals: number;
};

export type SubstitutionsAnnounced = {
  readonly event: "substitutions-announced";
  readonly team: string;
  readonly plan: Plan;
};

export type Substitution = {
  readonly event: "substitution";
  readonly team: string;
  readonly out: string;
  readonly coming: string;
};

export type InjuryTime = {
  readonly event: "injury-time";
  readonly team: string;
  readonly value: number;
  readonly needed: number;
};

export type FinalWhistle = {
  readonly event: "final-whistle";
  readonly home: string;
  readonly away: string;
  readonly home_goals: number;
  readonly away_goals: number;
};

/** `money` is what comes back of what was set aside. */
export type WinBonus = {
  readonly event: "win-bonus";
  readonly player: number;
  readonly cost: number;
  readonly money: number;
};

/** It opens. */
export type TransferMarket = {
  readonly event: "transfer-market";
};

export type CardsDiscarded = {
  readonly event: "cards-discarded";
  readonly player: number;
  readonly cards: readonly string[];
};

export type PlayersReleased = {
  readonly event: "players-released";
  readonly team: string;
  readonly footballers: readonly string[];
};

/** It opens. */
export type Academy = {
  readonly event: "academy";
};

export type AcademyRoll = {
  readonly event: "academy-roll";
  readonly player: number;
  readonly genius: string;
};

export type AcademyPlayer = {
  readonly event: "academy-player";
  readonly player: number;
  readonly footballer: string;
};

export type AcademyJoins = {
  readonly event: "academy-joins";
  readonly team: string;
  readonly footballer: string;
};

export type Lot = {
  readonly event: "lot";
  readonly team: string;
};

export type Final = {
  readonly event: "final";
  readonly home: string;
  readonly away: string;
};

export type FirstHome = {
  readonly event: "first-home";
  readonly team: string;
};

export type Champion = {
  readonly event: "champion";
  readonly team: string;
};

export type TableEvent =
  | ChampionshipDrawn
  | NonPersonTeam
  | ManagerDealt
  | ManagerChosen
  | MoneyForAll
  | PlayerDealt
  | PlayersBought
  | PlayersReshuffled
  | WoodJoins
  | CardDrawn
  | CardsReshuffled
  | CardSwapped
  | Matchday
  | Income
  | Match
  | PlayerLeaves
  | Lineup
  | TargetNamed
  | Announced
  | CardPlayed
  | CardPlayedFor
  | CardPlayedOn
  | CardPlayedReRoll
  | CardTakenBack
  | CardWithoutEffect
  | CardUsed
  | ReRoll
  | ReRollAgain
  | TacticForced
  | TacticalValue
  | TacticalBattle
  | AttackLevel
  | DefenceLevel
  | Turn
  | TurnSkipped
  | Dice
  | Goal
  | GoalStopped
  | GoalDisallowed
  | ExtraAttackRoll
  | HalfTime
  | SubstitutionsAnnounced
  | Substitution
  | InjuryTime
  | FinalWhistle
  | WinBonus
  | TransferMarket
  | CardsDiscarded
  | PlayersReleased
  | Academy
  | AcademyRoll
  | AcademyPlayer
  | AcademyJoins
  | Lot
  | Final
  | FirstHome
  | Champion;
