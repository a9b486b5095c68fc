/** What is laid out to choose from: managers, players for sale, talents, stacks, tactics, plans for half-time. */
import type { ComponentChildren, JSX } from "preact";
import { Said } from "../../lib/said";
import { type Desk, pickable, useDesk } from "./desk";
import { Ball, Coin, Glove, TacticIcon } from "./icons";
import { ManagerFace } from "./manager-face";
import { thing } from "./picking";
import { PlayerCard } from "./player-card";
import { TACTICS } from "./reading";
import { footballerOf } from "./side";
import type { ForSale, Tactic } from "./view";

/** Whether anything is laid out for this seat. */
export function hasOffers({ state, view }: Desk): boolean {
  const hand = state.seat === null ? undefined : view.hands[state.seat];
  const kind = state.question?.kind;
  const hasOffer = Boolean(hand?.offer && hand.offer.length > 0);
  return hasOffer || view.academy.length > 0 || kind === "choose-manager" || kind === "choose-academy-level";
}

/** All that is laid out for this seat now; nothing in the middle of a match. */
export function Offers(): JSX.Element | null {
  const { state, view } = useDesk();
  const hand = state.seat === null ? undefined : view.hands[state.seat];
  const kind = state.question?.kind;
  return (
    <>
      {kind === "choose-manager" && <Managers ids={hand?.dealt_managers ?? []} />}
      {hand?.offer && hand.offer.length > 0 && <Market offer={hand.offer} />}
      {(view.academy.length > 0 || kind === "choose-academy-level") && <Academy />}
    </>
  );
}

function Stall({
  title,
  purse,
  children,
}: {
  readonly title: string;
  readonly purse?: number | null | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="mof-stall">
      <h2>
        {title}
        {purse !== undefined && purse !== null && (
          <span class="mof-purse">
            <Coin />
            {purse}M
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}

function Managers({ ids }: { readonly ids: readonly string[] }): JSX.Element {
  const { words } = useDesk();
  return (
    <Stall title={words.say("web-managers")}>
      <ul class="mof-row mof-managers">
        {ids.map((id) => (
          <li key={id}>
            <ManagerCard id={id} />
          </li>
        ))}
      </ul>
    </Stall>
  );
}

function ManagerCard({ id }: { readonly id: string }): JSX.Element {
  const desk = useDesk();
  const { words, state } = desk;
  return (
    <button {...pickable(desk, thing("manager", id), "mof-manager", id)}>
      <Said as={`${words.card(id)}: ${words.text(id)}`}>
        <ManagerFace id={id} item={state.items.get(id)} words={words} />
      </Said>
    </button>
  );
}

/** Players for sale, at what they cost this manager; those bought in earlier steps carry a stamp. */
function Market({ offer }: { readonly offer: readonly ForSale[] }): JSX.Element {
  const { words, state, before, own } = useDesk();
  const money = state.question?.kind === "buy-players" ? Number(state.question.arguments.money) : own?.money;
  return (
    <Stall title={words.say("web-for-sale")} purse={money}>
      <ul class="mof-row mof-spread">
        {offer.map((card) => (
          <li key={card.footballer}>
            <PlayerCard
              card={{ ...card, cost: card.price }}
              showsCost
              stamp={before.has(card.footballer) ? words.say("web-bought") : undefined}
            />
          </li>
        ))}
      </ul>
    </Stall>
  );
}

function Academy(): JSX.Element {
  const desk = useDesk();
  const { words, view, state } = desk;
  return (
    <Stall title={words.say("web-academy")}>
      <ul class="mof-row mof-spread">
        {view.academy.map((card) => (
          <li key={card.footballer}>
            <PlayerCard card={card} showsCost />
          </li>
        ))}
        {state.question?.kind === "choose-academy-level" &&
          view.stacks.players.map((each) => (
            <li key={each.player_level}>
              <button
                {...pickable(
                  desk,
                  thing("stack", each.player_level),
                  `mof-player mof-face-down mof-${each.player_level}`,
                )}
              >
                <Ball />
                <b>{words.say(`name-player-level-${each.player_level}`)}</b>
                <small>×{each.stack}</small>
              </button>
            </li>
          ))}
      </ul>
    </Stall>
  );
}

/** The four tactic cards, with what the three on the pitch have printed under each. */
export function TacticCards(): JSX.Element | null {
  const desk = useDesk();
  const { view, state, own } = desk;
  if (!state.choices.some((choice) => choice.verb === "tactic")) {
    return null;
  }
  const side = view.pitches.flatMap((pitch) => pitch.sides).find((each) => each.team === own?.team);
  const fielded = state.steps[0]?.split(":")[1]?.split(",") ?? side?.footballers ?? [];
  const three = fielded.map((id) => footballerOf(view, id)).filter((each) => each !== undefined);
  return (
    <section class="mof-stall mof-tactics">
      <ul class="mof-row">
        {TACTICS.map((tactic, place) => (
          <li key={tactic}>
            <TacticCard
              tactic={tactic}
              attack={three.reduce((sum, each) => sum + (each.attack[place] ?? 0), 0)}
              defence={three.reduce((sum, each) => sum + (each.defence[place] ?? 0), 0)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TacticCard({
  tactic,
  attack,
  defence,
}: {
  readonly tactic: Tactic;
  readonly attack: number;
  readonly defence: number;
}): JSX.Element {
  const desk = useDesk();
  const { words } = desk;
  return (
    <button {...pickable(desk, thing("tactic", tactic), `mof-tactic mof-tactic-${tactic}`)}>
      <TacticIcon tactic={tactic} />
      <b>{words.say(`name-tactic-${tactic}`)}</b>
      <span class="mof-form" title={words.say("web-printed")}>
        <span>
          <Ball label={words.say("name-roll-attack")} />
          {attack}
        </span>
        <span>
          <Glove label={words.say("name-roll-defence")} />
          {defence}
        </span>
      </span>
    </button>
  );
}

/** The fourth official's board: whether and when to substitute. */
export function Plans(): JSX.Element | null {
  const desk = useDesk();
  const { words, state } = desk;
  const plans = state.choices.filter((choice) => choice.verb === "substitutions");
  if (plans.length === 0) {
    return null;
  }
  return (
    <section class="mof-stall mof-plans">
      <ul class="mof-row">
        {plans.map((choice) => {
          const plan = String(choice.arguments.plan);
          return (
            <li key={plan}>
              <button {...pickable(desk, thing("plan", plan), `mof-plan mof-plan-${plan}`)}>
                <span class="mof-plan-sign" aria-hidden="true">
                  {plan === "none" ? "—" : "⇅"}
                </span>
                {words.say("choice-substitutions", { plan })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
