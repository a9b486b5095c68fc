/** What teams and matches are called on a pad. */
import type { Language } from "../app/languages";
import { settings } from "../app/settings";
import { t } from "../app/words";
import box from "./box.json";
import { type Pad, text } from "./pad";

type Names = Readonly<Record<Language, string>>;

/** What the box calls a team, where it has a name for it. */
export function printedName(kind: Pad["kind"], team: number): string {
  const { language } = settings.value;
  if (kind === "masters") return box.masters.clubs[team] ?? "";
  if (kind === "cup") return (box.cup.teams[team]?.name as Names | undefined)?.[language] ?? "";
  if (kind === "season") return (box.season.teams[team] as Names | undefined)?.[language] ?? "";
  return "";
}

export function teamName(pad: Pad, team: number): string {
  return text(pad, `team ${team}`) || printedName(pad.kind, team) || t("companion-team", { number: team + 1 });
}

export function padName(pad: Pad): string {
  return text(pad, "name") || t(`companion-kind-${pad.kind}`);
}
