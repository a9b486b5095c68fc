/** What the events tell about a match that the view alone does not: how far it is, this turn's roll, when goals fell. */
import type { Dice, TableEvent, TacticalValue } from "./events";
import type { Pitch } from "./view";

/** The moment of a match, as the latest events tell it. */
export type Stage = "preparation" | "tactics" | "half-time" | "turn" | "rolled" | "injury-time";

export interface Story {
  readonly stage: Stage;
  /** This turn's roll, once it is made. */
  readonly roll: Dice | null;
  /** The latest roll for tactics, by team. */
  readonly tactical: readonly TacticalValue[];
  /** Who won it; none where the tactic was forced. */
  readonly battle: { readonly team: string; readonly byGenius: boolean } | null;
  readonly injuryTime: { readonly team: string; readonly value: number; readonly needed: number } | null;
  /** Turns (1 to 12) with the team that scored in them. */
  readonly goals: readonly { readonly turn: number; readonly team: string }[];
  /** How many times dice were rolled in this match: a new roll is told by a new number. */
  readonly rolls: number;
  /** The turn that was told last, 1 to 12. */
  readonly turn: number;
  /** What came of this turn's roll. */
  readonly outcome: "goal" | "genius-goal" | "stopped" | "disallowed" | null;
}

const NOTHING: Story = {
  stage: "preparation",
  roll: null,
  tactical: [],
  battle: null,
  injuryTime: null,
  goals: [],
  rolls: 0,
  turn: 0,
  outcome: null,
};

/** The events of this match, from its kick-off on. Matches side by side are told apart by their teams. */
export function eventsOf(events: readonly TableEvent[], pitch: Pitch): readonly TableEvent[] {
  const isHere = (event: TableEvent): boolean =>
    "home" in event
      ? event.home === pitch.home && event.away === pitch.away
      : "team" in event && (event.team === pitch.home || event.team === pitch.away);
  const start = events.findLastIndex((event) => event.event === "match" && isHere(event));
  return events.slice(Math.max(start, 0)).filter(isHere);
}

export function storyOf(events: readonly TableEvent[], pitch: Pitch): Story {
  return eventsOf(events, pitch).reduce(told, NOTHING);
}

function told(story: Story, event: TableEvent): Story {
  switch (event.event) {
    case "match":
      return NOTHING;
    case "tactical-value": {
      const others = story.battle ? [] : story.tactical.filter((each) => each.team !== event.team);
      return { ...story, stage: "tactics", rolls: story.rolls + 1, battle: null, tactical: [...others, event] };
    }
    case "tactical-battle":
      return { ...story, stage: "tactics", battle: { team: event.team, byGenius: event.by_genius } };
    case "half-time":
      return { ...story, stage: "half-time", roll: null, outcome: null };
    case "turn":
      return {
        ...story,
        stage: story.injuryTime ? "injury-time" : "turn",
        roll: null,
        outcome: null,
        turn: event.turn,
      };
    case "dice":
      return { ...story, stage: "rolled", rolls: story.rolls + 1, roll: event, outcome: null };
    case "goal":
      return {
        ...story,
        outcome: event.genius_goal ? "genius-goal" : "goal",
        goals: [...story.goals, { turn: story.turn, team: event.team }],
      };
    case "goal-stopped":
      return { ...story, outcome: "stopped" };
    case "goal-disallowed":
      return { ...story, outcome: "disallowed", goals: story.goals.slice(0, -1) };
    case "injury-time":
      return {
        ...story,
        stage: "injury-time",
        roll: null,
        outcome: null,
        injuryTime: event,
      };
    default:
      return story;
  }
}
