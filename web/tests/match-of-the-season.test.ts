import { describe, expect, it } from "vitest";
import { afterSteps, answerOf, filled, missing, placesOf, put } from "../src/games/match-of-the-season/draft";
import type { TableEvent } from "../src/games/match-of-the-season/events";
import { trophiesOf } from "../src/games/match-of-the-season/managers";
import { complete, glowing, pick, thingsOf, wouldBe } from "../src/games/match-of-the-season/picking";
import { cut, type Formation, linesOf } from "../src/games/match-of-the-season/reading";
import { auctionOf, auctionsOf, europeanPairs, matchesOf, ofSeason } from "../src/games/match-of-the-season/story";
import type { Footballer, Position } from "../src/games/match-of-the-season/view";
import type { Choice } from "../src/protocol";

function choice(verb: string, args: Record<string, unknown> = {}): Choice {
  const given = Object.values(args).join(",");
  return { id: given ? `${verb}:${given}` : verb, verb, arguments: args };
}

const PASS = choice("pass");

function formation(id: string): Formation {
  const [defenders = 0, midfielders = 0, forwards = 0] = id.split("-").map(Number);
  return { id, kind: "formation", defenders, midfielders, forwards, optional: false };
}

function men(position: Position, ...stars: readonly number[]): readonly Footballer[] {
  return stars.map((count, place) => ({ footballer: `${position}-${place + 1}`, stars: count, position }));
}

const SQUAD = [
  ...men("keeper", 1, 3),
  ...men("defender", 2, 5, 1, 3),
  ...men("midfielder", 4, 1, 2, 2),
  ...men("forward", 1, 2, 3),
];

describe("what a choice is about", () => {
  it("names every player and card that it mentions", () => {
    expect(thingsOf(choice("swap", { footballer: "a", given: "b" }))).toEqual(["footballer:a", "footballer:b"]);
    expect(thingsOf(choice("use-on", { card: "physio", footballer: "a" }))).toEqual(["card:physio", "footballer:a"]);
    expect(thingsOf(choice("change", { off: "a", on: "b" }))).toEqual(["footballer:a", "footballer:b"]);
    expect(thingsOf(PASS)).toEqual([]);
    expect(thingsOf(choice("price", { price: 20 }))).toEqual([]);
  });
});

describe("a click", () => {
  const market = [
    PASS,
    choice("buy", { footballer: "free" }),
    choice("sell", { footballer: "mine" }),
    choice("offer", { footballer: "mine" }),
    choice("use-on", { card: "physio", footballer: "hurt" }),
  ];

  it("picks a player; a second one buys him", () => {
    expect(pick(market, [], "footballer:free")).toEqual({ kind: "pick", picked: ["footballer:free"] });
    expect(pick(market, ["footballer:free"], "footballer:free")).toEqual({ kind: "choose", choice: market[1] });
  });

  it("leaves selling and offering to their buttons", () => {
    expect(complete(market, ["footballer:mine"]).map((each) => each.verb)).toEqual(["sell", "offer"]);
    expect(pick(market, ["footballer:mine"], "footballer:mine")).toEqual({ kind: "pick", picked: [] });
  });

  it("asks for the card before its player", () => {
    expect(glowing(market, []).has("footballer:hurt")).toBe(false);
    expect([...glowing(market, ["card:physio"])]).toEqual(["footballer:hurt"]);
    expect(pick(market, ["card:physio"], "footballer:hurt")).toEqual({ kind: "choose", choice: market[4] });
  });

  it("on the second of two exchanges them", () => {
    const swap = choice("swap", { footballer: "theirs", given: "mine" });
    expect(pick([PASS, swap], ["footballer:mine"], "footballer:theirs")).toEqual({ kind: "choose", choice: swap });
  });

  it("on what is not to be had asks why", () => {
    expect(pick(market, [], "footballer:nobody")).toEqual({ kind: "nothing" });
    expect(wouldBe("stop-gap", "footballer:nobody")).toBe("sign:nobody");
    expect(wouldBe("make-room", "footballer:mine")).toBe("release:mine");
    expect(wouldBe("lay-line-up", "formation:4-4-2")).toBe("formation:4-4-2");
    expect(wouldBe("bid", "footballer:a")).toBeNull();
  });
});

