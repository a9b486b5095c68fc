/** The cover of the programme, where no match is on: what stage the season is in, and at its end the champions. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import type { Reader } from "../../lib/words";
import { useDesk } from "./desk";
import type { TableEvent } from "./events";
import { Trophy } from "./icons";

const STAGES: ReadonlySet<string> = new Set(["matchday", "academy", "transfer-market", "final", "champion"]);

export function Cover(): JSX.Element {
  const { state, view, words } = useDesk();
  const stage = state.events.findLast((event) => STAGES.has(event.event));
  const champions = stage?.event === "champion" ? stage.team : null;
  const teams = champions ? [champions] : view.teams.map((team) => team.team);
  return (
    <section class="mof-cover" data-champions={champions !== null}>
      <small>{words.say("game-name")}</small>
      {champions && <Trophy />}
      <p>{titleOf(words, stage)}</p>
      <div class="mof-cover-shirts">
        {teams.map((team) => (
          <Shirt
            key={team}
            kit={kitOf(team, state.items.get(team))}
            size={champions ? 96 : 56}
            label={words.name(team)}
          />
        ))}
      </div>
    </section>
  );
}

function titleOf(words: Reader, stage: TableEvent | undefined): string {
  if (!stage) {
    return words.say("game-line");
  }
  const { event, ...fields } = stage;
  return words.say(`event-${event}`, fields).replace(/\.$/, "");
}
