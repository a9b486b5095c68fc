/** A chance card: blue at once, red kept for this season, green a tactic; the colour is told by sign and word as well. */
import type { JSX } from "preact";
import type { Item } from "../../lib/table";
import type { Reader } from "../../lib/words";
import { pickable, useDesk } from "./desk";
import { thing } from "./picking";

const SIGNS: Readonly<Record<string, string>> = {
  blue: "M13 1 4 14h6l-1 9 10-14h-6z",
  red: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM11 6h2v5.500l4 2.500-1 1.700-5-3z",
  green:
    "M3 4h8v7H3zM14 15h7v6h-7zM14 5l3-3 1.500 1.500L17 5l1.500 1.500L17 8l-1.500-1.500L14 8l-1.500-1.500zM7 12v4q0 2 2 2h3v-2.500l4 3.500-4 3.500V20H8q-3 0-3-3v-5z",
};

export function ChanceFace({ item, words }: { readonly item: Item; readonly words: Reader }): JSX.Element {
  const colour = String(item.colour);
  return (
    <>
      <span class="mots-chance-head">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SIGNS[colour]} fill-rule="evenodd" />
        </svg>
        <small>{words.say(`web-colour-${colour}`)}</small>
      </span>
      <b>{words.name(item.id)}</b>
      <span class="mots-chance-text">{words.text(item.id)}</span>
    </>
  );
}

export function ChanceCard({ card, isIdle }: { readonly card: string | null; readonly isIdle?: boolean }): JSX.Element {
  const desk = useDesk();
  const item = card ? desk.state.items.get(card) : undefined;
  if (!card || !item) return <ChanceBack />;
  const name = `mots-chance mots-chance-${String(item.colour)}`;
  if (isIdle)
    return (
      <button type="button" class={name} onClick={(event) => desk.act.show(card, event.currentTarget)}>
        <ChanceFace item={item} words={desk.words} />
      </button>
    );
  return (
    <button {...pickable(desk, thing("card", card), name, card)}>
      <ChanceFace item={item} words={desk.words} />
    </button>
  );
}

export function ChanceBack(): JSX.Element {
  const { words } = useDesk();
  return (
    <span class="mots-chance mots-chance-back" role="img" aria-label={words.say("web-face-down")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 9.500c0-4 6-4 6-.3 0 2.400-2.300 2.500-2.300 4.800h-1.800c0-3 2.200-3.200 2.200-4.800 0-1.600-2.300-1.500-2.300.3zM10.900 15.500h1.900v2h-1.900z" />
      </svg>
    </span>
  );
}
