/** The dock: one place of fixed height with the question at hand, why it is asked, and the answers. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../app/icons";
import { t } from "../app/words";
import { offer } from "../lib/answers";
import type { TableState } from "../lib/table";
import * as telling from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Choice, GameInfo, TableInfo, Update } from "../protocol";
import { Entry } from "../referee/entry";
import { Answers } from "./answers";
import { momentOf, neverAt, type Passed, stopAt } from "./for-me";
import { OddsBar } from "./odds";
import { RuleTag } from "./rule";

interface DockProps {
  readonly state: TableState;
  readonly update: Update;
  /** Whether the question at hand was answered for the player: it is not shown. */
  readonly isAnswered: boolean;
  readonly info: TableInfo;
  readonly game: GameInfo | undefined;
  readonly words: Reader;
  readonly busy: boolean;
  readonly showsOdds: boolean;
  readonly hinted: string | null;
  /** Whether the list of all choices is open. */
  readonly listed: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onList: () => void;
  readonly onHint: () => void;
  /** Why something that is not on offer cannot have been rolled or drawn. */
  readonly onWhyNot: (choice: Choice, anchor: Element) => void;
  readonly onUndo: () => void;
  /** On to the next of the scenes that are told; null: none is. */
  readonly onNext: (() => void) | null;
  /** Past all of them. */
  readonly onSkip: () => void;
  /** What was answered for the player just now. */
  readonly passed: Passed | null;
  /** What happened last, while nothing is asked. */
  readonly ticker: ComponentChildren;
  /** Notices: they stand above the dock, whose height stays. */
  readonly children?: ComponentChildren;
}

/** Letters: a longer question is set smaller, so that all of it is in sight. */
const LONG = 60;

export function Dock(props: DockProps) {
  const { state, update, info, words, ticker, children, onUndo } = props;
  const { question } = state;
  const held = useFocusKept(question ? `${question.id} ${state.steps.length}` : "");
  const undo = <UndoButton update={update} typed={info.chance === "typed"} onUndo={onUndo} />;
  return (
    <div class={`dock ${question ? "asked" : ""} ${question?.chance ? "typed" : ""}`} {...held}>
      <div class="notices">{children}</div>
      {props.onNext ? (
        <Telling {...props} onNext={props.onNext} />
      ) : question ? (
        <Asked {...props} undo={undo} />
      ) : (
        !state.over && (
          <>
            <div class="dock-words">
              <p class="dock-waiting">
                {update.view?.answered || props.isAnswered
                  ? t("app-answered")
                  : t("app-waiting", { players: waitedFor(state, words) })}
              </p>
              {props.passed ? <PassedForMe passed={props.passed} /> : ticker}
            </div>
            {offer.value?.drop && <Answers {...props} hinted={null} />}
            <div class="dock-acts">
              {undo}
              {state.acts.length > 0 && (
                <DockButton icon="list" said={t("app-free-acts")} expanded={props.listed} onClick={props.onList} />
              )}
            </div>
          </>
        )
      )}
    </div>
  );
}

/** The focus is not lost when a question goes: it waits at the dock, and is at the first answer of the next one. */
function useFocusKept(asked: string) {
  const held = useRef(false);
  useLayoutEffect(() => {
    const dock = document.getElementById("dock");
    if (held.current && document.activeElement === document.body) dock?.focus();
    if (document.activeElement === dock) dock?.querySelector<HTMLElement>(".answer")?.focus();
  }, [asked]);
  return {
    onFocusIn: () => {
      held.current = true;
    },
    onFocusOut: (event: FocusEvent) => {
      held.current = event.relatedTarget === null;
    },
  };
}

/** While scenes are told: whoever has seen enough goes on. */
function Telling({ onNext, onSkip, ticker }: DockProps & { readonly onNext: () => void }) {
  return (
    <>
      <div class="dock-words">{ticker}</div>
      <div class="answers">
        <button type="button" class="answer go-on" onClick={onNext}>
          <span>{t("app-scene-next")}</span>
        </button>
        <button type="button" class="answer" onClick={onSkip}>
          <Icon name="skip" />
          <span>{t("app-skip-scenes")}</span>
        </button>
      </div>
    </>
  );
}

function Asked(props: DockProps & { readonly undo: ComponentChildren }) {
  const { state, update, info, words, busy, hinted, listed, onChoose, onList, onHint } = props;
  const { question, choices, seat } = state;
  if (!question) return null;
  const told = telling.question(words, question, update.seat);
  const many = choices.length > 1;
  const skipHere = () => {
    neverAt(momentOf(state));
    const pass = choices.find((choice) => choice.verb === "pass");
    if (pass) onChoose(pass);
  };
  return (
    <>
      <div class="dock-words">
        <p class="dock-why">
          <WhyYou state={state} info={info} words={words} />
          {question.rule && <RuleTag game={props.game} info={info} rule={question.rule} />}
          {props.passed && <PassedForMe passed={props.passed} />}
        </p>
        <p class="dock-question" title={told} data-long={told.length > LONG}>
          {told}
        </p>
        {state.odds && !props.showsOdds && <OddsBar question={question} />}
      </div>
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
        <Answers state={state} words={words} busy={busy} hinted={hinted} onChoose={onChoose} onList={onList} />
      )}
      <div class="dock-acts">
        {question.window && seat !== null && (
          <DockButton icon="skip" said={t("app-never-here")} onClick={() => skipHere()} />
        )}
        {!question.chance && many && <DockButton icon="hint" said={t("app-hint")} onClick={onHint} />}
        {props.undo}
        {!question.chance && <DockButton icon="list" said={t("app-list")} expanded={listed} onClick={onList} />}
      </div>
    </>
  );
}

function PassedForMe({ passed }: { passed: Passed }) {
  const { question, moment } = passed;
  return (
    <span class="passed" role="status">
      <span title={question}>{t("app-passed-for-you", { question })}</span>
      {moment && (
        <button type="button" class="button small" onClick={() => stopAt(moment)}>
          {t("app-stop-here")}
        </button>
      )}
    </span>
  );
}

interface DockButtonProps {
  readonly icon: "hint" | "list" | "skip" | "undo";
  readonly said: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

function DockButton({ icon, said, pressed, expanded, onClick }: DockButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button dock-${icon}`}
      aria-pressed={pressed}
      aria-expanded={expanded}
      title={said}
      aria-label={said}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
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
  return <DockButton icon="undo" said={t("app-undo")} onClick={onUndo} />;
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
