/** The player's hands: one for each team in the groups, one in the knock-out; and the cards of a typed chance. */

import { Said } from "../../lib/said";
import { choice as tellChoice } from "../../lib/telling";
import { useDesk } from "./desk";
import { Face } from "./faces";
import { Flag } from "./flags";
import { cardChoices, cardGlows, laidSteps } from "./picking";
import { CARDS, matchUnderWay, without } from "./reading";
import { Limit } from "./team";
import type { Hand } from "./view";

export function Hands() {
  const { state, words } = useDesk();
  const typed = cardChoices(state);
  if (typed.length) return <Typed />;
  const hands = state.view.hands.filter((hand) => hand.cards?.length);
  if (!hands.length) return null;
  const now = state.question?.team ?? null;
  const next = matchUnderWay(state);
  const isFirst = (hand: Hand) =>
    hand.team === null || (now ? hand.team === now : hand.team === next?.first || hand.team === next?.second);
  const first = hands.filter(isFirst);
  const rest = hands.filter((hand) => !isFirst(hand));
  return (
    <section class="wc-hands" aria-label={words.say("picture-hands")}>
      {first.map((hand) => (
        <HandRow key={hand.team ?? hand.player} hand={hand} />
      ))}
      {rest.length > 0 && (
        <div class="wc-hands-rest">
          {rest.map((hand) => (
            <HandRow key={hand.team ?? hand.player} hand={hand} small />
          ))}
        </div>
      )}
    </section>
  );
}

function HandRow({ hand, small = false }: { hand: Hand; small?: boolean }) {
  const { state, words } = useDesk();
  const asked = hand.team !== null && state.question?.team === hand.team;
  const steps = laidSteps(state.steps);
  // Of one's own two teams that meet, the first has laid its cards already.
  const before = hand.team !== null && state.question?.arguments.opponent === hand.team;
  const cards = without(hand.cards ?? [], asked ? steps.now : before ? steps.before : []);
  const kinds = CARDS.filter((card) => cards.includes(card));
  const whose = hand.team ? words.name(hand.team) : words.player(hand.player);
  const label = words.put("picture-hand", { holder: whose, count: cards.length });
  return (
    <section class={`wc-hand ${small ? "small" : ""}`} aria-label={label}>
      <p class="wc-hand-head">
        {hand.team && <Flag team={hand.team} />}
        <b>{whose}</b>
        {hand.team && <Limit team={hand.team} />}
        <span class="wc-count number" aria-hidden="true">
          {cards.length}
        </span>
      </p>
      <div class="wc-stacks">
        {kinds.map((card) => (
          <Stack
            key={card}
            card={card}
            count={cards.filter((each) => each === card).length}
            small={small}
            live={!small && (asked || (hand.team === null && hand.player === state.seat))}
          />
        ))}
      </div>
    </section>
  );
}

interface StackProps {
  readonly card: string;
  readonly count: number;
  readonly small: boolean;
  /** Whether the question is about this hand. */
  readonly live: boolean;
}

function Stack({ card, count, small, live }: StackProps) {
  const { state, act, words, picked, pick, put, grab, wasDragged } = useDesk();
  const kind = live ? state.question?.kind : undefined;
  const glows = live && cardGlows(state, picked, card);
  const taken = live && picked?.kind === "card" && picked.card === card;
  const name = count > 1 ? `${words.name(card)} ×${count}` : words.name(card);
  const click = (event: MouseEvent) => {
    const anchor = event.currentTarget as HTMLElement;
    if (wasDragged()) return;
    if (kind === "lay") put(card, { verb: "lay" }, anchor);
    else if (kind === "play" && picked?.kind === "target") put(card, picked.target, anchor);
    else if (kind === "play") {
      pick(taken ? null : { kind: "card", card });
      // By keyboard: on to the places where it may go.
      if (!taken && event.detail === 0)
        requestAnimationFrame(() =>
          anchor.closest(".wc-table")?.querySelector<HTMLElement>(".wc-target.glow")?.focus(),
        );
    } else act.show(card, anchor);
  };
  return (
    <button
      type="button"
      class={`wc-stack ${glows ? "may" : ""} ${taken ? "picked" : ""} ${live && kind && !glows ? "dimmed" : ""}`}
      aria-pressed={kind === "play" ? taken : undefined}
      title={words.text(card)}
      style={{ "--behind": Math.min(count, 4) - 1 }}
      onClick={click}
      onPointerDown={glows ? (event) => grab(event, card) : undefined}
    >
      <Said as={`${name}. ${words.text(card)}`}>
        {Array.from({ length: Math.min(count, 4) - 1 }, (_, place) => (
          <span class="wc-behind" style={{ "--place": place + 1 }} key={place}>
            <Face card={card} words={words} named={!small} />
          </span>
        ))}
        <span class={`wc-front ${glows && !taken ? "glow" : ""}`}>
          <Face card={card} words={words} named={!small} />
        </span>
        {count > 1 && (
          <span class="wc-times number" aria-hidden="true">
            ×{count}
          </span>
        )}
      </Said>
    </button>
  );
}

/** Cards are drawn at a real table: which one came? */
function Typed() {
  const { state, act, words } = useDesk();
  return (
    <section class="wc-hands wc-typed" aria-label={words.say("picture-hands")}>
      <div class="wc-hand">
        <div class="wc-stacks">
          {cardChoices(state).map((choice) => (
            <button key={choice.id} type="button" class="wc-stack may" onClick={() => act.choose(choice)}>
              <Said as={tellChoice(words, choice)}>
                <span class="wc-front glow">
                  <Face card={String(choice.arguments.card)} words={words} named />
                </span>
              </Said>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
