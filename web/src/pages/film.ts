/** The frames of a replay as somebody's eyes see them, fetched in pieces around the place that is shown. */
import { useEffect, useRef, useState } from "preact/hooks";
import { get, Trouble } from "../app/api";
import { troubleIs } from "../app/words";
import type { LogEntry } from "../lib/state";
import type { Frame, Frames } from "../protocol";

const CHUNK = 50;
const AHEAD = 5;
const AGAIN = 4000;

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

export function useFilm(table: string, eyes: string, wanted: number): Film {
  const path = `/tables/${table}/replay?seat=${eyes}`;
  const [kept, keep] = useState<Film>(() => unseen(path));
  const [attempt, tryAgain] = useState(0);
  const film = kept.path === path ? kept : unseen(path);
  const place = placeIn(film, wanted);
  const asked = useRef(new Set<number>());
  // What was asked for another film is not waited for: its answers find another set here.
  useEffect(
    () => () => {
      asked.current = new Set();
    },
    [path],
  );
  useEffect(() => {
    const mine = asked.current;
    const change = (how: (known: Film) => Film) => keep((known) => how(known.path === path ? known : unseen(path)));
    for (const at of [place, place + AHEAD]) {
      const from = Math.floor(at / CHUNK) * CHUNK;
      if (mine.has(from) || (film.total > 0 && from >= film.total)) continue;
      mine.add(from);
      const withBefore = from > 0 && !film.frames.has(from - 1);
      get<Frames>(`${path}&from=${from}&count=${CHUNK}&before=${withBefore}`).then(
        (got) => asked.current === mine && change((known) => joined(known, from, got, withBefore)),
        (wrong: unknown) => {
          mine.delete(from);
          if (asked.current !== mine) return;
          if (at === place) change((known) => ({ ...known, trouble: troubleIs(wrong) }));
          // As elsewhere: what the server refused it would refuse again, until somebody asks for another place.
          if (wrong instanceof Trouble && !wrong.words)
            setTimeout(() => asked.current === mine && tryAgain((times) => times + 1), AGAIN);
        },
      );
    }
  }, [path, place, attempt]);
  return film;
}
