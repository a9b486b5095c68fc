/** A footballer: as a card in a squad or the open pool, and as a shirt on the pitch. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import { Said } from "../../lib/said";
import type { Reader } from "../../lib/words";
import { kitOfClub, pickable, useDesk } from "./desk";
import { AbsenceMark, Flag, PositionMark, Stars } from "./icons";
import { thing } from "./picking";
import type { Absence, Footballer } from "./view";

export function describe(words: Reader, card: Footballer, absence: Absence | null, country?: string): string {
  return [
    words.name(card.footballer),
    words.say(`name-position-${card.position}`),
    words.say("web-stars", { stars: card.stars }),
    ...(country ? [words.name(country)] : []),
    ...(absence ? [words.say(`name-absence-${absence}`)] : []),
  ].join(", ");
}

/** Family name large, given name small above it. */
export function Name({ words, id }: { readonly words: Reader; readonly id: string }): JSX.Element {
  const [given = "", ...family] = words.name(id).split(" ");
  return (
    <span class="mots-name">
      {family.length > 0 && <small>{given}</small>}
      <b>{family.length > 0 ? family.join(" ") : given}</b>
    </span>
  );
}

interface PlayerProps {
  readonly card: Footballer;
  /** Whose shirt he wears; his own design if nobody's. */
  readonly team?: string | null;
  readonly absence?: Absence | null;
  /** Whether it is shown. */
  readonly price?: boolean;
  readonly isFaceDown?: boolean;
  readonly isFielded?: boolean;
}

export function PlayerCard({ card, team, absence, price, isFaceDown, isFielded }: PlayerProps): JSX.Element {
  const desk = useDesk();
  const { words, state } = desk;
  const country = state.items.get(card.footballer)?.country as string | undefined;
  const cost = desk.priceOf(card, "base");
  const said = [
    describe(words, card, absence ?? null, country),
    ...(price ? [cost] : []),
    ...(isFaceDown ? [words.say("web-face-down")] : []),
    ...(isFielded ? [words.say("web-fielded")] : []),
  ].join(", ");
  return (
    <button
      {...pickable(desk, thing("footballer", card.footballer), `mots-card mots-${card.position}`, card.footballer)}
      data-face-down={isFaceDown}
    >
      <Said as={said}>
        <span class="mots-card-head">
          <PositionMark position={card.position} words={words} />
          {country && <Flag country={country} words={words} />}
          <Stars count={card.stars} />
        </span>
        <Name words={words} id={card.footballer} />
        <span class="mots-card-foot">
          {absence && <AbsenceMark absence={absence} words={words} />}
          {isFielded && <span class="mots-fielded">●</span>}
          {isFaceDown && <Lock />}
          {price && <span class="mots-price number">{cost}</span>}
          <Shirt kit={team ? kitOfClub(team) : kitOf(card.footballer)} size={28} />
        </span>
      </Said>
    </button>
  );
}

/** A contract that holds: this player lies face down. */
function Lock(): JSX.Element {
  return (
    <svg class="mots-lock" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 10h14v12H5z" />
      <path d="M8 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentcolor" stroke-width="2.500" />
    </svg>
  );
}

interface OnPitchProps {
  readonly club: string;
  readonly card: Footballer | undefined;
  readonly stars: number;
  readonly absence?: Absence | null;
  readonly isFaceDown?: boolean;
}

/** The picture of somebody on the pitch, without its button: shirt, stars, name. */
export function OnPitch({ club, card, stars, absence, isFaceDown }: OnPitchProps): JSX.Element {
  const { words } = useDesk();
  const family = card ? words.name(card.footballer).split(" ").slice(1).join(" ") : "";
  return (
    <>
      <span class="mots-chip-shirt">
        <Shirt kit={kitOfClub(club)} size={34} />
        {absence && <AbsenceMark absence={absence} words={words} />}
        {isFaceDown && <Lock />}
      </span>
      <span class="mots-chip-stars">
        <Stars count={stars} />
      </span>
      {card && <span class="mots-chip-name">{family || words.name(card.footballer)}</span>}
    </>
  );
}
