/** What lies in front of the player: synergy cards in hand, players ready, the bench. */
import type { JSX } from "preact";
import { Laid, PlayerCard, SynergyCard } from "./cards";
import { useDesk } from "./desk";
import { chanceOf } from "./picking";

export function Holdings(): JSX.Element {
  const { lower, words, asked, named, state, coming } = useDesk();
  const reserves = asked === "line-up";
  const swaps = asked === "half-time";
  return (
    <div class="m11-holdings" data-asked={asked}>
      <Hand />
      <section class="m11-ready">
        <h2>
          {words.say("web-ready")} <small>{lower.ready.card.length}</small>
        </h2>
        <ul class="m11-row">
          {lower.ready.card.map((card) => (
            <li key={card}>
              <PlayerCard
                card={card}
                lies="ready"
                stamp={
                  named.has(card) && (reserves || swaps)
                    ? words.say(reserves ? "web-bench" : "web-goes-off")
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      </section>
      {lower.bench.card.length + lower.gone.card.length > 0 && (
        <section class="m11-bench">
          <h2>
            {words.say("web-bench")} <small>{words.say("web-substitutions", { left: lower.substitutions_left })}</small>
          </h2>
          <ul class="m11-row">
            {lower.bench.card.map((card) => (
              <li key={card}>
                <PlayerCard
                  card={card}
                  lies="bench"
                  stamp={
                    named.has(card) && card !== coming && state.steps.length > 0 ? words.say("web-comes-on") : undefined
                  }
                />
              </li>
            ))}
            {lower.gone.card.map((card) => (
              <li key={card} class="m11-gone">
                <PlayerCard card={card} lies="bench" stamp={words.say("web-gone")} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Hand(): JSX.Element {
  const { lower, own, words, state, offers, picked, toggle, mayPick, act, asked, choose, meant } = useDesk();
  const { odds } = state;
  const faces = own?.hand?.synergy;
  const chances = odds ? state.question?.odds : null;
  return (
    <section class="m11-hand">
      <h2>
        {words.say("web-hand")} <small>{lower.hand_size}/5</small>
      </h2>
      <div class="m11-row">
        {faces === undefined ? (
          <Laid faces={[]} backs={lower.hand_size} />
        ) : (
          faces.map((face, place) => {
            const choice = asked === "reply" ? offers.synergy.get(face) : undefined;
            const isPicked = picked.includes(place) || (choice !== undefined && choice === meant);
            return (
              <SynergyCard
                key={`${face} ${place}`}
                face={face}
                glows={choice !== undefined || mayPick(place)}
                isPicked={isPicked}
                chance={choice ? chanceOf(chances, state.choices, choice) : null}
                onClick={(anchor) => {
                  if (choice) choose(choice);
                  else if (offers.lays.length > 0) toggle(place, anchor);
                  else act.show(face, anchor);
                }}
              />
            );
          })
        )}
        {lower.hand_size === 0 && <p class="m11-none">–</p>}
      </div>
    </section>
  );
}
