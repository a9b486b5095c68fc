/** What the player holds: action cards and the squad, side by side on a wide screen, one of both on a phone. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionCard } from "./action-card";
import { useDesk } from "./desk";
import { Coin } from "./icons";
import { PlayerCard } from "./player-card";

type Tab = "cards" | "squad";
/** Questions that are about the squad rather than about cards. */
const SQUAD_QUESTIONS: ReadonlySet<string> = new Set([
  "choose-team",
  "choose-substitution",
  "release-players",
  "choose-talent",
]);

export function Holdings(): JSX.Element | null {
  const { state, view, words, own, before } = useDesk();
  const kind = state.question?.kind ?? "";
  const isTactic = state.choices.some((choice) => choice.verb === "tactic");
  const wanted: Tab = SQUAD_QUESTIONS.has(kind) && !isTactic ? "squad" : "cards";
  const [tab, setTab] = useState<Tab>(wanted);
  useEffect(() => {
    if (kind) {
      setTab(wanted);
    }
  }, [kind, wanted]);

  const hand = state.seat === null ? undefined : view.hands[state.seat];
  if (!hand?.cards || !own || (hand.cards.length === 0 && own.squad.length === 0)) {
    return null;
  }
  const sides = view.pitches.flatMap((pitch) => pitch.sides).filter((side) => side.team === own.team);
  const onPitch = new Set(sides.flatMap((side) => side.footballers ?? []));
  const bench = own.squad.filter((card) => !onPitch.has(card.footballer));
  const isMatch = onPitch.size > 0;
  const squadTitle = words.say(isMatch ? "web-bench" : "web-squad");
  return (
    <div class="mof-holdings" data-tab={tab}>
      <div class="mof-tabs">
        <button type="button" aria-pressed={tab === "cards"} onClick={() => setTab("cards")}>
          {words.say("web-hand")} <b class="number">{hand.cards.length}</b>
        </button>
        <button type="button" aria-pressed={tab === "squad"} onClick={() => setTab("squad")}>
          {squadTitle} <b class="number">{bench.length}</b>
        </button>
        <span class="mof-purse">
          <Coin label={words.say("web-money")} />
          {own.money}M
        </span>
      </div>
      <section class="mof-hand" aria-label={words.say("web-hand")}>
        <h2>
          {words.say("web-hand")}
          <span class="mof-purse">
            <Coin label={words.say("web-money")} />
            {own.money}M
          </span>
        </h2>
        <ul class={kind === "discard-to-five" ? "mof-row mof-spread" : "mof-row"}>
          {hand.cards.map((card, place) => {
            const earlier = hand.cards?.slice(0, place).filter((each) => each.card === card.card).length ?? 0;
            const isChosen = earlier < (before.get(card.card) ?? 0);
            return (
              <li key={`${card.card} ${place}`}>
                <ActionCard
                  card={card}
                  stamp={isChosen ? words.say(kind === "discard-to-five" ? "web-discarded" : "web-laid") : undefined}
                />
              </li>
            );
          })}
        </ul>
      </section>
      <section class="mof-squad" aria-label={squadTitle} data-empty={bench.length === 0}>
        <h2>{squadTitle}</h2>
        <ul class={kind === "choose-team" || kind === "release-players" ? "mof-row mof-spread" : "mof-row"}>
          {bench.map((card) => (
            <li key={card.footballer}>
              <PlayerCard
                card={card}
                team={own.team}
                stamp={stampOf(kind, before.has(card.footballer), words.say("web-released"), words.say("web-fielded"))}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function stampOf(kind: string, isChosen: boolean, released: string, fielded: string): string | undefined {
  if (!isChosen) {
    return undefined;
  }
  return kind === "release-players" ? released : kind === "choose-team" ? fielded : undefined;
}
