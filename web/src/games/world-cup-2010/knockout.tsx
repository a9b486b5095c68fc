/** The matches of a knock-out set: four slots a team, into which and onto which cards are put. */

import { Said } from "../../lib/said";
import { roundOf } from "./bracket";
import { Lying, lyingName } from "./cards";
import { useDesk } from "./desk";
import { dropOf } from "./drag";
import { idOf, sameTarget, type Target, targetGlows } from "./picking";
import { SLOTS } from "./reading";
import type { Story } from "./story";
import { Team } from "./team";
import type { SlotRow } from "./view";

export function KnockOut() {
  const { state, words } = useDesk();
  const { matches, slots } = state.view;
  const first = matches[0];
  if (first === undefined) return null;
  return (
    <section class={`wc-set of-${matches.length}`} aria-label={words.say(`web-${roundOf(first)}`)}>
      {matches.map((match) => (
        <Tie key={match} match={match} rows={slots.filter((row) => row.match === match)} />
      ))}
    </section>
  );
}

function Tie({ match, rows }: { match: number; rows: readonly SlotRow[] }) {
  const { state, words, stories } = useDesk();
  const [one, other] = settled(rows, stories.get(match));
  const result = state.view.results.find((each) => each.match === match);
  if (!one || !other) return null;
  return (
    <article
      class={`wc-tie ${roundOf(match)} ${result ? "settled" : ""}`}
      aria-label={words.say("picture-match", { match })}
    >
      <header class="wc-board">
        <Team team={one.team} />
        <span class="wc-board-middle">
          <small>{words.say(`web-${roundOf(match)}`)}</small>
          {result ? (
            <span class="wc-score number">
              <b>{result.one}</b>
              <i>–</i>
              <b>{result.other}</b>
              {result.kicks.length > 0 && <small>({result.kicks.join("–")})</small>}
            </span>
          ) : (
            <b class="number wc-versus">{match}</b>
          )}
        </span>
        <Team team={other.team} away />
      </header>
      <div class="wc-grass">
        <Slots row={one} />
        <Slots row={other} />
      </div>
    </article>
  );
}

/** The cards of a match that is over are discarded; here they stay in sight until the set is. */
function settled(rows: readonly SlotRow[], story: Story | undefined): readonly SlotRow[] {
  if (!story) return rows;
  return rows.map((row, side) => ({
    ...row,
    slots: (story.sides[side]?.cards ?? []).map(({ card, worth, covers }) => ({
      card,
      worth: worth ?? 0,
      cards: covers,
    })),
  }));
}

function Slots({ row }: { row: SlotRow }) {
  const { state, words } = useDesk();
  const playing = state.question?.kind === "play";
  const { team } = row;
  const last = row.slots.length - 1;
  const placed = new Set(
    state.news.flatMap((event) => (event.event === "placed" && event.team === team ? [event.slot - 1] : [])),
  );
  const covered = state.news.some((event) => event.event === "covered" && event.team === team);
  return (
    <div class="wc-slots" data-drop={playing ? dropOf({ verb: "place", team }) : undefined}>
      {Array.from({ length: SLOTS }, (_, place) => {
        const slot = row.slots[place];
        if (!slot)
          return (
            <TargetButton
              key={place}
              target={playing && place === last + 1 ? { verb: "place", team } : null}
              label={words.say("web-slot", { team, number: place + 1 })}
              class="wc-place"
            >
              <i class="number">{place + 1}</i>
            </TargetButton>
          );
        const name = lyingName(words, slot.card, slot.cards, slot.cards.length ? slot.worth : null);
        return (
          <TargetButton
            key={place}
            target={playing && place === last ? { verb: "cover", team } : null}
            label={words.put("web-last-card", { team: words.name(team), card: name })}
            class="wc-slot"
          >
            <Lying {...slot} covers={slot.cards} fresh={placed.has(place) || (covered && place === last)} />
          </TargetButton>
        );
      })}
    </div>
  );
}

interface TargetProps {
  /** None: nothing can be put here. */
  readonly target: Target | null;
  readonly label: string;
  readonly class: string;
  readonly children: preact.ComponentChildren;
}

/** A place for a card: with a card in hand a click puts it there, otherwise the place waits for one. */
export function TargetButton({ target, label, class: named, children }: TargetProps) {
  const { state, act, words, picked, pick, put } = useDesk();
  if (!target) return <span class={named}>{children}</span>;
  const glows = targetGlows(state, picked, target);
  const waits = picked?.kind === "target" && sameTarget(picked.target, target);
  const click = (event: MouseEvent) => {
    const anchor = event.currentTarget as Element;
    if (picked?.kind === "card") put(picked.card, target, anchor);
    else if (waits) pick(null);
    else {
      const takes = state.choices.some((choice) => choice.id === idOf(String(choice.arguments.card), target));
      const held = state.view.hands.find((hand) => hand.player === state.seat)?.cards?.[0];
      if (takes) pick({ kind: "target", target });
      else if (held) act.whyNot(idOf(held, target), anchor);
    }
  };
  const told =
    picked?.kind === "card" && glows ? words.say(`choice-${target.verb}`, { ...target, card: picked.card }) : label;
  return (
    <button
      type="button"
      class={`${named} wc-target ${glows ? "glow" : ""} ${waits ? "picked" : ""}`}
      data-drop={dropOf(target)}
      aria-pressed={waits}
      onClick={click}
    >
      <Said as={told}>{children}</Said>
    </button>
  );
}
