/** What of a season is told as scenes: one's own matches beat by beat, those of others by their goals and results. */
import type { Script } from "../../lib/scenes";
import { type State, teamOf } from "./reading";

const CARD = { hold: 2200, sound: "card", faces: ["card"] } as const;

export const script: Script = {
  sides: ["home", "away"],
  named: "before",
  clubOf: ({ view }: State, seat) => teamOf(view, seat),
  mine: ({ seat, view }: State) => view.teams.filter((team) => team.player === seat).map((team) => team.team),
  beats: {
    matchday: { hold: 1200 },
    match: { hold: 1500, sound: "whistle" },
    "tactical-battle": { hold: 1600 },
    "tactic-forced": { hold: 1400 },
    "card-played": CARD,
    "card-played-for": CARD,
    "card-played-on": CARD,
    "card-played-re-roll": CARD,
    "re-roll": { hold: 1200, sound: "dice" },
    "re-roll-again": { hold: 1200, sound: "dice" },
    dice: { hold: 1500, sound: "dice" },
    goal: { hold: 2400, loud: "web-goal", sound: "goal", everybody: true },
    "goal-stopped": { hold: 1800, loud: "web-stopped", sound: "groan" },
    "goal-disallowed": { hold: 2200, loud: "web-disallowed", sound: "groan" },
    "turn-skipped": { hold: 1200 },
    "injury-time": { hold: 1600, sound: "crowd" },
    "half-time": { hold: 1800, sound: "whistle" },
    "final-whistle": { hold: 2600, sound: "whistle", everybody: true },
    final: { hold: 2000, sound: "crowd" },
    champion: { hold: 3000, sound: "goal" },
  },
};
