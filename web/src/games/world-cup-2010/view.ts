// Generated from golazo.games.world_cup_2010.view_types by scripts/generate: do not edit.

export type Card = "goal" | "two-goals" | "three-goals" | "attack" | "defence" | "foul" | "offside" | "penalty";

export type Group = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

export type Restriction = "none" | "three" | "two-and-three";

/** One line of how goals came about: a Goal card, what was taken off it, pairs of Attacks, a cancelled Attack. */
export type Part = {
  readonly amount: number;
  readonly by: string;
  readonly rule: string;
  readonly count: number;
  readonly card?: Card;
};

/** A team whose owner the seat knows. */
export type TeamRow = {
  readonly team: string;
  readonly player: number;
  readonly restricted: Restriction;
};

/** A line of a group's table; `ahead_by` is what puts the team before the next one, once the group is over. */
export type GroupRow = {
  readonly team: string;
  readonly points: number;
  readonly difference: number;
  readonly scored: number;
  readonly ahead_by: string;
};

export type GroupTable = {
  readonly group: Group;
  readonly rows: readonly GroupRow[];
};

/** A finished match; `kicks` are the goals of a shoot-out, none if there was no such. */
export type MatchResult = {
  readonly match: number;
  readonly first: string;
  readonly second: string;
  readonly one: number;
  readonly other: number;
  readonly kicks: readonly number[];
};

export type BracketRow = {
  readonly match: number;
  readonly from: readonly [string, string] | readonly [number, number];
  readonly first: string | null;
  readonly second: string | null;
  readonly winner: string | null;
};

export type Teams = {
  readonly teams: readonly string[];
};

/** What Goal, 2 Goals and 3 Goals count for a team that is restricted so. */
export type Limit = {
  readonly restricted: Restriction;
  readonly counts: readonly number[];
};

/** A team's hand in the groups, a player's in the knock-out; faces only of one's own. */
export type Hand = {
  readonly player: number;
  readonly team: string | null;
  readonly count: number;
  readonly cards: readonly Card[] | null;
};

/** A card on a team, what it still counts, and the cards on top of it. */
export type Slot = {
  readonly card: Card;
  readonly worth: number;
  readonly cards: readonly Card[];
};

export type SlotRow = {
  readonly match: number;
  readonly team: string;
  readonly slots: readonly Slot[];
};

export type Cards = {
  readonly cards: readonly Card[];
};

/** `out` are the teams that can no longer win the cup; `stock` are the cards of the deck still to be drawn. */
export type View = {
  readonly phase: "groups" | "knock-out";
  readonly teams: readonly TeamRow[];
  readonly groups: readonly GroupTable[];
  readonly results: readonly MatchResult[];
  readonly bracket: readonly BracketRow[];
  readonly out: Teams;
  readonly limits: readonly Limit[];
  readonly group: Group | null;
  readonly matches: readonly number[];
  readonly hands: readonly Hand[];
  readonly slots: readonly SlotRow[];
  readonly laid: readonly Cards[];
  readonly discards: Cards;
  readonly deck: number;
  readonly stock: number;
};