describe("a line-up in the making", () => {
  const shape = formation("4-3-3");

  it("has eleven places, line by line", () => {
    expect(linesOf(shape)).toEqual([1, 4, 3, 3]);
    expect(placesOf(shape)).toHaveLength(11);
    expect(placesOf(shape)[5]).toEqual({ position: "midfielder", from: 5, to: 8 });
    expect(cut([1, 2, 3, 4], [1, 3])).toEqual([[1], [2, 3, 4]]);
  });

  it("keeps who played, then takes the strongest", () => {
    const draft = filled(shape, SQUAD, ["keeper-1", "midfielder-2"]);
    expect(draft.places[0]).toBe("keeper-1");
    expect(draft.places.slice(1, 5)).toEqual(["defender-2", "defender-4", "defender-1", "defender-3"]);
    expect(draft.places.slice(5, 8)).toEqual(["midfielder-2", "midfielder-1", "midfielder-3"]);
  });

  it("leaves gaps where nobody is left, and counts only those that could be filled", () => {
    const draft = filled(formation("5-3-2"), SQUAD, []);
    expect(draft.places[5]).toBeNull();
    expect(missing(draft, formation("5-3-2"), SQUAD)).toBe(0);
    const open = { ...draft, places: draft.places.map((id) => (id === "keeper-2" ? null : id)) };
    expect(missing(open, formation("5-3-2"), SQUAD)).toBe(1);
  });

  it("lets two of a line change places", () => {
    const draft = filled(shape, SQUAD, []);
    const changed = put(draft, 1, draft.places[4] ?? "");
    expect(changed.places[1]).toBe(draft.places[4]);
    expect(changed.places[4]).toBe(draft.places[1]);
    expect(put(draft, 0, "keeper-1").places[0]).toBe("keeper-1");
  });

  it("is answered as a whole, or from the step at hand", () => {
    const draft = filled(formation("5-3-2"), SQUAD, []);
    const answer = answerOf(draft, []);
    expect(answer).toHaveLength(12);
    expect(answer[0]).toBe("formation:5-3-2");
    expect(answer[6]).toBe("gap");
    expect(answerOf(draft, answer.slice(0, 3))).toEqual(answer.slice(3));
  });

  it("goes on from steps that were made in the list", () => {
    const draft = afterSteps(shape, SQUAD, ["formation:4-3-3", "place:keeper-1", "place:defender-3"]);
    expect(draft.places.slice(0, 3)).toEqual(["keeper-1", "defender-3", "defender-2"]);
    expect(new Set(draft.places).size).toBe(11);
  });
});

describe("what the events tell", () => {
  const LAID = { event: "line-up-laid", formation: "4-4-2", line_up: [], gaps: [] } as const;
  const MATCH: readonly TableEvent[] = [
    { event: "season", season: 1 },
    { event: "match", competition: "league", home: "red-team", away: "blue-team" },
    { ...LAID, team: "red-team" },
    { ...LAID, team: "blue-team" },
    { event: "match-die", face: "penalty-home", home: "red-team", away: "blue-team" },
    { event: "penalty", winner: "red-team", place: 11, stars: 3, keeper_stars: 1, scored: true },
    { event: "result", home: "red-team", away: "blue-team", outcome: 1, home_goals: null, away_goals: null },
    { event: "win-money", team: "red-team", money: 20, why: [] },
    { event: "walkover", home: "green-team", away: "yellow-team" },
  ];

  it("is the course of a match", () => {
    const [match, walkover] = matchesOf(ofSeason(MATCH));
    expect(match).toMatchObject({ laid: ["red-team", "blue-team"], face: "penalty-home", outcome: 1, rolls: 1 });
    expect(match?.penalty?.place).toBe(11);
    expect(match?.money).toHaveLength(1);
    expect(walkover).toMatchObject({ isWalkover: true, outcome: null });
  });

  it("is the course of each auction, though several cards are turned up at once", () => {
    const events: readonly TableEvent[] = [
      { event: "player-turned", footballer: "a", position: "keeper", stars: 4 },
      { event: "player-turned", footballer: "b", position: "forward", stars: 2 },
      { event: "bid", footballer: "a", team: "red-team", money: 40 },
      { event: "bid", footballer: "a", team: "blue-team", money: 45 },
      { event: "bought", footballer: "a", team: "blue-team", money: 45 },
    ];
    expect(auctionOf(events, "a")).toMatchObject({
      leader: "blue-team",
      highest: 45,
      buyer: "blue-team",
      isOver: true,
    });
    expect(auctionsOf(events).find((each) => !each.isOver)?.footballer).toBe("b");
    expect(auctionOf(events, "c")).toMatchObject({ footballer: "c", highest: null, isOver: false });
  });

  it("is the last European draw", () => {
    const pair = (home: string, away: string): TableEvent => ({ event: "european-pair", home, away });
    const events: readonly TableEvent[] = [
      pair("a", "b"),
      { event: "european-round", clubs: ["a"] },
      pair("a", "c"),
      pair("d", "e"),
    ];
    expect(europeanPairs(events)).toEqual([
      ["a", "c"],
      ["d", "e"],
    ]);
  });

  it("counts each trophy once", () => {
    const trophy = { event: "trophy", team: "red-team", trophy: "cup-winner", points: 3, money: 20 } as const;
    const story = { season: 1, teams: [], champion: { team: "blue-team" }, cup: { team: "red-team" }, europe: null };
    expect(trophiesOf("red-team", [], 1, [trophy])).toEqual([{ trophy: "cup-winner", season: 1 }]);
    expect(trophiesOf("red-team", [story], 1, [trophy])).toEqual([{ trophy: "cup-winner", season: 1 }]);
  });
});
