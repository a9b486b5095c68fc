/** An action card: its kind by colour and sign, what it costs, when and under which tactics it can be played. */
import type { JSX } from "preact";
import { Said } from "../../lib/said";
import type { Item } from "../../lib/table";
import type { Reader } from "../../lib/words";
import { pickable, useDesk } from "./desk";
import { Coin, KindIcon, TacticIcon } from "./icons";
import { thing } from "./picking";
import type { CardInPlay, HeldCard, Tactic } from "./view";

interface Printed {
  readonly kind: string;
  readonly timing: string;
  readonly tactics: readonly Tactic[];
}

export function printedOn(item: Item | undefined): Printed {
  return {
    kind: String(item?.card_kind ?? "strategy"),
    timing: String(item?.timing ?? "any"),
    tactics: (item?.tactics ?? []) as readonly Tactic[],
  };
}

function usePrinted(id: string): Printed {
  return printedOn(useDesk().state.items.get(id));
}

export function ActionCard({
  card,
  stamp,
}: {
  readonly card: HeldCard;
  readonly stamp?: string | undefined;
}): JSX.Element {
  const desk = useDesk();
  const { words } = desk;
  const printed = usePrinted(card.card);
  const { kind, timing, tactics } = printed;
  const told = [
    words.say("item-card", { name: words.name(card.card), cost: card.cost }),
    words.say(`web-kind-${kind}`),
    words.text(card.card),
    words.say(`web-timing-${timing}`),
    ...tactics.map((tactic) => words.say(`name-tactic-${tactic}`)),
    ...(stamp ? [stamp] : []),
  ];
  return (
    <button {...pickable(desk, thing("card", card.card), `mof-action mof-kind-${kind}`, card.card)}>
      <Said as={told.join("; ")}>
        <ActionFace card={card} printed={printed} words={words} />
        {stamp && <span class="mof-stamp">{stamp}</span>}
      </Said>
    </button>
  );
}

interface FaceProps {
  readonly card: Pick<HeldCard, "card" | "cost">;
  readonly printed: Printed;
  readonly words: Reader;
}

/** What is drawn on the card. */
export function ActionFace({ card, printed, words }: FaceProps): JSX.Element {
  const { kind, timing, tactics } = printed;
  return (
    <>
      <span class="mof-action-head">
        <KindIcon kind={kind} />
        <span class="mof-action-kind">{words.say(`web-kind-${kind}`)}</span>
        <span class="mof-cost">
          <Coin />
          {card.cost}
        </span>
      </span>
      <b class="mof-action-name">{words.name(card.card)}</b>
      <span class="mof-action-text">{words.text(card.card)}</span>
      <span class="mof-action-foot">
        <span>{words.say(`web-timing-${timing}`)}</span>
        <span class="mof-action-tactics">
          {tactics.map((tactic) => (
            <TacticIcon key={tactic} tactic={tactic} label={words.say(`name-tactic-${tactic}`)} />
          ))}
        </span>
      </span>
    </>
  );
}

/** A card that lies beside the pitch and counts. */
export function PlayedCard({ entry }: { readonly entry: CardInPlay }): JSX.Element {
  const desk = useDesk();
  const { words } = desk;
  const { kind } = usePrinted(entry.card);
  const on = entry.footballer ? ` → ${words.name(entry.footballer)}` : "";
  return (
    <button
      {...pickable(desk, thing("played", entry.card), `mof-played mof-kind-${kind}`, entry.card)}
      title={words.text(entry.card)}
    >
      <KindIcon kind={kind} />
      <span>
        {words.name(entry.card)}
        {on}
        {entry.uses > 0 && <b> ×{entry.uses}</b>}
      </span>
    </button>
  );
}

/** A card that is only named: waiting to take effect, or seen in somebody's hand. */
export function NamedCard({ id }: { readonly id: string }): JSX.Element {
  const { words, act } = useDesk();
  const { kind } = usePrinted(id);
  return (
    <button
      type="button"
      class={`mof-played mof-kind-${kind}`}
      title={words.text(id)}
      onClick={(event) => act.show(id, event.currentTarget)}
    >
      <KindIcon kind={kind} />
      <span>{words.name(id)}</span>
    </button>
  );
}
