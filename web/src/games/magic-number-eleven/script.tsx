/** What of a match is told as scenes: every shot from the first card to the net. */
import type { Script } from "../../lib/scenes";
import { SQUADS } from "./reading";
import { TeamShirt } from "./scoreboard";
import type { Squad } from "./view";

const GOAL = { hold: 2600, sound: "goal" } as const;

export const script: Script = {
  sides: ["none", "none"],
  named: "before",
  Emblem: ({ team, size }) => <TeamShirt team={team as Squad} size={size} />,
  clubOf: (_, seat) => SQUADS[seat] ?? null,
  mine: () => ["home", "away"],
  beats: {
    "half-begins": { hold: 1200, sound: "whistle" },
    "turn-added-time": { hold: 1400 },
    pressed: { hold: 900 },
    effect: { hold: 1300, faces: ["card"] },
    substituted: { hold: 1100 },
    shot: { hold: 1500, sound: "crowd", faces: ["card"] },
    "shot-cannon": { hold: 1500, sound: "crowd", faces: ["card"] },
    "shot-without-base": { hold: 1300, sound: "crowd" },
    revealed: { hold: 1200, sound: "card", faces: ["synergy"] },
    shown: { hold: 1200, sound: "card", faces: ["synergy"] },
    "attack-total": { hold: 1400, sound: "crowd" },
    "defence-total": { hold: 1400 },
    out: { hold: 2000, loud: "web-outcome-out", sound: "groan" },
    saved: { hold: 2000, loud: "web-outcome-saved", sound: "groan" },
    goal: { ...GOAL, loud: "web-outcome-goal" },
    "goal-magic": { ...GOAL, loud: "web-outcome-magic" },
    "goal-penalty": { ...GOAL, loud: "web-outcome-goal" },
    tackled: { hold: 1800, loud: "web-outcome-tackled", sound: "whistle" },
    "penalty-saved": { hold: 2000, loud: "web-outcome-penalty-saved", sound: "groan" },
    "kick-scored": { hold: 1400, sound: "goal" },
    "kick-saved": { hold: 1400, sound: "groan" },
    "half-time": { hold: 1800, sound: "whistle" },
    "full-time": { hold: 2400, sound: "whistle" },
  },
};
