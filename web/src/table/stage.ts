/**
 * The client plays what happened in order: the board stays as it was until each scene has been shown, and only then
 * comes the question that they lead to. A tap or a key goes on at once.
 */
import { useEffect, useReducer, useRef } from "preact/hooks";
import { type Beat, beatsOf, type Script } from "../lib/scenes";
import { play } from "../lib/sound";
import { eventsOf } from "../lib/state";
import type { TableState } from "../lib/table";
import type { Sight } from "../net/room";

interface Staged {
  /** The sight that is shown: the newest once everything before it has been told. */
  readonly shown: Sight | null;
  /** The beats of the scene so far, the one that is told now last; none: nothing is told. */
  readonly scene: readonly Beat[];
  /** On to the next beat. */
  readonly next: () => void;
  /** Past all that is still to be told. */
  readonly skip: () => void;
}

interface Running {
  newest: Sight | null;
  shown: Sight | null;
  told: Beat[];
  queue: Beat[];
}

const NOTHING: readonly Beat[] = [];

export function useStage(
  sight: Sight | null,
  script: Script | undefined,
  stateAt: (sight: Sight) => TableState | null,
  speed: number,
): Staged {
  const [, draw] = useReducer<number, undefined>((count) => count + 1, 0);
  const running = useRef<Running>({ newest: null, shown: null, told: [], queue: [] });
  const now = running.current;
  if (sight !== now.newest) {
    const before = now.newest;
    const state = sight && stateAt(sight);
    if (script && before && sight && state && speed > 0 && !document.hidden) {
      const from = eventsOf(before.log).length;
      now.queue.push(...beatsOf(script, eventsOf(sight.log), from, state));
    }
    now.newest = sight;
  }
  if (now.queue.length === 0) now.shown = now.newest;
  const beat = now.queue[0];

  const next = () => {
    const [done, after] = now.queue;
    now.queue = now.queue.slice(1);
    now.told = done && after && done.match === after.match && done.isFull === after.isFull ? [...now.told, done] : [];
    draw(undefined);
  };
  const skip = () => {
    now.queue = [];
    now.told = [];
    draw(undefined);
  };
  useEffect(() => {
    if (!beat) return;
    if (beat.sound) play(beat.sound);
    const timer = setTimeout(next, beat.hold / Math.max(speed, 0.25));
    return () => clearTimeout(timer);
  }, [beat, speed]);
  return { shown: now.shown, scene: beat ? [...now.told, beat] : NOTHING, next, skip };
}
