/** What all parts of the table share: the state, what may be done, and what the player has picked so far. */
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { usePicks } from "../../lib/picking";
import type { TableProps } from "../../lib/table";
import type { Choice } from "../../protocol";
import type { TableEvent } from "./events";
import { chosenBefore, complete, glowing, pick, type Thing, thingsOf, wouldBe } from "./picking";
import type { Team, View } from "./view";

export interface Desk extends TableProps<View, TableEvent> {
  readonly view: View;
  readonly picked: readonly Thing[];
  readonly glow: ReadonlySet<Thing>;
  /** The choices that are made by what is picked. */
  readonly ready: readonly Choice[];
  /** Choices that name nothing on the table: pass, done, keep. */
  readonly plain: readonly Choice[];
  /** How often an id was chosen in earlier steps of this answer. */
  readonly before: ReadonlyMap<string, number>;
  readonly own: Team | null;
  click(clicked: Thing, anchor: Element, item?: string): void;
  /** Picks what begins to be dragged. */
  grab(grabbed: Thing): void;
  /** What is dragged is let go over the pitch: the one choice that it makes is made. */
  letGo(): void;
  /** Puts back all that is picked. */
  drop(): void;
}

const NONE: readonly Choice[] = [];
const NOTHING: readonly Thing[] = [];
const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) {
    throw new Error("outside of the table");
  }
  return desk;
}

/** The desk of a table; what was picked is dropped as soon as something else is asked. */
export function useNewDesk(props: TableProps<View, TableEvent>): Desk {
  const { state, act } = props;
  const { question, steps, seat, view } = state;
  // What people type in for chance is no choice among things that lie on the table.
  const choices = question?.chance ? NONE : state.choices;
  const asked = question ? `${question.id} ${steps.length}` : "";
  const [picked, setPicked] = usePicks(asked, NOTHING);

  const { acts } = state;
  // What glows is asked about; what may be done at any time is picked as well, and taken in the dock.
  const all = useMemo(() => [...choices, ...acts], [choices, acts]);
  const glow = useMemo(() => glowing(picked.length > 0 ? all : choices, picked), [all, choices, picked]);
  const before = useMemo(() => chosenBefore(steps), [steps]);

  function click(clicked: Thing, anchor: Element, item?: string): void {
    const done = pick(all, picked, clicked);
    if (done.kind === "choose" && !acts.includes(done.choice)) {
      setPicked(NOTHING);
      act.choose(done.choice);
    } else if (done.kind === "pick") {
      setPicked(done.picked);
    } else {
      const id = question && wouldBe(question.kind, clicked, picked);
      if (id) {
        act.whyNot(id, anchor);
      } else if (item) {
        act.show(item, anchor);
      }
    }
  }

  const ready = complete(all, picked);

  function grab(grabbed: Thing): void {
    const done = picked.includes(grabbed) ? null : pick(all, picked, grabbed);
    if (done?.kind === "pick") {
      setPicked(done.picked);
    }
  }

  function letGo(): void {
    const [only, ...others] = ready;
    if (only && others.length === 0 && picked.length === 1) {
      setPicked(NOTHING);
      act.choose(only);
    }
  }

  return {
    ...props,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : props.speed,
    state,
    view,
    picked,
    glow,
    ready,
    plain: choices.filter((each) => thingsOf(each).length === 0),
    before,
    own: seat === null ? null : (view.teams.find((team) => team.player === seat) ?? null),
    click,
    grab,
    letGo,
    drop: () => setPicked(NOTHING),
  };
}

/** Attributes of a thing that can be picked, also by dragging something onto it; `name` is its class, `item` what is shown large where there is no choice. */
export function pickable(
  desk: Desk,
  it: Thing,
  name: string,
  item?: string,
): {
  readonly type: "button";
  readonly class: string;
  readonly "data-picked": boolean;
  readonly "data-dim": boolean;
  readonly "aria-pressed": boolean | undefined;
  readonly draggable: boolean;
  onClick(event: { currentTarget: Element }): void;
  onDragStart(): void;
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent & { currentTarget: Element }): void;
} {
  const isPicked = desk.picked.includes(it);
  const glows = desk.glow.has(it);
  const [kind] = it.split(":", 1);
  const othersGlow = [...desk.glow].some((each) => each.startsWith(`${kind}:`));
  return {
    type: "button",
    class: glows ? `${name} glow` : name,
    "data-picked": isPicked,
    "data-dim": othersGlow && !glows && !isPicked,
    "aria-pressed": glows || isPicked ? isPicked : undefined,
    draggable: (glows || isPicked) && (kind === "card" || kind === "footballer"),
    onClick: (event) => desk.click(it, event.currentTarget, item),
    onDragStart: () => desk.grab(it),
    onDragOver: (event) => {
      if (glows) {
        event.preventDefault();
      }
    },
    onDrop: (event) => {
      event.preventDefault();
      event.stopPropagation();
      desk.click(it, event.currentTarget, item);
    },
  };
}
