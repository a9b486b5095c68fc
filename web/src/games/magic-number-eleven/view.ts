/** What the server shows of a match, as `view.py` of the game makes it. */

export type Squad = "home" | "away";
export type Slot = "tl" | "tr" | "l" | "r" | "bl" | "br" | "full";
export type Line = "front" | "second" | "third" | "final";
export type Icon = "attack" | "defence" | "pass" | "press";
export type State = "aggressive" | "normal" | "defensive";

/** A player's card on the field. */
export interface Man {
  readonly card: string;
  readonly code: string;
  /** A sign for each slot and for the printed whole icon: small half, capital whole, `*` disc, `!` this shot's disc. */
  readonly slots: string;
  readonly line: Line;
  /** "1" to "7": the left of the two columns that it covers. */
  readonly column: string;
  readonly base_attack: number;
}

export interface Team {
  readonly team: Squad;
  readonly state: State;
  readonly attack_cards: number;
  readonly ready: { readonly card: readonly string[] };
  readonly bench: { readonly card: readonly string[] };
  readonly gone: { readonly card: readonly string[] };
  readonly substitutions_left: number;
  readonly field: readonly Man[];
  readonly icons: Readonly<Record<Icon, number>>;
  readonly hand_size: number;
  readonly hand: { readonly synergy: readonly string[] } | null;
  readonly peeked: { readonly synergy: readonly string[] } | null;
  readonly peeked_size: number;
}

/** The cards that one side of a shot has laid. */
export interface Laid {
  readonly blind: number;
  readonly from_hand: number;
  readonly turned: { readonly synergy: readonly string[] };
  readonly laid: { readonly synergy: readonly string[] } | null;
}

export interface Shot {
  readonly team: Squad;
  readonly kind: "ordinary" | "cannon" | "without-base";
  readonly card: string | null;
  readonly base_attack: number;
  readonly base_defence: number;
  readonly attack: Laid;
  readonly defence: Laid;
}

export interface View {
  readonly half: number;
  readonly turn: { readonly team: Squad } | null;
  readonly added_time: boolean;
  readonly added_time_next: boolean;
  readonly control: string;
  readonly track: readonly string[];
  readonly edges: Readonly<Partial<Record<Line, string>>>;
  readonly score: readonly [number, number];
  readonly shoot_out: readonly [number, number] | null;
  readonly market: { readonly card: readonly string[] };
  readonly teams: readonly [Team, Team];
  readonly deck: number;
  readonly discards: number;
  readonly unseen: { readonly synergy: readonly string[] } | null;
  readonly shot: Shot | null;
}

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
