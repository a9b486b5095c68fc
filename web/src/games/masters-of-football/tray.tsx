/** What the picked things make: the choice in words, ready to be made. Stays in reach at the lower edge. */
import type { JSX } from "preact";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";

export function Tray(): JSX.Element {
  const { picked, ready, act, words, drop, glow } = useDesk();
  return (
    <div class="mof-tray" aria-live="polite" data-empty={picked.length === 0}>
      {ready.map((choice) => (
        <button
          key={choice.id}
          type="button"
          class="button solid mof-go"
          onClick={() => {
            drop();
            act.choose(choice);
          }}
        >
          {telling.choice(words, choice)}
        </button>
      ))}
      {picked.length > 0 && ready.length === 0 && glow.size > 0 && <p>{words.say("web-aim")}</p>}
      {picked.length > 0 && (
        <button type="button" class="button small mof-drop" onClick={drop}>
          {words.say("web-drop")}
        </button>
      )}
    </div>
  );
}
