/** The tools of a pad: print, export, merge with another device's. */
import { useState } from "preact/hooks";
import { go } from "../app/router";
import { settings } from "../app/settings";
import { t } from "../app/words";
import { fromCsv, fromJson, toCsv, toJson } from "./exchange";
import { layout } from "./layout";
import { padName, teamName } from "./names";
import type { Difference, Entry, Merged, Pad } from "./pad";
import { trophyName } from "./seasons";
import { lastMerged, putTogether, remove } from "./store";

function save(name: string, type: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function fileName(pad: Pad, ending: string): string {
  const plain = padName(pad)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "golazo"}.${ending}`;
}

export function Tools({ pad }: { pad: Pad }) {
  const merged = lastMerged.value?.pad.id === pad.id ? lastMerged.value : null;
  const [trouble, complain] = useState("");
  const [sure, ask] = useState(false);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const source = await file.text();
    const given = file.name.endsWith(".csv") ? fromCsv(pad, source, Date.now()) : fromJson(source);
    lastMerged.value = null;
    complain("");
    if (!given) complain(t("companion-no-pad"));
    else if (given.id !== pad.id) complain(t("companion-other-pad"));
    else putTogether(pad, given);
  };
  return (
    <section class="pad-tools" aria-label={t("companion-tools")}>
      <div class="row">
        <button type="button" class="button" onClick={() => print()}>
          {t("companion-print")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => save(fileName(pad, "json"), "application/json", toJson(pad))}
        >
          {t("companion-save-json")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            save(
              fileName(pad, "csv"),
              "text/csv",
              toCsv(pad, (team) => teamName(pad, team)),
            )
          }
        >
          {t("companion-save-csv")}
        </button>
        <label class="button file-button">
          {t("companion-merge")}
          <input
            type="file"
            accept=".json,.csv,application/json,text/csv"
            onChange={(event) => {
              bring(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
        <button type="button" class="button quiet" onClick={() => ask(true)}>
          {t("companion-delete")}
        </button>
      </div>
      <p class="muted">{t("companion-tools-line")}</p>
      {sure && (
        <p class="trouble" role="alert">
          {t("companion-delete-sure")}{" "}
          <button
            type="button"
            class="button small"
            onClick={() => {
              remove(pad.id);
              go("/companion/pads");
            }}
          >
            {t("app-yes")}
          </button>{" "}
          <button type="button" class="button small quiet" onClick={() => ask(false)}>
            {t("app-no")}
          </button>
        </p>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {merged && <Outcome pad={pad} merged={merged} />}
    </section>
  );
}

function Outcome({ pad, merged }: { pad: Pad; merged: Merged }) {
  const { added, differences } = merged;
  return (
    <div class="good" role="status">
      <p>{t("companion-merged", { added: added.length, differences: differences.length })}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map((each) => (
            <li key={each.key}>{differs(pad, each)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function differs(pad: Pad, { key, here, there, taken }: Difference): string {
  const told = {
    what: entryName(pad, key),
    here: valueName(pad, key, here),
    there: valueName(pad, key, there),
    hereAt: time(here),
    thereAt: time(there),
  };
  return t(taken === "here" ? "companion-differs-here" : "companion-differs-there", told);
}

function time(entry: Entry): string {
  return new Date(entry.at).toLocaleString(settings.value.language, { dateStyle: "short", timeStyle: "medium" });
}

/** What an entry is about, in words. */
function entryName(pad: Pad, key: string): string {
  const [kind, ...rest] = key.split(" ");
  if (kind === "team") return t("companion-team", { number: Number(rest[0]) + 1 });
  if (kind === "name") return t("companion-pad-name");
  const id = rest.join(" ");
  const match = layout(pad)
    .flatMap((section) => section.rounds.flatMap((round) => round.matches))
    .find((each) => each.id === id);
  if ((kind === "result" || kind === "kicks") && match && match.home !== null && match.away !== null)
    return `${teamName(pad, match.home)} – ${teamName(pad, match.away)}`;
  const inSeason = /^s(\d+) (?:money (\d)|([a-z-]+))$/.exec(key);
  if (inSeason) {
    const [, label = "", team, trophy] = inSeason;
    const what = team === undefined ? trophyName(trophy) : `${t("companion-money")}, ${teamName(pad, Number(team))}`;
    if (what) return `${t("companion-season", { label: Number(label) })}, ${what}`;
  }
  return t("companion-entry-other");
}

/** The team or player that an entry names by number, if it does. */
function teamOf(pad: Pad, key: string, value: number): number | null {
  if (/^s\d+ (?!money)/.test(key)) return value;
  const match = layout(pad)
    .flatMap((section) => section.rounds.flatMap((round) => round.matches))
    .find((each) => key === `kicks ${each.id}`);
  return match ? (value ? match.away : match.home) : null;
}

function valueName(pad: Pad, key: string, { value }: Entry): string {
  if (value === null || value === "") return t("companion-entry-none");
  if (typeof value === "number") {
    const team = teamOf(pad, key, value);
    return team === null ? String(value) : teamName(pad, team);
  }
  if (!Array.isArray(value)) return String(value);
  return key.startsWith("result ")
    ? value.join(":")
    : (value as number[]).map((team) => teamName(pad, team)).join(", ");
}
