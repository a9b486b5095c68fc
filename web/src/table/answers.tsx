/** Where one answers: always here, whatever was picked on the board. Nothing in here moves or changes under a finger. */
import { useRef } from "preact/hooks";
import { Icon } from "../app/icons";
import { t } from "../app/words";
import { type Answer, offer, ROOM, usual } from "../lib/answers";
import type { TableState } from "../lib/table";
import * as telling from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Choice } from "../protocol";
import { chanceOf } from "./odds";

interface AnswersProps {
  readonly state: TableState;
  readonly words: Reader;
  readonly busy: boolean;
  readonly hinted: string | null;
  readonly onChoose: (choice: Choice) => void;
  readonly onList: () => void;
}

/** Milliseconds: a second click that comes so soon was meant for the question before. */
const TOO_SOON = 250;

/** Letters: a longer answer is set smaller on a phone. */
const LONG = 26;
const VERY_LONG = 40;

export function Answers({ state, words, busy, hinted, onChoose, onList }: AnswersProps) {
  const { question, choices } = state;
  const made = offer.value;
  const asked = question ? `${question.id} ${state.steps.length}` : "";
  const since = useRef({ asked: "", at: 0 });
  const pressed = useRef("");
  if (since.current.asked !== asked) since.current = { asked, at: performance.now() };

  const plain = (choice: Choice): Answer => {
    const chance = state.odds && question ? chanceOf(question, choices.indexOf(choice)) : null;
    return {
      id: choice.id,
      text: telling.choice(words, choice, question),
      note: chance === null ? undefined : t("app-odds-goal", { percent: chance }),
      go: () => onChoose(choice),
    };
  };
  const offered = made ? made.answers : usual(choices).map(plain);
  const hint = [...choices, ...state.acts].find((choice) => choice.id === hinted);
  const first = hint && !offered.some((each) => each.id === hint.id) ? [plain(hint)] : [];
  const all = [...first, ...offered];
  const shown = all.length > ROOM ? all.slice(0, ROOM - 1) : all;

  const go = (answer: Answer, event: MouseEvent) => {
    const wasPressed = event.detail === 0 || pressed.current === answer.id;
    const tooSoon = event.detail > 1 && performance.now() - since.current.at < TOO_SOON;
    if (wasPressed && !tooSoon && !busy && !answer.disabled) answer.go();
  };
  return (
    <div class="answers" data-asked={asked}>
      {shown.map((answer, place) => (
        <button
          key={place}
          type="button"
          class={`answer ${place === 0 ? "first" : ""} ${hinted === answer.id ? "hinted" : ""}`}
          data-long={answer.text.length > VERY_LONG ? "very" : answer.text.length > LONG}
          data-choice={answer.id}
          aria-disabled={busy || answer.disabled}
          onPointerDown={() => {
            pressed.current = answer.id;
          }}
          onClick={(event) => go(answer, event)}
        >
          {hinted === answer.id && <Icon name="hint" />}
          <span>
            {answer.text}
            {answer.note && <small>{answer.note}</small>}
          </span>
        </button>
      ))}
      {all.length > ROOM && (
        <button type="button" class="answer more" onClick={onList}>
          <Icon name="list" />
          <span>{t("app-all-choices", { number: choices.length })}</span>
        </button>
      )}
      {shown.length === 0 && <p class="answer-missing">{made?.missing ?? t("app-pick-on-table")}</p>}
      {made?.drop && (
        <button
          type="button"
          class="icon-button answer-drop"
          aria-label={t("app-put-back")}
          title={t("app-put-back")}
          onClick={made.drop}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
