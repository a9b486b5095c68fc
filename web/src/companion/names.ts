/** The names of teams and matches on a pad. */
import type { Language } from "../app/languages";
import { settings } from "../app/settings";
import { t } from "../app/words";
import { type Kit, kitOf } from "../lib/kit";
import box from "./box.json";
import { type Pad, text } from "./pad";

type Names = Readonly<Record<Language, string>>;

/** The box's name of a team, if it has one. */
export function printedName(kind: Pad["kind"], team: number): string {
  const { language } = settings.value;
  if (kind === "masters") return box.masters.clubs[team]?.name ?? "";
  if (kind === "cup") return (box.cup.teams[team]?.name as Names | undefined)?.[language] ?? "";
  if (kind === "season") return (box.season.teams[team]?.name as Names | undefined)?.[language] ?? "";
  return "";
}

export function teamName(pad: Pad, team: number): string {
  return text(pad, `team ${team}`) || printedName(pad.kind, team) || t("companion-team", { number: team + 1 });
}

/** The shirt of the box where it has one, otherwise one made from the name. */
export function teamKit(pad: Pad, team: number): Kit {
  const name = teamName(pad, team);
  if (pad.kind === "season")
    return kitOf(name, { pattern: "plain", colours: [box.season.teams[team]?.colour, "white"] });
  const own = text(pad, `team ${team}`);
  return kitOf(name, pad.kind === "masters" && !own ? box.masters.clubs[team] : undefined);
}

export function padName(pad: Pad): string {
  return text(pad, "name") || t(`companion-kind-${pad.kind}`);
}
