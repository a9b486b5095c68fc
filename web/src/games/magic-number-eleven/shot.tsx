/** The shot under way: both sides of the synergy board, what is known of the totals, and the cards that are picked. */
import type { JSX } from "preact";
import { Said } from "../../lib/said";
import type { Part } from "../../lib/table";
import { Laid } from "./cards";
import type { Desk } from "./desk";
import { useDesk } from "./desk";
import { PlayerFace } from "./faces";
import { Sign } from "./icons";
import type { Laid as Cards, Shot, Squad } from "./view";

export function ShotPanel({ shot }: { readonly shot: Shot }): JSX.Element {
  const desk = useDesk();
  const { state, words, offers, act, picked, own } = desk;
  const defender: Squad = shot.team === "home" ? "away" : "home";
  const hand = own?.hand?.synergy ?? [];
  const most = state.question?.arguments.most;
  const chosen = picked.flatMap((place) => hand[place] ?? []);
  return (
    <div class="m11-shot">
      <header>
        {shot.card && (
          <button
            type="button"
            class="m11-shooter"
            onClick={(event) => shot.card && act.show(shot.card, event.currentTarget)}
          >
            <Said as={words.card(shot.card)}>
              <PlayerFace item={state.items.get(shot.card)} />
            </Said>
          </button>
        )}
        <h2>
          <small>{words.say(`name-team-${shot.team}`)}</small>
          {shot.card ? words.name(shot.card) : words.say("name-kind-without-base")}
          {shot.kind === "cannon" && <small>{words.say("name-kind-cannon")}</small>}
        </h2>
      </header>
      <Side
        title={words.say("web-attack")}
        icon="attack"
        base={shot.base_attack}
        parts={attackParts(shot)}
        cards={shot.attack}
        chosen={offers.lays.length > 0 ? chosen : []}
        room={offers.lays.length > 0 ? Math.min(Number(most ?? 0), hand.length) - chosen.length : 0}
      />
      <Side
        title={`${words.say("web-defence")}, ${words.say(`name-team-${defender}`)}`}
        icon="defence"
        base={shot.base_defence}
        parts={defenceParts(desk, shot, defender)}
        cards={shot.defence}
        chosen={[]}
        room={offers.blind ? 1 : 0}
      />
    </div>
  );
}

function attackParts(shot: Shot): readonly Part[] {
  if (shot.kind === "ordinary") return [{ amount: shot.base_attack, by: "attack-icons", rule: "E3" }];
  return shot.base_attack ? [{ amount: shot.base_attack, by: "cannon-base", rule: "E6" }] : [];
}

/** The icons on the field, and what the shooter's crack has taken off them. */
function defenceParts({ view }: Desk, shot: Shot, defender: Squad): readonly Part[] {
  const icons = view.teams.find((team) => team.team === defender)?.icons.defence ?? 0;
  const less = shot.base_defence - icons;
  if (shot.kind === "cannon") return [];
  const crack: readonly Part[] = less < 0 ? [{ amount: less, by: "crack", rule: "E1", card: shot.card }] : [];
  return [{ amount: icons, by: "defence-icons", rule: "p. 10" }, ...crack];
}

interface SideProps {
  readonly title: string;
  readonly icon: "attack" | "defence";
  readonly base: number;
  readonly parts: readonly Part[];
  readonly cards: Cards;
  /** Cards that are picked, but not laid yet. */
  readonly chosen: readonly string[];
  /** How many more may be laid. */
  readonly room: number;
}

function Side({ title, icon, base, parts, cards, chosen, room }: SideProps): JSX.Element {
  const { state, words, act } = useDesk();
  const stars = (face: string): number => Number(state.items.get(face)?.stars ?? 0);
  const known = [...cards.turned.synergy, ...(cards.laid?.synergy ?? [])];
  const hidden = cards.blind + (cards.laid ? 0 : cards.from_hand);
  const sum = [...known, ...chosen].reduce((total, face) => total + stars(face), base);
  const all: readonly Part[] = [
    ...parts,
    ...[...known, ...chosen].map((face) => ({ amount: stars(face), by: "synergy", synergy: face })),
  ];
  return (
    <div class={`m11-shot-side ${icon}`}>
      <p class="m11-base">
        <Sign icon={icon} />
        <span>{title}</span>
      </p>
      <div class="m11-shot-cards">
        <b class="number" title={title}>
          {base}
        </b>
        <Laid faces={known} backs={hidden} />
        {chosen.length > 0 && (
          <span class="m11-chosen">
            <Laid faces={chosen} backs={0} />
          </span>
        )}
        {Array.from({ length: room }, (_, place) => (
          <span key={place} class="m11-slot" />
        ))}
      </div>
      <button
        type="button"
        class="m11-sum number"
        data-magic={hidden === 0 && icon === "attack" && sum === 11}
        onClick={(event) => act.explain(title, all, event.currentTarget)}
      >
        <Said as={words.say("web-why", { what: title, number: sum })}>
          {sum}
          {hidden > 0 && <small>+?</small>}
        </Said>
      </button>
    </div>
  );
}
