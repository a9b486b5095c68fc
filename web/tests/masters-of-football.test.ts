import { describe, expect, it } from "vitest";
import type {
  Dice,
  Goal,
  GoalDisallowed,
  Match,
  TacticalBattle,
  TacticalValue,
  Turn,
} from "../src/games/masters-of-football/events";
import { chosenBefore, complete, glowing, pick, thingsOf, wouldBe } from "../src/games/masters-of-football/picking";
import { storyOf } from "../src/games/masters-of-football/story";
import type { Pitch } from "../src/games/masters-of-football/view";
import type { Choice } from "../src/protocol";

function choice(verb: string, args: Record<string, unknown> = {}): Choice {
  const given = Object.values(args).flat().join(",");
  return { id: given ? `${verb}:${given}` : verb, verb, arguments: args };
}

const PASS = choice("pass");
const FIELDINGS = [
  ["a", "b", "c"],
  ["a", "b", "d"],
  ["b", "c", "d"],
].map((footballer) => choice("field", { footballer }));

describe("what a choice is about", () => {
  it("names every thing on the table that it mentions", () => {
    expect(thingsOf(choice("play-on", { card: "late-tackle", footballer: "a" }))).toEqual([
      "card:late-tackle",
      "footballer:a",
    ]);
    expect(thingsOf(choice("substitute", { out: "a", coming: "b" }))).toEqual(["footballer:a", "footballer:b"]);
    expect(thingsOf(choice("draw", { player_level: "gold" }))).toEqual(["stack:gold"]);
    expect(thingsOf(PASS)).toEqual([]);
  });

  it("tells a card beside the pitch from one in hand", () => {
    expect(thingsOf(choice("use-re-roll", { card: "counter-attack", roll: "attack" }))).toEqual([
      "played:counter-attack",
      "roll:attack",
    ]);
  });
});

describe("what glows", () => {
  it("is every card first, and its targets once it is picked", () => {
    const choices = [
      PASS,
      choice("play-on", { card: "late-tackle", footballer: "a" }),
      choice("play-on", { card: "late-tackle", footballer: "b" }),
      choice("play", { card: "long-ball" }),
    ];
    expect([...glowing(choices, [])]).toEqual(["card:late-tackle", "card:long-ball"]);
    expect([...glowing(choices, ["card:late-tackle"])]).toEqual(["footballer:a", "footballer:b"]);
    expect(glowing(choices, ["card:long-ball"]).size).toBe(0);
  });

  it("offers dice and cards alike for a re-roll", () => {
    const choices = [choice("play-re-roll", { card: "drill", roll: "attack" }), choice("re-roll", { roll: "defence" })];
    expect([...glowing(choices, [])]).toEqual(["card:drill", "roll:attack", "roll:defence"]);
  });
});

