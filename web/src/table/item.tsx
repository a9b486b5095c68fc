/** An item of a pack as a card, for games that draw none of their own. */
import { Card } from "../lib/card";
import { hash, kitOf, Shirt } from "../lib/kit";
import { Said } from "../lib/said";
import type { CardFace, Item } from "../lib/table";
import type { Reader } from "../lib/words";

interface ItemCardProps {
  readonly item: Item;
  readonly words: Reader;
  readonly size?: "usual" | "large";
  /** How the game draws its cards, where it does. */
  readonly Face?: CardFace | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

const WITH_SHIRT = new Set(["player", "club", "team", "side"]);
const VALUES = ["stars", "cost", "hand", "points", "number"] as const;
const TONES = ["var(--accent)", "#1f5fae", "#1d7f45", "#b3306f", "#0f7f86", "#8a5a00"];

export function ItemCard({ item, words, size = "usual", Face, onClick }: ItemCardProps) {
  if (Face) {
    const face = <Face item={item} words={words} size={size} />;
    if (!onClick) return face;
    return (
      <button type="button" class="card-button" onClick={onClick}>
        <Said as={words.card(item.id)}>{face}</Said>
      </button>
    );
  }
  const name = words.name(item.id);
  const value = VALUES.map((field) => item[field]).find((found) => typeof found === "number") as number | undefined;
  const position = typeof item.position === "string" ? item.position.slice(0, 2).toUpperCase() : undefined;
  const told = words.card(item.id);
  const text = words.text(item.id) || (size === "large" && told !== name ? told : "");
  return (
    <Card
      name={name}
      value={value}
      badge={position}
      size={size}
      class={WITH_SHIRT.has(item.kind) ? undefined : "wordy"}
      tone={TONES[hash(item.kind) % TONES.length]}
      picture={
        WITH_SHIRT.has(item.kind) ? <Shirt kit={kitOf(item.id, item)} size={size === "large" ? 120 : 60} /> : undefined
      }
      text={text}
      onClick={onClick}
    />
  );
}
