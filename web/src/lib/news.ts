/** News in passing: what is worth a look, one thing after the other. What stays is in the log. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent, TableState } from "./table";

/** How long a ribbon stays readable; its motion is a good third of it. */
const STAYS = 1000;
const AT_MOST = 3;
const STILL = "(prefers-reduced-motion: reduce)";

interface News {
  readonly event: GameEvent;
  /** Another one for each thing, so that each has its motion. */
  readonly key: string;
}

export function useNews(
  state: Pick<TableState, "events" | "news">,
  speed: number,
  worth: (news: readonly GameEvent[]) => readonly GameEvent[],
): News | null {
  const [queue, setQueue] = useState<readonly GameEvent[]>([]);
  // A state made anew may tell the same news again: what counts is how much has been told.
  const told = useRef(-1);
  useEffect(() => {
    if (told.current === state.events.length) return;
    told.current = state.events.length;
    if (speed > 0 && !matchMedia(STILL).matches)
      setQueue((waiting) => [...waiting, ...worth(state.news)].slice(-AT_MOST));
  }, [state.events.length, state.news, speed]);
  useEffect(() => {
    if (queue.length === 0) return;
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), STAYS / Math.max(speed, 1));
    return () => clearTimeout(timer);
  }, [queue, speed]);
  const [event] = queue;
  return event ? { event, key: `${event.event} ${queue.length}` } : null;
}
