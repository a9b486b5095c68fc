/** What is on in front of the field: stars to pick, an effect, two cards to keep one of, a shot, a penalty. */
import type { JSX } from "preact";
import { Laid, PlayerCard, SynergyCard } from "./cards";
import { type Desk, useDesk } from "./desk";
import { Kicks, Penalty } from "./penalty";
import { ShotPanel } from "./shot";

export function Stage({ children }: { readonly children: JSX.Element }): JSX.Element {
  return <div class="m11-stage">{children}</div>;
}

/** What is on now, or null. */
export function onStage(desk: Desk): JSX.Element | null {
  const { view, asked, words, state, offers, choose, meant, upper, lower } = desk;
  if (offers.penalty.size > 0) return <Penalty />;
  if (view.market.card.length > 0) return <Market />;
  if (asked === "effect") {
    const card = String(state.question?.arguments.card);
    return (
      <div class="m11-effect">
        <PlayerCard card={card} lies="field" isLarge />
      </div>
    );
  }
  if (asked === "keep-one" && lower.peeked)
    return (
      <div class="m11-peeked">
        {lower.peeked.synergy.map((face, place) => {
          const choice = offers.synergy.get(face);
          return (
            <SynergyCard
              key={place}
              face={face}
              glows={choice !== undefined}
              isPicked={choice !== undefined && choice === meant}
              onClick={() => choice && choose(choice)}
            />
          );
        })}
      </div>
    );
  if (view.shot) return <ShotPanel shot={view.shot} />;
  if (upper.peeked_size > 0)
    return (
      <div class="m11-peeked">
        <Laid faces={[]} backs={upper.peeked_size} />
      </div>
    );
  if (view.shoot_out || asked === "shoot-out")
    return (
      <div class="m11-penalty">
        <h2>{words.say("web-shoot-out")}</h2>
        <Kicks />
      </div>
    );
  return null;
}

/** Three stars are shown; each team takes one. */
function Market(): JSX.Element {
  const { view, words } = useDesk();
  return (
    <div class="m11-market">
      <h2>{words.say("web-market")}</h2>
      <div class="m11-stars">
        {view.market.card.map((card) => (
          <PlayerCard key={card} card={card} lies="ready" isLarge />
        ))}
      </div>
    </div>
  );
}
