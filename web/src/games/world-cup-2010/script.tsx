/** What of the World Cup is told as scenes: the matches of one's own teams card by card, those of others by results. */
import type { Script } from "../../lib/scenes";
import { Flag } from "./flags";
import type { View } from "./view";

export const script: Script = {
  sides: ["first", "second"],
  named: "after",
  Emblem: ({ team }) => <Flag team={team} />,
  mine: ({ seat, view }) =>
    (view as unknown as View).teams.filter((team) => team.player === seat).map((team) => team.team),
  beats: {
    laid: { hold: 1300, sound: "card", faces: ["cards"] },
    "open-play": { hold: 1300, sound: "crowd" },
    flipped: { hold: 1400, sound: "card" },
    "full-time": { hold: 2400, sound: "whistle", everybody: true },
    "shoot-out": { hold: 1600, sound: "crowd", everybody: true },
    kicked: { hold: 1000, sound: "crowd" },
    won: { hold: 2400, sound: "whistle", everybody: true },
    "group-table": { hold: 2200 },
  },
};
