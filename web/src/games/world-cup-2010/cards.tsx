/** Cards as they lie about: one, one with others on top, a row of places. */
import type { ComponentChildren } from "preact";
import { useDesk } from "./desk";
import { Back, Face } from "./faces";

interface LyingProps {
  readonly card: string;
  readonly covers?: readonly string[] | undefined;
  /** What is left of it, where cards on top or a restriction make it differ from its print. */
  readonly worth?: number | null | undefined;
  readonly fresh?: boolean | undefined;
  /** Which of several that come one after the other. */
  readonly turn?: number | undefined;
}

const PRINTED: Readonly<Record<string, number>> = { goal: 1, "two-goals": 2, "three-goals": 3, attack: 1 };

/** A card on the table with what lies on it and what is left of it. */
export function Lying({ card, covers = [], worth = null, fresh = false, turn = 0 }: LyingProps) {
  const { words } = useDesk();
  const printed = PRINTED[card];
  const less = worth !== null && printed !== undefined && worth !== printed;
  return (
    <span
      class={`wc-lying ${fresh ? "fresh" : ""} ${less && !worth ? "dead" : ""}`}
      style={{ "--turn": turn }}
      role="img"
      aria-label={lyingName(words, card, covers, less ? worth : null)}
    >
      <Face card={card} words={words} />
      {covers.map((each, place) => (
        <span class="wc-cover" style={{ "--place": place + 1 }} key={place}>
          <Face card={each} words={words} />
        </span>
      ))}
      {less && (
        <span class={`wc-worth number ${worth ? "" : "none"}`} aria-hidden="true">
          {worth || "✕"}
        </span>
      )}
    </span>
  );
}

type Says = ReturnType<typeof useDesk>["words"];

/** "2 Goals + Foul = 1", as the table in text says it. */
export function lyingName(words: Says, card: string, covers: readonly string[], worth: number | null): string {
  const cards = [card, ...covers].map((each) => words.name(each)).join(" + ");
  if (worth === null) return cards;
  return `${cards} = ${worth || words.say("picture-cancelled")}`;
}

/** An empty place for a card. */
export function Place({ children, class: named = "" }: { children?: ComponentChildren; class?: string }) {
  return <span class={`wc-place ${named}`}>{children}</span>;
}

/** Cards face down: how many is secret or told beside. */
export function FaceDown({ label, count = 2 }: { label: string; count?: number }) {
  return (
    <span class="wc-down" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <Back key={place} />
      ))}
    </span>
  );
}
