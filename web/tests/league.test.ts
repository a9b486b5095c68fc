/** Tables are those of the games themselves, and those worked by hand from each rulebook. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  careerOrder,
  type Decided,
  finalOrder,
  ORDERS,
  type Reason,
  type Result,
  ranked,
} from "../src/companion/league";

interface Case {
  results: Result[];
  order: number[];
  points: number[];
  above_by: string[];
  lots: number[];
  play_offs: [number, number][];
}
const cases = JSON.parse(readFileSync("tests/leagues.json", "utf-8")) as Record<
  "masters" | "groups" | "season",
  Case[]
> & {
  careers: { rows: [number, number, number][]; order: number[]; places: number[]; why: string[] }[];
};
const FOUR = [0, 1, 2, 3];

/** A reason as the games call it. */
function called(reason: Reason | undefined, names: Record<string, string>): string {
  if (!reason || reason.kind === "open") return "";
  return reason.kind === "figure" ? (names[reason.by] ?? reason.by) : reason.kind;
}

describe("held to the games' own ranking", () => {
  it("championships of Masters of Football", () => {
    for (const each of cases.masters) {
      const places = ranked(FOUR, each.results, ORDERS.masters, () => each.lots);
      expect(places.map((place) => place.row.points)).toEqual(each.points);
      const names = { difference: "goal-difference", away: "away-goals" };
      expect(places.map((place) => called(place.above, names))).toEqual(each.above_by);
      expect(places.map((place) => place.row.team)).toEqual(each.order);
    }
  });

  it("groups of the World Cup", () => {
    for (const each of cases.groups) {
      const places = ranked(FOUR, each.results, ORDERS.groups, () => each.order);
      expect(places.map((place) => place.row.team)).toEqual(each.order);
      expect(places.map((place) => place.row.points)).toEqual(each.points);
      expect(places.map((place) => called(place.above, {}))).toEqual(each.above_by);
    }
  });

  it("leagues of Match of the Season", () => {
    for (const each of cases.season) {
      const decided: Decided = (tied, how) => {
        expect(how).toBe("play-off");
        if (tied.length > 2) return each.order;
        return each.play_offs.find((pair) => pair.every((team) => tied.includes(team))) ?? [];
      };
      const places = ranked(FOUR, each.results, ORDERS.season, decided);
      expect(places.map((place) => place.row.team)).toEqual(each.order);
      expect(places.some((place) => place.above?.kind === "open")).toBe(false);
    }
    // One play-off for two that are level, two for three, four for four: all of them happen.
    expect(new Set(cases.season.map((each) => each.play_offs.length))).toEqual(new Set([0, 1, 2, 4]));
  });

  it("the end of all seasons", () => {
    for (const { rows, order, places, why } of cases.careers) {
      const ends = careerOrder(rows.map(([points, trophies, money]) => ({ points, trophies, money })));
      expect(ends.map((end) => end.place)).toEqual(places);
      expect(ends.map((end) => end.why)).toEqual(why);
      expect(ends.map((end) => end.manager)).toEqual(order);
    }
  });
});

const [A, B, C, D] = [0, 1, 2, 3];
const teams = (places: ReturnType<typeof ranked>) => places.map((place) => place.row.team);

