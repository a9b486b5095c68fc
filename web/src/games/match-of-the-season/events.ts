// Generated from golazo.games.match_of_the_season.events by scripts/generate: do not edit.

import type { Absence, LeaguePoints, Part, Position } from "./view";

export type Competition = "league" | "national-cup" | "supercup" | "european-cup" | "play-off";

export type SpaceKind =
  | "whistle"
  | "chance"
  | "injury"
  | "red-card"
  | "duty"
  | "transfer"
  | "supercup"
  | "europe"
  | "cup"
  | "league";

export type TrophyKind =
  | "league-first"
  | "league-second"
  | "league-third"
  | "league-fourth"
  | "cup-winner"
  | "cup-finalist"
  | "europe-winner"
  | "europe-finalist"
  | "supercup-winner";

export type TeamDrawn = {
  readonly event: "team-drawn";
  readonly player: number;
  readonly team: string;
};

export type Dealt = {
  readonly event: "dealt";
  readonly team: string;
  readonly footballer: string;
};

/** The team that chooses first in the draft, drawn by lot. */
export type DraftsFirst = {
  readonly event: "drafts-first";
  readonly team: string;
};

export type Drafted = {
  readonly event: "drafted";
  readonly team: string;
  readonly footballer: string;
};

/** A team may not bid, because it has as many players as it may have. */
export type FullSquad = {
  readonly event: "full-squad";
  readonly team: string;
  readonly footballer: string;
  readonly most: number;
};

export type Bid = {
  readonly event: "bid";
  readonly team: string;
  readonly footballer: string;
  readonly money: number;
};

export type Unsold = {
  readonly event: "unsold";
  readonly footballer: string;
};

export type Bought = {
  readonly event: "bought";
  readonly team: string;
  readonly footballer: string;
  readonly money: number;
};

export type SoldToBank = {
  readonly event: "sold-to-bank";
  readonly team: string;
  readonly footballer: string;
  readonly money: number;
};

export type PlayerTurned = {
  readonly event: "player-turned";
  readonly footballer: string;
  readonly position: Position;
  readonly stars: number;
};

export type Offered = {
  readonly event: "offered";
  readonly team: string;
  readonly footballer: string;
  readonly money: number;
};

export type Season = {
  readonly event: "season";
  readonly season: number;
};

export type RolledD6 = {
  readonly event: "rolled-d6";
  readonly team: string;
  readonly pips: number;
};

export type Turn = {
  readonly event: "turn";
  readonly team: string;
};

export type Moves = {
  readonly event: "moves";
  readonly team: string;
  readonly spaces: number;
};

export type Lands = {
  readonly event: "lands";
  readonly team: string;
  readonly space: string;
  readonly space_kind: SpaceKind;
};

export type NobodyStruck = {
  readonly event: "nobody-struck";
  readonly team: string;
  readonly pips: number;
};

export type Struck = {
  readonly event: "struck";
  readonly team: string;
  readonly pips: number;
  readonly footballer: string;
  readonly absence: Absence;
};

export type CalledUp = {
  readonly event: "called-up";
  readonly team: string;
  readonly footballer: string;
};

export type AvailableAgain = {
  readonly event: "available-again";
  readonly team: string;
  readonly footballer: string;
};

/** A kept chance card that came from under the deck, where everybody saw it. */
export type KnownCardKept = {
  readonly event: "known-card-kept";
  readonly team: string;
  readonly card: string;
};

/** A chance card that its manager alone sees. */
export type CardKept = {
  readonly event: "card-kept";
  readonly team: string;
  readonly card?: string;
};

export type CardDrawn = {
  readonly event: "card-drawn";
  readonly team: string;
  readonly card: string;
};

export type Joined = {
  readonly event: "joined";
  readonly team: string;
  readonly footballer: string;
};

export type IntoPool = {
  readonly event: "into-pool";
  readonly footballer: string;
};

export type RedCardReturned = {
  readonly event: "red-card-returned";
  readonly team: string;
  readonly card: string;
};

export type RedCardPlayed = {
  readonly event: "red-card-played";
  readonly team: string;
  readonly card: string;
};

export type Match = {
  readonly event: "match";
  readonly competition: Competition;
  readonly home: string;
  readonly away: string;
};

/** The teams that cannot field nine lose without a match. */
export type TooFew = {
  readonly event: "too-few";
  readonly home: string;
  readonly away: string;
  readonly teams: readonly string[];
  readonly least: number;
};

export type RolledAgainstTheBank = {
  readonly event: "rolled-against-the-bank";
  readonly team: string;
  readonly club: string;
  readonly pips: number;
  readonly won: boolean;
};

