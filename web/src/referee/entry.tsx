/**
 * What was rolled or drawn from the real box is typed in: the faces of the die to tap, or the cards to search. A card
 * that cannot have come up any more is found as well, so that the referee can say why not.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../app/words";
import { Die } from "../lib/die";
import { choice as told } from "../lib/telling";
import type { Items, Reader } from "../lib/words";
import type { Choice, Question } from "../protocol";
import "./entry.css";

interface EntryProps {
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly words: Reader;
  readonly items: Items;
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
  /** Asks why a card that is not on offer cannot have come up. */
  readonly onWhyNot: (choice: Choice, anchor: Element) => void;
}

/** Verbs of dice; everything else is drawn. */
const ROLLED: readonly string[] = ["roll", "genius", "d6", "d12", "face", "move"];
const LONG = 8;
const MOST_IMPOSSIBLE = 6;
/** More faces than that are drawn smaller, so that a phone shows them all. */
const MOST_LARGE = 6;

export function Entry(props: EntryProps) {
  const rolled = props.choices.every((choice) => ROLLED.includes(choice.verb));
  return rolled ? <Faces {...props} /> : <Cards {...props} />;
}

function Faces({ question, choices, words, busy, onChoose }: EntryProps) {
  const level = question.arguments.level;
  const look =
    typeof level === "string" ? `level-${level}` : choices[0]?.verb === "genius" ? "genius" : (choices[0]?.verb ?? "");
  const many = choices.length > MOST_LARGE;
  const letter = question.kind === "roll-attack" ? "A" : question.kind === "roll-defence" ? "D" : "";
  return (
    <ol
      class={`choice-list entry-faces ${many ? "many" : ""}`}
      data-question={question.id}
      data-seat={question.seat}
      aria-label={t("referee-faces")}
    >
      {choices.map((choice, place) => {
        const label = told(words, choice);
        const named = choice.verb === "face";
        return (
          <li key={choice.id}>
            <button
              type="button"
              class={`choice entry-face ${look}`}
              data-choice={choice.id}
              data-number={place + 1}
              disabled={busy}
              onClick={() => onChoose(choice)}
            >
              <span class={`drawn-die ${look}`} data-letter={letter} aria-hidden="true">
                <Die
                  face={faceOf(choice, place)}
                  label=""
                  size={many ? 54 : 64}
                  numerals={!["d6", "move"].includes(choice.verb)}
                />
              </span>
              {named ? <small>{label}</small> : <span class="hidden">{label}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function faceOf(choice: Choice, place: number): number | string {
  if (choice.verb === "face") return place + 1;
  const [value] = Object.values(choice.arguments);
  if (typeof value === "number") return value;
  return /^\d+$/.test(String(value)) ? Number(value) : "★";
}

/** Without accents and case, so that a phone's keyboard finds everybody. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

function Cards({ question, choices, words, items, busy, onChoose, onWhyNot }: EntryProps) {
  const [typed, search] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => search(""), [question.id]);
  const wanted = plain(typed.trim());
  const offered = useMemo(
    () => choices.map((choice) => ({ choice, text: told(words, choice), found: plain(told(words, choice)) })),
    [choices, words],
  );
  const absent = useMemo(() => impossible(choices, items), [choices, items]);
  const shown = offered.filter(({ found }) => found.includes(wanted));
  const gone = wanted
    ? absent
        .map((choice) => ({ choice, text: told(words, choice) }))
        .filter(({ text }) => plain(text).includes(wanted))
        .slice(0, MOST_IMPOSSIBLE)
    : [];
  return (
    <div class="choices entry-cards">
      {choices.length + absent.length > LONG && (
        <input
          type="search"
          class="input"
          value={typed}
          placeholder={t("referee-search")}
          aria-label={t("referee-search")}
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [only] = shown;
            if (event.key === "Enter" && only && shown.length === 1) {
              event.preventDefault();
              if (!busy) onChoose(only.choice);
            } else if (event.key === "ArrowDown" || event.key === "Enter") {
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
        {shown.map(({ choice, text }, place) => (
          <li key={choice.id}>
            <button
              type="button"
              class="choice entry-card"
              data-choice={choice.id}
              data-number={place + 1}
              disabled={busy}
              onClick={() => onChoose(choice)}
            >
              <span class="choice-words">{text}</span>
            </button>
          </li>
        ))}
        {gone.map(({ choice, text }) => (
          <li key={choice.id}>
            <button
              type="button"
              class="choice entry-card gone"
              data-gone={choice.id}
              onClick={(event) => onWhyNot(choice, event.currentTarget)}
            >
              <span class="choice-words">
                <s>{text}</s>
              </span>
              <small>{t("referee-gone")}</small>
            </button>
          </li>
        ))}
      </ol>
      {!shown.length && !gone.length && <p class="muted">{t("app-filter-none", { typed })}</p>}
    </div>
  );
}

/** Everything of the same kind in the pack that is not on offer: as choices, so that it can be asked about. */
function impossible(choices: readonly Choice[], items: Items): Choice[] {
  const [first] = choices;
  const [field, id] = Object.entries(first?.arguments ?? {})[0] ?? [];
  const kind = items.get(String(id))?.kind;
  if (!first || !field || !kind) return [];
  const there = new Set(choices.map((choice) => String(choice.arguments[field])));
  return [...items.values()]
    .filter((item) => item.kind === kind && !there.has(item.id))
    .map((item) => ({ id: `${first.verb}:${item.id}`, verb: first.verb, arguments: { [field]: item.id } }));
}
