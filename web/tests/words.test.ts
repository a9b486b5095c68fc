/** The browser says what Python says: the same sentences from the same messages, in all languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/table";
import * as telling from "../src/lib/telling";
import { itemsOf, Messages, reader } from "../src/lib/words";
import type { Choice, Question, Words } from "../src/protocol";

interface Case {
  game: string;
  seat: number;
  question: Question | null;
  choices: Choice[];
  events: GameEvent[];
  refusal: Words | null;
  result: telling.Standing[];
  said: Record<
    string,
    { question: string | null; choices: string[]; events: string[][]; refusal: string | null; result: string[] }
  >;
}

const golden = JSON.parse(readFileSync("fixtures/golden.json", "utf-8")) as {
  items: Record<string, Record<string, Record<string, unknown>[]>>;
  cases: Case[];
};
const PLAYERS = ["Ana", "Bruno", "Chiara", "Duarte", "Elena", "Filipe", "Gaia", "Heitor"];
const SEATS: Record<string, number> = {
  "masters-of-football": 4,
  "magic-number-eleven": 2,
  "world-cup-2010": 4,
  "match-of-the-season": 3,
};

function messages(game: string, language: string): Messages {
  const folder = "../src/golazo";
  const files = [
    `${folder}/words/${language}.ftl`,
    `${folder}/games/${game.replaceAll("-", "_")}/words/${language}.ftl`,
  ];
  return new Messages(language, ...files.map((file) => readFileSync(file, "utf-8")));
}

describe.each(Object.keys(SEATS))("%s", (game) => {
  const items = itemsOf(golden.items[game] ?? {});
  const cases = golden.cases.filter((each) => each.game === game);

  it.each(["en", "pt-PT", "pt-BR", "it"])("speaks as Python does in %s", (language) => {
    const says = reader(messages(game, language), items, PLAYERS.slice(0, SEATS[game]));
    expect(cases.length).toBeGreaterThan(3);
    for (const each of cases) {
      const said = each.said[language];
      expect({
        question: each.question && telling.question(says, each.question, each.seat),
        choices: each.choices.map((choice) => telling.choice(says, choice, each.question)),
        events: each.events.map((event) => telling.event(says, event)),
        refusal: each.refusal && telling.refusal(says, each.refusal),
        result: telling.result(says, each.result),
      }).toEqual(said);
    }
  });
});

it("names what was chosen before the page was open, and teams that are no items", () => {
  const items = itemsOf(golden.items["magic-number-eleven"] ?? {});
  const says = reader(messages("magic-number-eleven", "pt-PT"), items, PLAYERS.slice(0, 2));
  expect(telling.step(says, "place:target-man")).toBe("Homem-alvo");
  expect(telling.step(says, "reserve:target-man,full-speed")).not.toContain("target-man");
  expect(says.called("team", "home")).toBe("Casa");
});

it.each([
  ["en", "Bruno resigned"],
  ["pt-PT", "Bruno desistiu"],
  ["pt-BR", "Bruno desistiu"],
  ["it", "Bruno si è ritirato"],
])("says in %s that a player resigned", (language, said) => {
  const standing = { seat: 0, place: 1, score: {}, why: "resigned", arguments: { player: 1 } };
  const says = reader(messages("magic-number-eleven", language), new Map(), PLAYERS);
  expect(telling.whyPlaced(says, standing)).toBe(said);
});
