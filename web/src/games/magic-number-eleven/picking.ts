/**
 * How things on the table stand for choices: a card, a cell, an icon, a synergy card, a spot of the goal. No rules in
 * here: what glows is what the server offers.
 */
import type { Choice } from "../../protocol";
import type { Line, Slot } from "./view";

export interface Offers {
  /** By player's card: take, place, bench, bring on, take off. */
  readonly cards: ReadonlyMap<string, Choice>;
  /** By place on the own field, as `placeKey`. */
  readonly places: ReadonlyMap<string, Choice>;
  /** By shooter, then by the slot that gets the disc. */
  readonly shots: ReadonlyMap<string, ReadonlyMap<Slot, Choice>>;
  /** By number of cards to draw. */
  readonly passes: ReadonlyMap<number, Choice>;
  readonly press: Choice | null;
  /** By synergy card: keep, reply. */
  readonly synergy: ReadonlyMap<string, Choice>;
  /** Sets of cards to lay for a shot. */
  readonly lays: readonly Choice[];
  /** A second card from the deck. */
  readonly blind: Choice | null;
  /** By kick or keeper card. */
  readonly penalty: ReadonlyMap<string, Choice>;
  /** What belongs to no thing: yes, no, ready. */
  readonly plain: readonly Choice[];
}

/** The field of a choice that names a player's card, by verb. */
const CARD_FIELD: Readonly<Record<string, string>> = {
  pick: "card",
  reserve: "card",
  place: "card",
  "take-off": "card",
  "bring-on": "coming",
};
const PENALTY_FIELD: Readonly<Record<string, string>> = { kick: "kick", save: "keeper" };

export function placeKey(line: Line | string, column: string | number): string {
  return `${line} ${column}`;
}

export function offersOf(choices: readonly Choice[]): Offers {
  const cards = new Map<string, Choice>();
  const places = new Map<string, Choice>();
  const shots = new Map<string, Map<Slot, Choice>>();
  const passes = new Map<number, Choice>();
  const synergy = new Map<string, Choice>();
  const penalty = new Map<string, Choice>();
  const lays: Choice[] = [];
  const plain: Choice[] = [];
  let press: Choice | null = null;
  let blind: Choice | null = null;
  for (const choice of choices) {
    const { verb, arguments: given } = choice;
    const card = CARD_FIELD[verb];
    const kick = PENALTY_FIELD[verb];
    if (card) cards.set(String(given[card]), choice);
    else if (kick) penalty.set(String(given[kick]), choice);
    else if (verb === "at") places.set(placeKey(String(given.line), String(given.column)), choice);
    else if (verb === "shoot") {
      const slots = shots.get(String(given.card)) ?? new Map<Slot, Choice>();
      shots.set(String(given.card), slots.set(String(given.slot) as Slot, choice));
    } else if (verb === "pass") passes.set(Number(given.cards), choice);
    else if (verb === "press") press = choice;
    else if (verb === "keep" || verb === "reply") synergy.set(String(given.synergy), choice);
    else if (verb === "lay") lays.push(choice);
    else if (verb === "reply-blind") blind = choice;
    else plain.push(choice);
  }
  return { cards, places, shots, passes, press, synergy, lays, blind, penalty, plain };
}

/** The shooter whose icons glow: the one picked, or the only one there is. */
export function shooterOf(offers: Offers, picked: string | null): string | null {
  if (picked !== null && offers.shots.has(picked)) return picked;
  const [only, ...others] = offers.shots.keys();
  const isOnly = only !== undefined && others.length === 0 && offers.cards.size === 0;
  return isOnly ? only : null;
}

/** The choice that lays just these cards, in whatever order. */
export function layOf(lays: readonly Choice[], faces: readonly string[]): Choice | null {
  const wanted = [...faces].sort().join();
  return lays.find((choice) => [...facesOf(choice)].sort().join() === wanted) ?? null;
}

/** Whether another card of this face may be added to those picked. */
export function mayAdd(lays: readonly Choice[], faces: readonly string[], face: string): boolean {
  return layOf(lays, [...faces, face]) !== null;
}

function facesOf(choice: Choice): readonly string[] {
  const given: unknown = choice.arguments.synergy;
  return Array.isArray(given) ? given.map(String) : given === undefined || given === null ? [] : [String(given)];
}

/** What the steps so far name: `place:home-striker`. The last step of an answer is the newest. */
export function stepped(steps: readonly string[], verb: string): readonly string[] {
  return steps.filter((step) => step.startsWith(`${verb}:`)).map((step) => step.slice(verb.length + 1));
}

/** The card that waits for its place, or null. */
export function placing(steps: readonly string[]): string | null {
  const last = steps.at(-1) ?? "";
  return last.startsWith("place:") ? last.slice("place:".length) : null;
}

/** The reserve who waits to be told for whom he comes on, or null. */
export function comingOn(steps: readonly string[]): string | null {
  const last = steps.at(-1) ?? "";
  return last.startsWith("bring-on:") ? last.slice("bring-on:".length) : null;
}

export type Lies = "ready" | "bench" | "field";

/** The id that a choice of a player's card would have, to ask why it is not to be had. */
export function wouldBe(question: string, steps: readonly string[], card: string, lies: Lies): string | null {
  if (question === "line-up") return `reserve:${card}`;
  if (!["team-action", "player-action", "half-time", "may-shoot"].includes(question)) return null;
  if (lies === "bench") return question === "may-shoot" ? null : `bring-on:${card}`;
  if (comingOn(steps) !== null || question === "half-time") return `take-off:${card}`;
  if (lies === "field") return question === "team-action" ? null : `shoot:${card},tl`;
  return question === "may-shoot" ? null : `place:${card}`;
}

/** The chance of a goal with a choice, as the server counted it; null where it says none. */
export function chanceOf(
  odds: Readonly<Record<string, unknown>> | null | undefined,
  choices: readonly Choice[],
  choice: Choice | null,
): number | null {
  const goals = odds?.goal;
  const found: unknown = choice && Array.isArray(goals) ? goals[choices.indexOf(choice)] : undefined;
  return typeof found === "number" ? Math.round(found * 100) : null;
}
