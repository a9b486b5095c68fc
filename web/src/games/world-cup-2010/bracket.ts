/** The bracket as it is drawn: where each match stands, who meets whom as far as the view says, and how it ended. */
import type { MatchResult, View } from "./view";

export const THIRD_PLACE = 63;
export const FINAL = 64;

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
  readonly result: MatchResult | null;
  /** 0 or 1: which side won. */
  readonly won: 0 | 1 | null;
}

export function meeting(view: View, match: number): Meeting {
  const row = view.bracket.find((each) => each.match === match);
  const result = view.results.find((each) => each.match === match) ?? null;
  const won = row?.winner ? (row.winner === row.first ? 0 : 1) : null;
  return {
    match,
    sides: [
      { team: row?.first ?? null, from: row?.from[0] ?? "" },
      { team: row?.second ?? null, from: row?.from[1] ?? "" },
    ],
    result,
    won,
  };
}
