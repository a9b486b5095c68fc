/** A player card: who, where he plays, how good under which tactic, and his genius. */
import type { JSX } from "preact";
import { type Kit, kitOf } from "../../lib/kit";
import { Said } from "../../lib/said";
import type { Reader } from "../../lib/words";
import { pickable, useDesk } from "./desk";
import { Figure } from "./figure";
import { Ball, Coin, GeniusMark, Glove, PositionMark, TacticIcon } from "./icons";
import { thing } from "./picking";
import { TACTICS } from "./reading";
import type { Footballer, Part, Side, Tactic } from "./view";

/** What a player brings in this match, with the cards that lie on him. */
export interface Form {
  readonly attack: number;
  readonly defence: number;
}

/** What the parts of a value say about one player. */
export function formOf(side: Side, footballer: string): Form | null {
  const sum = (parts: readonly Part[]): number =>
    parts.filter((each) => each.footballer === footballer).reduce((total, each) => total + each.amount, 0);
  return side.attack && side.defence ? { attack: sum(side.attack.why), defence: sum(side.defence.why) } : null;
}

export function describe(words: Reader, card: Footballer, form: Form | null): string {
  const name = words.say("item-player", {
    name: words.name(card.footballer),
    position: card.position,
    cost: card.cost,
  });
  const attack = words.say("name-roll-attack");
  const defence = words.say("name-roll-defence");
  const values = form
    ? [`${attack} ${form.attack}`, `${defence} ${form.defence}`]
    : TACTICS.map((tactic, place) => {
        const told = `${attack} ${card.attack[place]}, ${defence} ${card.defence[place]}`;
        return `${words.say(`name-tactic-${tactic}`)}: ${told}`;
      });
  return [
    name,
    words.say(`name-player-level-${card.player_level}`),
    ...values,
    `${words.say("web-tactical")} ${card.tactical}`,
    ...card.genius_marks.map((mark) => words.say(`name-genius-mark-${mark}`)),
  ].join("; ");
}

const SHORT_NAME = 9;

interface CardProps {
  readonly card: Footballer;
  /** Whose kit he wears; his own design if nobody's. */
  readonly team?: string | null;
  readonly tactic?: Tactic | null;
  readonly form?: Form | null;
  /** A word across the card: bought, released. */
  readonly stamp?: string | undefined;
  readonly showsCost?: boolean;
  /** Whether his side's attacking genius has scored in this match. */
  readonly isSpent?: boolean;
}

export function PlayerCard(props: CardProps): JSX.Element {
  const { card, team, form, stamp } = props;
  const desk = useDesk();
  const { words, state } = desk;
  const kit = team ? kitOf(team, state.items.get(team)) : kitOf(card.footballer, undefined);
  return (
    <button
      {...pickable(desk, thing("footballer", card.footballer), `mof-player mof-${card.player_level}`, card.footballer)}
    >
      <Said as={[describe(words, card, form ?? null), ...(stamp ? [stamp] : [])].join("; ")}>
        <PlayerFace {...props} words={words} kit={kit} />
      </Said>
    </button>
  );
}

interface FaceProps extends Omit<CardProps, "team"> {
  readonly words: Reader;
  readonly kit: Kit;
}

/** What is drawn on the card. */
export function PlayerFace({ card, words, kit, tactic, form, stamp, showsCost, isSpent }: FaceProps): JSX.Element {
  const level = words.say(`name-player-level-${card.player_level}`);
  return (
    <>
      <span class="mof-player-head">
        <PositionMark position={card.position} />
        <Name words={words} id={card.footballer} />
      </span>
      <span class="mof-player-picture">
        <span class="mof-player-level" title={level}>
          {level.charAt(0).toUpperCase()}
        </span>
        <Figure id={card.footballer} kit={kit} />
        {showsCost && (
          <span class="mof-player-cost">
            <Coin />
            {card.cost}
          </span>
        )}
        <span class="mof-player-marks">
          {card.genius_marks.map((mark) => (
            <GeniusMark
              key={mark}
              mark={mark}
              label={words.say(`name-genius-mark-${mark}`)}
              isSpent={(isSpent ?? false) && mark === "attack"}
            />
          ))}
        </span>
        <span class="mof-player-tactical" title={`${words.say("web-tactical")} ${card.tactical}`}>
          {words.say("web-tactical-letter")}
          <b>{card.tactical}</b>
        </span>
      </span>
      {form ? <FormValues card={card} form={form} tactic={tactic ?? null} /> : null}
      <Values card={card} tactic={tactic ?? null} isSmall={Boolean(form)} />
      {stamp && <span class="mof-stamp">{stamp}</span>}
    </>
  );
}

/** The family name large, the given name small above it. */
function Name({ words, id }: { readonly words: Reader; readonly id: string }): JSX.Element {
  const [given = "", ...family] = words.name(id).split(" ");
  const isLong = family.join(" ").length > SHORT_NAME;
  return (
    <span class="mof-name" data-long={isLong}>
      {family.length > 0 && <small>{given}</small>}
      <b>{family.length > 0 ? family.join(" ") : given}</b>
    </span>
  );
}

function FormValues({
  card,
  form,
  tactic,
}: {
  readonly card: Footballer;
  readonly form: Form;
  readonly tactic: Tactic | null;
}): JSX.Element {
  const place = tactic ? TACTICS.indexOf(tactic) : -1;
  return (
    <span class="mof-form">
      <span class={changed(form.attack, card.attack[place])}>
        <Ball />
        {form.attack}
      </span>
      <span class={changed(form.defence, card.defence[place])}>
        <Glove />
        {form.defence}
      </span>
    </span>
  );
}

function changed(now: number, printed: number | undefined): string {
  return printed === undefined || now === printed ? "" : now > printed ? "mof-raised" : "mof-lowered";
}

function Values({
  card,
  tactic,
  isSmall,
}: {
  readonly card: Footballer;
  readonly tactic: Tactic | null;
  readonly isSmall: boolean;
}): JSX.Element {
  return (
    <span class="mof-values" data-small={isSmall}>
      <span class="mof-values-names">
        <i />
        <Ball />
        <Glove />
      </span>
      {TACTICS.map((each, place) => (
        <span key={each} data-now={each === tactic}>
          <TacticIcon tactic={each} />
          <b>{card.attack[place]}</b>
          <b>{card.defence[place]}</b>
        </span>
      ))}
    </span>
  );
}

/** A card that lies face down. */
export function FaceDown({ label }: { readonly label: string }): JSX.Element {
  return (
    <span class="mof-player mof-face-down" role="img" aria-label={label}>
      <Ball />
    </span>
  );
}
