/** A group match on the pitch: each side lays its cards, face down while the other still chooses. */
import { Pitch } from "../../lib/pitch";
import { Score } from "../../lib/score";
import { event as tellEvent } from "../../lib/telling";
import { FaceDown, Lying, Place } from "./cards";
import { useDesk } from "./desk";
import type { OpenPlay } from "./events";
import { laidSteps } from "./picking";
import { type Fixture, matchUnderWay, ownerOf } from "./reading";
import { Team } from "./team";

export function GroupMatch() {
  const { state, words } = useDesk();
  const match = matchUnderWay(state);
  if (!match) return null;
  const revealed = state.view.laid.some((side) => side.cards.length);
  return (
    <section class="wc-match" aria-label={words.say("picture-match", { match: match.match })}>
      <Score scope="wc-table wc-above">
        <header class="wc-board" style={{ "--group": `var(--wc-group-${match.group})` }}>
          <Team team={match.first} />
          <span class="wc-board-middle">
            <small>{words.say("picture-group", { group: match.group })}</small>
            {revealed ? (
              <span class="wc-score number">
                <Goals team={match.first} />
                <i>–</i>
                <Goals team={match.second} />
              </span>
            ) : (
              <b class="number wc-versus" aria-hidden="true">
                ×
              </b>
            )}
            <small>{words.say("picture-match", { match: match.match })}</small>
          </span>
          <Team team={match.second} away />
        </header>
      </Score>
      <Pitch lie="wide" class="wc-pitch">
        <Half match={match} side={0} />
        <Half match={match} side={1} />
      </Pitch>
    </section>
  );
}

/** Goals of a side so far, while cards are still to be flipped. */
function Goals({ team }: { team: string }) {
  const { state, act, words } = useDesk();
  const play = state.events.findLast((event): event is OpenPlay => event.event === "open-play" && event.team === team);
  if (!play) return <b>0</b>;
  const flips = state.events
    .slice(state.events.indexOf(play))
    .filter((event) => event.event === "flipped" && event.team === team && event.scores);
  const goals = play.goals + flips.length;
  return (
    <button
      type="button"
      class="wc-why"
      onClick={(event) => act.explain(tellEvent(words, play)[0] ?? "", play.why, event.currentTarget)}
    >
      {goals}
    </button>
  );
}

function Half({ match, side }: { match: Fixture; side: 0 | 1 }) {
  const { state, words } = useDesk();
  const team = side ? match.second : match.first;
  const owner = ownerOf(state.view, team);
  const question = state.question?.kind === "lay" ? state.question : null;
  const steps = laidSteps(state.steps);
  const open = state.view.laid[side]?.cards ?? [];
  const asked = question?.team === team;
  const mine = question !== null && owner === state.seat;
  const cards = open.length ? open : asked ? steps.now : mine ? steps.before : [];
  const most = Number(question?.arguments.most ?? 0);
  const waits = owner !== null && state.waiting.includes(owner);

  let shown = cards.map((card, place) => (
    <Lying key={place} card={card} fresh={asked ? place === cards.length - 1 : open.length > 0} turn={place} />
  ));
  if (asked)
    shown = [
      ...shown,
      ...Array.from({ length: Math.max(0, most - cards.length) }, (_, place) => {
        return <Place key={`free${place}`} class={place === 0 ? "next" : ""} />;
      }),
    ];
  const sealed = !cards.length && !asked;
  return (
    <div class={`wc-half ${side ? "second" : "first"} ${asked ? "asked" : ""}`} data-drop={asked ? "lay" : undefined}>
      {shown}
      {sealed && (waits || mine) && (
        <span class="wc-sealed">
          <Place>…</Place>
          <small>{words.say("web-choosing", { team })}</small>
        </span>
      )}
      {sealed && !waits && !mine && owner !== null && (
        <span class="wc-sealed">
          <FaceDown label={words.say("web-sealed", { team })} />
          <small aria-hidden="true">{words.say("web-sealed", { team })}</small>
        </span>
      )}
    </div>
  );
}
