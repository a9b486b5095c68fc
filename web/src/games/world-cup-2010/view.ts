/** What `golazo.games.world_cup_2010.view` makes, and what the pack says of teams and fixtures. */
import type { Item, TableState } from "../../lib/table";

export interface TeamRow {
  readonly team: string;
  readonly player: number;
  readonly restricted: string;
}

export interface GroupRow {
  readonly team: string;
  readonly points: number;
  readonly difference: number;
  readonly scored: number;
  readonly ahead_by: string;
}

export interface Group {
  readonly group: string;
  readonly rows: readonly GroupRow[];
}

export interface Result {
  readonly match: number;
  readonly first: string;
  readonly second: string;
  readonly one: number;
  readonly other: number;
  readonly kicks: readonly number[];
}

/** A match of the knock-out; teams that are not known yet are null. */
export interface BracketRow {
  readonly match: number;
  /** Places of groups ("A1"), or the matches that name the teams. */
  readonly from: readonly [string | number, string | number];
  readonly first: string | null;
  readonly second: string | null;
  readonly winner: string | null;
}

/** What Goal, 2 Goals and 3 Goals count for a team that is restricted so. */
export interface Limit {
  readonly restricted: string;
  readonly counts: readonly number[];
}

export interface Hand {
  readonly player: number;
  readonly team: string | null;
  readonly count: number;
  readonly cards: readonly string[] | null;
}

export interface Slot {
  readonly card: string;
  readonly worth: number;
  readonly cards: readonly string[];
}

export interface SlotRow {
  readonly match: number;
  readonly team: string;
  readonly slots: readonly Slot[];
}

export interface View {
  readonly phase: "groups" | "knock-out";
  readonly teams: readonly TeamRow[];
  readonly groups: readonly Group[];
  readonly results: readonly Result[];
  readonly bracket: readonly BracketRow[];
  /** Those who can no longer win the cup. */
  readonly out: { readonly teams: readonly string[] };
  readonly limits: readonly Limit[];
  readonly group: string | null;
  readonly matches: readonly number[];
  readonly hands: readonly Hand[];
  readonly slots: readonly SlotRow[];
  readonly laid: readonly { readonly cards: readonly string[] }[];
  readonly discards: { readonly cards: readonly string[] };
  readonly deck: number;
  readonly stock: number;
}

export type State = TableState<View>;

/** The action cards, in the order of the pack. */
export const CARDS = ["goal", "two-goals", "three-goals", "attack", "defence", "foul", "offside", "penalty"] as const;
export const GROUPS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export const SLOTS = 4;

export interface Fixture {
  readonly match: number;
  readonly group: string;
  readonly first: string;
  readonly second: string;
}

/** The group matches with their numbers: they are played in the order of the pack. */
export function fixturesOf(items: ReadonlyMap<string, Item>): Fixture[] {
  return [...items.values()]
    .filter((item) => item.kind === "fixture")
    .map((item, place) => ({
      match: place + 1,
      group: String(item.group),
      first: String(item.first),
      second: String(item.second),
    }));
}

/** The match of the group under way that comes next, or none. */
export function matchUnderWay(state: State): Fixture | null {
  const { group, results } = state.view;
  const played = new Set(results.map((each) => each.match));
  return fixturesOf(state.items).find((each) => each.group === group && !played.has(each.match)) ?? null;
}

/** The teams of a group: in the order of its table, or as drawn while it is secret who leads them. */
export function teamsOf(state: State, group: string): string[] {
  const open = state.view.groups.find((each) => each.group === group);
  if (open) return open.rows.map((row) => row.team);
  return [...state.items.values()]
    .filter((item) => item.kind === "team" && item.group === group)
    .map((each) => each.id);
}

export function groupOf(state: State, team: string): string {
  return String(state.items.get(team)?.group ?? "");
}

/** Who leads a team, if this seat knows. */
export function ownerOf(view: View, team: string): number | null {
  return view.teams.find((each) => each.team === team)?.player ?? null;
}

/** What is printed on the team's card. */
export function restrictionOf(state: State, team: string): string {
  return String(state.items.get(team)?.restricted ?? "none");
}

/** How many of each card are left of a hand after what has been laid of it. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
