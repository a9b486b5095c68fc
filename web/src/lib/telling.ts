/** What a reader is told: questions, choices, events with their breakdowns, refusals and results. */
import type { Choice, Question, Words } from "../protocol";
import type { StandingRow } from "./header";
import type { GameEvent, Part } from "./table";
import type { Reader } from "./words";

/** What is asked; whoever types in what somebody else drew (`sees` is another seat) is not called "you". */
export function question(reader: Reader, asked: Question, sees: number | null = null): string {
  const key = `ask-${asked.kind}`;
  if (asked.chance && asked.seat !== sees && reader.knows(`${key}-other`))
    return reader.say(`${key}-other`, { ...asked.arguments, player: asked.seat });
  return reader.say(key, asked.arguments);
}

/**
 * A choice in words; cards to choose from are told with what is printed on them. Where the question says that a card
 * costs the one who is asked something else, that is told instead.
 */
export function choice(reader: Reader, chosen: Choice, asked: Question | null = null): string {
  const costs = (asked?.arguments.costs ?? {}) as Costs;
  const told = Object.entries(chosen.arguments).map(([field, value]) => [
    field,
    Array.isArray(value)
      ? value.map((each) => printed(reader, field, each, costs))
      : printed(reader, field, value, costs),
  ]);
  return reader.say(`choice-${chosen.verb}`, Object.fromEntries(told));
}

/** What cards cost the one who is asked, by id, where that is not what is printed. */
type Costs = Readonly<Record<string, number>>;

function printed(reader: Reader, field: string, value: unknown, costs: Costs): unknown {
  if (typeof value !== "string" || reader.knows(`name-${field.replaceAll("_", "-")}-${value}`)) return value;
  return reader.card(value, costs[value]);
}

/** An event as lines: what happened, then line by line what it lists and how its number came about. */
export function event(reader: Reader, told: GameEvent): string[] {
  const { event: kind, ...fields } = told;
  const args = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isRows(value)));
  const key = reader.maySay(`event-${kind}-seen`, args) ? `event-${kind}-seen` : `event-${kind}`;
  const lines = [reader.say(key, args)];
  for (const [field, value] of Object.entries(fields)) {
    if (field === "why") lines.push(...breakdown(reader, value as Part[]));
    else if (isRows(value))
      value.forEach((row, place) => {
        lines.push(reader.say(`event-${kind}-${field}`, { number: place + 1, ...row }));
      });
  }
  return lines;
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && typeof value[0] === "object" && value[0] !== null && !Array.isArray(value[0]);
}

/** Line by line what contributed how much, by which rule. */
export function breakdown(reader: Reader, parts: readonly Part[]): string[] {
  return parts.map((each) =>
    reader.put("part", { amount: signed(each.amount), text: part(reader, each), rule: each.rule || "none" }),
  );
}

/** What one line of a breakdown is about. */
export function part(reader: Reader, each: Part): string {
  return reader.say(`part-${each.by}`, each);
}

export function signed(amount: number): string {
  return amount < 0 ? `${amount}` : `+${amount}`;
}

/** Why something is not to be had, and by which rule. */
export function refusal(reader: Reader, why: Words): string {
  const text = reader.say(why.key, why.arguments);
  return why.rule ? reader.put("by-rule", { text, rule: why.rule }) : text;
}

export type Standing = StandingRow;

/** Why a player came where they came. */
export function whyPlaced(reader: Reader, each: Standing): string {
  return reader.say(`why-${each.why}`, { ...each.score, ...each.arguments });
}

/** A line for each player, from the first place to the last. */
export function result(reader: Reader, standings: readonly Standing[]): string[] {
  return standings.map((each) =>
    reader.put("standing", { place: each.place, player: reader.player(each.seat), why: whyPlaced(reader, each) }),
  );
}

/** A step of an answer that was chosen before this page was open: only its id is known. */
export function step(words: Reader, id: string): string {
  const [verb = "", given = ""] = id.split(":", 2);
  if (given) return words.listed(given.split(",").map((each) => words.name(each)));
  return words.maySay(`choice-${verb}`, {}) ? words.say(`choice-${verb}`) : id;
}
