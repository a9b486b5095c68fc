// Generated from golazo.games.world_cup_2010.events by scripts/generate: do not edit.

import type { Card, Group, GroupRow, Part } from "./view";

export type FlipReason = "penalty" | "odd-attack";

export type TeamsDealt = {
  readonly event: "teams-dealt";
  readonly player: number;
  readonly count: number;
  readonly team?: readonly string[];
};

export type GroupBegins = {
  readonly event: "group-begins";
  readonly group: Group;
  readonly team: readonly string[];
  readonly players: readonly number[];
};

export type HandDealt = {
  readonly event: "hand-dealt";
  readonly team: string;
  readonly count: number;
  readonly cards?: readonly Card[];
};

export type Laid = {
  readonly event: "laid";
  readonly match: number;
  readonly team: string;
  readonly cards: readonly Card[];
};

/** The goals of a side without any flip. */
export type OpenPlay = {
  readonly event: "open-play";
  readonly match: number;
  readonly team: string;
  readonly goals: number;
  readonly why: readonly Part[];
};

export type Flipped = {
  readonly event: "flipped";
  readonly match: number;
  readonly team: string;
  readonly reason: FlipReason;
  readonly card: Card;
  readonly scores: boolean;
};

export type Reshuffled = {
  readonly event: "reshuffled";
  readonly count: number;
};

export type FullTime = {
  readonly event: "full-time";
  readonly match: number;
  readonly first: string;
  readonly second: string;
  readonly one: number;
  readonly other: number;
};

export type Lot = {
  readonly event: "lot";
  readonly group: Group;
  readonly team: string;
  readonly place: number;
};

export type GroupTable = {
  readonly event: "group-table";
  readonly group: Group;
  readonly rows: readonly GroupRow[];
};

/** Matches of the knock-out that are played together begin. */
export type SetBegins = {
  readonly event: "set-begins";
  readonly matches: readonly number[];
  readonly team: readonly string[];
  readonly players: readonly number[];
  readonly stock: number;
  readonly player: number;
};

export type Hand = {
  readonly event: "hand";
  readonly cards: readonly Card[];
};

export type Drew = {
  readonly event: "drew";
  readonly player: number;
  readonly stock: number;
  readonly card?: Card;
};

export type Discarded = {
  readonly event: "discarded";
  readonly player: number;
  readonly card: Card;
};

export type Placed = {
  readonly event: "placed";
  readonly player: number;
  readonly card: Card;
  readonly team: string;
  readonly slot: number;
  readonly worth: number;
};

export type Covered = {
  readonly event: "covered";
  readonly player: number;
  readonly card: Card;
  readonly team: string;
  readonly on: Card;
  readonly worth: number;
};

export type SettledCardsFreed = {
  readonly event: "settled-cards-freed";
  readonly match: number;
  readonly cards: readonly Card[];
};

export type ShootOut = {
  readonly event: "shoot-out";
  readonly match: number;
  readonly first: string;
  readonly second: string;
};

export type Kicked = {
  readonly event: "kicked";
  readonly match: number;
  readonly team: string;
  readonly card: Card;
  readonly scores: boolean;
};

export type Won = {
  readonly event: "won";
  readonly match: number;
  readonly team: string;
  readonly kicks: readonly number[];
};

export type TableEvent =
  | TeamsDealt
  | GroupBegins
  | HandDealt
  | Laid
  | OpenPlay
  | Flipped
  | Reshuffled
  | FullTime
  | Lot
  | GroupTable
  | SetBegins
  | Hand
  | Drew
  | Discarded
  | Placed
  | Covered
  | SettledCardsFreed
  | ShootOut
  | Kicked
  | Won;
