/** A replay in pieces: whoever begins in the middle has the whole log all the same. */
import { expect, it } from "vitest";
import { type Film, joined, placeIn, toldUpTo, unseen } from "../src/lib/film";
import type { Frames, Told } from "../src/protocol";

const TOTAL = 120;
const told = (number: number): Told => ({ kind: "event", number, event: { event: "move" } });
const piece = (from: number, count: number, withBefore: boolean): Frames => ({
  table: "t",
  total: TOTAL,
  before: withBefore ? Array.from({ length: from }, (_, ply) => told(ply)) : [],
  frames: Array.from({ length: count }, (_, at) => ({ ply: from + at, log: [told(from + at)], view: {} })),
  marks: [],
});
const numbers = (film: Film, place: number) => toldUpTo(film, place)?.map((entry) => entry.number);
const upTo = (place: number) => Array.from({ length: place + 1 }, (_, number) => number);

it("has the log from the first line on, wherever it is begun", () => {
  const middle = joined(unseen("p"), 50, piece(50, 50, true), true);
  expect(numbers(middle, 60)).toEqual(upTo(60));
  const on = joined(middle, 100, piece(100, 20, false), false);
  expect(numbers(on, 119)).toEqual(upTo(119));
  expect(numbers(on, 10)).toBeUndefined();
  const whole = joined(on, 0, piece(0, 50, false), false);
  expect(numbers(whole, 10)).toEqual(upTo(10));
  expect(numbers(whole, 119)).toEqual(upTo(119));
});

it("shows the end where a link names a place after it", () => {
  expect(placeIn(unseen("p"), 500)).toBe(500);
  expect(placeIn(joined(unseen("p"), 500, piece(500, 0, true), true), 500)).toBe(TOTAL - 1);
});
