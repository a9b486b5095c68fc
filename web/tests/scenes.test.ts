import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { beatsOf, scoreOf } = await import("../src/lib/scenes");
const { script } = await import("../src/games/world-cup-2010/script");
type State = Parameters<typeof beatsOf>[3];

const state = {
  seat: 0,
  view: {
    teams: [
      { team: "mexico", player: 0 },
      { team: "france", player: 1 },
    ],
  },
} as unknown as State;
const match = (first: string, second: string, number: number) => [
  { event: "laid", match: number, team: first, cards: ["goal"] },
  { event: "laid", match: number, team: second, cards: [] },
  { event: "open-play", team: first, goals: 1, why: [] },
  { event: "full-time", match: number, first, second, one: 1, other: 0 },
];

describe("scenes", () => {
  it("tell one's own match beat by beat, cause before result", () => {
    const told = beatsOf(script, match("mexico", "france", 1), 0, state);
    expect(told.map((beat) => beat.event.event)).toEqual(["laid", "laid", "open-play", "full-time"]);
    expect(told.every((beat) => beat.isFull && beat.match === "mexico france")).toBe(true);
    expect(told.at(-1)?.hold).toBeGreaterThanOrEqual(2000);
  });
  it("tell others' matches by their result, in the ticker", () => {
    const told = beatsOf(script, match("france", "uruguay", 2), 0, state);
    expect(told.map((beat) => [beat.event.event, beat.isFull])).toEqual([["full-time", false]]);
  });
  it("begin where one has seen everything before", () => {
    const events = [...match("mexico", "france", 1), ...match("mexico", "uruguay", 3)];
    expect(beatsOf(script, events, 4, state)).toHaveLength(4);
  });
  it("know the score that an event tells", () => {
    expect(scoreOf({ event: "full-time", one: 3, other: 1 })).toEqual([3, 1]);
    expect(scoreOf({ event: "goal", home: "a", away: "b", home_goals: 1, away_goals: 2 })).toEqual([1, 2]);
    expect(scoreOf({ event: "laid", team: "a" })).toBeNull();
  });
});
