/** The app's own words: none missing, none unused, the same arguments in every language. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/app/languages";
import { Messages } from "../src/lib/words";

/** Keys that are put together: a beginning, and what may follow. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  "app-bot-": ["name", "random", "greedy"],
  "app-clock-": ["none", "live-15", "live-45", "days-1", "days-3"],
  "app-kind-": ["player", "club", "team", "side", "card", "manager", "synergy", "kick", "keeper", "event", "trophy"],
  "app-log-": [
    "sat-down",
    "left",
    "came-back",
    "resigned",
    "bot",
    "stand-in",
    "auto-pass",
    "auto-pass-off",
    "no-undo",
    "all",
    "undo",
  ],
  "app-source-": ["printed", "inferred", "ours"],
  "app-status-": ["gathering", "playing", "over"],
  "app-sure-": ["leave", "resign"],
  "app-theme-": ["auto", "light", "dark"],
};

const source = globSync("src/**/*.{ts,tsx}")
  .map((file) => readFileSync(file, "utf-8"))
  .join("\n");
const whole = new Set([...source.matchAll(/["'](app-[a-z0-9-]+)["']/g)].map(([, key]) => key as string));
const begun = new Set([...source.matchAll(/`(app-[a-z0-9-]*)\$\{/g)].map(([, key]) => key as string));
const used = new Set([...whole, ...[...begun].flatMap((key) => (JOINED[key] ?? []).map((end) => `${key}${end}`))]);

/** A word of a game's table: it stands in the source, whole or as a beginning. */
function isOfATable(key: string): boolean {
  if (key.startsWith("app-")) return false;
  const starts = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, start]) => start as string);
  return source.includes(`"${key}"`) || starts.some((start) => key.startsWith(start));
}

function keys(language: string): string[] {
  return [...readFileSync(`words/${language}.ftl`, "utf-8").matchAll(/^([a-z][a-z0-9-]+) =/gm)].map(
    ([, key]) => key as string,
  );
}

describe.each([...LANGUAGES])("%s", (language) => {
  const messages = new Messages(language, readFileSync(`words/${language}.ftl`, "utf-8"));
  const english = new Messages("en", readFileSync("words/en.ftl", "utf-8"));

  it("has every word that the source uses", () => {
    expect([...begun].filter((key) => !(key in JOINED))).toEqual([]);
    expect([...used].filter((key) => !messages.has(key))).toEqual([]);
  });

  it("has no word that nobody uses, and none twice", () => {
    const written = keys(language);
    expect(written.filter((key) => !used.has(key) && !isOfATable(key))).toEqual([]);
    expect(written.filter((key, place) => written.indexOf(key) !== place)).toEqual([]);
  });

  it("is told the same things as in English", () => {
    for (const key of keys(language))
      expect([key, ...messages.variables(key)].sort()).toEqual([key, ...english.variables(key)].sort());
  });
});
