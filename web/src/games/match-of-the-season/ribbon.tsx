/** News in passing: a ribbon for each thing worth a look. What stays is in the log. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { useNews } from "../../lib/news";
import type { GameEvent } from "../../lib/table";
import * as telling from "../../lib/telling";
import { kitOfClub, useDesk } from "./desk";
import { Badge, DayIcon } from "./icons";
import { ribbonsOf } from "./story";

export function Ribbon(): JSX.Element | null {
  const { state, speed, words } = useDesk();
  const now = useNews(state, speed, ribbonsOf);
  if (!now) return null;
  const { event, key } = now;
  return (
    <div class="mots-ribbon" key={key} aria-hidden="true">
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
