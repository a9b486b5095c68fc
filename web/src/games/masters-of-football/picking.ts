/**
 * How things on the table stand for choices. A thing is written `kind:id` (`card:long-ball`, `footballer:vasco-tormenta`,
 * `roll:attack`); a choice mentions things, and picking all things that it mentions makes it. No rules in here: what
 * glows is what the server offers.
 */
import type { Choice } from "../../protocol";

export type Thing = `${Kind}:${string}`;
export type Kind = "card" | "played" | "footballer" | "manager" | "tactic" | "roll" | "team" | "stack" | "plan";

/** Fields of a choice's arguments that name a thing on the table. */
const FIELDS: Readonly<Record<string, Kind>> = {
  card: "card",
  footballer: "footballer",
  out: "footballer",
  coming: "footballer",
  manager: "manager",
  tactic: "tactic",
  roll: "roll",
  team: "team",
  player_level: "stack",
  plan: "plan",
};

export function thing(kind: Kind, id: string): Thing {
  return `${kind}:${id}`;
}

/** All things that a choice mentions; none for "pass" and the like. */
export function thingsOf(choice: Choice): readonly Thing[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const given: unknown = choice.arguments[field];
    const ids = Array.isArray(given) ? given : given === undefined || given === null ? [] : [given];
    // A card that is used again is the one beside the pitch, not one in hand.
    const shown = kind === "card" && choice.verb === "use-re-roll" ? "played" : kind;
    return ids.map((id) => thing(shown, String(id)));
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
  for (const each of picked) {
    next.delete(each);
  }
  return next;
}

function leading(choice: Choice): readonly Thing[] {
  const mentioned = thingsOf(choice);
  const isAimed = mentioned.some((each) => /^(card|played):/.test(each));
  return isAimed ? mentioned.filter((each) => !/^(footballer|team):/.test(each)) : mentioned;
}

export type Picked =
  | { readonly kind: "choose"; readonly choice: Choice }
  | { readonly kind: "pick"; readonly picked: readonly Thing[] }
  | { readonly kind: "nothing" };

/**
 * What a click on a thing does. A choice of one thing takes a second click on it, so that nothing is spent by mistake; a
 * choice of two is made by the second thing; a line-up of three waits for its button, so that it can be changed.
 */
export function pick(choices: readonly Choice[], picked: readonly Thing[], clicked: Thing): Picked {
  if (picked.includes(clicked)) {
    const [only, ...others] = complete(choices, picked);
    if (only && others.length === 0 && picked.length === 1 && fitting(choices, picked).length === 1) {
      return { kind: "choose", choice: only };
    }
    return { kind: "pick", picked: picked.filter((each) => each !== clicked) };
  }
  if (!glowing(choices, picked).has(clicked) && !glowing(choices, []).has(clicked)) {
    return { kind: "nothing" };
  }
  for (const next of candidates(choices, picked, clicked)) {
    if (fitting(choices, next).length > 0) {
      const [made, ...others] = complete(choices, next);
      const isDirect = next.length === 2 || DIRECT.has(clicked.split(":", 1)[0] as Kind);
      if (made && others.length === 0 && isDirect && fitting(choices, next).length === 1) {
        return { kind: "choose", choice: made };
      }
      return { kind: "pick", picked: next };
    }
  }
  return { kind: "nothing" };
}

/** Things that are nothing but a choice: one click is enough. */
const DIRECT: ReadonlySet<Kind> = new Set(["plan", "stack"]);

/** With what was picked before; in place of its last one where nothing was missing; alone where little was picked. */
function candidates(
  choices: readonly Choice[],
  picked: readonly Thing[],
  clicked: Thing,
): readonly (readonly Thing[])[] {
  const isWhole = complete(choices, picked).length > 0;
  return [
    [...picked, clicked],
    ...(isWhole && picked.length > 1 ? [[...picked.slice(0, -1), clicked]] : []),
    ...(isWhole || picked.length < 2 ? [[clicked]] : []),
  ];
}

/** Things already chosen in earlier steps of the same answer, by their verb: `buy:vasco-tormenta`. */
export function chosenBefore(steps: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const step of steps) {
    const [, given = ""] = step.split(":", 2);
    for (const id of given.split(",")) {
      if (id) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** The id that a choice of the thing would have, to ask why it is not to be had. */
export function wouldBe(question: string, clicked: Thing, picked: readonly Thing[] = []): string | null {
  const [kind, id = ""] = clicked.split(":", 2) as [Kind, string];
  switch (`${question} ${kind}`) {
    case "buy-players footballer":
      return `buy:${id}`;
    case "choose-team footballer":
      return `field:${[...picked, clicked].map((each) => each.split(":")[1]).join(",")}`;
    case "choose-talent footballer":
      return `pick:${id}`;
    case "name-target footballer":
      return `target:${id}`;
    case "release-players footballer":
      return `release:${id}`;
    case "lay-cards card":
      return `lay:${id}`;
    case "discard-to-five card":
      return `discard:${id}`;
    case "swap card":
      return `swap:${id}`;
    case "card-window card":
    case "stage-window card":
      return `play:${id}`;
    default:
      return null;
  }
}
