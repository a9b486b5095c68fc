/** The film of a replay, fetched in pieces around the place that is shown. */
import { useEffect, useRef, useState } from "preact/hooks";
import { get, Trouble } from "../app/api";
import { troubleIs } from "../app/words";
import { type Film, joined, placeIn, unseen } from "../lib/film";
import type { Frames } from "../protocol";

const CHUNK = 50;
const AHEAD = 5;
const AGAIN = 4000;

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
