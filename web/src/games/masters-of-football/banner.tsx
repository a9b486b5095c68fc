/** News in passing: a ribbon over the pitch for each thing worth a look. What stays is in the log. */
import type { JSX } from "preact";
import { useNews } from "../../lib/news";
import type { GameEvent } from "../../lib/table";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";
import { Ball, KindIcon, Whistle } from "./icons";
import { bannersOf } from "./story";

export function Banner(): JSX.Element | null {
  const { state, speed, words } = useDesk();
  const now = useNews(state, speed, bannersOf);
  if (!now) return null;
  const { event, key } = now;
  return (
    <div class="mof-banner" key={key} data-event={event.event} aria-hidden="true">
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
