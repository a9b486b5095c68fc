/** Whose eyes look at the table: at a shared screen the device goes round, and nothing is shown in between. */
import { useEffect, useState } from "preact/hooks";
import type { Sight } from "../net/room";
import type { TableInfo } from "../protocol";

interface Shown {
  /** The seat whose view is shown; null: a spectator. */
  readonly shown: number | null;
  /** The seat to whom the device must go first; nothing may be seen until then. */
  readonly next: number | null;
  readonly takeOver: (seat: number) => void;
}

/** Milliseconds: where several are asked at once, whoever holds the device may be so too, and hears of it last. */
const SETTLED = 80;

export function useShownSeat(info: TableInfo, sights: ReadonlyMap<string, Sight>): Shown {
  const mine = info.yours;
  const [taken, take] = useState<number | null>(null);
  const isAsked = (seat: number) => sights.get(String(seat))?.update.question != null;
  const shared = mine.length > 1 && info.status !== "over";
  const held = taken !== null && mine.includes(taken) ? taken : null;
  const next =
    !shared || (held !== null && isAsked(held)) ? null : (mine.find(isAsked) ?? (held === null ? mine[0] : null));
  const wanted = next === held ? null : (next ?? null);
  const [due, call] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null) return call(null);
    const timer = setTimeout(() => call(wanted), SETTLED);
    return () => clearTimeout(timer);
  }, [wanted]);
  if (!mine.length) return { shown: null, next: null, takeOver: take };
  return {
    shown: shared ? held : (held ?? mine[0] ?? null),
    next: held === null || due === wanted ? wanted : null,
    takeOver: take,
  };
}
