/** Reading the view and the pack: fixtures, groups, who owns what. */
import type { Item, TableState } from "../../lib/table";
import type { TableEvent } from "./events";
import type { View } from "./view";

export type State = TableState<View, TableEvent>;

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
