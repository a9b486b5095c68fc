/** What is picked, and the choices that belong to no thing on the table, as answers in the dock. */
import { type Answer, Offered } from "../../lib/answers";
import * as telling from "../../lib/telling";
import type { Choice } from "../../protocol";
import { useDesk } from "./desk";
import { chanceOf } from "./picking";

export function Tray() {
  const { state, asked, offers, laying, meant, reserve, picked, shooter, placing, coming, words, act, drop } =
    useDesk();
  if (!asked) return null;
  const answerOf = (choice: Choice): Answer => {
    const percent = state.odds ? chanceOf(state.question?.odds, state.choices, choice) : null;
    return {
      id: choice.id,
      text: telling.choice(words, choice),
      note: percent === null ? undefined : words.say("web-chance", { percent }),
      go: () => {
        drop();
        act.choose(choice);
      },
    };
  };
  const passes = [...offers.passes.entries()].sort(([one], [other]) => other - one).map(([, choice]) => choice);
  const team = meant ? [] : [passes[0] ?? null, offers.press, offers.blind];
  const made = [meant, laying, ...offers.plain, ...team];
  const isAsked = offers.shots.size > 0 && offers.cards.size === 0;
  const answers = made.filter((choice) => choice !== null).map(answerOf);
  const waits = placing !== null || coming !== null;
  return (
    <Offered
      made={{
        answers,
        missing: reserve
          ? words.say("choice-bring-on", { coming: reserve })
          : shooter && isAsked
            ? words.say("web-pick-disc")
            : undefined,
        drop: meant || reserve || picked.length > 0 ? drop : waits ? act.undo : undefined,
      }}
    />
  );
}
