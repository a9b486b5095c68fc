/** What of the seasons is told as scenes: one's own matches die by die, those of others by their results. */
import { Shirt } from "../../lib/kit";
import type { Script } from "../../lib/scenes";
import { kitOfClub } from "./desk";
import type { State } from "./reading";

export const script: Script = {
  sides: ["home", "away"],
  named: "before",
  Emblem: ({ team, size }) => <Shirt kit={kitOfClub(team)} size={size} />,
  clubOf: ({ view }: State, seat) => view.teams.find((team) => team.player === seat)?.team ?? null,
  mine: ({ seat, view }: State) => view.teams.filter((team) => team.player === seat).map((team) => team.team),
  beats: {
    season: { hold: 1400, sound: "whistle" },
    match: { hold: 1200, sound: "whistle" },
    "card-opened": { hold: 2000, sound: "card", faces: ["card"] },
    "match-die": { hold: 1400, sound: "dice" },
    stars: { hold: 1200, sound: "crowd" },
    penalty: { hold: 2000, sound: "crowd" },
    "match-event": { hold: 1600, sound: "dice" },
    goal: { hold: 2000, sound: "goal" },
    result: { hold: 2400, sound: "whistle", everybody: true },
    walkover: { hold: 1200, everybody: true },
    "card-drawn": { hold: 1600, sound: "card", faces: ["card"] },
    struck: { hold: 1300, sound: "groan" },
    trophy: { hold: 2400, sound: "goal" },
    bought: { hold: 1200, everybody: true },
  },
};