describe("a click", () => {
  it("picks a card, and a second one on it plays it", () => {
    const play = choice("play", { card: "long-ball" });
    const picked = pick([PASS, play], [], "card:long-ball");
    expect(picked).toEqual({ kind: "pick", picked: ["card:long-ball"] });
    expect(pick([PASS, play], ["card:long-ball"], "card:long-ball")).toEqual({ kind: "choose", choice: play });
  });

  it("on a target plays the picked card on it", () => {
    const on = choice("play-on", { card: "late-tackle", footballer: "a" });
    expect(pick([PASS, on], ["card:late-tackle"], "footballer:a")).toEqual({ kind: "choose", choice: on });
  });

  it("puts a card back where more than one thing could be done with it", () => {
    const choices = [choice("swap", { card: "long-ball" }), choice("play", { card: "long-ball" })];
    expect(complete(choices, ["card:long-ball"])).toEqual(choices);
    expect(pick(choices, ["card:long-ball"], "card:long-ball")).toEqual({ kind: "pick", picked: [] });
  });

  it("on another card changes the mind", () => {
    const choices = [choice("swap", { card: "long-ball" }), choice("swap", { card: "triangles" })];
    expect(pick(choices, ["card:long-ball"], "card:triangles")).toEqual({ kind: "pick", picked: ["card:triangles"] });
  });

  it("gathers a line-up of three, which waits for its button", () => {
    expect(pick(FIELDINGS, ["footballer:a", "footballer:b"], "footballer:c")).toEqual({
      kind: "pick",
      picked: ["footballer:a", "footballer:b", "footballer:c"],
    });
    expect(complete(FIELDINGS, ["footballer:c", "footballer:a", "footballer:b"])).toEqual([FIELDINGS[0]]);
  });

  it("on a fourth player changes the third", () => {
    const three = ["footballer:a", "footballer:b", "footballer:c"] as const;
    expect(pick(FIELDINGS, three, "footballer:d")).toEqual({
      kind: "pick",
      picked: ["footballer:a", "footballer:b", "footballer:d"],
    });
  });

  it("on a player who may not join the two does nothing, so that the reason can be asked for", () => {
    expect(pick(FIELDINGS, ["footballer:a", "footballer:c"], "footballer:d")).toEqual({ kind: "nothing" });
    expect(wouldBe("choose-team", "footballer:d", ["footballer:a", "footballer:c"])).toBe("field:a,c,d");
  });

  it("on a substitution plan or a stack is enough", () => {
    const plan = choice("substitutions", { plan: "before" });
    expect(pick([plan], [], "plan:before")).toEqual({ kind: "choose", choice: plan });
  });

  it("on what is not on offer does nothing", () => {
    expect(pick([PASS], [], "card:long-ball")).toEqual({ kind: "nothing" });
    expect(wouldBe("card-window", "card:long-ball")).toBe("play:long-ball");
    expect(wouldBe("announce", "card:long-ball")).toBeNull();
  });
});

describe("earlier steps", () => {
  it("count what was chosen, twice where it was", () => {
    const before = chosenBefore(["lay:win-bonus", "lay-on:late-tackle,a", "lay:win-bonus"]);
    expect(before.get("win-bonus")).toBe(2);
    expect(before.get("a")).toBe(1);
  });
});

describe("the story of a match", () => {
  const pitch = { home: "lions", away: "union", turn: 2 } as Pitch;
  const match: Match = { event: "match", home: "lions", away: "union", team: "lions" };
  const turn: Turn = { event: "turn", turn: 1, team: "lions" };
  const dice: Dice = {
    event: "dice",
    team: "lions",
    attack: 4,
    defence: 2,
    attack_genius: "2",
    defence_genius: "1",
    attack_total: 6,
    defence_total: 3,
  };
  const score = { home: "lions", away: "union", home_goals: 1, away_goals: 0 };
  const goal: Goal = { event: "goal", team: "lions", genius_goal: false, ...score };

  it("has no roll before the dice fall, and tells in which turn a goal fell", () => {
    expect(storyOf([match, turn], pitch)).toMatchObject({ stage: "turn", roll: null, turn: 1 });
    const told = storyOf([match, turn, dice, goal], pitch);
    expect(told).toMatchObject({ stage: "rolled", outcome: "goal", goals: [{ turn: 1, team: "lions" }] });
    expect(told.roll?.attack_total).toBe(6);
  });

  it("forgets a disallowed goal, and what happened in other matches", () => {
    const elsewhere: Turn = { event: "turn", turn: 9, team: "racing" };
    const disallowed: GoalDisallowed = { event: "goal-disallowed", team: "lions", ...score, home_goals: 0 };
    const told = storyOf([match, turn, dice, goal, disallowed, elsewhere], pitch);
    expect(told).toMatchObject({ outcome: "disallowed", goals: [], turn: 1 });
  });

  it("starts anew with the next match of the same teams", () => {
    expect(storyOf([match, turn, dice, goal, match], pitch).goals).toEqual([]);
  });

  it("shows the roll for tactics of both, the newest one only", () => {
    const value = (team: string, amount: number): TacticalValue => ({
      event: "tactical-value",
      team,
      value: amount,
      why: [],
    });
    const battle: TacticalBattle = { event: "tactical-battle", team: "union", tactic: "direct", by_genius: true };
    const told = storyOf([match, value("lions", 5), value("union", 9), battle, value("lions", 7)], pitch);
    expect(told).toMatchObject({ stage: "tactics", battle: null });
    expect(told.tactical.map((each) => each.value)).toEqual([7]);
  });
});
