/** News in passing: a ribbon over the fields for each thing worth a look. What stays is in the log. */
import type { JSX } from "preact";
import { useNews } from "../../lib/news";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";
import { Ball } from "./icons";
import { bannersOf } from "./story";

const LOUD: Readonly<Record<string, string>> = {
  goal: "web-outcome-goal",
  "goal-penalty": "web-outcome-goal",
  "goal-magic": "web-outcome-magic",
  out: "web-outcome-out",
  tackled: "web-outcome-tackled",
};

export function Banner(): JSX.Element | null {
  const { state, speed, words } = useDesk();
  const now = useNews(state, speed, bannersOf);
  if (!now) return null;
  const { event, key } = now;
  const loud = LOUD[event.event];
  return (
    <div class="m11-banner" key={key} data-event={event.event} aria-hidden="true">
      <Ball />
      <span>
        {loud && <b>{words.say(loud)}</b>}
        {telling.event(words, event)[0]}
      </span>
    </div>
  );
}
