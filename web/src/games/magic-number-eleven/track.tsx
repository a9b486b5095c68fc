/** The control track between the two ends: a space tells each team's state, and so how many cards it may attack with. */
import type { JSX } from "preact";
import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { Ball, Sign } from "./icons";
import type { Stance } from "./reading";
import type { Squad } from "./view";

export function Track(): JSX.Element {
  const { view, state, words, lower, upper, offers, act } = useDesk();
  const spaces = lower.team === "home" ? [...view.track].reverse() : view.track;
  const stateIn = (space: string, team: Squad): Stance => (state.items.get(space)?.[team] ?? "normal") as Stance;
  const cardsIn = (each: Stance): number => Number(state.items.get(each)?.cards ?? 0);
  const said = [upper, lower].map((team) =>
    words.say("picture-state", { team: team.team, state: team.state, cards: team.attack_cards }),
  );
  const { press } = offers;
  return (
    <section class="m11-track" aria-label={words.say("web-control")}>
      <p class="hidden">{said.join(" ")}</p>
      <ol aria-hidden="true">
        {spaces.map((space) => {
          const [above, below] = [stateIn(space, upper.team), stateIn(space, lower.team)];
          const isHere = space === view.control;
          return (
            <li key={space} data-here={isHere} title={`${words.name(above)} / ${words.name(below)}`}>
              <span class={`m11-state ${above}`}>
                {words.name(above).charAt(0)}
                <b class="number">{cardsIn(above)}</b>
              </span>
              <span class="m11-marker">{isHere && <Ball />}</span>
              <span class={`m11-state ${below}`}>
                {words.name(below).charAt(0)}
                <b class="number">{cardsIn(below)}</b>
              </span>
            </li>
          );
        })}
      </ol>
      {press && (
        <button
          type="button"
          class="m11-press-now glow"
          title={words.say("choice-press")}
          onClick={() => act.choose(press)}
        >
          <Said as={words.say("choice-press")}>
            <span>▲</span>
            <Sign icon="press" />
          </Said>
        </button>
      )}
    </section>
  );
}
