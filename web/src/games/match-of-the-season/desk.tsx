/** What all parts of the table share: the state, what may be done, and what the player has picked so far. */
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Kit } from "../../lib/kit";
import { colour, kitOf } from "../../lib/kit";
import { useMedia } from "../../lib/media";
import { usePicks } from "../../lib/picking";
import type { TableProps } from "../../lib/table";
import type { Choice } from "../../protocol";
import type { TableEvent } from "./events";
import { complete, glowing, pick, type Thing, thingsOf, wouldBe } from "./picking";
import { type Formation, isFormation, isSpace, type Space } from "./reading";
import type { Footballer, Position, Team, View } from "./view";

export interface Desk extends TableProps<View, TableEvent> {
  readonly view: View;
  /** The kind of the question at hand; empty if nothing is asked of this seat. */
  readonly asked: string;
  readonly choices: readonly Choice[];
  readonly picked: readonly Thing[];
  readonly glow: ReadonlySet<Thing>;
  /** The choices that are made by what is picked. */
  readonly ready: readonly Choice[];
  /** Choices that name nothing on the table: pass, bid, a price. */
  readonly plain: readonly Choice[];
  /** The teams of this seat. */
  readonly own: readonly Team[];
  /** The team that the question is about, else the first of this seat. */
  readonly team: Team | null;
  readonly cards: ReadonlyMap<string, Footballer>;
  readonly spaces: readonly Space[];
  readonly formations: readonly Formation[];
  /** Whether there is room for a pitch that lies down. */
  readonly isWide: boolean;
  /** What a player costs, or what the bank pays for him, as the game tells it. */
  priceOf(card: Footballer, at: "base" | "bank"): string;
  click(clicked: Thing, anchor: Element, item?: string): void;
  drop(): void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of the table");
  return desk;
}

const NONE: readonly Choice[] = [];
const NOTHING: readonly Thing[] = [];
const LIES_DOWN = "(min-width: 760px)";

export function useNewDesk(props: TableProps<View, TableEvent>): Desk {
  const { act, state } = props;
  const { question, steps, seat, view, items } = state;
  // What people type in for chance is no choice among things that lie on the table.
  const choices = question?.chance ? NONE : state.choices;
  const asking = question ? `${question.id} ${steps.length}` : "";
  const [picked, setPicked] = usePicks(asking, NOTHING);
  const isWide = useMedia(LIES_DOWN);

  const printed = useMemo(() => {
    const all = [...items.values()];
    return {
      cards: new Map(
        all
          .filter((item) => item.kind === "player")
          .map((item) => [
            item.id,
            { footballer: item.id, stars: Number(item.stars), position: item.position as Position },
          ]),
      ),
      spaces: all.filter(isSpace),
      formations: all.filter(isFormation),
    };
  }, [items]);

  const { acts } = state;
  // What glows is asked about; what may be done at any time is picked as well, and taken in the dock.
  const all = useMemo(() => [...choices, ...acts], [choices, acts]);
  const own = seat === null ? [] : view.teams.filter((team) => team.player === seat);
  const team = view.teams.find((each) => each.team === question?.team && each.player === seat) ?? own[0] ?? null;

  function click(clicked: Thing, anchor: Element, item?: string): void {
    const done = pick(all, picked, clicked);
    if (done.kind === "choose" && !acts.includes(done.choice)) {
      setPicked(NOTHING);
      act.choose(done.choice);
    } else if (done.kind === "pick") setPicked(done.picked);
    else {
      const id = question && wouldBe(question.kind, clicked);
      if (id) act.whyNot(id, anchor);
      else if (item) act.show(item, anchor);
    }
  }

  return {
    ...props,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : props.speed,
    view,
    asked: question && !question.chance ? question.kind : "",
    choices,
    picked,
    glow: useMemo(() => glowing(picked.length > 0 ? all : choices, picked), [all, choices, picked]),
    ready: complete(all, picked),
    plain: choices.filter((each) => thingsOf(each).length === 0),
    own,
    team,
    ...printed,
    isWide,
    priceOf: (card, at) => money(props.words.language, view.prices[at][card.stars] ?? 0),
    click,
    drop: () => setPicked(NOTHING),
  };
}

/** Attributes of a thing that can be picked; `item` is what is shown large where there is no choice. */
export function pickable(desk: Desk, it: Thing, name: string, item?: string) {
  const isPicked = desk.picked.includes(it);
  const glows = desk.glow.has(it);
  const isAsked = desk.glow.size > 0 || desk.picked.length > 0;
  return {
    type: "button" as const,
    class: glows ? `${name} glow` : name,
    "data-picked": isPicked,
    "data-dim": isAsked && !glows && !isPicked,
    "aria-pressed": glows || isPicked ? isPicked : undefined,
    draggable: glows || isPicked,
    onClick: (event: { currentTarget: Element }) => desk.click(it, event.currentTarget, item),
    onDragStart: () => {
      if (!isPicked) desk.click(it, document.body, item);
    },
    onDragOver: (event: DragEvent) => {
      if (glows) event.preventDefault();
    },
    onDrop: (event: DragEvent & { currentTarget: Element }) => {
      event.preventDefault();
      desk.click(it, event.currentTarget, item);
    },
  };
}

/** The four colours of the board; a pattern tells them apart as well. */
const KITS: Readonly<Record<string, Kit>> = {
  "red-team": { pattern: "stripes", colours: [colour("red"), colour("white")] },
  "blue-team": { pattern: "hoops", colours: [colour("blue"), colour("white")] },
  "yellow-team": { pattern: "sash", colours: [colour("yellow"), colour("black")] },
  "green-team": { pattern: "halves", colours: [colour("green"), colour("white")] },
};

export function kitOfClub(id: string): Kit {
  return KITS[id] ?? kitOf(id);
}

export function money(language: string, thousands: number): string {
  const shown = language === "en" ? "en-GB" : language;
  return new Intl.NumberFormat(shown, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(
    thousands * 1000,
  );
}
