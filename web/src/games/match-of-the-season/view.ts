/** What `view.py` of the game makes: all that a seat may see of the table. Money in thousands of euros. */
import type { Item } from "../../lib/table";

export const POSITIONS = ["keeper", "defender", "midfielder", "forward"] as const;
export type Position = (typeof POSITIONS)[number];
export type Absence = "injured" | "sent-off" | "on-duty";

export const LARGEST_SQUAD = 18;

export interface Footballer {
  readonly footballer: string;
  readonly stars: number;
  readonly position: Position;
}

export interface Team {
  readonly team: string;
  readonly player: number;
  readonly money: number;
  /** League points of this season. */
  readonly points: number;
  /** Trophy points of the whole game. */
  readonly score: number;
  readonly trophies: number;
  readonly squad: readonly Footballer[];
  readonly out: readonly { readonly footballer: string; readonly absence: Absence }[];
  /** Whom it can field in the line-up that is to be laid. */
  readonly available: { readonly footballers: readonly string[] } | null;
  readonly formation: string | null;
  /** From the keeper, left to right; null is a gap. */
  readonly line_up: readonly (string | null)[];
  readonly face_down: { readonly footballers: readonly string[] };
  readonly held: number;
  readonly cards: readonly string[];
  readonly green: number;
}

/** The card of an international team. */
export interface Side {
  readonly formation: string;
  readonly whole: number;
  readonly keeper: number;
  readonly defence: number;
  readonly midfield: number;
  readonly attack: number;
  readonly stars: readonly number[];
}

export interface Match {
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [number, number] | null;
  readonly laid: boolean;
  readonly card: string | null;
  readonly side: Side | null;
}

export interface SeasonStory {
  readonly season: number;
  readonly teams: readonly {
    readonly team: string;
    readonly score: number;
    readonly money: number;
    readonly points: number;
  }[];
  readonly champion: { readonly team: string };
  readonly cup: { readonly team: string };
  readonly europe: { readonly team: string } | null;
}

export interface View {
  readonly season: number;
  readonly seasons: number;
  readonly space: string;
  readonly week: number;
  readonly mover: { readonly team: string } | null;
  readonly teams: readonly Team[];
  /** The teams in the league's order; whoever is level with another has no place yet. */
  readonly league: readonly { readonly team: string; readonly place: number | null }[];
  readonly pool: readonly Footballer[];
  readonly turned: readonly Footballer[];
  readonly deck: { readonly unseen: number; readonly under: { readonly footballers: readonly string[] } };
  readonly chance: { readonly unseen: number; readonly under: { readonly cards: readonly string[] } };
  /** By stars: what a player costs, and what the bank pays for him. */
  readonly prices: { readonly base: readonly number[]; readonly bank: readonly number[] };
  readonly match: Match | null;
  readonly cup: { readonly teams: readonly string[] };
  readonly europe: { readonly clubs: readonly string[] };
  readonly holder: { readonly team: string } | null;
  readonly chronicle: readonly SeasonStory[];
}

export interface Space extends Item {
  readonly week: number;
  readonly card_kind: string;
  readonly countries?: readonly string[];
  readonly fixtures?: readonly (readonly [string, string])[];
  readonly stage?: string;
}

export interface Formation extends Item {
  readonly defenders: number;
  readonly midfielders: number;
  readonly forwards: number;
  readonly optional: boolean;
}

/** The four lines of a formation: how many play in each, from the keeper. */
export function linesOf(formation: Formation): readonly [number, number, number, number] {
  return [1, formation.defenders, formation.midfielders, formation.forwards];
}

/** A list cut into the lines of a formation. */
export function cut<T>(list: readonly T[], lines: readonly number[]): readonly (readonly T[])[] {
  let from = 0;
  return lines.map((count) => {
    from += count;
    return list.slice(from - count, from);
  });
}

export function absenceOf(team: Team | undefined, footballer: string): Absence | null {
  return team?.out.find((each) => each.footballer === footballer)?.absence ?? null;
}
