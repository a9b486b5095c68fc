/**
 * Tables and their tie-breaks, as each rulebook has them. Teams are numbers. Held by tests to the games' own ranking.
 */

/** Home, away, goals of each. */
export type Result = readonly [home: number, away: number, homeGoals: number, awayGoals: number];

export interface Row {
  readonly team: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goals: number;
  readonly conceded: number;
  readonly difference: number;
  readonly away: number;
  readonly points: number;
}

export type Criterion = "points" | "difference" | "goals" | "away";
/** What settles a tie that no figure can; somebody has to enter the result. */
export type Decision = "play-off" | "lot";

/** A step of a tie-break: compare over all matches, or over those of the tied teams among themselves, or decide. */
export type Step =
  | {
      readonly over: "all" | "tied";
      readonly by: readonly Criterion[];
      /** Where it parts some and leaves others level, it is done again among those. */
      readonly again?: true;
    }
  | { readonly decide: Decision };

const FIGURES = ["points", "difference", "goals"] as const;

export const ORDERS = {
  /** Masters of Football, p. 12. */
  masters: [{ over: "all", by: [...FIGURES, "away"] }, { over: "tied", by: [...FIGURES, "away"] }, { decide: "lot" }],
  /** The groups of the World Cup (W6). */
  groups: [{ over: "all", by: FIGURES }, { over: "tied", by: FIGURES, again: true }, { decide: "lot" }],
  /** The league of Match of the Season: level teams play off; three or four in a small knock-out (S4). */
  season: [{ over: "all", by: ["points"] }, { decide: "play-off" }],
  /** For free leagues besides: the matches between the tied first. */
  direct: [
    { over: "all", by: ["points"] },
    { over: "tied", by: FIGURES },
    { over: "all", by: ["difference", "goals"] },
    { decide: "lot" },
  ],
} as const satisfies Record<string, readonly Step[]>;
export type Order = keyof typeof ORDERS;

/** What put a team above the next one. */
export type Reason =
  | { readonly kind: "figure"; readonly by: Criterion; readonly own: number; readonly other: number }
  | {
      readonly kind: "head-to-head";
      readonly by: Criterion;
      readonly own: number;
      readonly other: number;
      readonly tied: readonly number[];
    }
  | { readonly kind: Decision }
  /** Not parted yet: this is to be decided among the tied. */
  | { readonly kind: "open"; readonly decide: Decision; readonly tied: readonly number[] };

export interface Place {
  readonly row: Row;
  /** Undefined for the last. */
  readonly above: Reason | undefined;
}

/** The order of the tied teams, as far as it is known. */
export type Decided = (tied: readonly number[], how: Decision) => readonly number[];

export const WIN = 3;

export function row(team: number, results: readonly Result[], win = WIN): Row {
  let [played, won, drawn, goals, conceded, away] = [0, 0, 0, 0, 0, 0];
  for (const [home, visitor, homeGoals, awayGoals] of results) {
    if (team !== home && team !== visitor) continue;
    const [own, other] = team === home ? [homeGoals, awayGoals] : [awayGoals, homeGoals];
    played += 1;
    won += Number(own > other);
    drawn += Number(own === other);
    goals += own;
    conceded += other;
    if (team === visitor) away += own;
  }
  const lost = played - won - drawn;
  return {
    team,
    played,
    won,
    drawn,
    lost,
    goals,
    conceded,
    difference: goals - conceded,
    away,
    points: win * won + drawn,
  };
}

interface Parted {
  readonly team: number;
  /** Why it stands above the next team of the same block. */
  above: Reason | undefined;
}

