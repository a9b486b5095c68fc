/** The question at hand, within thumb's reach: what is asked, why it is you, and the choices as a plain list. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../app/icons";
import { set, settings } from "../app/settings";
import { t } from "../app/words";
import type { TableState } from "../lib/table";
import * as telling from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Choice, GameInfo, TableInfo, Update } from "../protocol";
import { Entry } from "../referee/entry";
import { Choices, FEW } from "./choices";
import { OddsBar } from "./odds";

interface DockProps {
  readonly state: TableState;
  readonly update: Update;
  readonly info: TableInfo;
  readonly game: GameInfo | undefined;
  readonly words: Reader;
  readonly busy: boolean;
  readonly showsOdds: boolean;
  readonly hinted: string | null;
  readonly onChoose: (choice: Choice) => void;
  readonly onHint: () => void;
  /** Why something that is not on offer cannot have been rolled or drawn. */
  readonly onWhyNot: (choice: Choice, anchor: Element) => void;
  readonly onUndo: () => void;
  readonly onAutoPass: (on: boolean) => void;
  readonly children?: ComponentChildren;
}

/** Choices that were on offer once, so that the steps of an answer can be told. */
const seen = new Map<string, Choice>();

export function Dock(props: DockProps) {
  const { state, update, info, words, busy, hinted, onChoose, onHint, onUndo, onAutoPass, children } = props;
  const { question, choices } = state;
  const [folded, fold] = useState(!settings.value.list);
  for (const choice of choices) seen.set(choice.id, choice);

  // A board is far away for whoever uses the keyboard: with the list in focus, the next question is there as well.
  const held = useRef(false);
  useEffect(() => {
    const moved = (event: FocusEvent) => {
      held.current = event.target instanceof Element && event.target.closest(".choice-list") !== null;
    };
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, []);
  useEffect(() => {
    if (question && held.current) document.querySelector<HTMLElement>(".choice-list button")?.focus();
  }, [question?.id]);

  const toggle = () => {
    set({ list: folded });
    fold(!folded);
  };
  const reacts = question?.window ?? false;
  const few = choices.length <= FEW;
  const open = !folded || few;
  return (
    <div class={`dock ${question ? "asked" : ""}`}>
      {children}
      {question ? (
        <>
          <div class="dock-line">
            <div class="dock-words">
              <p class="dock-why">
                <WhyYou state={state} info={info} words={words} />
                {question.rule && <Rule game={props.game} info={info} rule={question.rule} />}
              </p>
              <p class="dock-question">{telling.question(words, question, update.seat)}</p>
            </div>
            <div class="dock-acts">
              {!question.chance && (
                <button
                  type="button"
                  class="icon-button"
                  onClick={onHint}
                  title={t("app-hint")}
                  aria-label={t("app-hint")}
                >
                  <Icon name="hint" />
                </button>
              )}
              <UndoButton update={update} typed={info.chance === "typed"} onUndo={onUndo} />
              {!few && !question.chance && (
                <button
                  type="button"
                  class="icon-button"
                  aria-expanded={open}
                  title={t("app-list")}
                  aria-label={t("app-list")}
                  onClick={toggle}
                >
                  <Icon name={open ? "down" : "list"} />
                </button>
              )}
            </div>
          </div>
          {question.steps.length > 0 && (
            <p class="dock-steps">
              {t("app-so-far", { steps: words.listed(question.steps.map((id) => stepName(words, id))) })}
            </p>
          )}
          {hinted && seen.has(hinted) && (
            <p class="dock-hint" role="status">
              {t("app-hint-is", { choice: stepName(words, hinted) })}
            </p>
          )}
          {state.odds && !props.showsOdds && <OddsBar question={question} />}
          <div class="dock-react">
            {question.chance ? (
              <Entry
                question={question}
                choices={choices}
                words={words}
                items={state.items}
                busy={busy}
                onChoose={onChoose}
                onWhyNot={props.onWhyNot}
              />
            ) : (
              <Choices
                question={question}
                choices={choices}
                words={words}
                hinted={hinted}
                odds={state.odds}
                busy={busy}
                folded={!open}
                onChoose={onChoose}
              />
            )}
            {reacts && state.seat !== null && (
              <label class="switch auto-pass">
                <input
                  type="checkbox"
                  checked={info.seats[state.seat]?.auto_pass ?? false}
                  onChange={(event) => onAutoPass(event.currentTarget.checked)}
                />
                {t("app-auto-pass")}
              </label>
            )}
          </div>
        </>
      ) : (
        !state.over && (
          <div class="dock-line">
            <p class="dock-waiting">
              {update.view?.answered ? t("app-answered") : t("app-waiting", { players: waitedFor(state, words) })}
            </p>
            <div class="dock-acts">
              <UndoButton update={update} typed={info.chance === "typed"} onUndo={onUndo} />
            </div>
          </div>
        )
      )}
    </div>
  );
}

function stepName(words: Reader, id: string): string {
  const choice = seen.get(id);
  return choice ? telling.choice(words, choice) : telling.step(words, id);
}

function waitedFor(state: TableState, words: Reader): string {
  return words.listed(state.waiting.map((seat) => words.player(seat)));
}

interface UndoButtonProps {
  readonly update: Update;
  /** Whoever types in what a real box brought may mistype: any last entry can be taken back. */
  readonly typed: boolean;
  readonly onUndo: () => void;
}

function UndoButton({ update, typed, onUndo }: UndoButtonProps) {
  if (!update.may_undo && !(typed && update.seat !== null)) return null;
  return (
    <button type="button" class="icon-button" onClick={onUndo} title={t("app-undo")} aria-label={t("app-undo")}>
      <Icon name="undo" />
    </button>
  );
}

function WhyYou({ state, info, words }: { state: TableState; info: TableInfo; words: Reader }) {
  const { question, waiting } = state;
  if (!question) return null;
  const others = waiting.filter((seat) => seat !== question.seat).map((seat) => words.player(seat));
  const who = info.yours.length > 1 ? words.player(question.seat) : t("app-your-turn");
  const team = question.team ? ` · ${words.called("team", question.team)}` : "";
  const together = question.sealed && others.length ? t("app-unseen-with", { players: words.listed(others) }) : "";
  return (
    <>
      <b>
        {question.chance ? t("app-type-in") : who}
        {team}
      </b>
      {together && (
        <span class="together" title={together}>
          {together}
        </span>
      )}
    </>
  );
}

function Rule({ game, info, rule }: { game: GameInfo | undefined; info: TableInfo; rule: string }) {
  const anchor = game?.anchors[rule];
  return (
    <a class="rule" href={`/rules/${info.game}${anchor ? `#${anchor}` : ""}`} target="_blank" rel="noreferrer">
      <Icon name="book" />
      {rule}
      <span class="hidden">{t("app-rule-link")}</span>
    </a>
  );
}
