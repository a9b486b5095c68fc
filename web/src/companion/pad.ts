/**
 * A results pad: everything typed in is an entry with the time of its last edit, so that the pads of two devices can be
 * merged: of each entry the newer edit wins.
 */
import { ORDERS, type Order } from "./league";

export const KINDS = ["masters", "cup", "season", "league", "knock-out"] as const;
export type Kind = (typeof KINDS)[number];
export type Value = string | number | readonly number[] | null;

export interface Entry {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Pad {
  readonly id: string;
  readonly kind: Kind;
  /** How many teams. */
  readonly size: number;
  readonly made: number;
  /** Of a free league: everybody meets twice. */
  readonly twice: boolean;
  readonly order: Order;
  readonly win: 2 | 3;
  /** Of Match of the Season: how many managers. */
  readonly managers: number;
  readonly entries: Readonly<Record<string, Entry>>;
}

export type Wanted = Pick<Pad, "kind" | "size"> & Partial<Pick<Pad, "twice" | "order" | "win" | "managers">>;

export function newPad(wanted: Wanted, id: string, now: number): Pad {
  return { id, made: now, twice: true, order: "masters", win: 3, managers: 4, entries: {}, ...wanted };
}

export function read(pad: Pad, key: string): Value {
  return pad.entries[key]?.value ?? null;
}

export function text(pad: Pad, key: string): string {
  const value = read(pad, key);
  return typeof value === "string" ? value : "";
}

export function number(pad: Pad, key: string): number | null {
  const value = read(pad, key);
  return typeof value === "number" ? value : null;
}

export function score(pad: Pad, match: string): readonly [number, number] | null {
  const value = read(pad, `result ${match}`);
  if (!Array.isArray(value)) return null;
  const [home, away] = value as number[];
  return home === undefined || away === undefined ? null : [home, away];
}

/** The pad with something typed in; a later edit is always newer, whatever the clock says. */
export function write(pad: Pad, key: string, value: Value, now: number): Pad {
  if (JSON.stringify(read(pad, key)) === JSON.stringify(value)) return pad;
  const at = Math.max(now, (pad.entries[key]?.at ?? 0) + 1);
  return { ...pad, entries: { ...pad.entries, [key]: { value, at } } };
}

/** An entry that both had, and differently. */
export interface Difference {
  readonly key: string;
  readonly here: Entry;
  readonly there: Entry;
  readonly taken: "here" | "there";
}

export interface Merged {
  readonly pad: Pad;
  readonly added: readonly string[];
  readonly differences: readonly Difference[];
}

/** The entries of both pads: of two edits of the same thing the newer wins. The result is the same on both devices. */
export function merge(here: Pad, there: Pad): Merged {
  const entries: Record<string, Entry> = { ...here.entries };
  const added: string[] = [];
  const differences: Difference[] = [];
  for (const [key, theirs] of Object.entries(there.entries)) {
    const ours = here.entries[key];
    if (!ours) {
      entries[key] = theirs;
      added.push(key);
      continue;
    }
    const [own, other] = [JSON.stringify(ours.value), JSON.stringify(theirs.value)];
    // Edits of the same millisecond: any rule does, as long as both devices follow the same.
    const newer = theirs.at > ours.at || (theirs.at === ours.at && other > own);
    if (newer) entries[key] = theirs;
    if (own !== other) differences.push({ key, here: ours, there: theirs, taken: newer ? "there" : "here" });
  }
  return { pad: { ...here, entries }, added, differences };
}

const MOST_TEAMS = 64;
const LONGEST_TEXT = 60;
const MOST_ENTRIES = 20_000;

function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isValue(value: unknown): value is Value {
  if (value === null) return true;
  if (typeof value === "string") return value.length <= LONGEST_TEXT;
  if (typeof value === "number") return Number.isInteger(value) && Math.abs(value) < 1e9;
  return Array.isArray(value) && value.length <= MOST_TEAMS && value.every((each) => isCount(each, 0, 999));
}

/** A pad as it came from somewhere; null if it is none. */
export function checked(given: unknown): Pad | null {
  if (typeof given !== "object" || given === null) return null;
  const { id, kind, size, made, twice, order, win, managers, entries } = given as Record<string, unknown>;
  if (typeof id !== "string" || !/^[a-z0-9]{1,40}$/.test(id) || !KINDS.includes(kind as Kind)) return null;
  if (!isCount(size, 2, MOST_TEAMS) || !isCount(managers, 2, 4) || !isCount(win, 2, 3)) return null;
  if (typeof made !== "number" || typeof twice !== "boolean" || !Object.hasOwn(ORDERS, String(order))) return null;
  if (typeof entries !== "object" || entries === null || Object.keys(entries).length > MOST_ENTRIES) return null;
  const kept: Record<string, Entry> = {};
  for (const [key, entry] of Object.entries(entries as Record<string, Partial<Entry> | null>)) {
    if (key.length > 400 || !isValue(entry?.value) || typeof entry?.at !== "number") return null;
    kept[key] = { value: entry.value, at: entry.at };
  }
  return {
    id,
    kind: kind as Kind,
    size,
    made,
    twice,
    order: order as Order,
    win: win as 2 | 3,
    managers,
    entries: kept,
  };
}
