/** A footballer's card, large: what is printed on it and nothing else. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import type { Item } from "../../lib/table";
import type { Reader } from "../../lib/words";
import { kitOfClub, useDesk } from "./desk";
import { Flag, PositionMark, Stars } from "./icons";
import { Name } from "./player";
import type { Footballer, Position } from "./view";

export function BigPlayer({ card, team }: { readonly card: Footballer; readonly team?: string | null }): JSX.Element {
  const { state, words, priceOf } = useDesk();
  const item = state.items.get(card.footballer);
  if (!item) return <span />;
  return <PrintedPlayer item={item} words={words} team={team ?? null} price={priceOf(card, "base")} />;
}

export function PrintedPlayer({
  item,
  words,
  team,
  price,
}: {
  readonly item: Item;
  readonly words: Reader;
  readonly team: string | null;
  /** A game in play has one. */
  readonly price?: string;
}): JSX.Element {
  const position = item.position as Position;
  const stars = Number(item.stars);
  const country = item.country as string | undefined;
  return (
    <span class={`mots-big mots-${position}`}>
      <span class="mots-big-head">
        <PositionMark position={position} words={words} />
        {country && (
          <span class="mots-big-country">
            {words.name(country)}
            <Flag country={country} words={words} />
          </span>
        )}
      </span>
      <Shirt kit={team ? kitOfClub(team) : kitOf(item.id)} size={92} />
      <Stars count={stars} label={words.say("web-stars", { stars })} />
      <Name words={words} id={item.id} />
      <span class="mots-big-foot">
        <span>{words.say(`name-position-${position}`)}</span>
        {price && <b class="number">{price}</b>}
      </span>
    </span>
  );
}
