/**
 * What the picked things make: the choice in words, ready to be made. Where nothing is picked, the choices that name no
 * thing (done, keep, pass), if the list of the question is too long to be open. Stays in reach at the lower edge.
 */
import type { JSX } from "preact";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";

/** So many choices are seen in the list without opening it. */
const SHORT_LIST = 3;

export function Tray(): JSX.Element {
  const { picked, ready, plain, act, words, drop, glow, state } = useDesk();
  const isPicked = picked.length > 0;
  const shown = isPicked ? ready : state.choices.length > SHORT_LIST ? plain : [];
  return (
    <div class="mof-tray" aria-live="polite" data-empty={!isPicked && shown.length === 0}>
      {shown.map((choice) => (
        <button
          key={choice.id}
          type="button"
          class={isPicked ? "button solid mof-go" : "button mof-plain"}
          onClick={() => {
            drop();
            act.choose(choice);
          }}
        >
          {telling.choice(words, choice)}
        </button>
      ))}
      {isPicked && ready.length === 0 && glow.size > 0 && <p>{words.say("web-aim")}</p>}
      {isPicked && (
        <button type="button" class="button mof-drop" aria-label={words.say("web-drop")} onClick={drop}>
          ✕
        </button>
      )}
    </div>
  );
}
