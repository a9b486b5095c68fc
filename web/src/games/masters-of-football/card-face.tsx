/** The cards as the gallery and the close look show them: as they are printed. */
import type { JSX } from "preact";
import { Card } from "../../lib/card";
import { kitOf, Shirt } from "../../lib/kit";
import type { CardFace, Item } from "../../lib/table";
import type { Reader } from "../../lib/words";
import { ActionFace, printedOn } from "./action-card";
import { ManagerFace } from "./manager-face";
import { PlayerFace } from "./player-card";
import type { Footballer } from "./view";
import "./card-face.css";

/** A player of the pack as the table's view tells him. */
function footballer(item: Item): Footballer {
  return {
    footballer: item.id,
    player_level: item.level as Footballer["player_level"],
    position: item.position as Footballer["position"],
    cost: Number(item.cost),
    attack: item.attack as Footballer["attack"],
    defence: item.defence as Footballer["defence"],
    tactical: Number(item.tactical),
    genius_marks: item.genius as Footballer["genius_marks"],
  };
}

function faceOf(item: Item, words: Reader): JSX.Element | null {
  switch (item.kind) {
    case "player":
      return (
        <span class={`mof-player mof-${String(item.level)}`}>
          <PlayerFace card={footballer(item)} words={words} kit={kitOf(item.id, undefined)} showsCost />
        </span>
      );
    case "card": {
      const printed = printedOn(item);
      return (
        <span class={`mof-action mof-kind-${printed.kind}`}>
          <ActionFace card={{ card: item.id, cost: Number(item.cost) }} printed={printed} words={words} />
        </span>
      );
    }
    case "manager":
      return (
        <span class="mof-manager">
          <ManagerFace id={item.id} item={item} words={words} />
        </span>
      );
    default:
      return null;
  }
}

export const MastersFace: CardFace = ({ item, words, size }) => {
  const face = faceOf(item, words);
  if (face) return <span class={`mof mof-printed ${size}`}>{face}</span>;
  return (
    <Card
      name={words.name(item.id)}
      size={size}
      text={words.text(item.id)}
      picture={<Shirt kit={kitOf(item.id, item)} size={size === "large" ? 120 : 60} />}
    />
  );
};
