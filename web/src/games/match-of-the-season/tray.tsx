/** What the picked things make, in thumb's reach, and the way out: pass. */
import type { JSX } from "preact";
import { Reach } from "../../lib/reach";
import * as telling from "../../lib/telling";
import type { Choice } from "../../protocol";
import { useDesk } from "./desk";

/** Questions whose plain choices have a place of their own. */
const ELSEWHERE = new Set(["bid", "first-refusal", "lay-line-up"]);

/** What is bought at the base price, and what the bank pays for. */
const PRICED: Readonly<Record<string, "base" | "bank">> = { buy: "base", sign: "base", sell: "bank", release: "bank" };

export function Tray(): JSX.Element | null {
  const { asked, plain, picked, ready, glow, words, act, drop, cards, priceOf } = useDesk();
  if (!asked || ELSEWHERE.has(asked)) return null;
  const pass = plain.find((choice) => choice.verb === "pass");
  if (!pass && picked.length === 0) return null;
  const priced = (choice: Choice): string => {
    const card = cards.get(String(choice.arguments.footballer));
    const at = PRICED[choice.verb];
    return card && at ? ` · ${priceOf(card, at)}` : "";
  };
  const tray = (
    <div class="mots-tray" data-picked={picked.length > 0}>
      {ready.map((choice) => (
        <button key={choice.id} type="button" class="button mots-go" onClick={() => act.choose(choice)}>
          {telling.choice(words, choice)}
          {priced(choice)}
        </button>
      ))}
      {picked.length > 0 && ready.length === 0 && glow.size > 0 && <p>{words.say("web-aim")}</p>}
      {picked.length > 0 ? (
        <button type="button" class="button mots-second" onClick={drop}>
          {words.say("web-drop")}
        </button>
      ) : (
        pass && (
          <button type="button" class="button mots-second" onClick={() => act.choose(pass)}>
            {telling.choice(words, pass)}
          </button>
        )
      )}
    </div>
  );
  if (picked.length === 0) return tray;
  return (
    <Reach>
      <div class="mots">{tray}</div>
    </Reach>
  );
}
