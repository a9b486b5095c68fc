/** What the events tell that the view alone does not: how the last shot went, the kicks of a shoot-out. */
import type { TableEvent } from "./events";
import type { Part, Squad } from "./view";

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

export function storyOf(events: readonly TableEvent[]): Story {
  return events.reduce(told, NOTHING);
}

function told(story: Story, event: TableEvent): Story {
  const { shot } = story;
  switch (event.event) {
    case "half-begins":
    case "half-time":
      return NOTHING;
    case "placed":
      return { ...story, placed: event.card };
    case "shot":
    case "shot-cannon":
    case "shot-without-base": {
      const card = event.event === "shot-without-base" ? null : event.card;
      return { ...story, shot: { team: event.team, card, attack: null, defence: null, outcome: null }, spot: null };
    }
    case "attack-total":
      return shot ? { ...story, shot: { ...shot, attack: event } } : story;
    case "defence-total":
      return shot ? { ...story, shot: { ...shot, defence: event } } : story;
    case "kick-scored":
    case "kick-saved": {
      const scored = event.event === "kick-scored";
      return { ...atSpot(story, event, scored), kicks: [...story.kicks, { team: event.team, scored }] };
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

interface AtSpot {
  readonly kick: string;
  readonly keeper: string;
}

function atSpot(story: Story, { kick, keeper }: AtSpot, scored: boolean): Story {
  return { ...story, spot: { kick, keeper, scored } };
}
