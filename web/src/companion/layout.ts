/** What is on a pad of each kind: its tables, its rounds of matches, and who has got how far. */
import box from "./box.json";
import { bracket, circle, type Pair } from "./fixtures";
import { type Decided, type Decision, finalOrder, ORDERS, type Place, type Result, ranked, type Step } from "./league";
import { number, type Pad, read, score } from "./pad";

export interface Match {
  readonly id: string;
  /** Null: not known yet. */
  readonly home: number | null;
  readonly away: number | null;
  /** Somebody goes through: a draw is settled by kicks. */
  readonly knockOut: boolean;
  /** Where they come from, as long as they are not known. */
  readonly from?: readonly Origin[];
  /** Of a knock-out: later matches name it by its number. */
  readonly number?: number;
  /** Win, draw or loss are enough: the box keeps no goals. */
  readonly plain?: boolean;
}

/** "A1" (the first of group A), or who won or lost the match with a number. */
export type Origin = string | { readonly of: "winner" | "loser"; readonly match: number };

export interface Round {
  /** What it is called: a message, and its number. */
  readonly title: string;
  readonly number?: number;
  readonly matches: readonly Match[];
}

export interface Table {
  readonly teams: readonly number[];
  readonly matches: readonly Match[];
  readonly order: readonly Step[];
  readonly scope: string;
  readonly goals: boolean;
  /** Matches that nobody plays, yet that count. */
  readonly given?: readonly Result[];
  /** So many first places count for something. */
  readonly through: number;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly label?: string | number;
  readonly table?: Table;
  readonly rounds: readonly Round[];
}

export const SEASONS = 6;
const FOUR = [0, 1, 2, 3];
/** So many persons need two championships. */
export const TWO_CHAMPIONSHIPS = 8;

export function results(pad: Pad, matches: readonly Match[]): Result[] {
  return matches.flatMap((match): Result[] => {
    const goals = score(pad, match.id);
    return goals && match.home !== null && match.away !== null ? [[match.home, match.away, ...goals]] : [];
  });
}

export function lotKey(scope: string, how: Decision, tied: readonly number[]): string {
  return `${scope}${how} ${[...tied].sort((a, b) => a - b).join(",")}`;
}

export function decidedIn(pad: Pad, scope: string): Decided {
  return (tied, how) => {
    const value = read(pad, lotKey(scope, how, tied));
    return Array.isArray(value) ? (value as number[]) : [];
  };
}

export function placesOf(pad: Pad, table: Table): Place[] {
  const counted = [...results(pad, table.matches), ...(table.given ?? [])];
  return ranked(table.teams, counted, table.order, decidedIn(pad, table.scope), pad.win);
}

/** The order of a table, once all its matches are played and nothing is open among the places that count. */
function settled(pad: Pad, table: Table, through = table.through): number[] | null {
  if (table.matches.some((match) => !score(pad, match.id))) return null;
  const places = placesOf(pad, table);
  return places.slice(0, through).some((place) => place.above?.kind === "open")
    ? null
    : places.map((place) => place.row.team);
}

/** Who is champion once all is played: of a knock-out, or of a league that stands alone. */
export function championOf(pad: Pad, sections: readonly Section[]): number | null {
  const last = sections.at(-1);
  if (last?.id === "ko") {
    const final = last.rounds.at(-1)?.matches[0];
    return final ? winner(pad, final) : null;
  }
  const [only, ...others] = sections;
  return only?.table && !others.length ? (settled(pad, only.table)?.[0] ?? null) : null;
}

/** Who won a match that must have a winner; null as long as it has none. */
export function winner(pad: Pad, match: Match): number | null {
  const goals = score(pad, match.id);
  if (!goals || match.home === null || match.away === null) return null;
  const side = goals[0] === goals[1] ? number(pad, `kicks ${match.id}`) : Number(goals[1] > goals[0]);
  return side === null ? null : side ? match.away : match.home;
}

function loser(pad: Pad, match: Match): number | null {
  const won = winner(pad, match);
  return won === null ? null : won === match.home ? match.away : match.home;
}

function leagueSection(
  id: string,
  title: string,
  label: string | number,
  rounds: readonly (readonly Pair[])[],
  table: Pick<Table, "teams" | "order" | "through">,
  plain = false,
): Section {
  const made = rounds.map((pairs, round) => ({
    title: "companion-matchday",
    number: round + 1,
    matches: pairs.map(([home, away], place) => ({
      id: `${id}${round + 1}.${place + 1}`,
      home: table.teams[home] ?? null,
      away: table.teams[away] ?? null,
      knockOut: false,
      plain,
    })),
  }));
  const matches = made.flatMap((round) => round.matches);
  return { id, title, label, rounds: made, table: { ...table, matches, scope: id, goals: !plain } };
}

