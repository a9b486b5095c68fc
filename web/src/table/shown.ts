/** Whose eyes look at the table: at a shared screen the device goes round, and nothing is shown in between. */
import { useState } from "preact/hooks";
import type { Sight } from "../net/room";
import type { TableInfo } from "../protocol";

interface Shown {
  /** The seat whose view is shown; null: a spectator. */
  readonly shown: number | null;
  /** The seat to whom the device must go first; nothing may be seen until then. */
  readonly next: number | null;
  readonly takeOver: (seat: number) => void;
}

export function useShownSeat(info: TableInfo, sights: ReadonlyMap<string, Sight>): Shown {
  const mine = info.yours;
  const [taken, take] = useState<number | null>(null);
  const isAsked = (seat: number) => sights.get(String(seat))?.update.question != null;
  const shared = mine.length > 1 && info.status !== "over";
  const held = taken !== null && mine.includes(taken) ? taken : null;
  const next =
    !shared || (held !== null && isAsked(held)) ? null : (mine.find(isAsked) ?? (held === null ? mine[0] : null));
  if (!mine.length) return { shown: null, next: null, takeOver: take };
  return {
    shown: shared ? held : (held ?? mine[0] ?? null),
    next: next === held ? null : (next ?? null),
    takeOver: take,
  };
}