/** `outcome` is 1 for the home team, 0 for a draw, -1 for the away team; goals only where they decided. */
export type Result = {
  readonly event: "result";
  readonly home: string;
  readonly away: string;
  readonly outcome: number;
  readonly home_goals: number | null;
  readonly away_goals: number | null;
};

export type WinMoney = {
  readonly event: "win-money";
  readonly team: string;
  readonly money: number;
  readonly why: readonly Part[];
};

/** Who is on the field, and which places, counted from the keeper, are empty. */
export type LineUpLaid = {
  readonly event: "line-up-laid";
  readonly team: string;
  readonly formation: string;
  readonly line_up: readonly string[];
  readonly gaps: readonly number[];
};

export type LineUpChanged = {
  readonly event: "line-up-changed";
  readonly team: string;
  readonly formation: string;
  readonly line_up: readonly string[];
  readonly gaps: readonly number[];
};

/** A tactic card is laid face down. */
export type CardLaid = {
  readonly event: "card-laid";
  readonly team: string;
  readonly card?: string;
};

export type CardOpened = {
  readonly event: "card-opened";
  readonly team: string;
  readonly card: string;
};

export type MatchDie = {
  readonly event: "match-die";
  readonly face: string;
  readonly home: string;
  readonly away: string;
};

/** The stars that a team sets against the other's. */
export type Stars = {
  readonly event: "stars";
  readonly club: string;
  readonly stars: number;
  readonly why: readonly Part[];
};

/** `place` is where the taker stands, counted from the keeper. */
export type Penalty = {
  readonly event: "penalty";
  readonly winner: string;
  readonly place: number;
  readonly stars: number;
  readonly keeper_stars: number;
  readonly scored: boolean;
};

/** One of several events of a match, by the optional rule. */
export type MatchEvent = {
  readonly event: "match-event";
  readonly home: string;
  readonly away: string;
  readonly happening: string;
  readonly pips: number;
};

/** A player of an international team is injured or sent off: nothing follows. */
export type OutAbroad = {
  readonly event: "out-abroad";
  readonly club: string;
  readonly absence: Absence;
};

export type Goal = {
  readonly event: "goal";
  readonly home: string;
  readonly away: string;
  readonly home_goals: number;
  readonly away_goals: number;
};

/** The fourth team of a game for three loses without a match. */
export type Walkover = {
  readonly event: "walkover";
  readonly home: string;
  readonly away: string;
};

export type LeagueTable = {
  readonly event: "league-table";
  readonly teams: readonly LeaguePoints[];
};

export type Trophy = {
  readonly event: "trophy";
  readonly team: string;
  readonly trophy: TrophyKind;
  readonly points: number;
  readonly money: number;
};

export type PlayOff = {
  readonly event: "play-off";
  readonly home: string;
  readonly away: string;
};

export type LotDrawn = {
  readonly event: "lot-drawn";
  readonly team: string;
};

export type Bye = {
  readonly event: "bye";
  readonly team: string;
};

export type Qualified = {
  readonly event: "qualified";
  readonly teams: readonly string[];
};

export type LeftOut = {
  readonly event: "left-out";
  readonly club: string;
};

export type EuropeanPair = {
  readonly event: "european-pair";
  readonly home: string;
  readonly away: string;
};

export type EuropeanRound = {
  readonly event: "european-round";
  readonly clubs: readonly string[];
};

export type Extended = {
  readonly event: "extended";
  readonly team: string;
  readonly footballer: string;
};

/** A player leaves at the end of a season. */
export type Lost = {
  readonly event: "lost";
  readonly team: string;
  readonly footballer: string;
  readonly pips: number;
};

export type Swapped = {
  readonly event: "swapped";
  readonly team: string;
  readonly other: string;
  readonly footballer: string;
  readonly given: string;
};

export type TableEvent =
  | TeamDrawn
  | Dealt
  | DraftsFirst
  | Drafted
  | FullSquad
  | Bid
  | Unsold
  | Bought
  | SoldToBank
  | PlayerTurned
  | Offered
  | Season
  | RolledD6
  | Turn
  | Moves
  | Lands
  | NobodyStruck
  | Struck
  | CalledUp
  | AvailableAgain
  | KnownCardKept
  | CardKept
  | CardDrawn
  | Joined
  | IntoPool
  | RedCardReturned
  | RedCardPlayed
  | Match
  | TooFew
  | RolledAgainstTheBank
  | Result
  | WinMoney
  | LineUpLaid
  | LineUpChanged
  | CardLaid
  | CardOpened
  | MatchDie
  | Stars
  | Penalty
  | MatchEvent
  | OutAbroad
  | Goal
  | Walkover
  | LeagueTable
  | Trophy
  | PlayOff
  | LotDrawn
  | Bye
  | Qualified
  | LeftOut
  | EuropeanPair
  | EuropeanRound
  | Extended
  | Lost
  | Swapped;
