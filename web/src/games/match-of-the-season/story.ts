/** What the events tell that the view alone does not: the course of a match, of an auction, of this season's cups. */
import type { GameEvent, Part } from "../../lib/table";

export interface Strength {
  readonly club: string;
  readonly stars: number;
  readonly why: readonly Part[];
}

export interface Penalty {
  readonly winner: string;
  readonly place: number;
  readonly stars: number;
  readonly keeper_stars: number;
  readonly scored: boolean;
}

export interface MatchStory {
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** Whose line-ups lie open for this match. */
  readonly laid: readonly string[];
  /** The match die's face, or the match event of the optional rule. */
  readonly face: string | null;
  readonly strengths: readonly Strength[];
  readonly penalty: Penalty | null;
  readonly card: string | null;
  readonly goals: readonly [number, number] | null;
  /** 1 home, 0 drawn, -1 away; null while it is not decided. */
  readonly outcome: number | null;
  readonly money: readonly { readonly team: string; readonly money: number; readonly why: readonly Part[] }[];
  readonly isWalkover: boolean;
  /** How many dice have been rolled: a new roll is told by a new number. */
  readonly rolls: number;
}

/** The events of this season; in the summer those of the season that has ended. */
export function ofSeason(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(
    Math.max(
      events.findLastIndex((event) => event.event === "season"),
      0,
    ),
  );
}

const START = new Set(["match", "walkover", "too-few"]);

/** All matches of these events, the newest last. */
export function matchesOf(events: readonly GameEvent[]): readonly MatchStory[] {
  const found: MatchStory[] = [];
  for (const event of events) {
    if (START.has(event.event)) {
      found.push(begun(event));
      continue;
    }
    const last = found.pop();
    if (last) found.push(told(last, event));
  }
  return found;
}

function begun(event: GameEvent): MatchStory {
  const isWalkover = event.event !== "match";
  return {
    competition: String(event.competition ?? "league"),
    home: String(event.home),
    away: String(event.away),
    laid: [],
    face: null,
    strengths: [],
    penalty: null,
    card: null,
    goals: null,
    outcome: null,
    money: [],
    isWalkover,
    rolls: 0,
  };
}

function told(match: MatchStory, event: GameEvent): MatchStory {
  switch (event.event) {
    case "line-up-laid":
      return isOver(match) ? match : { ...match, laid: [...match.laid, String(event.team)] };
    case "match-die":
      return { ...match, face: String(event.face), strengths: [], penalty: null, rolls: match.rolls + 1 };
    case "match-event":
      return { ...match, face: String(event.happening), strengths: [], penalty: null, rolls: match.rolls + 1 };
    case "stars":
      return isOver(match) ? match : { ...match, strengths: [...match.strengths, event as unknown as Strength] };
    case "penalty":
      return { ...match, penalty: event as unknown as Penalty };
    case "card-opened":
      return { ...match, card: String(event.card) };
    case "goal":
      return { ...match, goals: [Number(event.home_goals), Number(event.away_goals)] };
    case "result":
      return {
        ...match,
        outcome: Number(event.outcome),
        goals: event.home_goals === null ? match.goals : [Number(event.home_goals), Number(event.away_goals)],
      };
    case "win-money":
      return { ...match, money: [...match.money, event as unknown as MatchStory["money"][number]] };
    default:
      return match;
  }
}

export function isOver(match: MatchStory): boolean {
  return match.outcome !== null || match.isWalkover;
}

export interface Auction {
  readonly footballer: string;
  /** The team that offers him, if one does. */
  readonly seller: string | null;
  /** The last bid of each team. */
  readonly bids: ReadonlyMap<string, number>;
  readonly leader: string | null;
  readonly highest: number | null;
  /** Who bought him; null while it goes on or if nobody did. */
  readonly buyer: string | null;
  readonly isOver: boolean;
}

const OPENS = new Set(["player-turned", "offered"]);

function opened(event: GameEvent): Auction {
  const seller = event.event === "offered" ? String(event.team) : null;
  return {
    footballer: String(event.footballer),
    seller,
    bids: new Map(),
    leader: null,
    highest: null,
    buyer: null,
    isOver: false,
  };
}

/** One auction after one more event. */
function heard(auction: Auction, event: GameEvent): Auction {
  const team = String(event.team);
  switch (event.event) {
    case "bid": {
      const money = Number(event.money);
      return { ...auction, bids: new Map(auction.bids).set(team, money), leader: team, highest: money };
    }
    case "bought":
      return { ...auction, buyer: team, isOver: true };
    case "unsold":
    case "into-pool":
      return { ...auction, isOver: true };
    default:
      return auction;
  }
}

/** All auctions of these events, the newest last. Several cards may be turned up before the first is sold. */
export function auctionsOf(events: readonly GameEvent[]): readonly Auction[] {
  const found: Auction[] = [];
  for (const event of events) {
    if (event.footballer === undefined) continue;
    const at = found.findLastIndex((each) => each.footballer === event.footballer && !each.isOver);
    const last = found[at];
    if (OPENS.has(event.event)) found.push(opened(event));
    else if (last) found[at] = heard(last, event);
    else if (event.event === "bid") found.push(heard(opened(event), event));
  }
  return found;
}

/** The auction of a player; without one that is told, nobody has bid yet. */
export function auctionOf(events: readonly GameEvent[], footballer: string): Auction {
  return (
    auctionsOf(events).findLast((each) => each.footballer === footballer) ??
    opened({ event: "player-turned", footballer })
  );
}

/** The pairs of the European round drawn last. */
export function europeanPairs(events: readonly GameEvent[]): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  let isOld = false;
  for (const event of events) {
    if (event.event === "european-pair") {
      if (isOld) pairs.length = 0;
      isOld = false;
      pairs.push([String(event.home), String(event.away)]);
    } else if (event.event === "european-round") isOld = true;
  }
  return pairs;
}
