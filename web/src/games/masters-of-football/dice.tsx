/** Dice: attack dice are translucent, defence dice opaque, the genius die black, the tactic die white. */
import type { JSX } from "preact";
import { Die } from "../../lib/die";
import { useDesk } from "./desk";
import type { Level } from "./view";

interface RolledProps {
  readonly use: "attack" | "defence" | "genius" | "tactic";
  readonly level?: Level | undefined;
  /** A number, "genius", or nothing yet. */
  readonly value: number | string | null;
  /** Changes with every roll. */
  readonly roll: number | string;
  readonly size: number;
}

export function Rolled({ use, level, value, roll, size }: RolledProps): JSX.Element {
  const { words, speed } = useDesk();
  const name = words.name(level ? `${level}-${use}` : `${use}-die`);
  const shown = value === "genius" ? words.say("name-genius-genius") : value;
  return (
    <Die
      face={value === "genius" ? "" : (value ?? undefined)}
      label={shown === null ? name : `${name}: ${shown}`}
      numerals={use !== "tactic"}
      tone={use === "genius" ? "dark" : "light"}
      class={`mof-die mof-die-${use} ${level ? `mof-level-${level}` : ""} ${value === null ? "mof-blank" : value === "genius" ? "mof-fire" : ""}`}
      roll={roll}
      speed={speed}
      size={size}
    />
  );
}

/** What the die of a level can show. */
export function Faces({ use, level }: { readonly use: "attack" | "defence"; readonly level: Level }): JSX.Element {
  const { state } = useDesk();
  const faces = (state.items.get(`${level}-${use}`)?.faces ?? []) as readonly number[];
  return (
    <span class={`mof-faces mof-level-${level}`} aria-hidden="true">
      {faces.map((face, place) => (
        <i key={place}>{face}</i>
      ))}
    </span>
  );
}