/** The table from first to last. */
export function ranked(
  teams: readonly number[],
  results: readonly Result[],
  order: readonly Step[],
  decided: Decided = () => [],
  win = WIN,
): Place[] {
  const among = (tied: readonly number[]) =>
    results.filter(([home, away]) => tied.includes(home) && tied.includes(away));

  function part(tied: readonly number[], at: number): Parted[] {
    const [first, ...others] = tied;
    if (first === undefined) return [];
    if (!others.length) return [{ team: first, above: undefined }];
    const step = order[at];
    if (!step) return tied.map((team) => ({ team, above: undefined }));
    if ("decide" in step) return settle(tied, step.decide);
    const matches = step.over === "all" ? results : among(tied);
    const rows = new Map(tied.map((team) => [team, row(team, matches, win)]));
    const rowOf = (team: number) => rows.get(team) as Row;
    const blocks = grouped(tied, (one, other) => compare(rowOf(one), rowOf(other), step.by));
    const after = step.again && blocks.length > 1 ? at : at + 1;
    return blocks.flatMap((block, place) => {
      const inner = part(block, after);
      const next = blocks[place + 1]?.[0];
      const last = inner.at(-1);
      if (next !== undefined && last) {
        const [own, other] = [rowOf(last.team), rowOf(next)];
        const by = step.by.find((each) => own[each] !== other[each]) ?? "points";
        const figures = { by, own: own[by], other: other[by] };
        last.above = step.over === "all" ? { kind: "figure", ...figures } : { kind: "head-to-head", ...figures, tied };
      }
      return inner;
    });
  }

  function settle(tied: readonly number[], how: Decision): Parted[] {
    const known = decided(tied, how).filter((team) => tied.includes(team));
    const open = tied.filter((team) => !known.includes(team));
    // The last one needs no decision of its own.
    const whole = open.length <= 1;
    return [...known, ...open].map((team, place) => ({
      team,
      above: place < known.length || whole ? { kind: how } : { kind: "open", decide: how, tied: open },
    }));
  }

  const placed = part(teams, 0);
  return placed.map(({ team, above }, place) => ({
    row: row(team, results, win),
    above: place === placed.length - 1 ? undefined : above,
  }));
}

function compare(one: Row, other: Row, by: readonly Criterion[]): number {
  for (const each of by) if (one[each] !== other[each]) return other[each] - one[each];
  return 0;
}

/** In order, those that are equal together; equals keep the order in which they came. */
function grouped(teams: readonly number[], order: (one: number, other: number) => number): number[][] {
  const blocks: number[][] = [];
  for (const team of [...teams].sort(order)) {
    const block = blocks.at(-1);
    if (block?.[0] !== undefined && order(block[0], team) === 0) block.push(team);
    else blocks.push([team]);
  }
  return blocks;
}

/** The final of two champions: over its two matches, then over the championships, then by lot (M20). */
export function finalOrder(
  finalists: readonly [number, number],
  final: readonly Result[],
  championships: readonly Result[],
  decided: Decided,
): { readonly order: readonly number[]; readonly by: Reason | "championships" | undefined } {
  const places = ranked(finalists, final, ORDERS.masters.slice(0, 1));
  const order = places.map((place) => place.row.team);
  if (places[0]?.above) return { order, by: places[0].above };
  const before = ranked(finalists, championships, ORDERS.masters.slice(0, 1));
  if (before[0]?.above) return { order: before.map((place) => place.row.team), by: "championships" };
  const lots = ranked(finalists, [], [{ decide: "lot" }], decided);
  return { order: lots.map((place) => place.row.team), by: lots[0]?.above };
}

/** The end of Match of the Season: points, then trophies, then money; else the place is shared (S19). */
export interface Career {
  readonly points: number;
  readonly trophies: number;
  readonly money: number;
}
const MERITS = ["points", "trophies", "money"] as const;

export interface CareerPlace {
  readonly manager: number;
  readonly place: number;
  /** What separates it from its neighbour: the one above, or for the first the one below. */
  readonly why: (typeof MERITS)[number] | "shared";
}

export function careerOrder(careers: readonly Career[]): CareerPlace[] {
  const by = (one: Career, other: Career) => {
    for (const each of MERITS) if (one[each] !== other[each]) return other[each] - one[each];
    return 0;
  };
  const order = careers.map((career, manager) => ({ career, manager })).sort((a, b) => by(a.career, b.career));
  return order.map(({ career, manager }, at) => {
    const neighbour = order[at ? at - 1 : 1]?.career ?? career;
    const place = 1 + careers.filter((other) => by(other, career) < 0).length;
    return { manager, place, why: MERITS.find((each) => career[each] !== neighbour[each]) ?? "shared" };
  });
}
