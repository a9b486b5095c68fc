/** What `view.py` of the game makes: all that a seat may see of the table. */
import type { Part } from "../../lib/table";

export const TACTICS = ["possession", "direct", "physical", "defensive"] as const;
export const LEVELS = ["red", "brown", "orange", "green", "blue", "purple"] as const;
export const TURNS = 12;
export const TURNS_A_HALF = 6;

export type Tactic = (typeof TACTICS)[number];
export type Level = (typeof LEVELS)[number];
export type PlayerLevel = "gold" | "silver" | "bronze" | "wood";
export type Position = "D" | "M" | "F";
export type Genius = "attack" | "defence" | "tactics";

export interface Footballer {
  readonly footballer: string;
  readonly player_level: PlayerLevel;
  readonly position: Position;
  readonly cost: number;
  /** By tactic, in the order of `TACTICS`. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly tactical: number;
  readonly genius_marks: readonly Genius[];
}

/** A player to be bought. */
export interface ForSale extends Footballer {
  /** What he costs this manager. */
  readonly price: number;
}

export interface Team {
  readonly team: string;
  /** The seat; none for a non-person team. */
  readonly player: number | null;
  readonly manager: string | null;
  readonly money: number | null;
  readonly squad: readonly Footballer[];
}

export interface HeldCard {
  readonly card: string;
  readonly cost: number;
}

export interface Hand {
  readonly player: number;
  readonly count: number;
  readonly cards: readonly HeldCard[] | null;
  readonly shown: { readonly cards: readonly string[] };
  readonly offered: number;
  readonly offer: readonly ForSale[] | null;
  readonly dealt_managers: readonly string[] | null;
}

export interface Row {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** What puts the team above the next one. */
  readonly above_by: string;
}

export interface Value {
  readonly value: number;
  readonly why: readonly Part[];
}

export interface LevelValue extends Value {
  readonly level: Level;
}

export interface Side {
  readonly team: string;
  /** None while they lie face down for this seat. */
  readonly footballers: readonly string[] | null;
  readonly laid: { readonly tactic: Tactic | null };
  readonly attack: LevelValue | null;
  readonly defence: LevelValue | null;
  readonly tactical: Value | null;
  readonly tactical_dice: { readonly value: number; readonly genius: string };
  readonly genius_spent: boolean;
  readonly re_rolls: number;
  readonly substitutions: number;
  readonly plan: string;
}

export interface CardInPlay {
  readonly card: string;
  readonly team: string;
  readonly footballer: string | null;
  readonly player: number;
  readonly uses: number;
}

export interface Odds {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface Pitch {
  readonly home: string;
  readonly away: string;
  readonly advantage: { readonly team: string };
  readonly tactic: Tactic | null;
  readonly forced: boolean;
  /** 1 to 12; 13 once all turns are played. */
  readonly turn: number;
  readonly odds: Odds | null;
  /** Who attacks in each turn. */
  readonly attackers: { readonly team: readonly string[] };
  readonly attacker: { readonly team: string };
  readonly skips: number;
  readonly score: readonly [number, number];
  readonly goal: boolean;
  readonly dice: {
    readonly attack: number;
    readonly defence: number;
    readonly genius: readonly [string | null, string | null];
    readonly attack_is_higher: boolean;
  };
  readonly cards: readonly CardInPlay[];
  readonly pending: { readonly cards: readonly string[] };
  readonly sides: readonly [Side, Side];
}

export interface Played {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
}

export interface Fixture {
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
}

export interface View {
  readonly matchday: number;
  readonly teams: readonly Team[];
  readonly hands: readonly Hand[];
  readonly tables: readonly (readonly Row[])[];
  readonly results: readonly Played[];
  readonly fixtures: readonly Fixture[];
  readonly pitches: readonly Pitch[];
  readonly academy: readonly Footballer[];
  readonly finalists: readonly { readonly team: string }[];
  readonly stacks: {
    readonly deck: number;
    readonly discards: { readonly cards: readonly string[] };
    readonly players: readonly {
      readonly player_level: PlayerLevel;
      readonly stack: number;
      readonly footballers: readonly string[];
    }[];
  };
}
