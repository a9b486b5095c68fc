/** News in passing: a ribbon over the fields for each thing worth a look. What stays is in the log. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../../lib/table";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";
import { Ball } from "./icons";
import { bannersOf } from "./story";

/** How long a ribbon stays readable; its motion is a good third of it. */
const STAYS = 1000;
const AT_MOST = 3;
const LOUD: Readonly<Record<string, string>> = {
  goal: "web-outcome-goal",
  "goal-penalty": "web-outcome-goal",
  "goal-magic": "web-outcome-magic",
  out: "web-outcome-out",
  tackled: "web-outcome-tackled",
};

export function Banner(): JSX.Element | null {
  const { state, speed, words } = useDesk();
  const [queue, setQueue] = useState<readonly GameEvent[]>([]);
  // A state made anew may tell the same news again: what counts is how much has been told.
  const told = useRef(-1);
  useEffect(() => {
    if (told.current === state.events.length) return;
    told.current = state.events.length;
    if (speed > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      setQueue((waiting) => [...waiting, ...bannersOf(state.news)].slice(-AT_MOST));
  }, [state.events.length, state.news, speed]);
  useEffect(() => {
    if (queue.length === 0) return;
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), STAYS / Math.max(speed, 1));
    return () => clearTimeout(timer);
  }, [queue, speed]);
  const [event] = queue;
  if (!event) return null;
  const loud = LOUD[event.event];
  return (
    <div class="m11-banner" key={`${event.event} ${queue.length}`} data-event={event.event} aria-hidden="true">
      <Ball />
      <span>
        {loud && <b>{words.say(loud)}</b>}
        {telling.event(words, event)[0]}
      </span>
    </div>
  );
}
