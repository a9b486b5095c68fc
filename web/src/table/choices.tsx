/**
 * All choices as a plain list, beside the board when somebody asks for it. A number or an arrow opens it and moves to
 * the choice, Enter chooses, / filters a long list.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { t } from "../app/words";
import { choice as told } from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Choice, Question } from "../protocol";
import { chanceOf } from "./odds";

const LONG = 8;

interface ChoicesProps {
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly words: Reader;
  readonly hinted: string | null;
  readonly odds: boolean;
  readonly busy: boolean;
  /** The key that opened the list: it says where the focus goes. */
  readonly openedBy: string;
  readonly onChoose: (choice: Choice) => void;
}

/** Whether a key is one of the list's, wherever the focus is. */
function isListKey(event: KeyboardEvent): boolean {
  if (!settings.value.keys || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [popover], dialog")) return false;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return !target?.closest("[data-own-arrows]");
  return /^[\d/]$/.test(event.key);
}

/** Tells which of the list's keys is pressed. */
export function useListKeys(pressed: (key: string) => void): void {
  const now = useRef(pressed);
  now.current = pressed;
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!isListKey(event)) return;
      event.preventDefault();
      now.current(event.key);
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}

export function Choices({ question, choices, words, hinted, odds, busy, openedBy, onChoose }: ChoicesProps) {
  const [typed, filter] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const digits = useRef("");
  const sentences = useMemo(() => choices.map((choice) => told(words, choice, question)), [choices, words, question]);
  const shown = choices
    .map((choice, place) => ({ choice, place, text: sentences[place] ?? "" }))
    .filter(({ text }) => text.toLocaleLowerCase().includes(typed.toLocaleLowerCase()));

  // Layout effects: whoever types a number as soon as a question is painted means this question, not the last one.
  useLayoutEffect(() => {
    filter("");
    digits.current = "";
  }, [question.id]);

  const move = (key: string): void => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    if (/^\d$/.test(key)) {
      const number = Number(digits.current + key) <= choices.length ? digits.current + key : key;
      digits.current = number;
      list.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus();
    } else if (key === "/") field.current?.focus();
    else if (key) {
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const step = key === "ArrowUp" ? -1 : 1;
      buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
      digits.current = "";
    }
  };
  useListKeys(move);
  useLayoutEffect(() => move(openedBy), [openedBy]);

  // Whoever answers from the list finds the next question there as well.
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current) list.current?.querySelector("button")?.focus();
  }, [question.id]);

  return (
    <div
      class="choices"
      onFocusIn={() => {
        held.current = true;
      }}
      onFocusOut={(event) => {
        held.current = event.relatedTarget === null;
      }}
    >
      {choices.length > LONG && (
        <input
          ref={field}
          type="search"
          class="input"
          value={typed}
          placeholder={t("app-filter")}
          aria-label={t("app-filter")}
          onInput={(event) => filter(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown" || event.key === "Enter") {
              list.current?.querySelector("button")?.focus();
              event.preventDefault();
            }
          }}
        />
      )}
      <ol
        ref={list}
        class="choice-list"
        data-question={question.id}
        data-seat={question.seat}
        aria-label={t("app-choices")}
      >
        {shown.map(({ choice, place, text }) => {
          const chance = odds ? chanceOf(question, place) : null;
          return (
            <li key={choice.id}>
              <button
                type="button"
                class={`choice ${hinted === choice.id ? "hinted" : ""}`}
                data-number={place + 1}
                data-choice={choice.id}
                aria-disabled={busy}
                onClick={() => busy || onChoose(choice)}
              >
                <span class="choice-number" aria-hidden="true">
                  {place + 1}
                </span>
                <span class="choice-words">{text}</span>
                {chance !== null && <span class="choice-odds">{t("app-odds-goal", { percent: chance })}</span>}
                {hinted === choice.id && <span class="choice-hint">{t("app-hint-mark")}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      {!shown.length && <p class="muted">{t("app-filter-none", { typed })}</p>}
    </div>
  );
}
