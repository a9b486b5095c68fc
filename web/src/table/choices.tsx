/**
 * The question as a plain list: read by screen readers, worked by the keyboard. A number moves to the choice with that
 * number, arrows move on, Enter chooses, / filters a long list.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { t } from "../app/words";
import { choice as told } from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Choice, Question } from "../protocol";
import { chanceOf } from "./odds";

const LONG = 8;
/** So few choices are always in sight. */
export const FEW = 3;

interface ChoicesProps {
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly words: Reader;
  readonly hinted: string | null;
  readonly odds: boolean;
  readonly busy: boolean;
  /** Out of sight until somebody moves there with the keyboard; a screen reader reads it all the same. */
  readonly folded: boolean;
  readonly onChoose: (choice: Choice) => void;
}

export function Choices({ question, choices, words, hinted, odds, busy, folded, onChoose }: ChoicesProps) {
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

  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!settings.value.keys || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, select, [popover], dialog")) return;
      const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
      if (/^\d$/.test(event.key)) {
        const number = Number(digits.current + event.key) <= choices.length ? digits.current + event.key : event.key;
        digits.current = number;
        list.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus();
        event.preventDefault();
      } else if (event.key === "/" && field.current) {
        field.current.focus();
        event.preventDefault();
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !target?.closest("[data-own-arrows]")) {
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
        const step = event.key === "ArrowDown" ? 1 : -1;
        buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
        digits.current = "";
        event.preventDefault();
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [choices]);

  return (
    <div class={`choices ${folded ? "folded" : ""} ${choices.length <= FEW ? "few" : ""}`}>
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
                disabled={busy}
                onClick={() => onChoose(choice)}
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
