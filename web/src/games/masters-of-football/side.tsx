/** One team on its half: three cards, what they are worth together, and the action cards that count for it. */
import type { JSX } from "preact";
import { PlayedCard } from "./action-card";
import { useDesk } from "./desk";
import { CardBack, TacticIcon } from "./icons";
import { Levels } from "./levels";
import { FaceDown, formOf, PlayerCard } from "./player-card";
import type { Footballer, Pitch, Side, View } from "./view";

const TRIO = 3;
const ORDER = "DMF";

/** A player of any squad on the table. */
export function footballerOf(view: View, id: string): Footballer | undefined {
  for (const team of view.teams) {
    const found = team.squad.find((each) => each.footballer === id);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Who is to be seen on a side: those fielded, or those whom its manager has picked for it so far. */
export function useLineUp(pitch: Pitch, side: Side): readonly string[] | null {
  const { own, picked, state } = useDesk();
  if (side.footballers === null || side.footballers.length > 0 || own?.team !== side.team) {
    return side.footballers;
  }
  const { question, steps } = state;
  if (question?.kind !== "choose-team" || question.arguments.home !== pitch.home) {
    return [];
  }
  const [fielded] = steps;
  return fielded
    ? (fielded.split(":")[1] ?? "").split(",")
    : picked.filter((each) => each.startsWith("footballer:")).map((each) => each.split(":")[1] ?? "");
}

export function TeamSide({
  pitch,
  side,
  isAway,
}: {
  readonly pitch: Pitch;
  readonly side: Side;
  readonly isAway: boolean;
}): JSX.Element {
  const { words, view, own } = useDesk();
  const ids = useLineUp(pitch, side);
  const cards = (ids ?? []).map((id) => footballerOf(view, id)).filter((each) => each !== undefined);
  cards.sort((one, other) => ORDER.indexOf(one.position) - ORDER.indexOf(other.position));
  const inPlay = pitch.cards.filter((entry) => entry.team === side.team);
  return (
    <section
      class="mof-side"
      data-away={isAway}
      data-own={own?.team === side.team}
      data-attacks={pitch.attacker.team === side.team}
      aria-label={words.name(side.team)}
    >
      <ul class="mof-lineup">
        {cards.map((card) => (
          <li key={card.footballer}>
            <PlayerCard
              card={card}
              team={side.team}
              tactic={pitch.tactic}
              form={formOf(side, card.footballer)}
              isSpent={side.genius_spent}
            />
          </li>
        ))}
        {ids === null &&
          [...Array(TRIO).keys()].map((place) => (
            <li key={place}>
              <FaceDown label={words.say("picture-face-down", { team: side.team })} />
            </li>
          ))}
        {ids !== null &&
          [...Array(Math.max(TRIO - cards.length, 0)).keys()].map((place) => <li key={place} class="mof-slot" />)}
      </ul>
      <div class="mof-side-foot">
        <div class="mof-levels">
          <Levels side={side} />
          <LaidTactic side={side} pitch={pitch} />
        </div>
        {inPlay.length > 0 && (
          <ul class="mof-in-play">
            {inPlay.map((entry, place) => (
              <li key={`${entry.card} ${place}`}>
                <PlayedCard entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The tactic card that a side has laid: face down for others until it is shown. */
function LaidTactic({ side, pitch }: { readonly side: Side; readonly pitch: Pitch }): JSX.Element | null {
  const { words } = useDesk();
  const { tactic } = side.laid;
  if (pitch.forced || (side.footballers?.length === 0 && !tactic)) {
    return null;
  }
  const label = tactic ? words.say(`name-tactic-${tactic}`) : words.say("web-tactic-face-down");
  return (
    <span class="mof-laid" title={label}>
      {tactic ? <TacticIcon tactic={tactic} /> : <CardBack />}
      <span>{label}</span>
    </span>
  );
}
