/** What is picked on the table, and the way out, as answers in the dock; the line-up has its own. */
import { Offered, offerOf } from "../../lib/answers";
import * as telling from "../../lib/telling";
import type { Choice } from "../../protocol";
import { type Desk, money, useDesk } from "./desk";

/** What is bought at the base price, and what the bank pays for. */
const PRICED: Readonly<Record<string, "base" | "bank">> = { buy: "base", sign: "base", sell: "bank", release: "bank" };
/** Questions whose answers have a place of their own. */
const ELSEWHERE = new Set(["bid", "lay-line-up"]);

export function Tray() {
  const desk = useDesk();
  const { asked, choices, plain, picked, ready, words, act, drop } = desk;
  if (picked.length === 0 && (!asked || ELSEWHERE.has(asked))) return null;
  const first = plain.filter((choice) => isBasePrice(desk, choice));
  return (
    <Offered
      made={offerOf({
        choices,
        isPicked: picked.length > 0,
        ready,
        plain: [...first, ...plain.filter((choice) => !first.includes(choice))],
        rarely: ["offer"],
        missing: words.say("web-aim"),
        told: (choice) => toldOf(desk, choice),
        choose: act.choose,
        drop,
      })}
    />
  );
}

/** The choice with what it costs or brings. */
function toldOf({ asked, words, cards, state, priceOf }: Desk, choice: Choice): string {
  if (asked === "first-refusal" && choice.verb === "sign")
    return words.say("web-buy-for", { money: money(words.language, Number(state.question?.arguments.money)) });
  const told = telling.choice(words, choice);
  const card = cards.get(String(choice.arguments.footballer));
  const at = PRICED[choice.verb];
  return card && at ? `${told} · ${priceOf(card, at)}` : told;
}

function isBasePrice({ state, cards, view }: Desk, choice: Choice): boolean {
  const stars = cards.get(String(state.question?.arguments.footballer))?.stars;
  return choice.verb === "price" && stars !== undefined && Number(choice.arguments.price) === view.prices.base[stars];
}