function masters(pad: Pad): Section[] {
  const pairs = box.masters.fixtures as unknown as Pair[][];
  const championship = (id: string, teams: readonly number[], label: string) =>
    leagueSection(id, label ? "companion-championship" : "companion-table", label, pairs, {
      teams,
      order: ORDERS.masters,
      through: 1,
    });
  if (pad.size < TWO_CHAMPIONSHIPS) return [championship("", FOUR, "")];
  const two = [championship("a", FOUR, "A"), championship("b", [4, 5, 6, 7], "B")];
  const finalists = finalistsOf(pad, two);
  const first = number(pad, "first-home");
  const [one, other] =
    finalists && first !== null ? [finalists[first] ?? null, finalists[1 - first] ?? null] : [null, null];
  const matches: Match[] = [
    { id: "f1", home: one, away: other, knockOut: false },
    { id: "f2", home: other, away: one, knockOut: false },
  ];
  return [...two, { id: "final", title: "companion-final", rounds: [{ title: "companion-final-two", matches }] }];
}

export function finalistsOf(pad: Pad, sections: readonly Section[]): readonly [number, number] | null {
  const [one, other] = sections.slice(0, 2).map((section) => section.table && settled(pad, section.table)?.[0]);
  return one === undefined || other === undefined ? null : [one, other];
}

/** The champion of two championships, once the final is played. */
export function mastersFinal(pad: Pad, sections: readonly Section[]): ReturnType<typeof finalOrder> | null {
  const finalists = finalistsOf(pad, sections);
  const final = results(pad, sections[2]?.rounds[0]?.matches ?? []);
  if (!finalists || final.length < 2) return null;
  const before = results(
    pad,
    sections.slice(0, 2).flatMap((section) => section.table?.matches ?? []),
  );
  return finalOrder(finalists, final, before, decidedIn(pad, "final "));
}

const KNOCK_OUT_ROUNDS: readonly (readonly [string, number, number])[] = [
  ["companion-round-16", 49, 56],
  ["companion-quarter-finals", 57, 60],
  ["companion-semi-finals", 61, 62],
  ["companion-third-place", 63, 63],
  ["companion-final", 64, 64],
];

function cup(pad: Pad): Section[] {
  const teams = box.cup.teams.map((team) => team.id);
  const letters = [...new Set(box.cup.teams.map((team) => team.group))];
  const groups = letters.map((letter): Section => {
    const own = box.cup.teams.flatMap((team, place) => (team.group === letter ? [place] : []));
    const pairs = box.cup.fixtures.filter(([group]) => group === letter);
    const matches = pairs.map(([, first, second], place) => ({
      id: `${letter}${place + 1}`,
      home: teams.indexOf(first as string),
      away: teams.indexOf(second as string),
      knockOut: false,
    }));
    const table = { teams: own, matches, order: ORDERS.groups, scope: letter, goals: true, through: 2 };
    return {
      id: letter,
      title: "companion-group",
      label: letter,
      table,
      rounds: [{ title: "companion-matches", matches }],
    };
  });
  const orders = new Map(groups.map((group) => [group.id, group.table ? settled(pad, group.table) : null]));
  const made = new Map<number, Match>();
  for (const [round, places] of Object.entries(box.cup.roundOf16)) {
    const [home = null, away = null] = places.map(
      (place) => orders.get(place.charAt(0))?.[Number(place.charAt(1)) - 1] ?? null,
    );
    made.set(Number(round), { id: `m${round}`, home, away, knockOut: true, from: places, number: Number(round) });
  }
  for (const [later, from] of Object.entries(box.cup.winnersMeet)) {
    const [home = null, away = null] = from.map((match) => winner(pad, made.get(match) as Match));
    const origins = from.map((match): Origin => ({ of: "winner", match }));
    made.set(Number(later), { id: `m${later}`, home, away, knockOut: true, from: origins, number: Number(later) });
  }
  const { thirdPlace } = box.cup;
  const semiFinals = [thirdPlace - 2, thirdPlace - 1];
  const [home = null, away = null] = semiFinals.map((match) => loser(pad, made.get(match) as Match));
  const origins = semiFinals.map((match): Origin => ({ of: "loser", match }));
  made.set(thirdPlace, { id: `m${thirdPlace}`, home, away, knockOut: true, from: origins, number: thirdPlace });
  const rounds = KNOCK_OUT_ROUNDS.map(([title, first, last]) => ({
    title,
    matches: Array.from({ length: last - first + 1 }, (_, place) => made.get(first + place) as Match),
  }));
  return [...groups, { id: "ko", title: "companion-knock-out", rounds }];
}

