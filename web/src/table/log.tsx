/** The log in sentences. */
import { useMemo, useState } from "preact/hooks";
import { t } from "../app/words";
import { type LogEntry, standing } from "../lib/state";
import type { GameEvent } from "../lib/table";
import * as telling from "../lib/telling";
import type { Reader } from "../lib/words";
import { useNewest } from "./newest";

const SHOWN = 150;

const told = new WeakMap<Reader, WeakMap<LogEntry, string[]>>();

/** An entry as lines; the first is what happened. Made once for a reader. */
export function linesOf(words: Reader, entry: LogEntry): string[] {
  const known = told.get(words) ?? new WeakMap<LogEntry, string[]>();
  told.set(words, known);
  let lines = known.get(entry);
  if (!lines) {
    lines = written(words, entry);
    known.set(entry, lines);
  }
  return lines;
}

function written(words: Reader, entry: LogEntry): string[] {
  switch (entry.kind) {
    case "event":
      return telling.event(words, entry.event as GameEvent);
    case "chat":
      return [`${entry.player}: ${entry.text}`];
    case "seat":
      return [t(`app-log-${entry.what}`, { player: entry.player })];
    case "undo":
      return [t("app-log-undo", { player: entry.player })];
  }
}

/** Goals are worth a mark of their own. */
export function isGoal(entry: LogEntry): boolean {
  return entry.kind === "event" && String(entry.event.event).includes("goal");
}

export function Log({ log, words }: { log: readonly LogEntry[]; words: Reader }) {
  const [all, showAll] = useState(false);
  const entries = useMemo(() => standing(log).filter((entry) => entry.kind !== "chat"), [log]);
  const shown = all ? entries : entries.slice(-SHOWN);
  const box = useNewest<HTMLOListElement>(entries.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol class="log" ref={box} tabIndex={0} data-own-arrows aria-label={t("app-log")}>
      {shown.length < entries.length && (
        <li>
          <button type="button" class="button small quiet" onClick={() => showAll(true)}>
            {t("app-log-all", { count: entries.length })}
          </button>
        </li>
      )}
      {shown.map((entry) => {
        const [first, ...rest] = linesOf(words, entry);
        return (
          <li key={`${entry.kind} ${entry.number}`} class={`log-${entry.kind} ${isGoal(entry) ? "log-goal" : ""}`}>
            {rest.length ? (
              <details>
                <summary>{first}</summary>
                <ul>
                  {rest.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            ) : (
              first
            )}
          </li>
        );
      })}
    </ol>
  );
}
