/**
 * Asked only when it matters: what cannot be otherwise is answered for the player, and in reaction windows the player
 * is stopped only where they could play something in their own match, or where they want to be.
 *
 * Among people a window is not passed here: how quickly it happens would tell what somebody holds. There the server's
 * public "pass for me" does it, at the same pace for everybody.
 */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Settings, set, settings } from "../app/settings";
import type { TableState } from "../lib/table";
import * as telling from "../lib/telling";
import type { Reader } from "../lib/words";
import type { TableInfo } from "../protocol";

export interface Passed {
  /** What was asked. */
  readonly question: string;
  /** The id of what was asked. */
  readonly id: string;
  /** The moment at which one is not stopped; null where there was nothing to decide. */
  readonly moment: string | null;
}

/** The choice that is made for the player, or null: they are asked. */
export function answerFor(
  state: TableState,
  withPeople: boolean,
  isOwn: boolean,
  wanted: Pick<Settings, "stops" | "asks">,
): string | null {
  const { question, choices } = state;
  if (!question || question.chance || wanted.asks === "always") return null;
  const [only, ...others] = choices;
  if (!question.window) return only && !others.length ? only.id : null;
  if (withPeople) return null;
  const pass = choices.find((choice) => choice.verb === "pass");
  if (!pass) return null;
  if (choices.length === 1) return pass.id;
  const moment = momentOf(state);
  if (wanted.stops.includes(moment)) return null;
  return isOwn && !wanted.stops.includes(`-${moment}`) ? null : pass.id;
}

/** The moment of a window: one can be stopped at it (`before-roll`), or not (`-before-roll`). */
export function momentOf(state: TableState): string {
  return String(state.question?.arguments.window ?? state.question?.kind ?? "");
}

interface ForMe {
  readonly state: TableState | null;
  readonly info: TableInfo;
  readonly words: Reader;
  /** Whether a window concerns the player's own match, as the game says; without it every window does. */
  readonly isOwn: ((state: TableState) => boolean) | undefined;
  readonly answer: (choice: string) => void;
}

/** How long it is said what was passed. */
const SAID = 6000;

export function useForMe({ state, info, words, isOwn, answer }: ForMe): Passed | null {
  const [passed, say] = useState<Passed | null>(null);
  const question = state?.question;
  const asked = question ? `${question.id} ${question.steps.length}` : "";
  const { stops, asks } = settings.value;
  // A layout effect: the question is answered before it is painted.
  useLayoutEffect(() => {
    if (!state || !question || info.chance === "typed") return;
    const mine = info.seats[question.seat];
    if (mine?.bot) return;
    const withPeople = info.seats.some((seat, place) => seat.kind === "person" && !info.yours.includes(place));
    const made = answerFor(state, withPeople || info.yours.length > 1, isOwn?.(state) ?? true, { stops, asks });
    if (made === null) return;
    const moment = question.window && state.choices.length > 1 ? momentOf(state) : null;
    say({ question: telling.question(words, question, state.seat), id: question.id, moment });
    answer(made);
  }, [asked, stops, asks]);
  useEffect(() => {
    if (!passed) return;
    const timer = setTimeout(() => say(null), SAID);
    return () => clearTimeout(timer);
  }, [passed]);
  return passed;
}

/** From now on the player is stopped at a moment, in others' matches too. */
export function stopAt(moment: string): void {
  const { stops } = settings.peek();
  set({ stops: [...stops.filter((each) => each !== moment && each !== `-${moment}`), moment] });
}

/** From now on the player is never stopped at a moment. */
export function neverAt(moment: string): void {
  const { stops } = settings.peek();
  set({ stops: [...stops.filter((each) => each !== moment && each !== `-${moment}`), `-${moment}`] });
}
