/** Which choice belongs to which thing on the table. The server says what there is; here it is only found. */
import type { Choice } from "../../protocol";
import type { State } from "./reading";

/** Where a card may be put: on the pitch, in a slot of a team, on its last card, on the discards. */
export interface Target {
  readonly verb: "lay" | "place" | "cover" | "discard";
  readonly team?: string | undefined;
}

/** What has been taken in hand: a card to be put somewhere, or a place that waits for its card. */
export type Picked =
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "target"; readonly target: Target };

/** A choice's id as the engine writes it. */
export function idOf(card: string, { verb, team }: Target): string {
  return `${verb}:${card}${team ? `,${team}` : ""}`;
}

export function choiceById(state: State, id: string): Choice | undefined {
  return state.choices.find((choice) => choice.id === id);
}

/** The typed chance: which card came, which team. */
export function isTyped(state: State): boolean {
  return state.question?.chance === true;
}

/** Whether a card of the hand may go anywhere now, or to the place that waits. */
export function cardGlows(state: State, picked: Picked | null, card: string): boolean {
  if (isTyped(state)) return false;
  if (picked?.kind === "target") return choiceById(state, idOf(card, picked.target)) !== undefined;
  return state.choices.some((choice) => choice.arguments.card === card);
}

/** Whether a place takes the card in hand; with none in hand no place glows, the hand does. */
export function targetGlows(state: State, picked: Picked | null, target: Target): boolean {
  if (picked?.kind !== "card") return false;
  return choiceById(state, idOf(picked.card, target)) !== undefined;
}

export function sameTarget(one: Target, other: Target): boolean {
  return one.verb === other.verb && one.team === other.team;
}

/** The cards that the steps of an answer have laid for the team that is asked about, and for the one before. */
export function laidSteps(steps: readonly string[]): { before: string[]; now: string[] } {
  const done = steps.indexOf("done");
  const cards = (some: readonly string[]) =>
    some.filter((step) => step.startsWith("lay:")).map((step) => step.slice("lay:".length));
  return { before: done < 0 ? [] : cards(steps.slice(0, done)), now: cards(steps.slice(done + 1)) };
}

/** The choice of a typed chance that names a team: which team is dealt, whom the lot names. */
export function teamChoice(state: State, team: string): Choice | undefined {
  if (!isTyped(state)) return undefined;
  return state.choices.find((choice) => choice.arguments.team === team && choice.arguments.card === undefined);
}

/** The choices of a typed chance that name a card. */
export function cardChoices(state: State): readonly Choice[] {
  return isTyped(state) ? state.choices.filter((choice) => typeof choice.arguments.card === "string") : [];
}

/** The shortest beginnings that tell the names apart: "F", "Fa", "Fo". */
export function initials(names: readonly string[]): string[] {
  return names.map((name) => {
    const letters = [...name];
    for (let length = 1; length < letters.length; length++) {
      const start = letters.slice(0, length).join("");
      const same = names.filter((other) => other.toLowerCase().startsWith(start.toLowerCase()));
      if (same.length === 1) return start;
    }
    return name;
  });
}

/** A mark for each player: the first letter, with the number of the seat where two begin alike. */
export function marks(names: readonly string[]): string[] {
  const first = names.map((name) => ([...name.trim()][0] ?? "?").toLocaleUpperCase());
  return first.map((letter, seat) =>
    first.indexOf(letter) === first.lastIndexOf(letter) ? letter : `${letter}${seat + 1}`,
  );
}
