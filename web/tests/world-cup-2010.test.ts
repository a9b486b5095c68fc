/** What the World Cup's table works out: which choice belongs to which thing, the bracket, and how a match went. */
import { describe, expect, it } from "vitest";
import { meeting } from "../src/games/world-cup-2010/bracket";
import type { TableEvent } from "../src/games/world-cup-2010/events";
import { letterOf } from "../src/games/world-cup-2010/faces";
import {
  cardChoices,
  cardGlows,
  choiceById,
  idOf,
  initials,
  laidSteps,
  marks,
  targetGlows,
  teamChoice,
} from "../src/games/world-cup-2010/picking";
import { type State, without } from "../src/games/world-cup-2010/reading";
import { lastTold, stories } from "../src/games/world-cup-2010/story";
import type { BracketRow, MatchResult, Part, View } from "../src/games/world-cup-2010/view";
import { itemsOf, Messages, reader } from "../src/lib/words";
import type { Choice, Question } from "../src/protocol";

const EMPTY: View = {
  phase: "knock-out",
  teams: [],
  groups: [],
  results: [],
  bracket: [],
  out: { teams: [] },
  limits: [],
  group: null,
  matches: [],
  hands: [],
  slots: [],
  laid: [],
  discards: { cards: [] },
  deck: 0,
  stock: 0,
};

function choice(id: string): Choice {
  const [verb = "", rest = ""] = id.split(":");
  const [card, team] = rest.split(",");
  return { id, verb, arguments: { ...(card ? { card } : {}), ...(team ? { team } : {}) } };
}

function stateWith(choices: Choice[], chance = false): State {
  return { view: EMPTY, choices, question: { chance } as Question } as unknown as State;
}

describe("choices and things", () => {
  const state = stateWith(["place:goal,spain", "cover:foul,spain", "discard:goal", "discard:foul"].map(choice));

  it("writes ids as the engine does", () => {
    expect(idOf("goal", { verb: "place", team: "spain" })).toBe("place:goal,spain");
    expect(idOf("foul", { verb: "discard" })).toBe("discard:foul");
    expect(idOf("goal", { verb: "lay" })).toBe("lay:goal");
    expect(choiceById(state, "cover:foul,spain")?.verb).toBe("cover");
  });

  it("lets places glow for the card in hand, and cards for the place that waits", () => {
    const goal = { kind: "card", card: "goal" } as const;
    expect(targetGlows(state, goal, { verb: "place", team: "spain" })).toBe(true);
    expect(targetGlows(state, goal, { verb: "cover", team: "spain" })).toBe(false);
    expect(targetGlows(state, goal, { verb: "discard" })).toBe(true);
    expect(targetGlows(state, null, { verb: "discard" })).toBe(false);
    const waiting = { kind: "target", target: { verb: "cover", team: "spain" } } as const;
    expect(cardGlows(state, waiting, "foul")).toBe(true);
    expect(cardGlows(state, waiting, "goal")).toBe(false);
    expect(cardGlows(state, null, "goal")).toBe(true);
    expect(cardGlows(state, null, "penalty")).toBe(false);
  });

  it("finds what a typed chance names", () => {
    const lot = stateWith([{ id: "lot:spain", verb: "lot", arguments: { team: "spain" } }], true);
    expect(teamChoice(lot, "spain")?.id).toBe("lot:spain");
    expect(teamChoice(lot, "chile")).toBeUndefined();
    expect(teamChoice(state, "spain")).toBeUndefined();
    const flip = stateWith([choice("flip:goal"), choice("flip:foul")], true);
    expect(cardChoices(flip).map((each) => each.id)).toEqual(["flip:goal", "flip:foul"]);
    expect(cardGlows(flip, null, "goal")).toBe(false);
  });

  it("parts the steps of one who lays for both teams", () => {
    expect(laidSteps(["lay:goal", "lay:foul"])).toEqual({ before: [], now: ["goal", "foul"] });
    expect(laidSteps(["lay:goal", "done", "lay:foul"])).toEqual({ before: ["goal"], now: ["foul"] });
  });

  it("takes laid cards from the hand one by one", () => {
    expect(without(["goal", "goal", "foul"], ["goal"])).toEqual(["goal", "foul"]);
    expect(without(["goal"], ["foul"])).toEqual(["goal"]);
  });
});

