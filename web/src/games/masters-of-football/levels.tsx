/** What a side is worth: attack and defence with their levels, and the tactical value. Each opens its parts. */
import type { JSX } from "preact";
import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { Ball, Glove } from "./icons";
import { LEVELS } from "./reading";
import type { LevelValue, Side } from "./view";

export function Levels({ side }: { readonly side: Side }): JSX.Element {
  return (
    <>
      {side.attack && <LevelChip team={side.team} use="attack" value={side.attack} />}
      {side.defence && <LevelChip team={side.team} use="defence" value={side.defence} />}
      {side.tactical && <TacticalChip side={side} />}
    </>
  );
}

interface ChipProps {
  readonly team: string;
  readonly use: "attack" | "defence";
  readonly value: LevelValue;
}

function LevelChip({ team, use, value }: ChipProps): JSX.Element {
  const { act, words } = useDesk();
  const level = words.say(`name-level-${value.level}`);
  const title = `${words.name(team)}: ${words.say(`name-roll-${use}`)} ${value.value}, ${level}`;
  const rank = LEVELS.indexOf(value.level);
  return (
    <button
      type="button"
      class={`mof-level mof-level-${value.level} mof-level-${use}`}
      onClick={(event) => act.explain(title, value.why, event.currentTarget)}
    >
      <Said as={title}>
        <span class="mof-level-what">
          {use === "attack" ? <Ball /> : <Glove />}
          {words.say(`name-roll-${use}`)}
        </span>
        <b class="number">{value.value}</b>
        <span class="mof-level-name">{level}</span>
        <span class="mof-ladder" aria-hidden="true">
          {LEVELS.map((each, place) => (
            <i key={each} data-on={place <= rank} />
          ))}
        </span>
      </Said>
    </button>
  );
}

function TacticalChip({ side }: { readonly side: Side }): JSX.Element | null {
  const { act, words } = useDesk();
  if (!side.tactical) {
    return null;
  }
  const { value, why } = side.tactical;
  const title = `${words.name(side.team)}: ${words.say("web-tactical")} ${value}`;
  return (
    <button
      type="button"
      class="mof-level mof-level-tactical"
      onClick={(event) => act.explain(title, why, event.currentTarget)}
    >
      <Said as={title}>
        <span class="mof-level-what">{words.say("web-tactical")}</span>
        <b class="number">{value}</b>
      </Said>
    </button>
  );
}