describe("worked by hand", () => {
  it("Masters of Football: goals as a visitor part two that are level on points, difference and goals", () => {
    // A: 2-1 v C at home, 0-1 at D: 3 points, 2:2, none away. B: 0-1 v D at home, 2-1 at C: 3 points, 2:2, two away.
    const results: Result[] = [
      [A, C, 2, 1],
      [D, A, 1, 0],
      [B, D, 0, 1],
      [C, B, 1, 2],
    ];
    const places = ranked(FOUR, results, ORDERS.masters);
    expect(teams(places)).toEqual([D, B, A, C]);
    expect(places[1]?.above).toEqual({ kind: "figure", by: "away", own: 2, other: 0 });
    expect(places[1]?.row).toMatchObject({ points: 3, difference: 0, goals: 2, away: 2 });
  });

  it("Masters of Football: two level on all figures, parted by their match", () => {
    // A and B: 3 points, 1:1, one goal away each (A wins at B; B wins at C; C wins at A): C is level as well.
    const results: Result[] = [
      [B, A, 0, 1],
      [C, B, 0, 1],
      [A, C, 0, 1],
    ];
    const round = ranked([A, B, C], results, ORDERS.masters);
    // In a ring their matches are all the matches: only a lot is left.
    expect(round[0]?.above).toEqual({ kind: "open", decide: "lot", tied: [A, B, C] });
    // D beats nobody and takes a point off nobody: A and B level, C above; A won at B.
    const parted: Result[] = [
      [B, A, 0, 1],
      [A, D, 0, 1],
      [D, B, 0, 1],
      [C, D, 3, 0],
    ];
    const places = ranked(FOUR, parted, ORDERS.masters);
    expect(teams(places)).toEqual([C, A, B, D]);
    expect(places[1]?.above).toEqual({ kind: "head-to-head", by: "points", own: 3, other: 0, tied: [A, B] });
  });

  it("Masters of Football: the final goes by its goals away, then by the championships, then by lot", () => {
    const level: Result[] = [
      [A, B, 1, 1],
      [B, A, 1, 1],
    ];
    expect(
      finalOrder(
        [A, B],
        [
          [A, B, 2, 1],
          [B, A, 1, 0],
        ],
        [],
        () => [],
      ),
    ).toMatchObject({
      order: [B, A],
      by: { kind: "figure", by: "away", own: 1, other: 0 },
    });
    expect(
      finalOrder(
        [A, B],
        level,
        [
          [B, C, 4, 0],
          [A, D, 1, 0],
        ],
        () => [],
      ),
    ).toEqual({ order: [B, A], by: "championships" });
    expect(finalOrder([A, B], level, [], () => [B])).toMatchObject({ order: [B, A], by: { kind: "lot" } });
    expect(finalOrder([A, B], level, [], () => []).by).toMatchObject({ kind: "open", decide: "lot" });
  });

  it("World Cup: three level on points, difference and goals are parted by their matches among themselves", () => {
    // A, B, C: 6 points, 5:3 each. Among them: A 1-0 B, B 2-1 C, C 2-0 A: 3 points each, A 1:2, B 2:2, C 3:2.
    const results: Result[] = [
      [A, B, 1, 0],
      [B, C, 2, 1],
      [C, A, 2, 0],
      [A, D, 4, 1],
      [B, D, 3, 1],
      [C, D, 2, 1],
    ];
    const places = ranked(FOUR, results, ORDERS.groups);
    expect(places.slice(0, 3).map((place) => [place.row.points, place.row.difference, place.row.goals])).toEqual([
      [6, 2, 5],
      [6, 2, 5],
      [6, 2, 5],
    ]);
    expect(teams(places)).toEqual([C, B, A, D]);
    const tied = [A, B, C];
    expect(places[0]?.above).toEqual({ kind: "head-to-head", by: "difference", own: 1, other: 0, tied });
    expect(places[1]?.above).toEqual({ kind: "head-to-head", by: "difference", own: 0, other: -1, tied });
  });

  it("W6: where their matches leave two of three level, the match of those two parts them", () => {
    // A, B, C: 6 points, 3:2 each. Among them: B 1-0 C, C 2-1 A, A 1-0 B: 3 points each, A 2:2, B 1:1, C 2:2.
    const results: Result[] = [
      [B, C, 1, 0],
      [C, A, 2, 1],
      [A, B, 1, 0],
      [A, D, 1, 0],
      [B, D, 2, 1],
      [C, D, 1, 0],
    ];
    const places = ranked(FOUR, results, ORDERS.groups);
    expect(places.slice(0, 3).map((place) => [place.row.points, place.row.difference, place.row.goals])).toEqual([
      [6, 1, 3],
      [6, 1, 3],
      [6, 1, 3],
    ]);
    expect(teams(places)).toEqual([C, A, B, D]);
    expect(places[0]?.above).toEqual({ kind: "head-to-head", by: "points", own: 3, other: 0, tied: [A, C] });
    expect(places[1]?.above).toEqual({ kind: "head-to-head", by: "goals", own: 2, other: 1, tied: [A, B, C] });
  });

  it("World Cup: a lot where nothing else parts them", () => {
    const results: Result[] = [
      [A, B, 1, 1],
      [C, D, 1, 1],
    ];
    const places = ranked(FOUR, results, ORDERS.groups, () => [D, B]);
    expect(teams(places)).toEqual([D, B, A, C]);
    expect(places.map((place) => place.above?.kind)).toEqual(["lot", "lot", "open", undefined]);
  });

  it("Match of the Season: two level play off, whatever their matches were", () => {
    const results: Result[] = [
      [A, B, 1, 0],
      [B, C, 1, 0],
      [C, D, 0, 0],
    ];
    const open = ranked(FOUR, results, ORDERS.season);
    expect(open[0]?.above).toEqual({ kind: "open", decide: "play-off", tied: [A, B] });
    const places = ranked(FOUR, results, ORDERS.season, (tied) => (tied.includes(A) ? [B, A] : [C, D]));
    expect(teams(places)).toEqual([B, A, C, D]);
    expect(places.map((place) => place.above?.kind)).toEqual(["play-off", "figure", "play-off", undefined]);
  });

  it("S4: three level play off, whatever their matches were; the order is entered from the first", () => {
    // A, B, C: 4 points each; among them A beat B and drew with C.
    const results: Result[] = [
      [A, B, 1, 0],
      [A, C, 0, 0],
      [C, D, 1, 0],
      [B, D, 1, 0],
      [D, B, 0, 0],
    ];
    const open = ranked(FOUR, results, ORDERS.season);
    expect(open.map((place) => place.row.points)).toEqual([4, 4, 4, 1]);
    expect(open[0]?.above).toEqual({ kind: "open", decide: "play-off", tied: [A, B, C] });
    const begun = ranked(FOUR, results, ORDERS.season, () => [C]);
    expect(begun[0]?.above).toEqual({ kind: "play-off" });
    expect(begun[1]?.above).toEqual({ kind: "open", decide: "play-off", tied: [A, B] });
    const places = ranked(FOUR, results, ORDERS.season, () => [C, B]);
    expect(teams(places)).toEqual([C, B, A, D]);
    expect(places.map((place) => place.above?.kind)).toEqual(["play-off", "play-off", "figure", undefined]);
  });

  it("S4: four level play off", () => {
    const places = ranked(FOUR, [], ORDERS.season, () => [D, B, A]);
    expect(teams(places)).toEqual([D, B, A, C]);
    expect(places.map((place) => place.above?.kind)).toEqual(["play-off", "play-off", "play-off", undefined]);
  });
});
