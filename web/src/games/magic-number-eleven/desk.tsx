/** What all parts of the table share: the state, what may be done, and what the player has picked so far. */
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { usePicks } from "../../lib/picking";
import type { TableProps } from "../../lib/table";
import type { Choice } from "../../protocol";
import type { TableEvent } from "./events";
import {
  comingOn,
  type Lies,
  layOf,
  mayAdd,
  type Offers,
  offersOf,
  placing,
  shooterOf,
  stepped,
  wouldBe,
} from "./picking";
import type { Icon, State } from "./reading";
import { type Story, storyOf } from "./story";
import type { Squad, Team, View } from "./view";

export interface Desk extends Omit<TableProps, "state"> {
  readonly state: State;
  readonly view: View;
  readonly story: Story;
  readonly offers: Offers;
  /** The team at the lower side: one's own, or Home for whoever only watches. */
  readonly lower: Team;
  readonly upper: Team;
  /** One's own team, if any. */
  readonly own: Team | null;
  /** The kind of question that is asked of this seat, or "". */
  readonly asked: string;
  readonly placing: string | null;
  readonly coming: string | null;
  /** Cards that earlier steps put on the bench, or swapped. */
  readonly named: ReadonlySet<string>;
  readonly shooter: string | null;
  /** Synergy cards picked for a shot, as places in the hand. */
  readonly picked: readonly number[];
  readonly laying: Choice | null;
  readonly counting: Counting | null;
  /** What changes whenever something else is asked or picked: focus follows it. */
  readonly moment: string;
  count(what: Counting | null): void;
  readonly reserve: string | null;
  /** The choice that waits to be confirmed. */
  readonly meant: Choice | null;
  /** Makes a choice, or shows it first where it is to be confirmed. */
  choose(choice: Choice): void;
  drop(): void;
  clickCard(card: string, lies: Lies, anchor: Element): void;
  pickShooter(card: string | null): void;
  toggle(place: number, anchor: Element): void;
  mayPick(place: number): boolean;
}

export interface Counting {
  readonly team: Squad;
  readonly icon: Icon;
}

const NONE: readonly Choice[] = [];
const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of the table");
  return desk;
}

interface Picks {
  readonly shooter: string | null;
  readonly places: readonly number[];
  /** A choice that is made by a second click, or in the dock. */
  readonly choice: string | null;
  /** A reserve for whom somebody is to go off. */
  readonly reserve: string | null;
}

const NO_PICKS: Picks = { shooter: null, places: [], choice: null, reserve: null };
/** Questions whose answer cannot be seen on the field and changed there: it is confirmed. */
const CONFIRMED: ReadonlySet<string> = new Set(["pick-star", "keep-one", "reply", "penalty"]);

/** The desk of a table; what was picked is dropped as soon as something else is asked. */
export function useNewDesk(props: TableProps<View, TableEvent>): Desk {
  const { state } = props;
  const { act } = props;
  const { question, steps, seat, view } = state;
  // What people type in for chance is no choice among things that lie on the table.
  const choices = question?.chance ? NONE : state.choices;
  const asked = question ? `${question.id} ${steps.length}` : "";
  const [counting, count] = useState<Counting | null>(null);
  const [picks, setPicks] = usePicks(asked, NO_PICKS, () => count(null));
  const offers = useMemo(() => offersOf(choices), [choices]);
  const story = useMemo(() => storyOf(state.events), [state.events]);

  const own = seat === null ? null : (view.teams[seat] ?? null);
  const lower = own ?? view.teams[0];
  const upper = view.teams[lower === view.teams[0] ? 1 : 0];
  const kind = question && !question.chance ? question.kind : "";
  const shooter = shooterOf(offers, picks.shooter);
  const hand = own?.hand?.synergy ?? [];
  const faces = picks.places.flatMap((place) => hand[place] ?? []);

  function pickShooter(card: string | null): void {
    setPicks({ ...NO_PICKS, shooter: card });
  }

  const meantChoice = [...choices, ...state.acts].find((choice) => choice.id === picks.choice) ?? null;
  function choose(choice: Choice): void {
    if (CONFIRMED.has(kind) && choice !== meantChoice) setPicks({ ...NO_PICKS, choice: choice.id });
    else act.choose(choice);
  }

  // A card that waits for its place is put back by a second tap, or by a tap on the one that is meant instead.
  const waits = placing(steps) ?? comingOn(steps);
  const [meant, mean] = useState<string | null>(null);
  useEffect(() => {
    if (meant === null || waits !== null) return;
    mean(null);
    const choice = offers.cards.get(meant);
    if (choice) act.choose(choice);
  }, [asked, meant]);

  function clickCard(card: string, lies: Lies, anchor: Element): void {
    const choice = offers.cards.get(card);
    const slots = lies === "field" ? offers.shots.get(card) : undefined;
    const [only, ...others] = slots?.values() ?? [];
    const swap = state.acts.find((act) => act.arguments.coming === picks.reserve && act.arguments.card === card);
    if (picks.reserve && swap) setPicks({ ...picks, choice: swap.id });
    else if (lies === "bench" && !choice && state.acts.some((act) => act.arguments.coming === card))
      setPicks({ ...NO_PICKS, reserve: picks.reserve === card ? null : card });
    else if (choice) choose(choice);
    else if (card === waits) act.undo();
    else if (waits !== null && (own?.ready.card.includes(card) || own?.bench.card.includes(card))) {
      mean(card);
      act.undo();
    } else if (only && shooter === card && others.length === 0) act.choose(only);
    else if (only) pickShooter(shooter === card ? null : card);
    else {
      const isOwn =
        own !== null &&
        [own.ready.card, own.bench.card, own.field.map((man) => man.card)].some((each) => each.includes(card));
      const id = isOwn ? wouldBe(kind, steps, card, lies) : null;
      if (id) act.whyNot(id, anchor);
      else act.show(card, anchor);
    }
  }

  function mayPick(place: number): boolean {
    const face = hand[place];
    return face !== undefined && !picks.places.includes(place) && mayAdd(offers.lays, faces, face);
  }

  function toggle(place: number, anchor: Element): void {
    const face = hand[place];
    if (face === undefined) return;
    if (picks.places.includes(place)) {
      setPicks({ ...NO_PICKS, places: picks.places.filter((each) => each !== place) });
    } else if (mayPick(place)) {
      setPicks({ ...NO_PICKS, places: [...picks.places, place] });
    } else if (offers.lays.length > 0) {
      // One that does not fit beside those picked takes the place of the last.
      const kept = picks.places.slice(0, -1);
      if (picks.places.length > 0 && mayAdd(offers.lays, faces.slice(0, -1), face))
        setPicks({ ...NO_PICKS, places: [...kept, place] });
      else act.whyNot(`lay:${[...faces, face].join(",")}`, anchor);
    }
  }

  return {
    ...props,
    state,
    view,
    story,
    offers,
    lower,
    upper,
    own,
    asked: kind,
    placing: placing(steps),
    coming: comingOn(steps),
    named: new Set(["reserve", "take-off", "bring-on", "place"].flatMap((verb) => stepped(steps, verb))),
    shooter,
    picked: picks.places,
    laying: layOf(offers.lays, faces),
    counting,
    moment: `${asked} ${picks.shooter ?? ""}`,
    count,
    meant: meantChoice,
    reserve: picks.reserve,
    choose,
    drop: () => setPicks(NO_PICKS),
    clickCard,
    pickShooter,
    toggle,
    mayPick,
  };
}
