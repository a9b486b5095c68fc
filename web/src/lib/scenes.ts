/**
 * What happened, as scenes one after the other. A game says which events have a scene, how long each is held and how
 * loud it is; the viewer's own matches are shown beat by beat, those of others by their result alone.
 */
import type { FunctionComponent } from "preact";
import type { Sound } from "./sound";
import type { GameEvent, TableState } from "./table";

export interface BeatKind {
  /** Milliseconds at the usual pace, long enough to read. */
  readonly hold: number;
  /** A word in capitals above the sentence, as a key of the game's words. */
  readonly loud?: string;
  readonly sound?: Sound;
  /** Fields of the event that name cards to show with their text. */
  readonly faces?: readonly string[];
  /** Also shown for others' matches, as a line of the ticker. */
  readonly everybody?: boolean;
}

export interface Script {
  readonly beats: Readonly<Record<string, BeatKind>>;
  /** The fields in which an event names the two sides of a match. */
  readonly sides: readonly [string, string];
  /** Whether a match is named by the event that begins it or by the one that ends it. */
  readonly named: "before" | "after";
  /** A team's shirt or flag; without it the shirt that the pack gives it. */
  readonly Emblem?: FunctionComponent<{ readonly team: string; readonly size: number }>;
  /** The club whose shirt a seat wears, where it has just one. */
  clubOf?(state: TableState, seat: number): string | null;
  /** The teams whose matches are shown in full. */
  mine(state: TableState): readonly string[];
}

export interface Beat extends BeatKind {
  readonly event: GameEvent;
  /** In full over the board, or as a line of the ticker. */
  readonly isFull: boolean;
  /** Beats of the same match belong together. */
  readonly match: string;
}

/** How long a line of the ticker stays. */
const TICKER = 900;

/** The beats of the events from a place on. */
export function beatsOf(script: Script, events: readonly GameEvent[], from: number, state: TableState): Beat[] {
  const mine = script.mine(state);
  return events.slice(from).flatMap((event, offset): Beat[] => {
    const kind = script.beats[event.event];
    if (!kind) return [];
    const sides = sidesOf(script, events, from + offset);
    const isFull = sides.length === 0 ? true : sides.some((side) => mine.includes(side));
    if (!isFull && !kind.everybody) return [];
    return [{ ...kind, hold: isFull ? kind.hold : TICKER, event, isFull, match: sides.join(" ") }];
  });
}

/** The two sides of the match that an event belongs to; none where it belongs to no match. */
function sidesOf({ sides: [first, second], named: where }: Script, events: readonly GameEvent[], at: number): string[] {
  const named = (event: GameEvent | undefined): string[] =>
    event && typeof event[first] === "string" && typeof event[second] === "string"
      ? [String(event[first]), String(event[second])]
      : [];
  const event = events[at];
  const own = named(event);
  if (own.length) return own;
  const team = event?.team ?? event?.club;
  if (typeof team !== "string") return [];
  const isHere = (sides: readonly string[]) => sides.includes(team);
  const others = where === "after" ? events.slice(at + 1) : events.slice(0, at).reverse();
  return others.map(named).find(isHere) ?? [team];
}

/** The score in an event, if any. */
export function scoreOf(event: GameEvent): readonly [number, number] | null {
  const found = [
    [event.home_goals, event.away_goals],
    [event.one, event.other],
    [event.home, event.away],
  ].find(([one, other]) => typeof one === "number" && typeof other === "number");
  return found ? [Number(found[0]), Number(found[1])] : null;
}
