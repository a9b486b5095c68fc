/** What lies beside the field: the other team's cards, the synergy deck, which of its cards nobody has shown, the last shot. */
import type { JSX } from "preact";
import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { printedOf, SynergyBack } from "./faces";
import { starPath } from "./icons";
import { TeamShirt } from "./scoreboard";
import type { Total } from "./story";

export function Opponent(): JSX.Element {
  const { upper, words } = useDesk();
  return (
    <section class="m11-opponent">
      <h2>
        <TeamShirt team={upper.team} size={22} /> {words.say(`name-team-${upper.team}`)}
        <span class="m11-backs" role="img" aria-label={words.say("picture-hand-size", { cards: upper.hand_size })}>
          {Array.from({ length: upper.hand_size }, (_, place) => (
            <SynergyBack key={place} />
          ))}
          <small>{upper.hand_size}/5</small>
        </span>
      </h2>
      <Chips title={words.say("web-ready")} cards={upper.ready.card} />
      <Chips title={words.say("web-bench")} cards={upper.bench.card} />
      <Chips title={words.say("web-gone")} cards={upper.gone.card} />
    </section>
  );
}

/** Players as chips with their codes; a tap shows the card. */
function Chips({ title, cards }: { readonly title: string; readonly cards: readonly string[] }): JSX.Element | null {
  const { state, words, act } = useDesk();
  if (cards.length === 0) return null;
  return (
    <div class="m11-chips">
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => {
          const { code, position, squad } = printedOf(state.items.get(card));
          return (
            <li key={card}>
              <button
                type="button"
                class={`m11-chip m11-${position}`}
                title={words.name(card)}
                onClick={(event) => act.show(card, event.currentTarget)}
              >
                <Said as={words.card(card)}>
                  {code}
                  {squad === "star" && "★"}
                </Said>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Deck(): JSX.Element {
  const { view, words, offers, act, state } = useDesk();
  const { blind } = offers;
  const unseen = view.odds?.synergy;
  const kinds = [...state.items.values()].filter((item) => item.kind === "synergy");
  const pile = (
    <>
      <SynergyBack />
      <b class="number">{view.deck}</b>
    </>
  );
  const said = words.say("picture-deck", { deck: view.deck, discards: view.discards });
  return (
    <section class="m11-deck" aria-label={words.say("web-deck")}>
      {blind ? (
        <button type="button" class="m11-pile glow" onClick={() => act.choose(blind)}>
          <Said as={words.say("choice-reply-blind")}>{pile}</Said>
        </button>
      ) : (
        <span class="m11-pile" role="img" aria-label={said} title={said}>
          {pile}
        </span>
      )}
      <div class="m11-unseen">
        <p>
          {words.say("web-deck")} <b class="number">{view.deck}</b> · {words.say("web-discards")}{" "}
          <b class="number">{view.discards}</b>
        </p>
        {unseen && (
          <>
            <p class="m11-unseen-title">{words.say("web-unseen")}</p>
            <ul>
              {kinds.map((item) => {
                const number = unseen.filter((face) => face === item.id).length;
                return (
                  <li key={item.id} data-none={number === 0} title={`${words.name(item.id)}: ${number}`}>
                    <span class="hidden">
                      {words.name(item.id)}: {number}
                    </span>
                    <span class={item.tackle === true ? "m11-face tackle" : "m11-face"} aria-hidden="true">
                      {Number(item.stars)}
                      {item.tackle === true ? (
                        "T"
                      ) : (
                        <svg viewBox="0 0 12 12" aria-hidden="true">
                          <path d={starPath(6, 6.4, 6)} />
                        </svg>
                      )}
                    </span>
                    <b class="number" aria-hidden="true">
                      {number}
                    </b>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** How the last shot of this half went: both totals, each with its breakdown. */
export function LastShot(): JSX.Element | null {
  const { story, view, words } = useDesk();
  const { shot } = story;
  if (!shot?.outcome || !shot.attack || view.shot) return null;
  const isGoal = ["goal", "magic", "penalty-goal"].includes(shot.outcome);
  return (
    <section class="m11-last" data-goal={isGoal}>
      <h2>{words.say("web-last-shot")}</h2>
      <p>
        <TeamShirt team={shot.team} size={22} />
        <span>{shot.card ? words.name(shot.card) : words.say("name-kind-without-base")}</span>
        <Sum total={shot.attack} title={words.say("web-attack")} mayBeMagic />
        {shot.defence && (
          <>
            <span aria-hidden="true">–</span>
            <Sum total={shot.defence} title={words.say("web-defence")} />
          </>
        )}
        <b class="m11-outcome">{words.say(`web-outcome-${shot.outcome}`)}</b>
      </p>
    </section>
  );
}

interface SumProps {
  readonly total: Total;
  readonly title: string;
  readonly mayBeMagic?: boolean;
}

function Sum({ total, title, mayBeMagic = false }: SumProps): JSX.Element {
  const { act, words } = useDesk();
  return (
    <button
      type="button"
      class="m11-sum number"
      data-magic={mayBeMagic && total.total === 11}
      onClick={(event) => act.explain(title, total.why, event.currentTarget)}
    >
      <Said as={words.say("web-why", { what: title, number: total.total })}>{total.total}</Said>
    </button>
  );
}
