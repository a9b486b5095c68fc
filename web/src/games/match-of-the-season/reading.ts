/** Reading the view and the pack: spaces, formations, who is out. */
import type { Item, TableState } from "../../lib/table";
import type { TableEvent } from "./events";
import type { Absence, Team, View } from "./view";

export type State = TableState<View, TableEvent>;

export const POSITIONS = ["keeper", "defender", "midfielder", "forward"] as const;

export const LARGEST_SQUAD = 18;

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

export function isSpace(item: Item): item is Space {
  return item.kind === "space";
}

export function isFormation(item: Item): item is Formation {
  return item.kind === "formation";
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
