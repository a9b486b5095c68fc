/** The cards of the pack one by one: for the gallery, and large beside the table. */
import type { CardFace } from "../../lib/table";
import { Face } from "./faces";
import { codeOf, Flag } from "./flags";
import "./table.css";
import "./cards.css";
import "./card-face.css";

export const WorldCupFace: CardFace = ({ item, words, size }) => {
  if (item.kind === "card")
    return (
      <span class={`wc-item ${size}`}>
        <Face card={item.id} words={words} named />
        <span class="hidden">{words.name(item.id)}</span>
        <span class="wc-item-text">{words.text(item.id)}</span>
      </span>
    );
  const group = <span class="wc-item-group">{String(item.group)}</span>;
  const style = { "--group": `var(--wc-group-${String(item.group)})` };
  if (item.kind === "team")
    return (
      <span class={`wc-item team ${size}`} style={style}>
        {group}
        <Flag team={item.id} />
        <b class="wc-item-name">{words.name(item.id)}</b>
        <span class="wc-item-text">
          {words.put("picture-hand", { holder: codeOf(item.id), count: Number(item.hand) })}
        </span>
        <span class="wc-item-text">{words.name(`restricted-${String(item.restricted)}`)}</span>
      </span>
    );
  const sides = [String(item.first), String(item.second)];
  return (
    <span class={`wc-item team ${size}`} style={style}>
      {group}
      {sides.map((team) => (
        <span class="wc-item-side" key={team}>
          <Flag team={team} />
          <b class="wc-item-name">{words.name(team)}</b>
        </span>
      ))}
    </span>
  );
};
