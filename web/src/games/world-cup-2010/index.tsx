/** The World Cup Card Game 2010: groups, matches on the pitch, the bracket with its slots, and one's hands. */
import type { FunctionComponent } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { useMedia } from "../../lib/media";
import { Reach } from "../../lib/reach";
import type { TableProps } from "../../lib/table";
import { Champion } from "./champion";
import { type Desk, DeskContext } from "./desk";
import { useDrag } from "./drag";
import type { TableEvent } from "./events";
import { Face } from "./faces";
import { AllGroups, GroupPanel } from "./groups";
import { Hands } from "./hands";
import { KnockOut } from "./knockout";
import { GroupMatch } from "./match";
import { choiceById, idOf, marks, type Picked, type Target } from "./picking";
import { Piles } from "./piles";
import { Players } from "./players";
import { Report } from "./report";
import { lastTold, stories as storiesOf } from "./story";
import { Tray } from "./tray";
import { Tree } from "./tree";
import type { View } from "./view";
import "./table.css";
import "./things.css";
import "./cards.css";
import "./board.css";
import "./groups.css";
import "./report.css";
import "./tree.css";
import "./wide.css";
import "./narrow.css";

const NARROW = "(max-width: 575px)";

const WorldCup: FunctionComponent<TableProps<View, TableEvent>> = ({ state, act, words }) => {
  const { view, question } = state;
  const [picked, pick] = useState<Picked | null>(null);
  const [told, tellOf] = useState<number | null>(null);
  const [group, showGroup] = useState<string | null>(null);
  const stories = useMemo(() => storiesOf(state.events), [state.events]);
  const seatMarks = useMemo(() => marks(state.seats.map((_, seat) => words.player(seat))), [state.seats, words]);

  // A new question: nothing is in hand. A match has ended: the report is about it.
  useEffect(() => pick(null), [question?.id]);
  const latest = lastTold(state.events);
  useEffect(() => tellOf(null), [latest]);
  useEffect(() => showGroup(null), [view.group]);

  const put = useCallback(
    (card: string, target: Target, anchor: Element) => {
      const id = idOf(card, target);
      const choice = choiceById(state, id);
      if (!choice) return act.whyNot(id, anchor);
      pick(null);
      act.choose(choice);
    },
    [state, act],
  );
  const drop = useCallback(
    (card: string, target: Target | null, anchor: Element) => {
      pick(null);
      if (!target) return;
      // A whole row of slots takes a card wherever it belongs in it.
      const covers = target.verb === "place" && !choiceById(state, idOf(card, target));
      const onTop = { ...target, verb: "cover" as const };
      put(card, covers && choiceById(state, idOf(card, onTop)) ? onTop : target, anchor);
    },
    [state, put],
  );
  const { held, grab, wasDragged } = useDrag(
    useCallback((card: string) => pick({ kind: "card", card }), []),
    drop,
  );

  const desk: Desk = {
    state,
    act,
    words,
    mark: (seat) => seatMarks[seat] ?? "?",
    picked,
    pick,
    put,
    grab,
    wasDragged,
    stories,
    report: told ?? latest,
    tellOf,
  };
  const knockOut = view.phase === "knock-out";
  // On phones the hand of the knock-out stays in reach while one looks for a place for a card.
  const isInReach = useMedia(NARROW) && knockOut && !state.over;
  const shown = group ?? view.group;
  const letGo = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !picked) return;
    pick(null);
    (event.currentTarget as Element).querySelector<HTMLElement>(".wc-stack.picked, .wc-target.picked")?.focus();
  };
  const bar = (
    <div class="wc-bar">
      <Hands />
      <Piles />
    </div>
  );
  return (
    <DeskContext.Provider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is in hand, wherever the focus is */}
      <div
        class={`wc-table ${knockOut ? "knock-out" : "groups"} ${held ? "dragging" : ""} ${state.over ? "over" : ""}`}
        onKeyDown={letGo}
      >
        <div class="wc-stage">
          {state.over ? <Champion /> : knockOut ? <KnockOut /> : <GroupMatch />}
          {!state.over && !isInReach && bar}
          <div class="wc-side">
            {shown && <GroupPanel group={shown} />}
            <Report />
          </div>
        </div>
        {knockOut && <Tree />}
        <AllGroups shown={shown} onShow={showGroup} />
        <Players />
        {!knockOut && <Tree />}
        {held && (
          <span class="wc-ghost" style={{ translate: `${held.x}px ${held.y}px` }}>
            <Face card={held.card} words={words} named />
          </span>
        )}
      </div>
      <Tray />
      {isInReach && (
        <Reach>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <div class={`wc-table wc-reach knock-out ${held ? "dragging" : ""}`} onKeyDown={letGo}>
            {bar}
          </div>
        </Reach>
      )}
    </DeskContext.Provider>
  );
};

export { WorldCupFace as CardFace } from "./card-face";
export { script } from "./script";
export default WorldCup;
