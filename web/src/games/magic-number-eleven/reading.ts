/** Names of the things of a view: squads, lines, slots, icons. */
import type { TableState } from "../../lib/table";
import type { TableEvent } from "./events";
import type { Icons, Line, Slot, Squad, View } from "./view";

export type Icon = keyof Icons;
/** How a team plays, by the control track. */
export type Stance = "aggressive" | "normal" | "defensive";
export type State = TableState<View, TableEvent>;

export const SQUADS: readonly Squad[] = ["home", "away"];
export const LINES: readonly Line[] = ["front", "second", "third", "final"];
export const SLOTS: readonly Slot[] = ["tl", "tr", "l", "r", "bl", "br", "full"];
export const ICONS: readonly Icon[] = ["attack", "defence", "pass", "press"];

const LETTERS: Readonly<Record<string, Icon>> = { A: "attack", D: "defence", P: "pass", R: "press" };

/** The icon that a letter of the cards stands for. */
export function iconOf(letter: string): Icon | null {
  return LETTERS[letter.toUpperCase()] ?? null;
}

/** The letter that stands on an icon. */
export const LETTER: Readonly<Record<Icon, string>> = { attack: "A", defence: "D", pass: "P", press: "R" };