function seasons(pad: Pad): Section[] {
  const pairs = box.season.fixtures as unknown as Pair[][];
  const empty = (match: Match) => pad.managers === 3 && [match.home, match.away].includes(3);
  return Array.from({ length: SEASONS }, (_, season) => {
    const table = { teams: pad.managers === 3 ? [0, 1, 2] : FOUR, order: ORDERS.season, through: 1 };
    const made = leagueSection(
      `s${season + 1} `,
      "companion-season",
      season + 1,
      pairs,
      { ...table, teams: FOUR },
      true,
    );
    // Three managers: the fourth team has no players and loses every match (S14), as soon as the round is played.
    const rounds = made.rounds.map((round) => ({ ...round, matches: round.matches.filter((match) => !empty(match)) }));
    const matches = rounds.flatMap((round) => round.matches);
    const given = made.rounds.flatMap((round): Result[] => {
      const walkover = round.matches.find(empty);
      if (!walkover || !round.matches.some((match) => score(pad, match.id))) return [];
      return [[(walkover.home === 3 ? walkover.away : walkover.home) ?? 3, 3, 1, 0]];
    });
    return { ...made, rounds, table: { ...table, matches, given, scope: made.id, goals: false } };
  });
}

function knockOut(pad: Pad): Section[] {
  const seeds = bracket(pad.size);
  let entrants: (number | null)[] = seeds;
  /** The match that each entrant comes from; 0: none. */
  let origins = seeds.map(() => 0);
  let matchNumber = 0;
  const rounds: Round[] = [];
  for (let number = 1; entrants.length > 1; number++) {
    const before = entrants;
    const beforeFrom = origins;
    const bye = (place: number) => number === 1 && seeds[2 * place + 1] === null && seeds[2 * place] !== null;
    const paired = Array.from(
      { length: before.length / 2 },
      (_, place): Match => ({
        id: `k${number}.${place + 1}`,
        home: before[2 * place] ?? null,
        away: before[2 * place + 1] ?? null,
        knockOut: true,
        from: [0, 1].map((side): Origin => ({ of: "winner", match: beforeFrom[2 * place + side] ?? 0 })),
        number: bye(place) ? 0 : ++matchNumber,
      }),
    );
    entrants = paired.map((match, place) => (bye(place) ? match.home : winner(pad, match)));
    origins = paired.map((match) => match.number ?? 0);
    const named = {
      1: "companion-final",
      2: "companion-semi-finals",
      4: "companion-quarter-finals",
      8: "companion-round-16",
    };
    const title = named[paired.length as keyof typeof named];
    rounds.push({
      title: title ?? "companion-round",
      number,
      matches: paired.filter((_, place) => !bye(place)),
    });
  }
  return [{ id: "ko", title: "companion-knock-out", rounds }];
}

export function layout(pad: Pad): Section[] {
  if (pad.kind === "masters") return masters(pad);
  if (pad.kind === "cup") return cup(pad);
  if (pad.kind === "season") return seasons(pad);
  if (pad.kind === "knock-out") return knockOut(pad);
  const teams = Array.from({ length: pad.size }, (_, team) => team);
  return [
    leagueSection("", "companion-table", "", circle(pad.size, pad.twice), {
      teams,
      order: ORDERS[pad.order],
      through: 1,
    }),
  ];
}

/** The trophies of a season: what the league's order gives, and what was typed in of the cups. */
export interface Won {
  readonly trophy: keyof typeof box.season.trophies;
  readonly team: number;
}

const LEAGUE_TROPHIES = ["league-first", "league-second", "league-third", "league-fourth"] as const;
export const CUP_TROPHIES = [
  "cup-winner",
  "cup-finalist",
  "europe-winner",
  "europe-finalist",
  "supercup-winner",
] as const;
/** Cups that count as trophies won where points are level (S19): the winner's, not the finalist's. */
const COUNTED: readonly string[] = ["league-first", "cup-winner", "europe-winner"];

export function trophiesOf(pad: Pad, section: Section): Won[] {
  const order = section.table ? (settled(pad, section.table, FOUR.length) ?? []) : [];
  const league = order.map((team, place): Won => ({ trophy: LEAGUE_TROPHIES[place] ?? "league-fourth", team }));
  const cups = CUP_TROPHIES.flatMap((trophy): Won[] => {
    const team = number(pad, `${section.id}${trophy}`);
    return team === null ? [] : [{ trophy, team }];
  });
  return [...league, ...cups];
}

export function managerOf(pad: Pad, team: number): number {
  return team % pad.managers;
}

/** By manager: points and trophies of all seasons, and the money written down last. */
export function careersOf(pad: Pad, sections: readonly Section[]) {
  const careers = Array.from({ length: pad.managers }, () => ({ points: 0, trophies: 0, money: 0 }));
  const teams = FOUR.slice(0, pad.managers === 3 ? 3 : 4);
  for (const { trophy, team } of sections.flatMap((section) => trophiesOf(pad, section))) {
    const career = careers[managerOf(pad, team)];
    if (!career) continue;
    career.points += box.season.trophies[trophy].points;
    career.trophies += Number(COUNTED.includes(trophy));
  }
  for (const team of teams) {
    const known = sections
      .map((section) => number(pad, `${section.id}money ${team}`))
      .filter((money) => money !== null);
    const career = careers[managerOf(pad, team)];
    if (career) career.money += known.at(-1) ?? 0;
  }
  return careers;
}
