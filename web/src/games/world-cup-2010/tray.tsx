/** What is in hand, and the whistle, as answers in the dock. */
import { type Answer, Offered } from "../../lib/answers";
import * as telling from "../../lib/telling";
import { useDesk } from "./desk";
import { choiceById, laidSteps } from "./picking";

export function Tray() {
  const { state, act, words, picked, pick } = useDesk();
  const { question, steps, choices } = state;
  if (!question || question.chance) return null;
  if (question.kind === "lay") {
    const done = choiceById(state, "done");
    const cards = laidSteps(steps).now.length;
    const whistle: Answer = {
      id: "done",
      text: words.say("web-kick-off", { cards }),
      go: () => done && act.choose(done),
    };
    const missing = words.say("web-must-lay", { team: question.team });
    return <Offered made={{ answers: done ? [whistle] : [], missing, drop: cards > 0 ? act.undo : undefined }} />;
  }
  const held = picked?.kind === "card" ? picked.card : null;
  // What can be done with a card besides a place on the grass, which is shown there.
  const away = choices.filter((choice) => choice.arguments.card === held && choice.verb === "discard");
  const answers = away.map((choice) => ({
    id: choice.id,
    text: telling.choice(words, choice),
    go: () => act.choose(choice),
  }));
  const missing = words.say(picked ? "web-pick-slot" : "web-pick-card");
  return <Offered made={{ answers, missing, drop: picked ? () => pick(null) : undefined }} />;
}
