/** The frames of a replay as somebody's eyes see them, put together from pieces. */
import type { Frame, Frames } from "../protocol";
import type { LogEntry } from "./state";

export interface Film {
  /** What is asked for it: another table, or other eyes, are another film. */
  readonly path: string;
  readonly frames: ReadonlyMap<number, Frame>;
  /** By first frames of pieces that were fetched without the one before them: all that was told until then. */
  readonly before: ReadonlyMap<number, readonly LogEntry[]>;
  /** 0 while nothing is known yet. */
  readonly total: number;
  readonly marks: Frames["marks"];
  readonly trouble: string;
}

export function unseen(path: string): Film {
  return { path, frames: new Map(), before: new Map(), total: 0, marks: [], trouble: "" };
}

/** A film with one more piece. */
export function joined(film: Film, from: number, got: Frames, withBefore: boolean): Film {
  return {
    path: film.path,
    frames: new Map([...film.frames, ...got.frames.map((frame, at) => [from + at, frame] as const)]),
    before: withBefore ? new Map([...film.before, [from, got.before]]) : film.before,
    total: got.total,
    marks: got.marks,
    trouble: "",
  };
}

/** The log from the first line of the game on up to a place; null until the place is fetched. */
export function toldUpTo(film: Film, place: number): readonly LogEntry[] | null {
  const parts: (readonly LogEntry[])[] = [];
  for (let at = place; at >= 0; at--) {
    const frame = film.frames.get(at);
    if (!frame) return null;
    parts.push(frame.log);
    const before = film.before.get(at);
    if (before) {
      parts.push(before);
      break;
    }
  }
  return parts.reverse().flat();
}

/** The place that is shown: a link may name one after the end. */
export function placeIn(film: Film, wanted: number): number {
  return film.total ? Math.min(film.total - 1, wanted) : wanted;
}
