/** News in passing: a ribbon for each thing worth a look. What stays is in the log. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Shirt } from "../../lib/kit";
import type { GameEvent } from "../../lib/table";
import * as telling from "../../lib/telling";
import { kitOfClub, useDesk } from "./desk";
import { Badge, DayIcon } from "./icons";
import { ribbonsOf } from "./story";

/** How long a ribbon stays readable; its motion is a good third of it. */
const STAYS = 1000;
const AT_MOST = 3;

export function Ribbon(): JSX.Element | null {
  const { state, speed, words } = useDesk();
  const [queue, setQueue] = useState<readonly GameEvent[]>([]);
  // A state made anew may tell the same news again: what counts is how much has been told.
  const told = useRef(-1);
  useEffect(() => {
    if (told.current === state.events.length) return;
    told.current = state.events.length;
    if (speed > 0) setQueue((waiting) => [...waiting, ...ribbonsOf(state.news)].slice(-AT_MOST));
  }, [state.events.length, state.news, speed]);
  useEffect(() => {
    if (queue.length === 0) return;
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), STAYS / Math.max(speed, 1));
    return () => clearTimeout(timer);
  }, [queue, speed]);
  const [event] = queue;
  if (!event) return null;
  return (
    <div class="mots-ribbon" key={`${event.event} ${queue.length}`} aria-hidden="true">
      <Sign event={event} />
      <span>{telling.event(words, event)[0]}</span>
    </div>
  );
}

function Sign({ event }: { readonly event: GameEvent }): JSX.Element {
  if (event.event === "trophy") return <Badge trophy={String(event.trophy)} />;
  if (event.event === "lands") return <DayIcon kind={String(event.space_kind)} />;
  const team = event.team ?? event.home;
  return typeof team === "string" ? <Shirt kit={kitOfClub(team)} size={34} /> : <DayIcon kind="whistle" />;
}
