/** How things on this table stand for choices. */
import { picking } from "../../lib/picking";

export type Kind = "footballer" | "card" | "formation";
export type Thing = `${Kind}:${string}`;

export function thing(kind: Kind, id: string): Thing {
  return `${kind}:${id}`;
}

export const { thingsOf, complete, glowing, pick } = picking<Kind>({
  fields: {
    card: "card",
    footballer: "footballer",
    given: "footballer",
    off: "footballer",
    on: "footballer",
    formation: "formation",
  },
  aimed: ["card"],
  targets: ["footballer"],
});

/** The verb that a player or a card would be chosen with, to ask why he is not to be had. */
const VERBS: Readonly<Record<string, string>> = {
  "draft footballer": "take",
  "choose-youth footballer": "take",
  "must-buy footballer": "sign",
  "sell-one footballer": "release",
  "lay-line-up footballer": "place",
  "lay-line-up formation": "formation",
  "choose-equal footballer": "place",
  "fill-gap footballer": "place",
  "extend footballer": "extend",
  "announce-card card": "lay",
  "make-room footballer": "release",
  "stop-gap footballer": "sign",
  "choose-recovery footballer": "recover",
};

export function wouldBe(question: string, clicked: Thing): string | null {
  const [kind = "", id = ""] = clicked.split(":", 2);
  const verb = VERBS[`${question} ${kind}`];
  return verb ? `${verb}:${id}` : null;
}
