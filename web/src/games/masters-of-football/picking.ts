/** How things on this table stand for choices. */
import { picking } from "../../lib/picking";

export type Thing = `${Kind}:${string}`;
export type Kind = "card" | "played" | "footballer" | "manager" | "tactic" | "roll" | "team" | "stack" | "plan";

export function thing(kind: Kind, id: string): Thing {
  return `${kind}:${id}`;
}

export const { thingsOf, complete, glowing, pick } = picking<Kind>({
  fields: {
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
  },
  // A card that is used again is the one beside the pitch, not one in hand.
  meant: (choice, kind) => (kind === "card" && choice.verb === "use-re-roll" ? "played" : kind),
  aimed: ["card", "played"],
  targets: ["footballer", "team"],
  direct: ["plan", "stack"],
});

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
    case "card-window card":
      return `play:${id}`;
    default:
      return null;
  }
}
