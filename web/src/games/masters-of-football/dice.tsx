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

interface FacesProps {
  readonly use: "attack" | "defence";
  readonly level: Level;
  readonly rolled: number | null;
}

/** What the die of a level can show, as the pack has it; the face that lies on top stands out. */
export function Faces({ use, level, rolled }: FacesProps): JSX.Element {
  const { state } = useDesk();
  const faces = (state.items.get(`${level}-${use}`)?.faces ?? []) as readonly number[];
  const top = rolled === null ? -1 : faces.indexOf(rolled);
  return (
    <span class={`mof-faces mof-level-${level}`} aria-hidden="true">
      {faces.map((face, place) => (
        <i key={`${face} ${place}`} data-top={place === top}>
          {face}
        </i>
      ))}
    </span>
  );
}
