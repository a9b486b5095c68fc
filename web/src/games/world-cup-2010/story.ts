/** What happened in a match, put together from the events. */
import type { Covered, Flipped, Kicked, Laid, OpenPlay, Placed, TableEvent } from "./events";
import type { Card, Part } from "./view";

export interface Flip {
  readonly card: Card;
  readonly reason: string;
  readonly scores: boolean;
}

export interface Played {
  readonly card: Card;
  /** What it still counts, where that is known. */
  readonly worth: number | null;
  /** Cards laid on top of it. */
  readonly covers: readonly Card[];
}

export interface SideStory {
  readonly team: string;
  readonly cards: readonly Played[];
  readonly goals: number;
  readonly why: readonly Part[];
  readonly flips: readonly Flip[];
  readonly kicks: readonly { readonly card: Card; readonly scores: boolean }[];
}

export interface Story {
  readonly match: number;
  readonly sides: readonly [SideStory, SideStory];
  readonly score: readonly [number, number];
}

/** Each finished match of which the events are known, by number. */
export function stories(events: readonly TableEvent[]): Map<number, Story> {
  const found = new Map<number, Story>();
  // Without the beginning of a set the cards of its matches are not all known.
  let lying: Map<string, Played[]> | null = null;
  const told = new Map<number, Told[]>();
  for (const event of events) {
    switch (event.event) {
      case "set-begins":
        lying = new Map();
        break;
      case "placed":
      case "covered":
        lying?.set(event.team, put(lying.get(event.team) ?? [], event));
        break;
      case "full-time": {
        const before = told.get(event.match) ?? [];
        found.set(event.match, {
          match: event.match,
          sides: [sideStory(event.first, before, lying), sideStory(event.second, before, lying)],
          score: [event.one, event.other],
        });
        break;
      }
      case "kicked": {
        const story = found.get(event.match);
        if (story) found.set(event.match, { ...story, sides: kicked(story, event) });
        break;
      }
      case "laid":
      case "open-play":
      case "flipped":
        told.set(event.match, [...(told.get(event.match) ?? []), event]);
    }
  }
  return found;
}

type Told = Laid | OpenPlay | Flipped;

/** A team's slot cards after one more, or after a card on top of the last. */
function put(cards: readonly Played[], event: Placed | Covered): Played[] {
  const { card, worth } = event;
  const last = cards.at(-1);
  if (event.event === "placed") return [...cards, { card, worth, covers: [] }];
  return last ? [...cards.slice(0, -1), { ...last, worth, covers: [...last.covers, card] }] : [];
}

type Lying = ReadonlyMap<string, readonly Played[]> | null;

function sideStory(team: string, events: readonly Told[], lying: Lying): SideStory {
  const own = events.filter((event) => event.team === team);
  const laid = own.find((event) => event.event === "laid");
  const play = own.find((event) => event.event === "open-play");
  return {
    team,
    cards: laid ? laid.cards.map((card) => ({ card, worth: null, covers: [] })) : (lying?.get(team) ?? []),
    goals: play?.goals ?? 0,
    why: play?.why ?? [],
    flips: own
      .filter((event) => event.event === "flipped")
      .map(({ card, reason, scores }) => ({ card, reason, scores })),
    kicks: [],
  };
}

function kicked(story: Story, event: Kicked): [SideStory, SideStory] {
  const kick = { card: event.card, scores: event.scores };
  const [one, other] = story.sides;
  const add = (side: SideStory): SideStory =>
    side.team === event.team ? { ...side, kicks: [...side.kicks, kick] } : side;
  return [add(one), add(other)];
}

/** The match of which there was news last: its end, or its shoot-out. */
export function lastTold(events: readonly TableEvent[]): number | null {
  const ends = events.filter(
    (event) => event.event === "full-time" || event.event === "shoot-out" || event.event === "kicked",
  );
  return ends.at(-1)?.match ?? null;
}