describe("letters", () => {
  it("are as short as they can be told apart", () => {
    expect(initials(["Ataque", "Defesa", "Falta", "Fora de jogo"])).toEqual(["A", "D", "Fa", "Fo"]);
    expect(marks(["Ana", "bruno", "Bot 1"])).toEqual(["A", "B2", "B3"]);
  });

  it("tell goals by their number and other cards by their name", () => {
    const name = { en: "Penalty", it: "Rigore" };
    const words = reader(new Messages("it", ""), itemsOf({ card: [{ id: "penalty", name }] }));
    expect(letterOf(words, "two-goals")).toBe("2");
    expect(letterOf(words, "penalty")).toBe("R");
  });
});

function result(
  match: number,
  first: string,
  one: number,
  other: number,
  second: string,
  kicks: number[] = [],
): MatchResult {
  return { match, first, second, one, other, kicks };
}

describe("the bracket", () => {
  const bracket: readonly BracketRow[] = [
    { match: 61, from: [57, 58], first: "spain", second: "chile", winner: "chile" },
    { match: 62, from: [59, 60], first: "ghana", second: "japan", winner: null },
    { match: 64, from: [61, 62], first: "chile", second: null, winner: null },
  ];
  const results = [result(61, "spain", 1, 1, "chile", [3, 4]), result(62, "ghana", 0, 0, "japan", [1, 0])];
  const view = { ...EMPTY, bracket, results };

  it("takes who has won from the view, also in the middle of a shoot-out", () => {
    expect(meeting(view, 61)).toMatchObject({ won: 1, result: results[0] });
    expect(meeting(view, 62)).toMatchObject({ won: null, result: results[1] });
  });

  it("says where a team will come from", () => {
    expect(meeting(view, 64).sides).toEqual([
      { from: 61, team: "chile" },
      { from: 62, team: null },
    ]);
  });
});

describe("the report", () => {
  const why: readonly Part[] = [{ amount: 1, by: "card", rule: "W4", card: "goal", count: 1 }];
  const group: TableEvent[] = [
    { event: "laid", match: 3, team: "spain", cards: ["goal", "penalty"] },
    { event: "laid", match: 3, team: "chile", cards: ["foul"] },
    { event: "open-play", match: 3, team: "spain", goals: 0, why },
    { event: "open-play", match: 3, team: "chile", goals: 0, why: [] },
    { event: "flipped", match: 3, team: "spain", reason: "penalty", card: "attack", scores: true },
    { event: "full-time", match: 3, first: "spain", second: "chile", one: 1, other: 0 },
  ];

  it("tells a group match card by card", () => {
    const story = stories(group).get(3);
    expect(story?.score).toEqual([1, 0]);
    expect(story?.sides[0].cards.map((each) => each.card)).toEqual(["goal", "penalty"]);
    expect(story?.sides[0].why).toEqual(why);
    expect(story?.sides[0].flips).toEqual([{ card: "attack", reason: "penalty", scores: true }]);
    expect(lastTold(group)).toBe(3);
  });

  const knockOut: TableEvent[] = [
    { event: "placed", player: 0, card: "two-goals", team: "spain", slot: 1, worth: 2 },
    { event: "covered", player: 1, card: "foul", team: "spain", on: "two-goals", worth: 1 },
    { event: "open-play", match: 49, team: "spain", goals: 1, why },
    { event: "open-play", match: 49, team: "chile", goals: 1, why },
    { event: "full-time", match: 49, first: "spain", second: "chile", one: 1, other: 1 },
    { event: "kicked", match: 49, team: "spain", card: "foul", scores: false },
    { event: "kicked", match: 49, team: "chile", card: "goal", scores: true },
  ];

  const begins: TableEvent = { event: "set-begins", matches: [49], team: [], players: [0, 1], stock: 20, player: 0 };

  it("tells a knock-out match with what lay on its cards, and the shoot-out kick by kick", () => {
    const story = stories([begins, ...knockOut]).get(49);
    expect(story?.sides[0].cards).toEqual([{ card: "two-goals", worth: 1, covers: ["foul"] }]);
    expect(story?.sides[0].kicks).toEqual([{ card: "foul", scores: false }]);
    expect(story?.sides[1].kicks).toEqual([{ card: "goal", scores: true }]);
    expect(lastTold(knockOut)).toBe(49);
  });

  it("shows no cards of a set of which the beginning is not known", () => {
    expect(stories(knockOut).get(49)?.sides[0].cards).toEqual([]);
  });
});
