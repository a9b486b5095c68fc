/** What the events tell that the view alone does not: the course of a match, of an auction, of this season's cups. */
import type { Match, Penalty, Stars, TableEvent, TooFew, Walkover, WinMoney } from "./events";

export interface MatchStory {
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** Whose line-ups lie open for this match. */
  readonly laid: readonly string[];
  /** The match die's face, or the match event of the optional rule. */
  readonly face: string | null;
  readonly strengths: readonly Stars[];
  readonly penalty: Penalty | null;
  readonly card: string | null;
  readonly goals: readonly [number, number] | null;
  /** 1 home, 0 drawn, -1 away; null while it is not decided. */
  readonly outcome: number | null;
  readonly money: readonly WinMoney[];
  readonly isWalkover: boolean;
  /** How many dice have been rolled: a new roll is told by a new number. */
  readonly rolls: number;
}

/** The events of this season; in the summer those of the season that has ended. */
export function ofSeason(events: readonly TableEvent[]): readonly TableEvent[] {
  return events.slice(
    Math.max(
      events.findLastIndex((event) => event.event === "season"),
      0,
    ),
  );
}

/** All matches of these events, the newest last. */
export function matchesOf(events: readonly TableEvent[]): readonly MatchStory[] {
  const found: MatchStory[] = [];
  for (const event of events) {
    if (event.event === "match" || event.event === "walkover" || event.event === "too-few") {
      found.push(begun(event));
      continue;
    }
    const last = found.pop();
    if (last) found.push(told(last, event));
  }
  return found;
}

function begun(event: Match | Walkover | TooFew): MatchStory {
  return {
    competition: event.event === "match" ? event.competition : "league",
    home: event.home,
    away: event.away,
    laid: [],
    face: null,
    strengths: [],
    penalty: null,
    card: null,
    goals: null,
    outcome: null,
    money: [],
    isWalkover: event.event !== "match",
    rolls: 0,
  };
}

function told(match: MatchStory, event: TableEvent): MatchStory {
  switch (event.event) {
    case "line-up-laid":
      return isOver(match) ? match : { ...match, laid: [...match.laid, event.team] };
    case "match-die":
      return { ...match, face: event.face, strengths: [], penalty: null, rolls: match.rolls + 1 };
    case "match-event":
      return { ...match, face: event.happening, strengths: [], penalty: null, rolls: match.rolls + 1 };
    case "stars":
      return isOver(match) ? match : { ...match, strengths: [...match.strengths, event] };
    case "penalty":
      return { ...match, penalty: event };
    case "card-opened":
      return { ...match, card: event.card };
    case "goal":
      return { ...match, goals: [event.home_goals, event.away_goals] };
    case "result":
      return {
        ...match,
        outcome: event.outcome,
        goals:
          event.home_goals === null || event.away_goals === null ? match.goals : [event.home_goals, event.away_goals],
      };
    case "win-money":
      return { ...match, money: [...match.money, event] };
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

function opened(footballer: string, seller: string | null = null): Auction {
  return {
    footballer,
    seller,
    bids: new Map(),
    leader: null,
    highest: null,
    buyer: null,
    isOver: false,
  };
}

/** One auction after one more event. */
function heard(auction: Auction, event: TableEvent): Auction {
  switch (event.event) {
    case "bid": {
      const { team, money } = event;
      return { ...auction, bids: new Map(auction.bids).set(team, money), leader: team, highest: money };
    }
    case "bought":
      return { ...auction, buyer: event.team, isOver: true };
    case "unsold":
    case "into-pool":
      return { ...auction, isOver: true };
    default:
      return auction;
  }
}

/** All auctions of these events, the newest last. Several cards may be turned up before the first is sold. */
export function auctionsOf(events: readonly TableEvent[]): readonly Auction[] {
  const found: Auction[] = [];
  for (const event of events) {
    if (!("footballer" in event)) continue;
    const at = found.findLastIndex((each) => each.footballer === event.footballer && !each.isOver);
    const last = found[at];
    if (event.event === "player-turned") found.push(opened(event.footballer));
    else if (event.event === "offered") found.push(opened(event.footballer, event.team));
    else if (last) found[at] = heard(last, event);
    else if (event.event === "bid") found.push(heard(opened(event.footballer), event));
  }
  return found;
}

/** The auction of a player; without one that is told, nobody has bid yet. */
export function auctionOf(events: readonly TableEvent[], footballer: string): Auction {
  return auctionsOf(events).findLast((each) => each.footballer === footballer) ?? opened(footballer);
}

/** The pairs of the European round drawn last. */
export function europeanPairs(events: readonly TableEvent[]): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  let isOld = false;
  for (const event of events) {
    if (event.event === "european-pair") {
      if (isOld) pairs.length = 0;
      isOld = false;
      pairs.push([event.home, event.away]);
    } else if (event.event === "european-round") isOld = true;
  }
  return pairs;
}
