/** News in passing: a ribbon over the pitch for each thing worth a look. What stays is in the log. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../../lib/table";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";
import { Ball, KindIcon, Whistle } from "./icons";
import { bannersOf } from "./story";

/** How long a ribbon stays readable; its motion is a good third of it. */
const STAYS = 1000;
const AT_MOST = 3;

export function Banner(): JSX.Element | null {
  const { state, speed, words } = useDesk();
  const [queue, setQueue] = useState<readonly GameEvent[]>([]);
  // A state made anew may tell the same news again: what counts is how much has been told.
  const told = useRef(-1);
  useEffect(() => {
    if (told.current === state.events.length) {
      return;
    }
    told.current = state.events.length;
    if (speed > 0) {
      setQueue((waiting) => [...waiting, ...bannersOf(state.news)].slice(-AT_MOST));
    }
  }, [state.events.length, state.news, speed]);
  useEffect(() => {
    if (queue.length === 0) {
      return;
    }
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), STAYS / Math.max(speed, 1));
    return () => clearTimeout(timer);
  }, [queue, speed]);
  const [event] = queue;
  if (!event) {
    return null;
  }
  return (
    <div class="mof-banner" key={`${event.event} ${queue.length}`} data-event={event.event} aria-hidden="true">
      <Sign event={event} />
      <span>
        {event.event === "goal" && <b>{words.say("web-goal")}</b>}
        {telling.event(words, event)[0]}
      </span>
    </div>
  );
}

function Sign({ event }: { readonly event: GameEvent }): JSX.Element {
  const { state } = useDesk();
  if (event.event.startsWith("goal")) {
    return <Ball />;
  }
  return event.card ? <KindIcon kind={String(state.items.get(String(event.card))?.card_kind)} /> : <Whistle />;
}
