/** The printed bracket: who meets whom, as far as it is known. */
import type { Result, View } from "./view";

/** Round of 16: the places of the groups that meet. */
const ROUND_OF_16: Readonly<Record<number, readonly [string, string]>> = {
  49: ["A1", "B2"],
  50: ["C1", "D2"],
  51: ["B1", "A2"],
  52: ["D1", "C2"],
  53: ["E1", "F2"],
  54: ["G1", "H2"],
  55: ["F1", "E2"],
  56: ["H1", "G2"],
};
/** Then winners of matches; those of the third place are losers. */
const MEETINGS: Readonly<Record<number, readonly [number, number]>> = {
  57: [49, 50],
  58: [53, 54],
  59: [51, 52],
  60: [55, 56],
  61: [57, 58],
  62: [59, 60],
  63: [61, 62],
  64: [61, 62],
};
export const THIRD_PLACE = 63;
export const FINAL = 64;
export const FIRST_KNOCKOUT = 49;

/** The matches from the outside to the middle; the first half of each round stands on the left. */
export const ROUNDS = [
  [49, 50, 53, 54, 51, 52, 55, 56],
  [57, 58, 59, 60],
  [61, 62],
  [FINAL, THIRD_PLACE],
] as const;

export type RoundName = "round-of-16" | "quarter-finals" | "semi-finals" | "third-place" | "final";

export function roundOf(match: number): RoundName {
  if (match < 57) return "round-of-16";
  if (match < 61) return "quarter-finals";
  if (match < THIRD_PLACE) return "semi-finals";
  return match === FINAL ? "final" : "third-place";
}

/** One side of a match: its team, or where it will come from. */
export interface Side {
  readonly team: string | null;
  /** A place of a group ("A1"), or the match that names the team. */
  readonly from: string | number;
}

export interface Meeting {
  readonly match: number;
  readonly sides: readonly [Side, Side];
  readonly result: Result | null;
  /** 0 or 1: which side won. */
  readonly won: 0 | 1 | null;
}

export function wonBy(result: Result): 0 | 1 | null {
  const [one = 0, other = 0] = result.one === result.other ? result.kicks : [result.one, result.other];
  if (one === other) return null;
  return one > other ? 0 : 1;
}

export function meeting(view: View, match: number): Meeting {
  const result = view.results.find((each) => each.match === match) ?? null;
  const now = view.slots.filter((each) => each.match === match).map((each) => each.team);
  const from = ROUND_OF_16[match] ?? MEETINGS[match] ?? ["", ""];
  const side = (which: 0 | 1): Side => ({
    from: from[which],
    team: result ? (which ? result.second : result.first) : (now[which] ?? comes(view, match, from[which])),
  });
  return { match, sides: [side(0), side(1)], result, won: result && wonBy(result) };
}

function comes(view: View, match: number, from: string | number): string | null {
  if (typeof from === "string") {
    const group = view.groups.find((each) => each.group === from[0]);
    // While places are open, nothing is said about what parts the teams.
    return group?.rows.some((row) => row.ahead_by) ? (group.rows[Number(from[1]) - 1]?.team ?? null) : null;
  }
  const before = view.results.find((each) => each.match === from);
  const won = before ? wonBy(before) : null;
  if (!before || won === null) return null;
  return (won === 0) === (match !== THIRD_PLACE) ? before.first : before.second;
}

/** The teams that can no longer win the cup. */
export function outOf(view: View): Set<string> {
  const out = new Set<string>();
  for (const group of view.groups)
    if (group.rows.some((row) => row.ahead_by)) for (const row of group.rows.slice(2)) out.add(row.team);
  for (const result of view.results) {
    if (result.match < FIRST_KNOCKOUT) continue;
    const won = wonBy(result);
    if (won !== null) out.add(won === 0 ? result.second : result.first);
  }
  return out;
}
