/** What the events tell that the view alone does not: how the last shot went, the kicks of a shoot-out. */
import type { GameEvent, Part } from "../../lib/table";
import type { Squad } from "./view";

export type Outcome = "goal" | "magic" | "penalty-goal" | "penalty-saved" | "saved" | "out" | "tackled";

export interface Total {
  readonly total: number;
  readonly why: readonly Part[];
}

export interface PastShot {
  readonly team: Squad;
  /** None for a shot without base attack. */
  readonly card: string | null;
  readonly attack: Total | null;
  readonly defence: Total | null;
  readonly outcome: Outcome | null;
}

export interface Kick {
  readonly team: Squad;
  readonly scored: boolean;
}

export interface Story {
  /** The latest shot of this half. */
  readonly shot: PastShot | null;
  /** Kicks of the shoot-out, in order. */
  readonly kicks: readonly Kick[];
  /** The latest kick from the spot: where it went, and what the keeper guarded. */
  readonly spot: { readonly kick: string; readonly keeper: string; readonly scored: boolean } | null;
  readonly placed: string | null;
}

const NOTHING: Story = { shot: null, kicks: [], spot: null, placed: null };
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  goal: "goal",
  "goal-magic": "magic",
  "goal-penalty": "penalty-goal",
  "penalty-saved": "penalty-saved",
  saved: "saved",
  out: "out",
  tackled: "tackled",
};

export function storyOf(events: readonly GameEvent[]): Story {
  return events.reduce(told, NOTHING);
}

function told(story: Story, event: GameEvent): Story {
  const { shot } = story;
  switch (event.event) {
    case "half-begins":
    case "half-time":
      return NOTHING;
    case "placed":
      return { ...story, placed: String(event.card) };
    case "shot":
    case "shot-cannon":
    case "shot-without-base": {
      const card = event.card === undefined ? null : String(event.card);
      const team = event.team as Squad;
      return { ...story, shot: { team, card, attack: null, defence: null, outcome: null }, spot: null };
    }
    case "attack-total":
      return shot ? { ...story, shot: { ...shot, attack: totalOf(event) } } : story;
    case "defence-total":
      return shot ? { ...story, shot: { ...shot, defence: totalOf(event) } } : story;
    case "kick-scored":
    case "kick-saved": {
      const scored = event.event === "kick-scored";
      return { ...atSpot(story, event, scored), kicks: [...story.kicks, { team: event.team as Squad, scored }] };
    }
    case "penalty-scored":
      return atSpot(story, event, true);
    case "penalty-saved":
      return { ...atSpot(story, event, false), shot: shot && { ...shot, outcome: "penalty-saved" } };
    default: {
      const outcome = OUTCOMES[event.event];
      return outcome && shot ? { ...story, shot: { ...shot, outcome } } : story;
    }
  }
}

function totalOf(event: GameEvent): Total {
  return { total: Number(event.total), why: (event.why ?? []) as readonly Part[] };
}

function atSpot(story: Story, event: GameEvent, scored: boolean): Story {
  return { ...story, spot: { kick: String(event.kick), keeper: String(event.keeper), scored } };
}

/** News that are worth a ribbon over the field. */
const BANNERS: ReadonlySet<string> = new Set([
  "goal",
  "goal-magic",
  "goal-penalty",
  "out",
  "saved",
  "tackled",
  "penalty-saved",
  "kick-scored",
  "kick-saved",
  "half-begins",
  "half-time",
  "full-time",
  "turn-added-time",
  "reshuffled",
  "pressed",
  "shot",
  "shot-cannon",
  "shot-without-base",
]);

export function bannersOf(news: readonly GameEvent[]): readonly GameEvent[] {
  return news.filter((event) => BANNERS.has(event.event));
}
