/** Reading the view: what its lists are ordered by, and whose team is whose. */
import type { TableState } from "../../lib/table";
import type { TableEvent } from "./events";
import type { Footballer, Level, Tactic, View } from "./view";

export type State = TableState<View, TableEvent>;
export type Position = Footballer["position"];
export type Genius = Footballer["genius_marks"][number];

/** Values by tactic are in this order. */
export const TACTICS: readonly Tactic[] = ["possession", "direct", "physical", "defensive"];
export const LEVELS: readonly Level[] = ["red", "brown", "orange", "green", "blue", "purple"];
export const TURNS = 12;
export const TURNS_A_HALF = 6;

/** The team of a seat, once it has one. */
export function teamOf(view: View, seat: number | null): string | null {
  // Teams that nobody plays have no seat, and a spectator has none either.
  return seat === null ? null : (view.teams.find((team) => team.player === seat)?.team ?? null);
}
