/** The frames of a replay as one viewer sees them, assembled from pieces. */
import type { Frame, Frames } from "../protocol";
import type { LogEntry } from "./state";

export interface Film {
  /** The request it belongs to: another table or another viewer is another film. */
  readonly path: string;
  readonly frames: ReadonlyMap<number, Frame>;
  /** The log before a piece that was fetched without its predecessor, by the piece's first frame. */
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

/** The log from the start of the game up to a place; null until the place is fetched. */
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

/** The place to show, limited to the end: a link may name a later one. */
export function placeIn(film: Film, wanted: number): number {
  return film.total ? Math.min(film.total - 1, wanted) : wanted;
}
