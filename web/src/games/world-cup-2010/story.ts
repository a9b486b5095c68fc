/** What happened in a match, put together from the events. */
import type { GameEvent, Part } from "../../lib/table";

export interface Flip {
  readonly card: string;
  readonly reason: string;
  readonly scores: boolean;
}

export interface Played {
  readonly card: string;
  /** What it still counts, where that is known. */
  readonly worth: number | null;
  /** Cards laid on top of it. */
  readonly covers: readonly string[];
}

export interface SideStory {
  readonly team: string;
  readonly cards: readonly Played[];
  readonly goals: number;
  readonly why: readonly Part[];
  readonly flips: readonly Flip[];
  readonly kicks: readonly { readonly card: string; readonly scores: boolean }[];
}

export interface Story {
  readonly match: number;
  readonly sides: readonly [SideStory, SideStory];
  readonly score: readonly [number, number];
}

/** Each finished match of which the events are known, by number. */
export function stories(events: readonly GameEvent[]): Map<number, Story> {
  const found = new Map<number, Story>();
  // Without the beginning of a set the cards of its matches are not all known.
  let placed: Map<string, Played[]> | null = null;
  const told = new Map<number, GameEvent[]>();
  for (const event of events) {
    const { event: kind } = event;
    if (kind === "set-begins") placed = new Map();
    else if (kind === "placed" || kind === "covered") {
      const team = String(event.team);
      placed?.set(team, put(placed.get(team) ?? [], event));
    } else if (kind === "full-time") {
      const match = Number(event.match);
      const before = told.get(match) ?? [];
      found.set(match, {
        match,
        sides: [sideStory(String(event.first), before, placed), sideStory(String(event.second), before, placed)],
        score: [Number(event.one), Number(event.other)],
      });
    } else if (kind === "kicked") {
      const match = Number(event.match);
      const story = found.get(match);
      if (story) found.set(match, { ...story, sides: kicked(story, event) });
    } else if (kind === "laid" || kind === "open-play" || kind === "flipped") {
      const match = Number(event.match);
      told.set(match, [...(told.get(match) ?? []), event]);
    }
  }
  return found;
}

/** A team's slot cards after one more, or after a card on top of the last. */
function put(cards: readonly Played[], event: GameEvent): Played[] {
  const card = String(event.card);
  const worth = Number(event.worth);
  const last = cards.at(-1);
  if (event.event === "placed") return [...cards, { card, worth, covers: [] }];
  return last ? [...cards.slice(0, -1), { ...last, worth, covers: [...last.covers, card] }] : [];
}

type Placed = ReadonlyMap<string, readonly Played[]> | null;

function sideStory(team: string, events: readonly GameEvent[], placed: Placed): SideStory {
  const own = events.filter((event) => event.team === team);
  const laid = own.find((event) => event.event === "laid");
  const play = own.find((event) => event.event === "open-play");
  const cards = laid
    ? (laid.cards as string[]).map((card) => ({ card, worth: null, covers: [] }))
    : (placed?.get(team) ?? []);
  return {
    team,
    cards,
    goals: Number(play?.goals ?? 0),
    why: (play?.why as Part[] | undefined) ?? [],
    flips: own
      .filter((event) => event.event === "flipped")
      .map((event) => ({ card: String(event.card), reason: String(event.reason), scores: event.scores === true })),
    kicks: [],
  };
}

function kicked(story: Story, event: GameEvent): [SideStory, SideStory] {
  const kick = { card: String(event.card), scores: event.scores === true };
  const [one, other] = story.sides;
  const add = (side: SideStory): SideStory =>
    side.team === event.team ? { ...side, kicks: [...side.kicks, kick] } : side;
  return [add(one), add(other)];
}

/** The match of which there was news last: its end, or its shoot-out. */
export function lastTold(events: readonly GameEvent[]): number | null {
  const last = events.findLast((event) => ["full-time", "shoot-out", "kicked"].includes(event.event));
  return last ? Number(last.match) : null;
}
