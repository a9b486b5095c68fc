/** The deck and the discards; in the knock-out a card may be discarded instead of played. */
import { useDesk } from "./desk";
import { Back, Face } from "./faces";
import { TargetButton } from "./knockout";
import { CARDS } from "./reading";

export function Piles() {
  const { state, words } = useDesk();
  const { deck, stock, discards, phase } = state.view;
  const knockOut = phase === "knock-out";
  const count = knockOut && stock ? stock : deck;
  const told = knockOut && stock ? words.say("picture-stock", { stock }) : words.say("picture-deck", { deck });
  const last = discards.cards.length
    ? (lastDiscarded(state.events) ?? discards.cards[discards.cards.length - 1])
    : undefined;
  const kinds = CARDS.filter((card) => discards.cards.includes(card));
  const many = (card: string) => discards.cards.filter((each) => each === card).length;
  const listed = kinds.map((card) => (many(card) > 1 ? `${words.name(card)} ×${many(card)}` : words.name(card)));
  const heap = (
    <>
      {last ? <Face card={last} words={words} /> : <span class="wc-place" />}
      <span class="wc-pile-count number">{discards.cards.length}</span>
    </>
  );
  return (
    <section class="wc-piles">
      <span class="wc-pile" role="img" aria-label={told} title={told}>
        {count > 0 ? <Back /> : <span class="wc-place" />}
        <span class="wc-pile-count number">{count}</span>
      </span>
      <small class="wc-pile-told" aria-hidden="true">
        {told}
      </small>
      {state.question?.kind === "play" ? (
        <TargetButton
          target={{ verb: "discard" }}
          label={`${words.say("picture-discards")} ${words.listed(listed)}`}
          class="wc-pile"
        >
          {heap}
        </TargetButton>
      ) : (
        <span class="wc-pile">{heap}</span>
      )}
      {kinds.length > 0 && (
        <div class="wc-discards">
          <small>{words.say("picture-discards")}</small>
          <ul>
            {kinds.map((card) => (
              <li key={card} title={words.name(card)}>
                <Face card={card} words={words} />
                <span class="hidden">{words.name(card)}</span>
                <b class="number">{many(card)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The card on top, where the news of it is known. */
function lastDiscarded(events: readonly { event: string; card?: unknown }[]): string | undefined {
  const last = events.findLast((event) => ["discarded", "flipped", "kicked", "full-time"].includes(event.event));
  return last && last.event !== "full-time" ? String(last.card) : undefined;
}
