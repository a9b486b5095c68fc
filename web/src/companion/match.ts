/** A match on the scoreboard: what was tapped, one after another, and what follows from it. */
import box from "./box.json";

export type Track = "masters" | "halves";
export type Side = 0 | 1;
export type Tap =
  | { readonly tap: "goal" | "no-goal"; readonly side: Side }
  | { readonly tap: "on" }
  | { readonly tap: "injury"; readonly side: Side };

export interface Board {
  readonly track: Track;
  readonly names: readonly [string, string];
  readonly taps: readonly Tap[];
  /** The match of a pad that the result goes to. */
  readonly pad?: string | undefined;
  readonly match?: string | undefined;
}

export type Phase = "first-half" | "half-time" | "second-half" | "injury-time" | "over";

export interface Score {
  readonly goals: readonly [number, number];
  readonly half: readonly [number, number] | null;
  readonly phase: Phase;
  /** The space of the turn track, from 0; null where there is none. */
  readonly space: number | null;
  readonly attacker: Side | null;
  /** Level, or somebody is one down at the end: there may be injury time. */
  readonly mayInjury: readonly Side[];
}

const { homeAttacks, turnsAHalf } = box.masters;
export const TURNS = homeAttacks.length;
export const attackerOf = (space: number): Side => (homeAttacks[space] ? 0 : 1);

const HALVES: readonly Phase[] = ["first-half", "half-time", "second-half", "over"];

export function scoreOf({ track, taps }: Board): Score {
  const goals: [number, number] = [0, 0];
  let half: [number, number] | null = null;
  let at = 0; // steps along: spaces and half-time of the track, or the halves
  let injury: Side | null = null;
  let ended = false;
  const last = track === "masters" ? TURNS + 1 : HALVES.length - 1;
  for (const tap of taps) {
    if (tap.tap === "goal") goals[tap.side] += 1;
    else if (tap.tap === "no-goal") goals[tap.side] = Math.max(0, goals[tap.side] - 1);
    else if (tap.tap === "injury") injury = tap.side;
    else {
      if (injury !== null) ended = true;
      at = Math.min(at + 1, last);
      if (track === "masters" ? at === turnsAHalf : at === 1) half = [...goals];
    }
  }
  const mayInjury = ([0, 1] as const).filter((side) => [0, 1].includes(goals[(1 - side) as Side] - goals[side]));
  if (track === "halves") {
    const phase = HALVES[at] ?? "over";
    return { goals, half, phase, space: null, attacker: null, mayInjury: [] };
  }
  // Half-time stands between the sixth space and the seventh.
  if (at === turnsAHalf) return { goals, half, phase: "half-time", space: null, attacker: null, mayInjury: [] };
  if (at === last) {
    const phase = injury === null || ended ? "over" : "injury-time";
    return {
      goals,
      half,
      phase,
      space: null,
      attacker: phase === "over" ? null : injury,
      mayInjury: injury === null ? mayInjury : [],
    };
  }
  const space = at < turnsAHalf ? at : at - 1;
  const phase = at < turnsAHalf ? "first-half" : "second-half";
  return { goals, half, phase, space, attacker: attackerOf(space), mayInjury: [] };
}
