/** Sentences for a reader: questions, choices, events with their breakdowns, refusals and results. */
import type { Choice, Question, Words } from "../protocol";
import type { StandingRow } from "./header";
import type { GameEvent, Part } from "./table";
import type { Reader } from "./words";

/** The question. A person who types in another seat's card (`sees` is another seat) is not called "you". */
export function question(reader: Reader, asked: Question, sees: number | null = null): string {
  const key = `ask-${asked.kind}`;
  if (asked.chance && asked.seat !== sees && reader.knows(`${key}-other`))
    return reader.say(`${key}-other`, { ...asked.arguments, player: asked.seat });
  return reader.say(key, asked.arguments);
}

/**
 * A choice in words; cards are listed with what is printed on them. If the question gives another price than the
 * printed one, that price is shown.
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

/** The prices of cards for the asked player, by id, where they differ from the printed ones. */
type Costs = Readonly<Record<string, number>>;

function printed(reader: Reader, field: string, value: unknown, costs: Costs): unknown {
  if (typeof value !== "string" || reader.knows(`name-${field.replaceAll("_", "-")}-${value}`)) return value;
  return reader.card(value, costs[value]);
}

/** An event as lines: what happened, then its list entries and the breakdown of its number. */
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

/** One line for each contribution, with its amount and rule. */
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

/** Why a choice is unavailable, and the rule that says so. */
export function refusal(reader: Reader, why: Words): string {
  const text = reader.say(why.key, why.arguments);
  return why.rule ? reader.put("by-rule", { text, rule: why.rule }) : text;
}

export type Standing = StandingRow;

/** Why a player finished in this place. */
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
