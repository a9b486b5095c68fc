/**
 * How things on the table stand for choices. A thing is written `kind:id` (`footballer:goyo-canadas`, `card:physio`); a
 * choice mentions things, and picking all things that it mentions makes it. What glows is what the server offers.
 */
import type { Choice } from "../../protocol";

export type Kind = "footballer" | "card" | "formation";
export type Thing = `${Kind}:${string}`;

/** Fields of a choice's arguments that name a thing on the table. */
const FIELDS: Readonly<Record<string, Kind>> = {
  card: "card",
  footballer: "footballer",
  given: "footballer",
  off: "footballer",
  on: "footballer",
  formation: "formation",
};

export function thing(kind: Kind, id: string): Thing {
  return `${kind}:${id}`;
}

/** All things that a choice mentions; none for "pass" and the like. */
export function thingsOf(choice: Choice): readonly Thing[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const id: unknown = choice.arguments[field];
    return typeof id === "string" ? [thing(kind, id)] : [];
  });
}

/** The choices that mention all the picked things. */
export function fitting(choices: readonly Choice[], picked: readonly Thing[]): readonly Choice[] {
  return choices.filter((choice) => {
    const mentioned = thingsOf(choice);
    return picked.every((each) => mentioned.includes(each));
  });
}

/** The choices that the picked things make, nothing missing. */
export function complete(choices: readonly Choice[], picked: readonly Thing[]): readonly Choice[] {
  return picked.length === 0 ? [] : fitting(choices, picked).filter((each) => thingsOf(each).length === picked.length);
}

/** What may be picked next: what goes with what is picked; at first, of a card and its target, only the card. */
export function glowing(choices: readonly Choice[], picked: readonly Thing[]): ReadonlySet<Thing> {
  const next = new Set(fitting(choices, picked).flatMap(picked.length > 0 ? thingsOf : leading));
  for (const each of picked) next.delete(each);
  return next;
}

function leading(choice: Choice): readonly Thing[] {
  const mentioned = thingsOf(choice);
  const cards = mentioned.filter((each) => each.startsWith("card:"));
  return cards.length > 0 ? cards : mentioned;
}

export type Picked =
  | { readonly kind: "choose"; readonly choice: Choice }
  | { readonly kind: "pick"; readonly picked: readonly Thing[] }
  | { readonly kind: "nothing" };

/**
 * What a click on a thing does. A choice of one thing takes a second click on it, or its button, so that nobody is sold
 * by mistake; a choice of two things is made by the second.
 */
export function pick(choices: readonly Choice[], picked: readonly Thing[], clicked: Thing): Picked {
  if (picked.includes(clicked)) {
    const [only, ...others] = complete(choices, picked);
    if (only && others.length === 0 && picked.length === 1 && fitting(choices, picked).length === 1)
      return { kind: "choose", choice: only };
    return { kind: "pick", picked: picked.filter((each) => each !== clicked) };
  }
  if (picked.length > 0) {
    const both = [...picked, clicked];
    const [made] = complete(choices, both);
    if (made) return { kind: "choose", choice: made };
    if (fitting(choices, both).length > 0) return { kind: "pick", picked: both };
  }
  return glowing(choices, []).has(clicked) ? { kind: "pick", picked: [clicked] } : { kind: "nothing" };
}

/** The verb that a player or a card would be chosen with, to ask why he is not to be had. */
const VERBS: Readonly<Record<string, string>> = {
  "draft footballer": "take",
  "choose-youth footballer": "take",
  "must-buy footballer": "buy",
  "lay-line-up footballer": "place",
  "lay-line-up formation": "formation",
  "choose-equal footballer": "place",
  "fill-gap footballer": "place",
  "extend footballer": "extend",
  "announce-card card": "lay",
  "market card": "use",
  "choose-recovery footballer": "recover",
};

export function wouldBe(question: string, clicked: Thing, isOwn: boolean): string | null {
  const [kind = "", id = ""] = clicked.split(":", 2);
  if (question === "market" && kind === "footballer") return `${isOwn ? "sell" : "buy"}:${id}`;
  const verb = VERBS[`${question} ${kind}`];
  return verb ? `${verb}:${id}` : null;
}
