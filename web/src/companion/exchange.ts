/** Pads as files: JSON is whole and can be merged, CSV is the matches for a spreadsheet and back. */
import { layout } from "./layout";
import { checked, type Pad, score, write } from "./pad";

const VERSION = 1;

export function toJson(pad: Pad): string {
  return `${JSON.stringify({ golazo: "pad", version: VERSION, pad }, null, 1)}\n`;
}

/** The pad of a file; null if it is none. */
export function fromJson(source: string): Pad | null {
  try {
    const { golazo, version, pad } = JSON.parse(source) as Record<string, unknown>;
    return golazo === "pad" && version === VERSION ? checked(pad) : null;
  } catch {
    return null;
  }
}

/** So that a spreadsheet does not take the number of a match, 1.2, for a date. */
const NUMBERED = "#";
const COLUMNS = ["match", "home", "away", "home goals", "away goals", "edited"];

function cell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would take such a text for a formula.
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toCsv(pad: Pad, name: (team: number) => string): string {
  const lines = [COLUMNS.join(",")];
  for (const match of layout(pad).flatMap((section) => section.rounds.flatMap((round) => round.matches))) {
    const goals = score(pad, match.id);
    const at = pad.entries[`result ${match.id}`]?.at;
    const teams = [match.home, match.away].map((team) => (team === null ? "" : name(team)));
    const edited = at === undefined ? "" : new Date(at).toISOString();
    lines.push([NUMBERED + match.id, ...teams, goals?.[0] ?? "", goals?.[1] ?? "", edited].map(cell).join(","));
  }
  return `${lines.join("\r\n")}\r\n`;
}

/** The cells of a CSV text, quotes undone. */
export function cells(source: string): string[][] {
  const rows: string[][] = [[]];
  let field = "";
  let quoted = false;
  const text = source.replace(/^\uFEFF/, "");
  for (let place = 0; place < text.length; place++) {
    const letter = text.charAt(place);
    if (quoted) {
      if (letter === '"' && text.charAt(place + 1) === '"') {
        field += '"';
        place += 1;
      } else if (letter === '"') quoted = false;
      else field += letter;
    } else if (letter === '"' && !field) quoted = true;
    else if (letter === "," || letter === ";" || letter === "\n") {
      rows.at(-1)?.push(field.trim());
      field = "";
      if (letter === "\n") rows.push([]);
    } else field += letter;
  }
  rows.at(-1)?.push(field.trim());
  return rows.filter((row) => row.some(Boolean));
}

/** The results of a CSV file written into a pad like a newer or older edit; null if it is no such file. */
export function fromCsv(pad: Pad, source: string, now: number): Pad | null {
  const [head, ...rows] = cells(source);
  const at = (column: string) => (head ?? []).indexOf(column);
  if ([at("match"), at("home goals"), at("away goals")].some((column) => column < 0)) return null;
  const known = new Set(
    layout(pad).flatMap((section) => section.rounds.flatMap((round) => round.matches.map(({ id }) => id))),
  );
  let changed: Pad = { ...pad, entries: {} };
  for (const row of rows) {
    const match = (row[at("match")] ?? "").replace(NUMBERED, "");
    const goals = [row[at("home goals")] ?? "", row[at("away goals")] ?? ""];
    if (!known.has(match) || !goals.every((each) => /^\d{1,2}$/.test(each))) continue;
    const edited = Date.parse(row[at("edited")] ?? "");
    changed = write(changed, `result ${match}`, goals.map(Number), Number.isNaN(edited) ? now : edited);
  }
  return changed;
}
