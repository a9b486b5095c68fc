/** The cards as the gallery and the close look show them. */
import type { JSX } from "preact";
import { Card } from "../../lib/card";
import type { CardFaceProps } from "../../lib/table";
import { Abilities, Goal, PlayerFace, SynergyFace } from "./faces";
import "./field.css";
import "./cards.css";

export function CardFace({ item, words, size }: CardFaceProps): JSX.Element {
  const name = words.name(item.id);
  const text = words.text(item.id);
  if (item.kind === "player")
    return (
      <span class={`m11-shown m11-player ${size}`}>
        <PlayerFace item={item} />
        <span class="m11-player-foot">
          <b>{name}</b>
          <Abilities item={item} words={words} />
        </span>
        {text && <span class="m11-player-text">{text}</span>}
      </span>
    );
  if (item.kind === "synergy")
    return (
      <span class={`m11-shown m11-shown-synergy ${size}`}>
        <SynergyFace item={item} />
        <b>{name}</b>
        {text && <span class="m11-player-text">{text}</span>}
      </span>
    );
  if (item.kind === "kick" || item.kind === "keeper")
    return (
      <span class={`m11-shown m11-shown-goal ${size}`}>
        <Goal
          kick={item.spot === undefined ? undefined : String(item.spot)}
          guarded={item.spots as readonly string[] | undefined}
        />
        <b>{name}</b>
      </span>
    );
  return <Card name={name} text={text} size={size} />;
}
